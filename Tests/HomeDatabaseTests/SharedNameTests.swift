import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase

/// The names that an accessory and its services have in common, as both change (row N9).
struct SharedNameTests {
    private let folder = TemporaryFolder()
    private let database: HomeDatabase
    private let home = HomeID()
    private let strip: Accessory

    /// A home with a strip "One" of the services "One", "Two" and "Three".
    init() async throws {
        database = try HomeDatabase(folder: folder.path)
        var strip = Accessory(name: "One")
        strip.services = ["One", "Two", "Three"].map { Service(type: "Outlet", name: $0) }
        self.strip = strip
        try await database.apply(
            [.addHome(id: home, name: "Hut"), .change(home, .addAccessory(strip))], by: .owner)
    }

    private func edit(_ edits: HomeEdit...) async throws {
        try await database.apply(edits.map { .change(home, $0) }, by: .owner)
    }

    private func refusal(_ edit: HomeEdit) async throws -> HomeError? {
        do {
            try await self.edit(edit)
            return nil
        } catch let refusal as EditRefusal {
            return refusal.error
        }
    }

    private func service(_ index: Int) -> NamedThing {
        .service(ServiceReference(accessory: strip.id, service: strip.services[index].id))
    }

    /// Whether nothing else in the home may have a name.
    private func isTaken(_ name: String) async throws -> Bool {
        try await refusal(.addRoom(Room(name: name))) == .objectWithSimilarNameExistsInHome
    }

    @Test("N9, N10: an accessory's new name may be a service's, and the service that had the old one keeps it")
    func n9ARenameOfTheAccessory() async throws {
        try await edit(.rename(.accessory(strip.id), to: "two"))
        for name in ["One", "Two", "Three"] { #expect(try await isTaken(name)) }
        #expect(try await refusal(.rename(service(2), to: "One")) == .renameWithSimilarName)
        #expect(try await refusal(.rename(service(2), to: "TWO")) == .renameWithSimilarName)
        try await edit(.rename(.accessory(strip.id), to: "Three"), .rename(.accessory(strip.id), to: "Strip"))
        for name in ["One", "Two", "Three", "Strip"] { #expect(try await isTaken(name)) }
        #expect(try await refusal(.rename(service(0), to: "strip")) == nil)
        #expect(try await refusal(.rename(service(1), to: "strip")) == .renameWithSimilarName)
        #expect(try await isTaken("One") == false)
    }

    @Test("N9, N14: an accessory's alias may be a service's name, and goes without it")
    func n9AnAliasOfTheAccessory() async throws {
        try await edit(.addAlias("Two", to: .accessory(strip.id)), .addAlias("uno", to: .accessory(strip.id)))
        #expect(try await refusal(.addAlias("Two", to: service(2))) == .objectWithSimilarNameExistsInHome)
        try await edit(.addAlias("Uno", to: service(0)), .removeAlias("two", from: .accessory(strip.id)))
        #expect(try await isTaken("Two"))
        try await edit(.rename(service(1), to: "Second"), .removeAlias("UNO", from: .accessory(strip.id)))
        #expect(try await isTaken("Two") == false)
        #expect(try await isTaken("uno"))
    }

    @Test("N4: the names of what is removed are free again")
    func n4TheNamesOfWhatIsRemoved() async throws {
        try await edit(.remove(.accessory(strip.id)))
        for name in ["One", "Two", "Three"] { #expect(try await isTaken(name) == false) }
        let kept = try await database.reading { db in try db.row("SELECT count(*) AS rows FROM name")?.number("rows") }
        // The home's name stands among the homes and in the home.
        #expect(kept == 5)
    }
}
