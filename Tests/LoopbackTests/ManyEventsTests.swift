import HAPSimulator
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// A bridge with more behind it than others' controllers can listen to: some hear nothing beyond 26 subscriptions.
struct ManyEventsTests {
    private let folder = TemporaryFolder()

    @Test("C7: of a hundred things behind one bridge, each change is heard", .timeLimit(.minutes(1)))
    func c7HearsOfEachOfManyThings() async throws {
        var bridge = Accessory(name: "Bridge")
        bridge.isBridge = true
        let lamps = (1...100).map { number in
            var lamp = Accessory(name: "Lamp \(number)")
            lamp.services = [Service(type: "Lightbulb")]
            return lamp
        }
        let server = try await AccessoryServer(SimulatedDevice(bridge, bridging: lamps))
        let port = try await server.start()
        let controller = HomeController(store: PairingFile(folder: folder.path))
        let device = try await controller.pair(host: "127.0.0.1", port: port, code: server.setupCode)
        let switches = device.accessories.compactMap { accessory in
            accessory.services.first?["On"].flatMap { CharacteristicAddress(of: $0, in: accessory.address) }
        }
        #expect(switches.count == 100)
        let changes = controller.changes()
        for result in await controller.observe(switches) { try result.get() }
        for place in switches {
            try await server.set(CharacteristicID(aid: place.accessory.aid, iid: place.iid), to: .bool(true))
        }
        var silent = Set(switches)
        for await change in changes {
            #expect(change.value == .bool(true))
            silent.remove(change.address)
            if silent.isEmpty { break }
        }
        #expect(await server.hasToldAll)
        await controller.close()
        await server.stop()
    }
}
