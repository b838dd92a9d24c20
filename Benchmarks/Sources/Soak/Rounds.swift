import Chance
import Foundation
import RunningSimulator

/// One round after another, and what came of them.
struct Rounds {
    /// How long the controller may take to hear of everything after all is well again: the longest wait before a try, and
    /// the try.
    private static let patience = Duration.seconds(40)

    private let house: SoakedHouse
    private let simulator: RunningSimulator
    private let servers: [String]
    private let log: SoakLog
    private var random: SeededNumbers
    private var rounds = 0
    private var writes = (asked: 0, done: 0)
    private var (falseSuccesses, lost) = (0, 0)
    /// How many recoveries took so many milliseconds; as long at the end as at the beginning, since memory is looked at.
    private var recoveries = [Int](repeating: 0, count: 60_000)
    private var sizes: [(controller: Int, simulator: Int)] = []

    init(_ house: SoakedHouse, _ simulator: RunningSimulator, servers: [String], log: SoakLog, seed: UInt64) {
        (self.house, self.simulator, self.servers, self.log) = (house, simulator, servers, log)
        random = SeededNumbers(state: seed)
    }

    /// Whether all was well for so long.
    mutating func run(minutes: Double) async throws -> Bool {
        let start = ContinuousClock.now
        let end = start + .seconds(minutes * 60)
        var nextSize = start
        while .now < end {
            try await round()
            guard .now >= nextSize else { continue }
            sizes.append((memory(of: getpid()), memory(of: simulator.process)))
            nextSize = .now + .seconds(minutes * 60 / 100)
            if sizes.count % 10 == 0 { tell(.now - start) }
        }
        tell(.now - start)
        return report()
    }

    private mutating func round() async throws {
        rounds += 1
        log.note("round \(rounds)")
        try await goWrong()
        let lamps = house.lamps.shuffled(using: &random)
        for lamp in lamps.prefix(3) {
            try await simulator.order([
                "do": "set", "accessory": lamp.name, "characteristic": "Brightness",
                "value": Int.random(in: 0...100, using: &random),
            ])
        }
        for _ in 0..<2 {
            let wanted = lamps.dropFirst(3).prefix(8).map { ($0, Int64.random(in: 0...100, using: &random)) }
            let done = await house.write(wanted)
            writes.asked += wanted.count
            writes.done += done.count
            for (lamp, value) in done where try await house.value(of: lamp) != value {
                falseSuccesses += 1
                print("round \(rounds): \(lamp.name) is not at \(value), as was reported")
            }
        }
        log.note("all is well again")
        try await simulator.order(["do": "clear-fault"])
        try await hearEverything()
    }

    private mutating func goWrong() async throws {
        let server = servers.randomElement(using: &random) ?? "Bridge"
        var command: [String: any Sendable] = ["do": "fault", "server": server]
        let faults = [
            "slow", "silent", "refuse", "drop-before", "drop-mid", "drop-after", "error-status", "wrong-proof",
        ]
        // Waiting for a silent device is what takes the time; the others are more telling.
        let fault = Int.random(in: 0..<20, using: &random) == 0 ? "silent" : faults.randomElement(using: &random) ?? ""
        command["fault"] = fault == "silent" && Int.random(in: 0..<4, using: &random) > 0 ? "drop-after" : fault
        if fault == "slow" { command["seconds"] = Double.random(in: 0.01...0.3, using: &random) }
        if fault != "silent", fault != "refuse" { command["times"] = Int.random(in: 1...4, using: &random) }
        log.note("\(command)")
        try await simulator.order(command)
    }

    /// Waits until the controller believes of every lamp what is so.
    private mutating func hearEverything() async throws {
        let start = ContinuousClock.now
        for lamp in house.lamps {
            while try await house.value(of: lamp) != house.belief(of: lamp) {
                guard .now - start < Self.patience else {
                    lost += 1
                    log.note("\(lamp.name) is not heard of")
                    print("round \(rounds): \(lamp.name) is believed to be at \(house.belief(of: lamp) ?? -1)")
                    break
                }
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        let time = Int((.now - start) / .milliseconds(1))
        recoveries[min(time, recoveries.count - 1)] += 1
    }

    private func tell(_ time: Duration) {
        let last = sizes.last ?? (0, 0)
        print(
            "\(Int(time / .seconds(60))) min: \(rounds) rounds, \(writes.done) of \(writes.asked) writes done, "
                + "\(falseSuccesses) reported falsely, \(lost) values not heard, memory \(last.controller) and "
                + "\(last.simulator) KiB")
        fflush(nil)
    }

    private func report() -> Bool {
        let all = recoveries.reduce(0, +)
        var seen = 0
        let median = recoveries.firstIndex { count in
            seen += count
            return seen > all / 2
        }
        if let median, let last = recoveries.lastIndex(where: { $0 > 0 }) {
            print("heard of everything after  \(median) ms in the median, \(last) ms at most")
        }
        let controller = isFlat("controller's", sizes.map(\.controller))
        let simulator = isFlat("simulator's", sizes.map(\.simulator))
        return controller && simulator && falseSuccesses == 0 && lost == 0
    }

    /// Whether memory at the end is that after the first tenth, within 2 %: medians of a tenth of the time each.
    private func isFlat(_ whose: String, _ sizes: [Int]) -> Bool {
        let tenth = max(1, sizes.count / 10)
        guard sizes.count >= 2 * tenth else { return true }
        let first = sizes.dropFirst(tenth).prefix(tenth).sorted()[tenth / 2]
        let last = sizes.suffix(tenth).sorted()[tenth / 2]
        let growth = Double(last - first) / Double(first) * 100
        print("\(whose) memory     \(first) KiB, then \(last) KiB: \(String(format: "%+.2f", growth)) %")
        return growth <= 2
    }
}
