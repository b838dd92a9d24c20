import HomeLanguage
import HomeModel
import HomeNames
import TestSupport
import Testing

@testable import BeckonRuntime

struct NameAdviceTests {
    private let cottage = Fixture.home("cottage")
    private let advice: NameAdvice
    private let home: HomeID

    init() throws {
        let language = try English.language.get()
        advice = try NameAdvice(language, cottage, models: Fixture.project + "/Models")
        home = try #require(cottage.primary?.id)
    }

    private func verdict(_ name: String, _ kind: NamedThing.Kind = .room) -> NameVerdict {
        advice.verdicts(on: [name], for: kind, in: home)[0]
    }

    @Test(arguments: ["Wine Cellar", "Movie Corner", "Lower Hall", "Ceiling Fan", "Power Outlet", "Laundry"])
    func findsNothingInAnOrdinaryName(name: String) {
        #expect(verdict(name, .accessory).problems.isEmpty)
    }

    @Test(arguments: ["Off", "All Lights", "Dim the Lights", "Lights Off", "Everything", "Turn On", "Unlock the Door"])
    func takesACommandForOne(name: String) {
        let verdict = verdict(name)
        #expect(verdict.status == .confusable)
        #expect(verdict.suggestions.count == 2)
        #expect(verdict.suggestions.allSatisfy { self.verdict($0).status == .free })
    }

    @Test(arguments: [
        "Fifty", "50", "Twenty Percent", "Red", "Half", "Tomorrow", "At Noon", "Everything Else", "The Rest", "And",
    ])
    func takesWhatCommandsSayOfAThingForThat(name: String) {
        #expect(verdict(name, .accessory).status == .confusable)
    }

    @Test(
        arguments: ["Up", "Not", "Without", "Until", "Which"],
        [NamedThing.Kind.accessory, .room, .actionSet, .zone])
    func takesASmallWordForOneOfCommands(name: String, kind: NamedThing.Kind) {
        #expect(verdict(name, kind).status == .confusable)
    }

    @Test(arguments: ["Outside", "Night", "Morning", "Away", "Up North", "What a Night"])
    func letsPlacesAndScenesBeCalledWithSuchWords(name: String) {
        #expect(verdict(name, .actionSet).problems.isEmpty)
    }

    @Test(arguments: ["Red Lamp", "Room 50", "Half Bath", "Noon Lamp", "Someone Else's Lamp", "Black Light", "Corner"])
    func takesNoNameForAValueThatHasOneInIt(name: String) {
        #expect(verdict(name, .accessory).problems.isEmpty)
    }

    @Test func letsScenesBeCalledAfterColorsAndTimes() {
        #expect(verdict("Candlelight", .actionSet).problems.isEmpty)
        #expect(verdict("Tomorrow", .actionSet).problems.isEmpty)
    }

    @Test func hearsNamesAsTheDecoderDoes() {
        #expect(verdict("Kitchin").soundsLike.map(\.bearer.name) == ["Kitchen"])
        #expect(verdict("Wine Cellar").pronounced == ["W AY N S EH L ER"])
    }

    @Test func knowsNumbersInWords() throws {
        var snapshot = cottage
        snapshot.homes[0].rooms.append(Room(name: "Room 2"))
        let language = try English.language.get()
        let advice = try NameAdvice(language, snapshot, models: Fixture.project + "/Models")
        let verdict = advice.verdicts(on: ["Room Two"], for: .room, in: home)[0]
        #expect(verdict.soundsLike.map(\.bearer.name) == ["Room 2"])
    }

    @Test func checksRulesAndSoundsWithoutAnyHome() {
        #expect(advice.verdicts(on: ["Cellar", "-"], for: .room, in: nil).map(\.status) == [.free, .invalid])
    }

    @Test func knowsSpokenForms() throws {
        var snapshot = cottage
        snapshot.homes[0].rooms[0].spokenForms = ["moon beam"]
        let language = try English.language.get()
        let advice = try NameAdvice(language, snapshot, models: Fixture.project + "/Models")
        let name = snapshot.homes[0].rooms[0].name
        #expect(try advice.pronunciations(of: name).map(\.isSpokenForm) == [false, true])
        #expect(try advice.pronunciations(of: name).last?.ways == ["M UW N B IY M"])
        #expect(advice.verdicts(on: ["Moonbeam"], for: .zone, in: home)[0].soundsLike.map(\.bearer.name) == [name])
    }

    @Test func warnsOfNamesThatWereGivenAndOffersTwoFreeOnes() throws {
        var snapshot = cottage
        snapshot.homes[0].rooms.append(Room(name: "Kitchin"))
        let language = try English.language.get()
        let advice = try NameAdvice(language, snapshot, models: Fixture.project + "/Models")
        let lines = advice.warnings(about: ["Kitchin", "Study"], of: .room, in: home).lines
        #expect(lines.count == 1)
        #expect(lines.first?.contains("“Kitchen”") == true)
        #expect(lines.first?.contains(" or ") == true)
    }
}
