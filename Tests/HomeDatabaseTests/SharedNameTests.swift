import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase

/// The names that an accessory and its services have in common, as both change (row N9).
struct SharedNameTests {
    /// A home with a strip "One" of the services "One", "Two" and "Three".
    private struct Hut {
        let store: any HomeStore
        let home = HomeID()
        let strip: Accessory
        /// Keeps what the store is in.
        private let kept: StoreUnderTest

        init(_ kind: StoreKind) async throws {
            kept = try await StoreUnderTest(kind)
            store = kept.store
            var strip = Accessory(name: "One")
            strip.services = ["One", "Two", "Three"].map { Service(type: "Outlet", name: $0) }
            self.strip = strip
            try await store.apply(
                [.addHome(id: home, name: "Hut"), .change(home, .addAccessory(strip))], by: .owner)
        }

        func edit(_ edits: HomeEdit...) async throws {
            try await store.apply(edits.map { .change(home, $0) }, by: .owner)
        }

        func refusal(_ edit: HomeEdit) async throws -> HomeError? {
            do {
                try await self.edit(edit)
                return nil
            } catch let refusal as EditRefusal {
                return refusal.error
            }
        }

        func service(_ index: Int) -> NamedThing {
            .service(ServiceReference(accessory: strip.id, service: strip.services[index].id))
        }

        /// Whether nothing else in the home may have a name.
        func isTaken(_ name: String) async throws -> Bool {
            try await refusal(.addRoom(Room(name: name))) == .objectWithSimilarNameExistsInHome
        }
    }

    @Test(
        "N9, N10: an accessory's new name may be a service's, and the service that had the old one keeps it",
        arguments: StoreKind.allCases)
    func n9ARenameOfTheAccessory(kind: StoreKind) async throws {
        let hut = try await Hut(kind)
        try await hut.edit(.rename(.accessory(hut.strip.id), to: "two"))
        for name in ["One", "Two", "Three"] { #expect(try await hut.isTaken(name)) }
        #expect(try await hut.refusal(.rename(hut.service(2), to: "One")) == .renameWithSimilarName)
        #expect(try await hut.refusal(.rename(hut.service(2), to: "TWO")) == .renameWithSimilarName)
        try await hut.edit(
            .rename(.accessory(hut.strip.id), to: "Three"), .rename(.accessory(hut.strip.id), to: "Strip"))
        for name in ["One", "Two", "Three", "Strip"] { #expect(try await hut.isTaken(name)) }
        #expect(try await hut.refusal(.rename(hut.service(0), to: "strip")) == nil)
        #expect(try await hut.refusal(.rename(hut.service(1), to: "strip")) == .renameWithSimilarName)
        #expect(try await hut.isTaken("One") == false)
    }

    @Test("N9, N14: an accessory's alias may be a service's name, and goes without it", arguments: StoreKind.allCases)
    func n9AnAliasOfTheAccessory(kind: StoreKind) async throws {
        let hut = try await Hut(kind)
        try await hut.edit(
            .addAlias("Two", to: .accessory(hut.strip.id)), .addAlias("uno", to: .accessory(hut.strip.id)))
        #expect(try await hut.refusal(.addAlias("Two", to: hut.service(2))) == .objectWithSimilarNameExistsInHome)
        try await hut.edit(.addAlias("Uno", to: hut.service(0)), .removeAlias("two", from: .accessory(hut.strip.id)))
        #expect(try await hut.isTaken("Two"))
        try await hut.edit(.rename(hut.service(1), to: "Second"), .removeAlias("UNO", from: .accessory(hut.strip.id)))
        #expect(try await hut.isTaken("Two") == false)
        #expect(try await hut.isTaken("uno"))
    }

    @Test("N4: the names of what is removed are free again")
    func n4TheNamesOfWhatIsRemoved() async throws {
        let hut = try await Hut(.database)
        try await hut.edit(.remove(.accessory(hut.strip.id)))
        for name in ["One", "Two", "Three"] { #expect(try await hut.isTaken(name) == false) }
        let database = try #require(hut.store as? HomeDatabase)
        let kept = try await database.reading { db in try db.row("SELECT count(*) AS rows FROM name")?.number("rows") }
        // The home's name stands among the homes and in the home.
        #expect(kept == 5)
    }
}
