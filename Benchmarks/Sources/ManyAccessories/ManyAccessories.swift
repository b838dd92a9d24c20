import Foundation
import HAPController
import HAPCrypto
import HAPWire
import HomeModel

/// A thousand accessories on one machine: how long until all are connected and all are off.
///
/// `ManyAccessories BECKON COUNT` starts `BECKON simulate` on a home of COUNT lamps with a server each.
@main
struct ManyAccessories {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { fatalError("ManyAccessories BECKON [COUNT]") }
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000
        allowManyFiles()
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-many-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let simulator = try Simulator(program: arguments[1], lamps: count, folder: folder)
        defer { simulator.stop() }
        let ready = ContinuousClock.now
        let servers = try await simulator.servers()
        tell("all servers ready", ready)
        print("simulator's memory   \(memory(of: simulator.process)) MiB")
        try await measure(servers, folder: folder, simulator: simulator)
    }

    private static func measure(_ servers: [Server], folder: URL, simulator: Simulator) async throws {
        let store = PairingFile(folder: folder.path + "/controller")
        let controller = HomeController(store: store)
        var lamps: [CharacteristicAddress] = []
        let pairing = ContinuousClock.now
        try await withThrowingTaskGroup(of: CharacteristicAddress?.self) { group in
            var waiting = servers[...]
            func next() {
                guard let server = waiting.popFirst() else { return }
                group.addTask { try await pair(server, with: controller) }
            }
            for _ in 0..<8 { next() }
            while let lamp = try await group.next() {
                if let lamp { lamps.append(lamp) }
                next()
            }
        }
        tell("all paired", pairing)
        await controller.close()
        let second = HomeController(store: store)
        let connecting = ContinuousClock.now
        let values = await second.read(lamps)
        tell("all connected and read", connecting)
        print("read                 \(values.filter { (try? $0.get()) != nil }.count) of \(lamps.count)")
        for round in ["first", "second"] {
            let start = ContinuousClock.now
            let results = await second.write(
                lamps.map { CharacteristicWrite(address: $0, value: .bool(round == "second")) })
            tell("everything written, \(round)", start)
            print("done                 \(results.filter { (try? $0.get()) != nil }.count) of \(lamps.count)")
        }
        print("simulator's memory   \(memory(of: simulator.process)) MiB")
        print("controller's memory  \(memory(of: getpid())) MiB")
        await second.close()
    }
}
