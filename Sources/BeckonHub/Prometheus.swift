import CoreMetrics
import Synchronization

/// What swift-metrics counts, as a page that Prometheus reads (text format 0.0.4).
final class Prometheus: MetricsFactory {
    /// The most series; what comes beyond them is counted and shown nowhere.
    private static let most = 1_000

    private enum Kind: String { case counter, gauge, summary }

    /// All series of one label, by their dimensions as they are shown.
    private struct Family {
        let kind: Kind
        var series: [String: Series] = [:]
    }

    private let families = Mutex<[String: Family]>([:])

    /// All of it.
    var page: String {
        let families = families.withLock { $0 }
        var lines: [String] = []
        for (label, family) in families.sorted(by: { $0.key < $1.key }) {
            lines.append("# TYPE \(label) \(family.kind.rawValue)")
            for (dimensions, series) in family.series.sorted(by: { $0.key < $1.key }) {
                let (sum, count) = series.read
                if family.kind == .summary {
                    lines += ["\(label)_sum\(dimensions) \(sum)", "\(label)_count\(dimensions) \(count)"]
                } else {
                    lines.append("\(label)\(dimensions) \(Int64(exactly: sum).map { "\($0)" } ?? "\(sum)")")
                }
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, .counter)
    }

    func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler { series(label, dimensions, .counter) }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, .gauge)
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        series(label, dimensions, aggregate ? .summary : .gauge)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, .summary)
    }

    // A series is shown for as long as the hub runs.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    private func series(_ label: String, _ dimensions: [(String, String)], _ kind: Kind) -> Series {
        let told = dimensions.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
        return families.withLock { families in
            let key = told.isEmpty ? "" : "{\(told)}"
            if let known = families[label]?.series[key] { return known }
            let series = Series(isSet: kind == .gauge)
            if families.values.reduce(0, { $0 + $1.series.count }) < Self.most {
                families[label, default: Family(kind: kind)].series[key] = series
            }
            return series
        }
    }

    private static func escaped(_ text: String) -> String {
        text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : $0.isNewline ? ["\\", "n"] : [$0] }
            .reduce(into: "") { $0.append($1) }
    }
}

/// One series: a sum and how often something was added to it, or the value that was set last.
private final class Series: CounterHandler, FloatingPointCounterHandler, MeterHandler, RecorderHandler, TimerHandler {
    /// Whether what is recorded takes the place of what was.
    private let isSet: Bool
    private let state = Mutex((sum: 0.0, count: 0))

    init(isSet: Bool) { self.isSet = isSet }

    var read: (sum: Double, count: Int) { state.withLock { $0 } }

    func increment(by amount: Int64) { add(Double(amount)) }
    func increment(by amount: Double) { add(amount) }
    func decrement(by amount: Double) { add(-amount) }
    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { state.withLock { $0.sum = value } }
    func record(_ value: Int64) { record(Double(value)) }
    func record(_ value: Double) { isSet ? set(value) : add(value) }
    func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
    func reset() { state.withLock { $0 = (0, 0) } }

    private func add(_ amount: Double) {
        state.withLock { state in
            state.sum += amount
            state.count += 1
        }
    }
}
