import HomeModel
import TestSupport
import Testing

@testable import HomeNames

struct NameIndexTests {
    let index = NameIndex(Fixture.home("cottage"))

    @Test(arguments: ["Desk Lamp", "desklamp", "DESK LAMP", "de sk la mp", "Desk’Lamp"])
    func findsANameWhateverItsCaseSpacesAndApostrophes(spelling: String) {
        #expect(index.entries(for: NameKey(spelling)).map(\.name) == ["Desk Lamp"])
    }

    @Test func takesAnAccessoryAndItsOwnServiceOfOneNameForOneThing() {
        #expect(index.entries(for: NameKey("Desk Lamp")).map(\.thing.kind) == [.accessory])
    }

    @Test func findsAServiceThatHasANameOfItsOwn() {
        #expect(index.entries(for: NameKey("printer")).map(\.thing.kind) == [.service])
    }

    @Test func findsAThingByItsAlias() {
        #expect(
            index.entries(for: NameKey("sunflower")).map(\.thing)
                == index.entries(for: NameKey("Floor Lamp")).map(\.thing))
    }

    @Test func findsAThingWithoutTheRoomThatStandsBeforeIt() {
        let entries = index.entries(for: NameKey("blinds"))
        #expect(entries.map(\.form) == [.withoutRoom])
        #expect(entries.map(\.thing) == index.entries(for: NameKey("Bedroom Blinds")).map(\.thing))
    }

    @Test func findsANameByItsOtherSpellings() {
        let spelt = NameIndex(Fixture.home("cottage")) { $0 == "Kitchen" ? ["Room 7"] : [] }
        #expect(spelt.entries(for: NameKey("room7")).map(\.name) == ["Kitchen"])
    }

    @Test func offersTheNearestNamesFirst() {
        #expect(index.nearest(to: "desk lanp", limit: 2).map(\.name) == ["Desk Lamp"])
        #expect(index.nearest(to: "entrance", limit: 1).map(\.name) == ["main entrance"])
        #expect(index.nearest(to: "main", limit: 1).map(\.name) == ["main entrance"])
        #expect(index.nearest(to: "", limit: 3).isEmpty)
    }
}

struct ShortenedNameTests {
    private func index(_ names: [String], room: String? = nil) -> NameIndex {
        var home = Home(name: "Cabin")
        home.rooms = room.map { [Room(name: $0)] } ?? []
        home.accessories = names.map { name in
            var accessory = Accessory(name: name)
            accessory.room = home.rooms.first?.id
            return accessory
        }
        return NameIndex(HomeSnapshot(homes: [home]))
    }

    @Test func findsALongNameByItsLastWords() {
        let index = index(["Kid's Night Light"])
        #expect(index.entries(for: NameKey("night light")).map(\.form) == [.lastWords])
        #expect(index.entries(for: NameKey("light")).isEmpty)
    }

    @Test func ranksAWholeNameThenOneWithoutItsRoomThenItsLastWords() {
        #expect([NameEntry.Form.lastWords, .full, .withoutRoom].sorted() == [.full, .withoutRoom, .lastWords])
        let forms = index(["Attic Big Reading Lamp"], room: "Attic").entries(for: NameKey("big reading lamp")).map(
            \.form)
        #expect(forms == [.withoutRoom])
    }

    @Test func doesNotShortenANameOfTwoWords() {
        #expect(index(["Night Light"]).entries(for: NameKey("light")).isEmpty)
    }
}
