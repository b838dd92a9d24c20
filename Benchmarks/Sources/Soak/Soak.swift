import Foundation
import HAPController
import HAPWire
import HomeModel
import RunningSimulator

/// The controller on the simulator for an hour, with one fault after another.
///
/// `Soak BECKON [MINUTES [SEED]]`. In every round something goes wrong with one server, values are written and others
/// changed by hand; then all is well again. What was reported done must be done, and what was changed must be heard of.
/// Memory must stay as it is after the first tenth of the time. Ends with status 1 where one of these fails.
/// `SOAK_LOG=FILE` keeps what both ends say.
@main
struct Soak {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { fatalError("Soak BECKON [MINUTES [SEED]]") }
        let minutes = arguments.count > 2 ? Double(arguments[2]) ?? 60 : 60
        let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-soak-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lone = (1...4).map { "Lone \($0)" }
        let behind = (1...20).map { lamp("Lamp \($0)", behind: "Bridge") }
        let bridge: [String: any Sendable] = ["name": "Bridge", "isBridge": true]
        let home: [String: any Sendable] = ["name": "Hut", "accessories": [bridge] + behind + lone.map { lamp($0) }]
        let log = SoakLog(file: ProcessInfo.processInfo.environment["SOAK_LOG"])
        let simulator = try RunningSimulator(program: arguments[1], home: home, folder: folder) { log.note($0) }
        var isGood = false
        do {
            let ports = try await simulator.ports(1 + lone.count)
            if log.isKept { try await simulator.order(["do": "watch"]) }
            let house = try await SoakedHouse(simulator, ports: ports, folder: folder.path, log: log)
            var rounds = Rounds(house, simulator, servers: ["Bridge"] + lone, log: log, seed: seed)
            isGood = try await rounds.run(minutes: minutes)
        } catch { print("\(error)") }
        await simulator.stop()
        exit(isGood ? 0 : 1)
    }
}
