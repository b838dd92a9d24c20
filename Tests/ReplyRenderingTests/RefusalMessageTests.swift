import HomeModel
import TestSupport
import Testing

@testable import HomeNames
@testable import ReplyRendering

/// What is said of a refused change and of a name that is not free: what, where, how to mend it.
struct RefusalMessageTests {
    private let renderer: ReplyRenderer

    init() throws { renderer = try ReplyRenderer(folder: Fixture.project + "/Grammars/en") }

    private func badName(_ name: String) -> EditRefusal? { Name.fault(in: name).map { .badName(name, $0) } }

    @Test("N11: a refused name comes with a legal one") func n11ARefusedNameComesWithALegalOne() throws {
        #expect(
            renderer.text(try #require(badName("Secret Lair #13")))
                == "“Secret Lair #13” is no name: “#” at character 13 is not allowed: a name holds letters, "
                + "digits, spaces and apostrophes; “Secret Lair 13” would do")
        #expect(renderer.text(try #require(badName(""))) == "a name cannot be empty: give one")
        #expect(!renderer.text(try #require(badName("#"))).contains("would do"))
    }

    @Test func aTakenNameSaysWhoHasItAndWhere() {
        #expect(
            renderer.text(.nameTaken("KIT'chen", by: .room, called: "Kitchen", in: "Cottage"))
                == "the name “KIT'chen” is taken in Cottage by the room “Kitchen”: choose another "
                + "(case, spaces and apostrophes make no difference)")
        #expect(renderer.text(.nameTaken("a", by: .home, called: "A", in: "A")).contains("by the home itself"))
    }

    @Test func listsWhatMayBeMeant() {
        let names = (1...13).map { "Outlet/\($0)" }
        #expect(
            renderer.text(.severalServices("Strip", Array(names.prefix(2))))
                == "“Strip” may be each of 2 services: say “Outlet/1”, “Outlet/2”")
        #expect(renderer.text(.severalServices("Strip", names)).hasSuffix("“Outlet/12”, …"))
        #expect(
            renderer.text(.noCharacteristic("x", of: "Lamp", near: nil, known: ["On", "Hue"]))
                == "there is no characteristic “x” on “Lamp”; there are On, Hue")
        #expect(
            renderer.text(.noCharacteristic("x", of: "Lamp", near: nil, known: []))
                == "there is no characteristic “x” on “Lamp”")
    }

    @Test(
        "Every refusal is one line without control characters, however long and odd the names are",
        arguments: ["a\nb\u{0}\u{1B}[31m\u{2028}" + String(repeating: "x", count: 3_000)])
    func everyRefusalIsOneLine(name: String) {
        let value = CharacteristicValue.string(name)
        let refusals: [EditRefusal] = [
            .nameTaken(name, by: .actionSet, called: name, in: name), .homeNameTaken(name, by: name),
            .userNameTaken(name, by: name, in: name), .aliasExists(name, of: .room, called: name),
            .noAlias(name, of: .room, called: name), .noAliasesForUsers(name), .alreadyExists(.room, name, in: name),
            .alreadyExists(.room, name), .alreadyIn(.zone, called: name, .room, name),
            .notIn(.zone, called: name, .room, name), .noAction(CharacteristicType("On"), in: name),
            .gone(.room, in: name), .gone(.room), .full(3, in: name), .full(3, in: nil),
            .insufficientPrivileges(name, in: name), .insufficientPrivileges(nil, in: name), .notOwner,
            .roomForEntireHomeStays(in: name), .roomForEntireHomeInZone(name, in: name),
            .lastAdministrator(name, in: name), .badBridge(name, isBridge: true, of: name),
            .badBridge(name, isBridge: false, of: name), .badAccount(of: name),
            .serviceNotRemovable(name, of: name), .noWeekdays, .badSpokenForms(.signs, of: "a"), .noHome,
            .action(.invalidValueType, writing: value, to: CharacteristicType("On"), of: name),
            .trigger(.fireDateInPast, name), .badFireDate(name, of: name), .badTimeZone(name, of: name),
        ]
        for text in (refusals + [badName(name)].compactMap(\.self)).map(renderer.text) {
            #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            #expect(text.utf8.count < 700, "\(text)")
            #expect(text.contains(/: ./), "\(text)")
        }
    }

    @Test func tellsTheRowAndThePlaceOfAFaultOnce() throws {
        for (name, told) in [("Secret Lair #13", "character 13"), ("'x", "character 1")] {
            let fault = try #require(Name.fault(in: name))
            let text = renderer.text(.fault(fault), of: name)
            #expect(text.ranges(of: told).count == 1, "\(text)")
            #expect(text.contains("row \(fault.row)"), "\(text)")
        }
    }

    @Test func tellsWhoBearsANameAndWhatItIsTakenFor() {
        let lamp = NameVerdict.Bearer(
            name: "Lamp", kind: .accessory, room: "Study", home: "Cabin", thing: .accessory(AccessoryID()))
        let cabin = NameVerdict.Bearer(name: "Cabin", kind: .home, room: nil, home: "Cabin", thing: .home)
        #expect(
            renderer.text(.taken(by: lamp), of: "lamp")
                == "the accessory “Lamp” in the Study of Cabin already has this name")
        #expect(renderer.text(.taken(by: cabin), of: "cabin") == "the home “Cabin” already has this name")
        #expect(
            renderer.text(.command(.list([lamp, cabin, cabin])), of: "X")
                == "“X” would be taken for the accessory “Lamp” in the Study and the home “Cabin” and the home “Cabin”")
        #expect(
            renderer.text(.command(.generic), of: "All")
                == "“All” is a word of commands itself, and would be taken for it")
        let alike = NameVerdict.Likeness(bearer: cabin, similarity: 1, reason: .differsInLittle, difference: .plural)
        #expect(renderer.text(.alike(alike), of: "Cabins") == "it differs from the home “Cabin” only by the plural")
    }

    @Test func tellsThreeReasonsAndCountsTheRest() {
        var verdict = NameVerdict(name: "X", kind: .room, home: nil)
        verdict.status = .confusable
        verdict.problems = [.command(.generic), .command(.home), .command(.words), .command(.value), .command(.order)]
        verdict.suggestions = ["Den", "Parlor"]
        let lines = renderer.lines(verdict)
        #expect(lines[0].hasPrefix("“X” is free, but would be confused: “X” is a word of commands itself,"))
        #expect(lines[0].hasSuffix("; and 2 more"))
        #expect(lines[1] == "  free: Den, Parlor")
        #expect(renderer.warning(verdict).hasSuffix("; free would be “Den” or “Parlor”"))
    }
}
