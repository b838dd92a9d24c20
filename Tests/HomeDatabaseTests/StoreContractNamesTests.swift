import HomeModel
import TestSupport
import Testing

/// The rows N that every store keeps.
struct StoreContractNamesTests {
    @Test("N4: a name is unique in its namespace, also when many ask for it at once", arguments: StoreKind.allCases)
    func n4ANameIsUniqueAlsoWhenManyAskAtOnce(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let answers = await withTaskGroup(of: HomeError?.self) { group in
            for spelling in ["Cellar", "CELLAR", "cel lar", "Cell'ar", "ce\u{2019}llar", "Ｃellar"] {
                group.addTask {
                    do {
                        try await cottage.store.apply(
                            [.change(home.id, .addRoom(Room(name: spelling)))], by: .owner)
                        return nil
                    } catch { return (error as? EditRefusal)?.error ?? .invalidParameter }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count { $0 == nil } == 1)
        #expect(answers.count { $0 == .objectWithSimilarNameExistsInHome } == 5)
        #expect(try await cottage.home.rooms.count == home.rooms.count + 1)
    }

    @Test(arguments: StoreKind.allCases)
    func keepsSpokenFormsOfAnythingThatHasAName(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let room = NamedThing.room(try home.room("Kitchen"))
        let service = NamedThing.service(try home.service("Front Door"))
        for thing in [NamedThing.home, room, service] {
            let changed = try await cottage.edit(.setSpokenForms(["kay one", "cook's den"], of: thing))
            #expect(HomeSnapshot(homes: [changed]).spokenForms.map(\.forms) == [["kay one", "cook's den"]])
            #expect(try await cottage.edit(.setSpokenForms([], of: thing)) == home)
        }
        for forms in [["a/b"], [""], [" "], [String(repeating: "a", count: 65)], (1...9).map { "form \($0)" }] {
            #expect(try await cottage.refusal(.setSpokenForms(forms, of: room)) == .invalidParameter)
        }
        let gone = NamedThing.room(RoomID())
        #expect(try await cottage.refusal(.setSpokenForms(["den"], of: gone)) == .notFound)
    }

    @Test("N5: all homes share one namespace", arguments: StoreKind.allCases)
    func n5AllHomesShareOneNamespace(kind: StoreKind) async throws {
        let castle = try await StoreUnderTest(kind, Fixture.home("castle"))
        let home = try await castle.home
        for name in ["CASTLE", "the keep", "hunting lodge"] {
            #expect(try await castle.refusal([.addHome(id: HomeID(), name: name)]) == .homeWithSimilarNameExists)
        }
        #expect(try await castle.refusal(.addAlias("Hunting'Lodge", to: .home)) == .homeWithSimilarNameExists)
        #expect(try await castle.refusal(.rename(.home, to: "Hunting Lodge")) == .renameWithSimilarName)
        #expect(try await castle.edit(.rename(.home, to: "Fortress")).name == "Fortress")
        try await castle.store.apply([.addHome(id: HomeID(), name: "Castle")], by: .owner)
        #expect(try await castle.store.home(named: "castle")?.id != home.id)
    }

    @Test("N6: everything in a home shares one namespace", arguments: StoreKind.allCases)
    func n6EverythingInAHomeSharesOneNamespace(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        for name in [
            "KITCHEN", "upstairs", "ground floor", "kids nightlight", "printer", "office", "bed time", "lock up",
        ] {
            let edits: [HomeEdit] = [
                .addRoom(Room(name: name)), .addZone(Zone(name: name)), .addAccessory(Accessory(name: name)),
                .addServiceGroup(ServiceGroup(name: name)), .addActionSet(ActionSet(name: name)),
                .addTrigger(Trigger(name: name)), .addAlias(name, to: .home),
                .addAlias(name, to: .room(try await cottage.home.room("Garden"))),
                .addAlias(name, to: .service(try await cottage.home.service("Front Door"))),
            ]
            for edit in edits {
                #expect(try await cottage.refusal(edit) == .objectWithSimilarNameExistsInHome, "\(edit)")
            }
        }
        #expect(try await cottage.edit(.addUser(User(name: "Kitchen", role: .guest))).users.count == 3)
    }

    @Test("N7: two homes may both have a Kitchen", arguments: StoreKind.allCases)
    func n7TwoHomesMayBothHaveAKitchen(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let hut = HomeID()
        try await cottage.store.apply(
            [.addHome(id: hut, name: "Hut"), .change(hut, .addRoom(Room(name: "Kitchen")))], by: .owner)
        #expect(try await cottage.store.home(hut)?.rooms.map(\.name) == ["Kitchen"])
    }

    @Test("N8: nothing in a home bears the home's own name", arguments: StoreKind.allCases)
    func n8NothingInAHomeBearsTheHomesName(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        #expect(try await cottage.refusal(.addRoom(Room(name: "COTTAGE"))) == .objectWithSimilarNameExistsInHome)
        #expect(
            try await cottage.refusal(.addAlias("littlehouse", to: .room(home.rooms[0].id)))
                == .objectWithSimilarNameExistsInHome)
        #expect(try await cottage.refusal(.rename(.zone(home.zones[0].id), to: "cottage")) == .renameWithSimilarName)
        #expect(try await cottage.refusal(.rename(.home, to: "kitchen")) == .renameWithSimilarName)
    }

    @Test("N9: a service may share its accessory's name, and no sibling's", arguments: StoreKind.allCases)
    func n9AServiceMaySharesItsAccessorysName(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let (printer, monitor) = (try home.service("Power Strip", 0), try home.service("Power Strip", 1))
        #expect(try await cottage.refusal(.rename(.service(printer), to: "MONITOR")) == .renameWithSimilarName)
        #expect(
            try await cottage.refusal(.addAlias("monitor", to: .service(printer))) == .objectWithSimilarNameExistsInHome
        )
        try await cottage.edit(.rename(.service(printer), to: "power strip"))
        #expect(try await cottage.refusal(.rename(.service(monitor), to: "Power Strip")) == .renameWithSimilarName)
        #expect(try await cottage.refusal(.rename(.service(monitor), to: "Desk Lamp")) == .renameWithSimilarName)
        let renamed = try await cottage.edit(.rename(.accessory(printer.accessory), to: "Monitor"))
        #expect(try renamed.accessory(called: "monitor").services.map(\.name) == ["power strip", "Monitor"])
        #expect(
            try await cottage.refusal(.addRoom(Room(name: "Power Strip"))) == .objectWithSimilarNameExistsInHome)

        var twins = Accessory(name: "Twins")
        twins.services = [
            Service(type: ServiceType("Switch"), name: "Twin"), Service(type: ServiceType("Switch"), name: "twin"),
        ]
        #expect(try await cottage.refusal(.addAccessory(twins)) == .objectWithSimilarNameExistsInHome)
    }

    @Test("N10: a rename obeys every rule, and may change case and spaces", arguments: StoreKind.allCases)
    func n10ARenameObeysEveryRule(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let kitchen = NamedThing.room(try await cottage.home.room("Kitchen"))
        #expect(try await cottage.edit(.rename(kitchen, to: "KIT chen")).rooms[0].name == "KIT chen")
        #expect(try await cottage.edit(.rename(.home, to: "COTT'AGE")).name == "COTT'AGE")
        #expect(try await cottage.refusal(.rename(kitchen, to: "study")) == .renameWithSimilarName)
        #expect(try await cottage.refusal(.rename(kitchen, to: "Secret Lair #13")) == .nameContainsProhibitedCharacters)
        #expect(try await cottage.refusal(.rename(kitchen, to: "'s")) == .nameDoesNotStartWithValidCharacter)
        #expect(try await cottage.refusal(.rename(kitchen, to: "s ")) == .nameDoesNotEndWithValidCharacter)
        #expect(try await cottage.refusal(.rename(kitchen, to: "")) == .invalidParameter)
        #expect(
            try await cottage.refusal(.rename(kitchen, to: String(repeating: "a", count: 65)))
                == .stringLongerThanMaximum)
        let user = NamedThing.user(try await cottage.home.user("Bo"))
        #expect(try await cottage.refusal(.rename(user, to: "ANN")) == .renameWithSimilarName)
        #expect(try await cottage.edit(.rename(user, to: "Cy")).users.map(\.name) == ["Ann", "Cy"])
    }

    @Test("N14: an alias is a further name and obeys all of the rules", arguments: StoreKind.allCases)
    func n14AnAliasIsAFurtherName(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let kitchen = NamedThing.room(try await cottage.home.room("Kitchen"))
        #expect(try await cottage.edit(.addAlias("Galley", to: kitchen)).rooms[0].aliases.last == "Galley")
        #expect(try await cottage.refusal(.addRoom(Room(name: "galley"))) == .objectWithSimilarNameExistsInHome)
        #expect(try await cottage.refusal(.addAlias("", to: kitchen)) == .invalidParameter)
        #expect(try await cottage.refusal(.addAlias("a/b", to: kitchen)) == .nameContainsProhibitedCharacters)
        #expect(try await cottage.refusal(.addAlias("GALLEY", to: kitchen)) == .alreadyExists)
        #expect(try await cottage.refusal(.addAlias("kitchen", to: kitchen)) == .alreadyExists)
        #expect(try await cottage.refusal(.removeAlias("scullery", from: kitchen)) == .notFound)
        #expect(try await cottage.refusal(.removeAlias("Kitchen", from: kitchen)) == .notFound)
        #expect(
            try await cottage.edit(.removeAlias("gal ley", from: kitchen)).rooms[0].aliases.contains("Galley") == false)
        #expect(try await cottage.edit(.addRoom(Room(name: "Galley"))).rooms.last?.name == "Galley")
    }
}
