import HomeDatabase
import HomeModel
import TestSupport
import Testing

/// No list grows longer than a home file may hold, so that what is exported can always be imported.
struct BoundTests {
    @Test(arguments: StoreKind.allCases) func aHomeHasAsManyRoomsAsAHomeFileMayList(kind: StoreKind) async throws {
        let tested = try await StoreUnderTest(kind)
        var home = Home(name: "Castle")
        home.rooms = (1...HomeFile.maximumPerHome).map { Room(name: "Room \($0)") }
        try await tested.store.apply([.replaceAll(HomeSnapshot(homes: [home]))], by: .owner)
        let add = Edit.change(home.id, .addRoom(Room(name: "Attic")))
        #expect(await refusal { try await tested.store.apply([add], by: .owner) }?.error == .invalidParameter)
        try await tested.store.apply([.change(home.id, .remove(.room(home.rooms[5].id))), add], by: .owner)
        #expect(try await tested.store.snapshot().homes[0].rooms.count == HomeFile.maximumPerHome)
    }

    @Test(arguments: StoreKind.allCases) func aThingHasAsManyAliasesAsAHomeFileMayList(kind: StoreKind) async throws {
        let tested = try await StoreUnderTest(kind)
        var home = Home(name: "Castle")
        home.aliases = (1...HomeFile.maximumAliases).map { "Castle \($0)" }
        try await tested.store.apply([.replaceAll(HomeSnapshot(homes: [home]))], by: .owner)
        let add = Edit.change(home.id, .addAlias("Fort", to: .home))
        #expect(await refusal { try await tested.store.apply([add], by: .owner) }?.error == .invalidParameter)
        let remove = Edit.change(home.id, .removeAlias("castle 7", from: .home))
        try await tested.store.apply([remove, add], by: .owner)
        #expect(HomeFile.maximumAliases == (try await tested.store.snapshot().homes[0].aliases.count))
    }

    @Test func aFileKeepsAsManyHomesAsAHomeFileMayList() async throws {
        let folder = TemporaryFolder()
        let database = try HomeDatabase(folder: folder.path)
        let homes = (1...HomeFile.maximumHomes).map { Home(name: "Home \($0)") }
        try await database.apply([.replaceAll(HomeSnapshot(homes: homes))], by: .owner)
        let add = Edit.addHome(id: HomeID(), name: "Castle")
        #expect(await refusal { try await database.apply([add], by: .owner) }?.error == .invalidParameter)
    }

    private func refusal(_ body: () async throws -> Int64) async -> EditRefusal? {
        do { _ = try await body() } catch { return error as? EditRefusal }
        return nil
    }
}
