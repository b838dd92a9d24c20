import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase

/// Reading one home of several, and only that.
struct OneHomeTests {
    private let folder = TemporaryFolder()

    /// The castle's three homes, of which only the lodge can be read.
    private func onlyTheLodge() async throws -> HomeDatabase {
        let snapshot = Fixture.home("castle")
        let writer = try HomeDatabase(folder: folder.path)
        try await writer.replace(with: snapshot)
        let lodge = try #require(snapshot.homes.named("Hunting Lodge"))
        try await writer.writing { db in
            try db.run("UPDATE home SET temperature_unit = '' WHERE id <> ?", [lodge.id.column])
        }
        return try HomeDatabase(folder: folder.path)
    }

    @Test func readsAHomeWithoutTheOthers() async throws {
        let database = try await onlyTheLodge()
        let lodge = try #require(try await database.home(named: "hunting LODGE"))
        #expect(try await database.home(lodge.id) == lodge)
        await #expect(throws: HomeDatabaseError.self) { try await database.snapshot() }
        await #expect(throws: HomeDatabaseError.self) { try await database.home(named: nil) }
        #expect(try await database.home(HomeID()) == nil)
        #expect(try await database.home(named: "Tent") == nil)
    }

    @Test func changesAHomeWithoutReadingTheOthers() async throws {
        let database = try await onlyTheLodge()
        let lodge = try #require(try await database.home(named: "Hunting Lodge"))
        try await database.apply([.change(lodge.id, .addRoom(Room(name: "Den")))], by: .owner)
        #expect(try await database.home(lodge.id)?.rooms.last?.name == "Den")
    }

    @Test(arguments: SharedStore.Kind.allCases, [nil, "Castle", "the keep", "Boat House"])
    func findsTheHomeThatTheSnapshotHas(kind: SharedStore.Kind, name: String?) async throws {
        let (snapshot, shared) = (Fixture.home("castle"), try SharedStore(kind))
        let database = try await shared.program(at: .now)
        try await database.replace(with: snapshot)
        let expected = name.map { snapshot.homes.named($0) } ?? snapshot.primary
        #expect(try await shared.program(at: .now).home(named: name) == expected)
        _ = try await database.snapshot()
        #expect(try await database.home(named: name) == expected)
        #expect(expected != nil)
    }

    @Test(arguments: SharedStore.Kind.allCases)
    func knowsItsOwnChangesAndThoseOfOthers(kind: SharedStore.Kind) async throws {
        let shared = try SharedStore(kind)
        let (one, other) = (try await shared.program(at: .now), try await shared.program(at: .now))
        try await one.replace(with: Fixture.home("castle"))
        let homes = try await one.snapshot().homes.map(\.id)
        for (number, database) in [one, other, other, one].enumerated() {
            _ = try await one.snapshot()
            let home = homes[number % 3]
            try await database.apply([.change(home, .addRoom(Room(name: "Cell \(number)")))], by: .owner)
            #expect(try await one.home(home)?.rooms.last?.name == "Cell \(number)")
            #expect(try await one.snapshot() == shared.program(at: .now).snapshot())
        }
        try await other.apply([.makePrimary(homes[2]), .change(homes[0], .remove(.home))], by: .owner)
        #expect(try await one.snapshot() == other.snapshot())
        #expect(try await one.snapshot().primaryHome == homes[2])
    }

    @Test func readsAgainWhatNobodyIsTold() async throws {
        let (one, other) = (try HomeDatabase(folder: folder.path), try HomeDatabase(folder: folder.path))
        let home = HomeID()
        var lamp = Accessory(name: "Lamp")
        lamp.services = [Service(type: "Lightbulb")]
        // A service has a type of characteristic once, but a device may do as it likes.
        lamp.services[0].characteristics = [
            Characteristic(type: "On", value: .bool(true)), Characteristic(type: "On", value: .bool(false)),
        ]
        try await one.apply([.addHome(id: home, name: "Hut"), .change(home, .addAccessory(lamp))], by: .owner)
        #expect(try await one.snapshot() == other.snapshot())
        for value in [CharacteristicValue.bool(true), nil] {
            lamp.services[0].characteristics[1].value = value
            try await one.apply([.change(home, .refresh(lamp))], by: .owner)
            #expect(try await one.home(home)?.accessories == [lamp])
            #expect(try await other.snapshot().homes[0].accessories == [lamp])
        }
    }
}
