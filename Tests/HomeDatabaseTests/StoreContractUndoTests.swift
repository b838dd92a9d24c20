import Foundation
import HomeModel
import TestSupport
import Testing

/// What a shared store keeps of edits for a day, and how it takes them back.
struct StoreContractUndoTests {
    /// The kinds that many programs share.
    static let kinds = StoreKind.allCases.filter { $0 != .memory }

    private func shared(_ store: StoreUnderTest) throws -> any SharedHomeStore {
        try #require(store.store as? any SharedHomeStore)
    }

    /// Edits of every kind to the cottage.
    private static func edits(of home: Home) throws -> [[Edit]] {
        func change(_ edits: HomeEdit...) -> [Edit] { edits.map { .change(home.id, $0) } }
        let (room, zone) = (home.rooms[0], home.zones[0])
        let (lamp, scene) = (try home.accessory(called: "Desk Lamp"), home.actionSets[0])
        let group = home.serviceGroups[0]
        let service = ServiceReference(accessory: lamp.id, service: lamp.services[0].id)
        return [
            change(.addRoom(Room(name: "Attic"))), change(.remove(.room(room.id))),
            change(.rename(.room(room.id), to: "Galley")), change(.addAlias("Nook", to: .room(room.id))),
            change(.remove(.zone(zone.id))), change(.removeFromZone(zone.id, zone.rooms[0])),
            change(.remove(.accessory(lamp.id))), change(.assign(lamp.id, to: nil)),
            change(.rename(.accessory(lamp.id), to: "Beacon")), change(.rename(.service(service), to: "Glow")),
            change(.remove(.serviceGroup(group.id))), change(.removeFromGroup(group.id, group.services[0])),
            change(.remove(.actionSet(scene.id))), change(.addActionSet(ActionSet(name: "Dinner"))),
            change(.addUser(User(name: "Cy", role: .guest))), change(.setTemperatureUnit(.fahrenheit)),
            change(.rename(.home, to: "Chalet")), change(.remove(.home)),
            [.addHome(id: HomeID(), name: "Hut")], [.replaceAll(HomeSnapshot())],
            change(.addRoom(Room(name: "Cellar")), .rename(.room(room.id), to: "Parlour")),
        ]
    }

    @Test(arguments: kinds) func eachEditIsToldAndTakenBackAndMadeAgain(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let shared = try shared(store)
        let paired = Set(try await store.home.accessories.compactMap(\.address?.device))
        for edits in try Self.edits(of: await store.home) {
            let before = try await shared.snapshot()
            try await shared.apply(edits, by: .owner)
            let after = try await shared.snapshot()
            #expect(before != after, "\(edits)")
            let made = try #require(try await shared.history(for: .owner).first)
            #expect(!made.changes.isEmpty && made.undoes == nil && !made.isUndone)
            #expect(try await shared.undo(nil, paired: paired, by: .owner).id == made.id)
            #expect(try await shared.snapshot() == before, "\(edits)")
            let undoing = try #require(try await shared.history(for: .owner).first)
            #expect(undoing.undoes == made.id)
            #expect(try await shared.history(for: .owner)[1].isUndone)
            await #expect(throws: UndoFault.undoneAlready(made.id)) {
                try await shared.undo(made.id, paired: paired, by: .owner)
            }
            try await shared.undo(undoing.id, paired: paired, by: .owner)
            #expect(try await shared.snapshot() == after, "\(edits)")
            try await shared.undo(shared.history(for: .owner)[0].id, paired: paired, by: .owner)
            #expect(try await shared.snapshot() == before, "\(edits)")
        }
    }

    @Test(arguments: kinds) func whatWasChangedAgainIsNotOverwritten(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let shared = try shared(store)
        let room = try await store.home.rooms[0]
        try await store.edit(.rename(.room(room.id), to: "Galley"))
        try await store.edit(.rename(.room(room.id), to: "Larder"))
        let numbers = try await shared.history(for: .owner).map(\.id)
        await #expect(throws: UndoFault.changedSince(numbers[1], by: numbers[0])) {
            try await shared.undo(numbers[1], paired: [], by: .owner)
        }
        try await shared.undo(nil, paired: [], by: .owner)
        try await shared.undo(numbers[1], paired: [], by: .owner)
        #expect(try await store.home.rooms[0].name == room.name)
        await #expect(throws: UndoFault.noSuchEdit(987)) { try await shared.undo(987, paired: [], by: .owner) }
    }

    @Test(arguments: kinds) func whatOthersChangedBesideItStays(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let shared = try shared(store)
        let home = try await store.home
        let accessory = try #require(home.accessories.first { $0.services.count > 1 })
        let services = accessory.services.prefix(2).map { ServiceReference(accessory: accessory.id, service: $0.id) }
        try await store.edit(.rename(.service(services[0]), to: "First Thing"))
        let number = try await shared.history(for: .owner)[0].id
        try await store.edit(.rename(.service(services[1]), to: "Second Thing"))
        try await store.edit(.rename(.room(home.rooms[0].id), to: "Galley"))
        try await shared.undo(number, paired: [], by: .owner)
        let now = try #require(try await store.home.accessory(accessory.id))
        #expect(now.services[0].name == accessory.services[0].name && now.services[1].name == "Second Thing")
        #expect(try await store.home.rooms[0].name == "Galley")
    }

    @Test(arguments: kinds) func whatCameToUseItIsNotTakenAway(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let shared = try shared(store)
        let (room, lamp) = (Room(name: "Attic"), try await store.home.accessory("Desk Lamp"))
        try await store.edit(.addRoom(room))
        let number = try await shared.history(for: .owner)[0].id
        try await store.edit(.assign(lamp, to: room.id))
        await #expect(throws: UndoFault.changedSince(number, by: nil)) {
            try await shared.undo(number, paired: [], by: .owner)
        }
        #expect(try await store.home.room(room.id) == room)
    }

    @Test(arguments: kinds) func aNameThatIsAnothersNowDoesNotComeBack(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let shared = try shared(store)
        let room = try await store.home.rooms[0]
        try await store.edit(.remove(.room(room.id)))
        let number = try await shared.history(for: .owner)[0].id
        try await store.edit(.addRoom(Room(name: room.name)))
        await #expect(throws: UndoFault.clashes(number)) { try await shared.undo(number, paired: [], by: .owner) }
    }

    @Test(arguments: kinds) func whatComesBackIsUnpairedWhereItsDeviceIsNotPairedAnyMore(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let shared = try shared(store)
        var lamp = try await store.home.accessory(called: "Desk Lamp")
        lamp.address = AccessoryAddress(device: try #require(DeviceID("12:34:56:78:9A:BC")), aid: 1)
        try await store.edit(.refresh(lamp))
        for paired in [[], Set([lamp.address?.device].compactMap { $0 })] {
            try await store.edit(.remove(.accessory(lamp.id)))
            try await shared.undo(nil, paired: paired, by: .owner)
            let address = try #require(try await store.home.accessory(lamp.id)).address
            #expect(address == (paired.isEmpty ? nil : lamp.address))
            try await store.edit(.refresh(lamp))
        }
    }

    @Test(arguments: kinds) func onlyWhoAdministersTheHomeTakesBackAndWhatAccessoriesSayIsNoEdit(
        kind: StoreKind
    ) async throws {
        let empty = try shared(await StoreUnderTest(kind))
        await #expect(throws: UndoFault.nothingToUndo) { try await empty.undo(nil, paired: [], by: .owner) }
        let store = try await StoreUnderTest.cottage(kind)
        let shared = try shared(store)
        let count = try await shared.history(for: .owner).count
        var lamp = try await store.home.accessories[0]
        lamp.firmwareRevision = "2.0"
        try await store.edit(.refresh(lamp))
        #expect(try await shared.history(for: .owner).count == count)
        try await store.edit(.addUser(User(name: "Gus", role: .administrator)))
        try await store.edit(.addUser(User(name: "Pat", role: .guest)))
        await #expect(throws: EditRefusal.self) { try await shared.undo(nil, paired: [], by: Author(user: "Pat")) }
        await #expect(throws: EditRefusal.self) { try await shared.history(for: Author(user: "Nobody")) }
        try await shared.undo(nil, paired: [], by: Author(user: "Gus"))
        #expect(try await !store.home.users.contains { $0.name == "Pat" })
    }
}
