import HomeDatabase
import HomeModel
import TestSupport
import Testing

/// The names of what is kept (rows N1 to N9 and N14): the file itself refuses a bad one.
struct DatabaseNameTests {
    private let folder = TemporaryFolder()

    /// The cottage, changed, or the error that the change brings.
    private func cottage(_ change: @Sendable (inout Home) -> Void) async throws -> HomeError? {
        let database = try HomeDatabase(folder: folder.path)
        let before = Fixture.home("cottage")
        try await database.replace(with: before)
        do {
            try await database.update { change(&$0.homes[0]) }
            return nil
        } catch let refusal as EditRefusal {
            #expect(try await database.snapshot() == before)
            return refusal.error
        }
    }

    @Test func n4AndN6NothingInAHomeHasTheNameOfAnother() async throws {
        let taken = HomeError.objectWithSimilarNameExistsInHome
        #expect(try await cottage { $0.rooms.append(Room(name: "KIT'chen")) } == taken)
        #expect(try await cottage { $0.zones.append(Zone(name: "KIT'chen")) } == taken)
        #expect(try await cottage { $0.accessories.append(Accessory(name: "KIT'chen")) } == taken)
        #expect(try await cottage { $0.accessories[1].services[0].name = "KIT'chen" } == taken)
        #expect(try await cottage { $0.serviceGroups.append(ServiceGroup(name: "KIT'chen")) } == taken)
        #expect(try await cottage { $0.actionSets.append(ActionSet(name: "KIT'chen")) } == taken)
        #expect(try await cottage { $0.triggers.append(Trigger(name: "KIT'chen")) } == taken)
        #expect(try await cottage { $0.rooms[1].aliases = ["KIT'chen"] } == taken)
    }

    @Test func n5HomesAreNamedApart() async throws {
        let database = try HomeDatabase(folder: folder.path)
        try await database.replace(with: Fixture.home("castle"))
        await #expect(throws: EditRefusal.self) {
            try await database.update { $0.homes.append(Home(name: "CASTLE")) }
        }
        await #expect(throws: EditRefusal.self) {
            try await database.update { $0.homes[1].aliases = ["the keep"] }
        }
    }

    @Test func n8NothingInAHomeBearsTheHomesName() async throws {
        #expect(
            try await cottage { $0.rooms.append(Room(name: "little house")) }
                == .objectWithSimilarNameExistsInHome)
        #expect(try await cottage { $0.name = "Kitchen" } == .objectWithSimilarNameExistsInHome)
    }

    @Test func n9AServiceSharesItsAccessorysNameAndNoSiblings() async throws {
        #expect(try await cottage { $0.accessories[2].services[0].name = "sunflower" } == nil)
        #expect(
            try await cottage { home in
                home.accessories[1].services.append(Service(type: ServiceType("Switch"), name: "desk lamp"))
            } == .objectWithSimilarNameExistsInHome)
        #expect(
            try await cottage { home in
                home.accessories[1].services.append(Service(type: ServiceType("Switch"), name: "Dimmer"))
                home.accessories[1].services.append(Service(type: ServiceType("Switch"), name: "Dimmer"))
            } == .objectWithSimilarNameExistsInHome)
        #expect(
            try await cottage { $0.accessories[2].services[0].name = "Desk Lamp" }
                == .objectWithSimilarNameExistsInHome)
        #expect(
            try await cottage { home in
                home.accessories[1].name = "Lamp"
                home.rooms[0].name = "Desk Lamp"
            } == .objectWithSimilarNameExistsInHome)
    }

    @Test func n10ARenameToTheSameKeyAndASwapOfNamesAreAllowed() async throws {
        #expect(try await cottage { $0.rooms[0].name = "KITCHEN" } == nil)
        #expect(
            try await cottage { home in
                (home.rooms[1].name, home.rooms[2].name) = (home.rooms[2].name, home.rooms[1].name)
            } == nil)
    }

    @Test func n12ServicesWithoutANameAreNoMatter() async throws {
        #expect(
            try await cottage { home in
                home.accessories[1].services += [
                    Service(type: ServiceType("Switch")), Service(type: ServiceType("Switch")),
                ]
            } == nil)
    }

    @Test func refusesANameThatBreaksARule() async throws {
        #expect(try await cottage { $0.rooms[0].name = "Secret Lair #13" } == .nameContainsProhibitedCharacters)
        #expect(try await cottage { $0.rooms[0].aliases = [""] } == .invalidParameter)
        #expect(try await cottage { $0.users[0].name = " " } == .nameDoesNotStartWithValidCharacter)
    }

    @Test func usersOfAHomeHaveDifferentNames() async throws {
        #expect(
            try await cottage { $0.users.append(User(name: "ANN", role: .guest)) } == .alreadyExists
        )
    }
}
