import GrammarKit

/// What decides between readings, and how sure the outcome is.
///
/// They are written once, in the file `weights.txt` that all languages share: what each criterion costs, how much dearer a reading
/// may be that a person is asked about, and a factor for each stage that had to be asked and for what had to be supposed beside
/// it. A language's own `weights.txt` has what holds otherwise there. Together they name each criterion; what else they do not
/// name takes nothing away.
///
///     cost errors: 1000
///     ask-within: 0
///     # Other words for the same things.
///     stage aliases: 0.9
///     shortened-or-far: 0.9
package struct Weights: Sendable {
    /// What can be supposed beside what a stage supposes.
    package enum Supposition: String, CaseIterable {
        /// A shortened name is meant, or a thing of another home than the primary one.
        case shortenedOrFar = "shortened-or-far"
        /// Words that nobody knows are a name.
        case unknownName = "unknown-name"
    }

    /// The most that something costs.
    static let dearest = 100_000_000_000_000

    /// The key of what `margin` is.
    private static let askWithin = "ask-within"

    /// What each criterion costs, by its number.
    private(set) var costs = Criterion.Table<Int>(repeating: 1)
    /// How much dearer than the cheapest a reading may be that a person is asked about.
    private(set) var margin = 0
    private var stages: [Stage: Double] = [:]
    private var suppositions: [Supposition: Double] = [:]

    /// Weights that take nothing away, where all criteria cost the same.
    init() {}

    /// How sure it is what some stages made of a sentence.
    package func factor(of stages: [Stage]) -> Double { stages.reduce(1) { $0 * (self.stages[$1] ?? 1) } }

    /// How sure it is what was supposed.
    package func factor(of supposition: Supposition) -> Double { suppositions[supposition] ?? 1 }

    // MARK: - Reading

    /// A file of weights, as it is written.
    typealias Source = (text: String, file: String)

    /// Reads the weights of a file, and what another has in their place.
    init(_ text: String, file: String, butFor own: Source? = nil) throws(KeyedLinesError) {
        var known: Set<String> = []
        for source in [(text, file), own].compactMap(\.self) {
            var here: Set<String> = []
            for line in try KeyedLines(source.text, file: source.file).lines {
                try read(line)
                guard here.insert(line.key).inserted else { throw line.error(.repeatedKey(line.key)) }
            }
            known.formUnion(here)
        }
        if let missing = Criterion.allCases.map(Self.key).first(where: { !known.contains($0) }) {
            let last = SourcePosition(
                file: file, line: text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) + 1, column: 1)
            throw KeyedLinesError(.missing(missing), at: last)
        }
    }

    private mutating func read(_ line: KeyedLines.Line) throws(KeyedLinesError) {
        if line.key == Self.askWithin {
            margin = try cost(line)
        } else if let criterion = Criterion.allCases.first(where: { Self.key($0) == line.key }) {
            costs[criterion.rawValue] = try cost(line)
        } else if let supposition = Supposition(rawValue: line.key) {
            suppositions[supposition] = try factor(line)
        } else if let stage = Stage.allCases.first(where: { "stage " + $0.rawValue == line.key }) {
            stages[stage] = try factor(line)
        } else {
            throw line.unknown(line.key, among: Self.keys)
        }
    }

    private static let keys =
        Criterion.allCases.map(key) + [askWithin] + Supposition.allCases.map(\.rawValue)
        + Stage.allCases.map { "stage " + $0.rawValue }

    private static func key(_ criterion: Criterion) -> String { "cost " + criterion.name }

    private func cost(_ line: KeyedLines.Line) throws(KeyedLinesError) -> Int {
        guard let cost = Int(line.value), 0...Self.dearest ~= cost else {
            throw line.error(.expected("a whole number up to \(Self.dearest)", found: "“\(line.value)”"))
        }
        return cost
    }

    private func factor(_ line: KeyedLines.Line) throws(KeyedLinesError) -> Double {
        guard let factor = Double(line.value), factor > 0, factor <= 1 else {
            throw line.error(.expected("a factor above 0 and up to 1", found: "“\(line.value)”"))
        }
        return factor
    }
}
