import FirstHome
import Foundation
import HAPController
import HAPWire
import HomeModel
import RunningSimulator

/// A thousand accessories on one machine: how long until all are connected and all are off, and what they need.
///
/// `ManyAccessories BECKON COUNT` starts `BECKON simulate` on a home of COUNT lamps with a server each.
@main
struct ManyAccessories {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1, let code = SetupCode("031-45-154") else {
            fatalError("ManyAccessories BECKON [COUNT]")
        }
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000
        allowManyFiles()
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-many-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let home: [String: any Sendable] = ["name": "Hotel", "accessories": (1...count).map { lamp("Lamp \($0)") }]
        let start = ContinuousClock.now
        let simulator = try RunningSimulator(program: arguments[1], home: home, folder: folder)
        do {
            let ports = try await simulator.ports(count)
            tell("all servers ready", .now - start)
            print("simulator's memory         \(memory(of: simulator.process) / 1024) MiB")
            let store = PairingFile(folder: folder.path + "/controller")
            try await measure(pair(ports, code, store), store)
            print("simulator's memory         \(memory(of: simulator.process) / 1024) MiB")
        } catch { print("\(error)") }
        await simulator.stop()
    }

    /// Pairs with all of them, some at a time; tells where the light of each is switched.
    private static func pair(
        _ ports: [Int], _ code: SetupCode, _ store: PairingFile
    ) async throws -> [CharacteristicPlace] {
        let controller = HomeController(store: store)
        let administration = try await FirstHome.administration(of: controller)
        let start = ContinuousClock.now
        let lamps = try await withThrowingTaskGroup(of: CharacteristicPlace?.self) { group in
            var waiting = ports[...]
            var lamps: [CharacteristicPlace] = []
            func next() {
                guard let port = waiting.popFirst() else { return }
                group.addTask {
                    let device = try await administration.pair(
                        host: "127.0.0.1", port: port, code: code, claims: IdentityClaims())
                    guard let lamp = device.accessories.first else { return nil }
                    return lamp.services.first.flatMap { lamp.place(of: "On", in: $0) }
                }
            }
            for _ in 0..<8 { next() }
            while let lamp = try await group.next() {
                if let lamp { lamps.append(lamp) }
                next()
            }
            return lamps
        }
        tell("all paired", .now - start)
        await controller.close()
        return lamps
    }

    private static func measure(_ lamps: [CharacteristicPlace], _ store: PairingFile) async throws {
        let controller = HomeController(store: store)
        var start = ContinuousClock.now
        let values = await controller.read(lamps.map(\.address))
        tell("all connected and read", .now - start)
        print("read                       \(values.filter { (try? $0.get()) != nil }.count) of \(lamps.count)")
        for isOn in [false, true, false] {
            start = .now
            let writes = lamps.compactMap { CharacteristicWrite(WriteProposal(.bool(isOn), for: $0)) }
            let results = await controller.write(writes)
            tell("everything \(isOn ? "on" : "off")", .now - start)
            print("done                       \(results.filter { (try? $0.get()) != nil }.count) of \(lamps.count)")
        }
        print("controller's memory        \(memory(of: getpid()) / 1024) MiB")
        await controller.close()
    }
}
