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
        #expect(index.entries(for: NameKey("sunflower")).map(\.thing) == index.entries(for: NameKey("Floor Lamp")).map(\.thing))
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
        #expect(index.nearest(to: "", limit: 3).isEmpty)
    }
}

struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("lamp", "lamp", 0), ("lamp", "lam", 1), ("lamp", "alamp", 1), ("lamp", "lump", 1), ("lamp", "lapm", 1),
        ("kitten", "sitting", 3), ("", "fan", 3),
    ])
    func countsSingleLettersAndSwaps(one: String, other: String, distance: Int) {
        #expect(EditDistance.between(Array(one.unicodeScalars), Array(other.unicodeScalars)) == distance)
    }
}
