import HAPSimulator
import HAPWire
import HomeDatabase
import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime
@testable import HAPController

/// A watch over a database and real (simulated) accessories, within one process.
struct WatchTests {
    /// What a watch has told, for one who waits for it.
    private final class Told: Sendable {
        private let stream: AsyncStream<WatchedEvent>
        private let told: AsyncStream<WatchedEvent>.Continuation

        init() { (stream, told) = AsyncStream.makeStream() }

        func tell(_ event: WatchedEvent) { told.yield(event) }

        /// All that is told up to the first event that a test waits for.
        func until(_ isAwaited: (WatchedEvent) -> Bool) async -> [WatchedEvent] {
            var events: [WatchedEvent] = []
            for await event in stream {
                events.append(event)
                if isAwaited(event) { break }
            }
            return events
        }
    }

    private let folder = TemporaryFolder()
    private let replies: ReplyRenderer

    init() throws { replies = try ReplyRenderer(folder: Fixture.project + "/Grammars/en") }

    /// A hut with one lamp, which is switched on and paired.
    private func hut(_ store: HomeDatabase, _ controller: HomeController) async throws -> (AccessoryServer, Int) {
        var home = Home(name: "Hut")
        home.rooms = [Room(name: "Kitchen")]
        var lamp = Accessory(name: "Desk Lamp")
        lamp.room = home.rooms[0].id
        var service = Service(type: "Lightbulb", name: "Desk Lamp")
        service.characteristics = [
            Characteristic(type: "On", value: .bool(false)), Characteristic(type: "Brightness", value: .int(50)),
        ]
        lamp.services = [service]
        home.accessories = [lamp]
        try await store.replace(with: HomeSnapshot(homes: [home]))
        let code = try #require(SetupCode("031-45-154"))
        let simulator = try await Simulator(homes: [home], setupCode: code)
        let port = try await simulator.start()[0].port
        try await store.enrol(controller.pair(host: "127.0.0.1", port: port, code: code), by: .owner)
        return (await simulator.servers[0], port)
    }

    @Test("O3: a watch is told of what others do, and not of what its own database does")
    func o3TellsOfOthersOnly() async throws {
        let (own, other) = (try HomeDatabase(folder: folder.path), try HomeDatabase(folder: folder.path))
        let told = Told()
        let controller = HomeController(store: PairingFile(folder: folder.path))
        let watch = HomeWatch(database: own, controller: controller) { told.tell($0) }
        let running = Task { try await watch.run() }
        _ = await told.until { $0.isHomesUpdated }
        let home = HomeID()
        try await own.apply([.addHome(id: home, name: "Hut")], by: .owner)
        try await own.apply([.change(home, .addRoom(Room(name: "Attic")))], by: .owner)
        try await other.apply([.change(home, .addRoom(Room(name: "Kitchen")))], by: .owner)
        let events = await told.until { _ in true }
        #expect(events.map { $0.line(in: replies) } == ["Hut: added room Kitchen"])
        running.cancel()
        try await running.value
    }

    @Test("C7: values changed by hand arrive, and so does what was missed while an accessory was away (B8, O6)")
    func c7TellsOfValuesAndReachability() async throws {
        let store = try HomeDatabase(folder: folder.path)
        let pairings = PairingFile(folder: folder.path)
        let (server, port) = try await hut(store, HomeController(store: pairings))
        let lamp = try #require(await store.snapshot().primary).accessory(called: "Desk Lamp")
        let aid = try #require(lamp.address).aid
        let power = CharacteristicID(aid: aid, iid: try #require(lamp.services[0]["On"]?.iid))
        let brightness = CharacteristicID(aid: aid, iid: try #require(lamp.services[0]["Brightness"]?.iid))
        let told = Told()
        let controller = HomeController(store: pairings, deadlines: Deadlines(connection: .milliseconds(500)))
        let watch = HomeWatch(database: store, controller: controller, interval: .milliseconds(50)) { told.tell($0) }
        let running = Task { try await watch.run() }
        _ = await told.until { $0.isHomesUpdated }

        // Nobody says when the watch has begun to listen to the lamp: it is switched until that is heard.
        let hand = Task {
            var isOn = false
            while !Task.isCancelled {
                isOn.toggle()
                try await server.set(power, to: .bool(isOn))
                await Task.yield()
            }
        }
        let first = try #require(await told.until { $0.isValue }.last)
        #expect(["Kitchen: Desk Lamp On = true", "Kitchen: Desk Lamp On = false"].contains(first.line(in: replies)))
        hand.cancel()
        _ = await hand.result
        // What the hand did may not all have been heard; the brightness is set once, and is heard after it.
        try await server.set(power, to: .bool(true))
        try await server.set(brightness, to: .int(37))
        _ = await told.until { $0.line(in: replies) == "Kitchen: Desk Lamp Brightness = 37" }

        await server.stop()
        #expect(
            await told.until { $0.isReachability }.last?.line(in: replies) == "Kitchen: Desk Lamp cannot be reached")
        try await server.set(power, to: .bool(false))
        _ = try await server.start(port: port)
        #expect(
            await told.until { $0.isReachability }.last?.line(in: replies) == "Kitchen: Desk Lamp can be reached again")
        #expect(await told.until { $0.isValue }.map { $0.line(in: replies) } == ["Kitchen: Desk Lamp On = false"])
        running.cancel()
        try await running.value
        await server.stop()
    }

    @Test("C7: what is added while somebody watches is listened to, and what is removed no longer")
    func c7FollowsWhatIsAddedAndRemoved() async throws {
        let (own, store) = (try HomeDatabase(folder: folder.path), try HomeDatabase(folder: folder.path))
        let pairings = PairingFile(folder: folder.path)
        let told = Told()
        let controller = HomeController(store: pairings)
        let watch = HomeWatch(database: own, controller: controller, interval: .milliseconds(50)) { told.tell($0) }
        let running = Task { try await watch.run() }
        _ = await told.until { $0.isHomesUpdated }
        let (server, _) = try await hut(store, HomeController(store: pairings))
        let home = try #require(await store.snapshot().primary)
        let lamp = try home.accessory(called: "Desk Lamp")
        let power = CharacteristicID(
            aid: try #require(lamp.address).aid, iid: try #require(lamp.services[0]["On"]?.iid))
        let hand = Task {
            var isOn = false
            while !Task.isCancelled {
                isOn.toggle()
                try await server.set(power, to: .bool(isOn))
                await Task.yield()
            }
        }
        #expect(await told.until { $0.isValue }.last?.line(in: replies).hasPrefix("Kitchen: Desk Lamp On = ") == true)
        hand.cancel()
        _ = await hand.result
        try await store.apply([.change(home.id, .remove(.accessory(lamp.id)))], by: .owner)
        _ = await told.until { $0.line(in: replies) == "Hut: removed accessory Desk Lamp" }
        try await server.set(power, to: .bool(true))
        try await server.set(power, to: .bool(false))
        try await store.apply([.change(home.id, .addRoom(Room(name: "Attic")))], by: .owner)
        #expect(await told.until { _ in true }.map { $0.line(in: replies) } == ["Hut: added room Attic"])
        running.cancel()
        try await running.value
        await server.stop()
    }

    @Test func writesEachEventAsALineAndAsJSON() throws {
        let place = WatchedPlace(home: "Hut", room: "Kitchen", accessory: "Desk Lamp", service: "Desk Lamp")
        let value = WatchedEvent.value(WatchedValue(place: place, characteristic: "On", value: .bool(true)))
        #expect(value.line(in: replies) == "Kitchen: Desk Lamp On = true")
        #expect(
            value.json(in: replies).line
                == #"{"accessory":"Desk Lamp","characteristic":"On","event":"values","home":"Hut","room":"Kitchen","service":"Desk Lamp","value":true}"#
        )
        let unclear = WatchedEvent.value(WatchedValue(place: place, characteristic: "On", value: nil))
        #expect(unclear.line(in: replies) == "Kitchen: Desk Lamp On: the accessory answered what I do not understand")
        #expect(unclear.json(in: replies).line.contains(#""error":"answered what I do not understand""#))
        #expect(unclear.json(in: replies).line.contains(#""value":null"#))
        let room = Room(name: "Kitchen")
        let added = WatchedEvent.change(
            HomeEvent(
                sequence: 12, topic: .rooms, verb: .added, home: HomeID(), homeName: "Maple Street",
                thing: .room(room.id), name: "Kitchen", author: "Ann"))
        #expect(added.line(in: replies) == "Maple Street: added room Kitchen (Ann)")
        #expect(
            added.json(in: replies).line
                == #"{"by":"Ann","change":"added","event":"rooms","home":"Maple Street","kind":"room","name":"Kitchen","sequence":12}"#
        )
        let gone = WatchedEvent.reachability(
            WatchedPlace(home: "Hut", room: nil, accessory: "Fan", service: nil), false)
        #expect(gone.line(in: replies) == "Hut: Fan cannot be reached")
        #expect(
            gone.json(in: replies).line == #"{"accessory":"Fan","event":"reachability","home":"Hut","reachable":false}"#
        )
    }
}

extension WatchedEvent {
    fileprivate var isHomesUpdated: Bool {
        if case .change(let event) = self { event.topic == .homesUpdated } else { false }
    }

    fileprivate var isValue: Bool { if case .value = self { true } else { false } }

    fileprivate var isReachability: Bool { if case .reachability = self { true } else { false } }
}
