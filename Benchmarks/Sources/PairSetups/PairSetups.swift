import Foundation
import HAPCrypto
import HAPWire
import HomeModel

/// Pairs as often as it is told, both halves in memory with real cryptography, and counts what fails.
///
/// `PairSetups COUNT`: each run has a new setup code, new identities and new random numbers.
@main
struct PairSetups {
    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
        guard count > 0 else { fatalError("PairSetups COUNT") }
        var tally = Tally()
        let start = ContinuousClock.now
        for _ in 0..<count { tally.add(pair()) }
        tally.tell(count: count, in: start.duration(to: .now))
        if tally.failures > 0 { exit(1) }
    }

    /// One pair-setup from the first message to the last, begun again as often as the controller wants to.
    private static func pair() -> Run {
        var run = Run()
        let code = drawCode()
        let verifier = SRPVerifier(code: code, random: systemRandom)
        guard let id = DeviceID(systemRandom(6).map { String(format: "%02X", $0) }.joined(separator: ":")) else {
            return run
        }
        let key = SigningKey(random: systemRandom)
        let identity = ControllerIdentity(random: systemRandom)
        for _ in 0...10 {
            // What a connection holds goes with it.
            var accessory = PairSetupAccessory(deviceID: id, key: key, verifier: verifier, random: systemRandom)
            var controller = PairSetupController(code: code, identity: identity, expecting: id, random: systemRandom)
            var body = run.controller.time { controller.start() }
            while true {
                let reply = run.accessory.time { accessory.receive(body) }
                if case .failedProof? = reply.event { run.isCounted = true }
                guard let step = run.controller.time({ try? controller.receive(reply.body) }) else { return run }
                if case .restart = step { break }
                if case .done(let pairing) = step {
                    run.isDone = pairing.accessoryKey == key.publicKey
                    return run
                }
                if case .send(let next) = step { body = next }
            }
            run.restarts += 1
        }
        return run
    }

    private static func drawCode() -> SetupCode {
        while true {
            if let code = SetupCode(String(format: "%08d", Int.random(in: 0..<100_000_000))) { return code }
        }
    }
}

/// What came of one pairing.
struct Run {
    var isDone = false
    /// Whether the accessory counted a wrong code, which a right one never is.
    var isCounted = false
    var restarts = 0
    var controller = Stopwatch()
    var accessory = Stopwatch()
}

/// Time spent on one side.
struct Stopwatch {
    var total = Duration.zero

    mutating func time<Value>(_ work: () throws -> Value) rethrows -> Value {
        let start = ContinuousClock.now
        defer { total += start.duration(to: .now) }
        return try work()
    }
}

/// What came of all pairings.
struct Tally {
    var failures = 0
    private var restarts = 0
    private var sides: (controller: [Duration], accessory: [Duration], both: [Duration]) = ([], [], [])

    mutating func add(_ run: Run) {
        if !run.isDone || run.isCounted { failures += 1 }
        restarts += run.restarts
        sides.controller.append(run.controller.total)
        sides.accessory.append(run.accessory.total)
        sides.both.append(run.controller.total + run.accessory.total)
    }

    func tell(count: Int, in time: Duration) {
        print("pair-setups          \(count)")
        print("failures             \(failures)")
        print("begun again          \(restarts) (a number began with a zero byte)")
        print("seconds in all       \(time.components.seconds)")
        for (name, times) in [("controller", sides.controller), ("accessory", sides.accessory), ("both", sides.both)] {
            let sorted = times.sorted()
            print(
                "\(name.padding(toLength: 12, withPad: " ", startingAt: 0)) median \(milliseconds(sorted[count / 2])), "
                    + "95th percentile \(milliseconds(sorted[count * 95 / 100]))")
        }
    }

    private func milliseconds(_ time: Duration) -> String {
        String(format: "%.2f ms", Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
    }
}
