import HAPSimulator
import HAPTransport
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// Nothing is missed, whatever a device does while the controller comes back to it.
@Suite(.timeLimit(.minutes(1)))
struct CatchUpTests {
    private let folder = TemporaryFolder()

    /// A bridge with lamps behind it that are listened to, and what the controller tells of them.
    private struct Watched {
        let server: AccessoryServer
        let controller: HomeController
        let events: AsyncStream<ControlEvent>
        let lamps: [CharacteristicAddress]

        func set(_ lamp: Int, _ isOn: Bool) async throws {
            try await server.set(.init(aid: lamps[lamp].accessory.aid, iid: lamps[lamp].iid), to: .bool(isOn))
        }

        /// Switches the device off and on while something changes, and has it do wrong afterwards.
        func switchOff(whileOff change: () async throws -> Void) async throws {
            let port = try #require(await server.port)
            await server.stop()
            try await change()
            try await server.start(port: port)
        }

        /// Waits until these lamps have been told to be on.
        func hear(_ awaited: [Int]) async {
            var silent = Set(awaited.map { lamps[$0] })
            for await event in events {
                guard case .value(let change) = event, change.value == .bool(true) else { continue }
                silent.remove(change.address)
                if silent.isEmpty { return }
            }
        }

        func end() async {
            await controller.close()
            await server.stop()
        }
    }

    private func watched(_ count: Int, deadlines: Deadlines = Deadlines()) async throws -> Watched {
        var bridge = Accessory(name: "Bridge")
        bridge.isBridge = true
        let lamps = (1...count).map { number in
            var lamp = Accessory(name: "Lamp \(number)")
            lamp.services = [Service(type: "Lightbulb")]
            return lamp
        }
        let server = try await AccessoryServer(SimulatedDevice(bridge, bridging: lamps))
        let port = try await server.start()
        let controller = HomeController(store: PairingFile(folder: folder.path), deadlines: deadlines)
        let device = try await controller.pair(host: "127.0.0.1", port: port, code: server.setupCode)
        let switches = device.accessories.compactMap { accessory in
            accessory.services.first?["On"].flatMap { CharacteristicAddress(of: $0, in: accessory.address) }
        }
        let events = controller.events()
        for result in await controller.observe(switches) { try result.get() }
        return Watched(server: server, controller: controller, events: events, lamps: switches)
    }

    @Test("C7: what a device refuses to tell just after it came back is asked for again")
    func c7AsksAgainForWhatWasRefused() async throws {
        let house = try await watched(1)
        try await house.switchOff {
            try await house.set(0, true)
            // Both the wish to be told and the reading of what was missed.
            try await house.server.begin(DeviceFault(.errorStatus, status: .busy, times: 2))
        }
        await house.hear([0])
        await house.end()
    }

    @Test("C7: a change after a refused wish to be told is heard of")
    func c7HearsOfAChangeAfterARefusedWish() async throws {
        let house = try await watched(1)
        try await house.switchOff {
            try await house.server.begin(DeviceFault(.errorStatus, status: .busy, times: 2))
        }
        // The wish and the reading are refused now, and the fault is over.
        while await !house.server.presentFaults.isEmpty { await Task.yield() }
        try await house.set(0, true)
        await house.hear([0])
        await house.end()
    }

    @Test("C7: a bridge that takes longer than a deadline to take up all wishes is heard")
    func c7HearsASlowBridge() async throws {
        let house = try await watched(20, deadlines: Deadlines(answer: .milliseconds(400)))
        try await house.switchOff {
            for lamp in house.lamps.indices { try await house.set(lamp, true) }
            try await house.server.begin(DeviceFault(.slow, delay: .milliseconds(30)))
        }
        await house.hear(Array(house.lamps.indices))
        await house.end()
    }
}
