import HAPSimulator
import HAPTransport
import HAPWire
import HomeLanguage
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import BeckonRuntime

/// Devices that are found in the network, and added by the names that they announce.
@Suite(.enabled(if: Avahi.isPossible, Comment(rawValue: Avahi.need)), .serialized, .timeLimit(.minutes(1)))
struct NetworkTests {
    private let folder = TemporaryFolder()

    init() throws { _ = try #require(Avahi.shared) }

    /// Runs a test in a house, beside one lamp that is on and announces itself.
    private func withAnnouncedLamp(
        called name: String, _ body: (BeckonRuntime.House, AccessoryServer, SetupCode) async throws -> Void
    ) async throws {
        let code = try #require(SetupCode("031-45-154"))
        var home = Home(name: "Hut")
        var lamp = Accessory(name: name)
        var service = Service(type: "Lightbulb", name: name)
        service.characteristics = [Characteristic(type: "On", value: .bool(false))]
        lamp.services = [service]
        home.accessories = [lamp]
        let simulator = try await Simulator(homes: [home], setupCode: code)
        let port = try await simulator.start()[0].port
        let announcement = AccessoryAnnouncement(
            name: name, deviceID: await simulator.servers[0].deviceID, isPairable: true, model: "Lamp",
            category: AccessoryCategory(rawValue: 5))
        let language = try English.language.get()
        let house = try await BeckonRuntime.House(language: language, in: DataPlace(folder: folder.path))
        let (states, state) = AsyncStream<AccessoryRegistration.State>.makeStream()
        let announcing = Task { await AccessoryRegistration(announcement, port: port).run { state.yield($0) } }
        for await case .announced in states { break }
        try await body(house, simulator.servers[0], code)
        announcing.cancel()
        await announcing.value
        await house.controller.close()
        await house.finder.close()
        await simulator.shutdown()
    }

    @Test("B1: what waits in the network is shown, and what is ours is told apart")
    func b1ShowsWhatWaitsInTheNetwork() async throws {
        try await withAnnouncedLamp(called: "Hall Lamp") { house, server, code in
            let found = try #require(
                try await house.discovery.devices(within: .seconds(2)).first {
                    $0.device.announcement.deviceID == server.deviceID
                })
            #expect(found.line.hasPrefix("“Hall Lamp” (light, Lamp) at 127.0.0.1:"))
            #expect(found.line.hasSuffix(" waits to be paired"))
            #expect(found.json["paired"] == .bool(false))
            #expect(found.json["category"] == .string("light"))
        }
    }

    @Test("B3: a device is added by the name that it announces, however it is written")
    func b3AddsADeviceByItsName() async throws {
        try await withAnnouncedLamp(called: "Hall Lamp") { house, server, code in
            try await house.discovery.identify("hall lamp", by: .owner)
            let meant = try await house.discovery.device(meant: "HALL lamp")
            let added = try await house.accessoryAdministration.add(meant, code: code, by: .owner)
            #expect(added.map(\.name) == ["Hall Lamp"])
            #expect(await server.isPaired)
            let all = try await house.discovery.devices(within: .zero)
            #expect(all.first { $0.device.announcement.deviceID == server.deviceID }?.isOurs == true)
            await #expect(throws: AccessoryError.alreadyThere("Hall Lamp", home: "My Home")) {
                try await house.accessoryAdministration.add(meant, code: code, by: .owner)
            }
        }
    }

    @Test func warnsOfAnAnnouncedNameBeforeItIsPaired() async throws {
        try await withAnnouncedLamp(called: "Kitchens") { house, server, code in
            let store = try await house.store()
            try await store.apply([.addHome(id: HomeID(), name: "Hut")], by: .owner)
            let home = try #require(try await store.snapshot().primary)
            try await store.apply([.change(home.id, .addRoom(Room(name: "Kitchen")))], by: .owner)
            let warnings = Mutex<[[String]]>([])
            let meant = try await house.discovery.device(meant: "Kitchens")
            let wrong = try #require(SetupCode("101-48-005"))
            await #expect(throws: (any Error).self) {
                try await house.accessoryAdministration.add(meant, code: wrong, by: .owner) { told in
                    warnings.withLock { $0.append(told.lines) }
                }
            }
            #expect(warnings.withLock { $0.first?.first?.contains("Kitchen") } == true, "before the code was tried")
            #expect(await server.isPaired == false)
        }
    }

    @Test("B3: what does not say that it is certified is asked about first; at an address there is nothing to ask")
    func b3AsksAboutWhatIsNotCertified() async throws {
        try await withAnnouncedLamp(called: "Hall Lamp") { house, _, _ in
            let meant = try await house.discovery.device(meant: "Hall Lamp")
            #expect(meant.certificationQuestion?.hasPrefix("“Hall Lamp” does not say that it is certified") == true)
            guard case .announced(var device) = meant else { return #expect(Bool(false), "it is announced") }
            device.announcement.features = 2
            #expect(DeviceReference.announced(device).certificationQuestion == nil)
            let address = try #require(NetworkPlace("127.0.0.1:5"))
            #expect(DeviceReference.place(address).certificationQuestion == nil)
        }
    }

    @Test("B9: what a bridge gets while somebody watches comes into the home")
    func b9TakesUpWhatABridgeGets() async throws {
        var bridge = Accessory(name: "Bridge")
        bridge.isBridge = true
        var lamp = Accessory(name: "Lamp")
        lamp.services = [Service(type: "Lightbulb")]
        let server = try await AccessoryServer(SimulatedDevice(bridge, bridging: [lamp]))
        try await server.start()
        await server.beginAnnouncing { _ in }
        let language = try English.language.get()
        let house = try await BeckonRuntime.House(language: language, in: DataPlace(folder: folder.path))
        let meant = try await house.discovery.device(meant: server.deviceID.description)
        _ = try await house.accessoryAdministration.add(meant, code: server.setupCode, by: .owner)
        let (lines, line) = AsyncStream<String>.makeStream()
        let watch = try await house.watch { line.yield($0.line(in: house.replies)) }
        let running = Task { try await watch.run() }
        for await line in lines where line.contains("homes") { break }
        try await server.reshape(to: SimulatedDevice(bridge, bridging: [lamp, Accessory(name: "Fan")]))
        for await line in lines where line.contains("added accessory Fan") { break }
        #expect(try await house.accessories.all().map(\.accessory.name).sorted() == ["Bridge", "Fan", "Lamp"])
        running.cancel()
        try await running.value
        await house.controller.close()
        await house.finder.close()
        await server.stop()
    }

    @Test func saysThatNobodyOfThatNameIsThere() async throws {
        let language = try English.language.get()
        let house = try await BeckonRuntime.House(language: language, in: DataPlace(folder: folder.path))
        await #expect(throws: AccessoryError.notInNetwork("Nobody")) {
            try await house.discovery.device(meant: "Nobody", within: .milliseconds(300))
        }
        #expect(
            try await house.discovery.device(meant: "192.0.2.7:51826")
                == .place(try #require(NetworkPlace("192.0.2.7:51826"))))
        await house.finder.close()
    }
}
