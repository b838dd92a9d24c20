import Testing

@testable import HomeModel

/// The rows N of the home's rules that speak of one name.
struct NameTests {
    private func fault(_ name: String) -> NameFault.Rule? { Name.fault(in: name)?.rule }

    @Test(
        "N1: a name holds letters, digits, spaces and apostrophes",
        arguments: [
            "Kitchen", "卧室", "Кухня", "Küche", "Ku\u{308}che", "غرفة", "ห้องครัว", "शयनकक्ष", "க்ஷ", "부엌", "Room 101", "٣",
            "cook's corner",
            "cook\u{2019}s corner", "Ǆ", "ʻāina", "a", "7",
        ])
    func n1NamesHoldLettersDigitsSpacesAndApostrophes(name: String) {
        #expect(fault(name) == nil)
    }

    @Test(
        "N1: a name holds nothing else",
        arguments: [
            ("H-Lamp", "-" as Character), ("a_b", "_"), ("a.b", "."), ("a\tb", "\t"), ("a\nb", "\n"),
            ("a\u{A0}b", "\u{A0}"),
            ("a😀b", "😀"), ("a\u{0}b", "\u{0}"), ("a`b", "`"), ("a\u{2018}b", "\u{2018}"), ("a½b", "½"), ("aⅣb", "Ⅳ"),
            ("x²y", "²"),
            ("a\u{3164}b", "\u{3164}"), ("a\u{202E}b", "\u{202E}"), ("a \u{301}b", " \u{301}"),
            ("a'\u{301}b", "'\u{301}"),
        ])
    func n1NamesHoldNothingElse(name: String, character: Character) {
        #expect(fault(name) == .prohibitedCharacter(character))
        #expect(Name.fault(in: name)?.offset == 1)
        #expect(Name.fault(in: name)?.row == "N1")
    }

    @Test("N2: a name starts and ends with a letter or a digit") func n2NamesStartAndEndWithALetterOrADigit() {
        #expect(fault("") == .empty)
        #expect(fault(" a") == .badStart(" "))
        #expect(fault("'a") == .badStart("'"))
        #expect(fault("a ") == .badEnd(" "))
        #expect(fault("a\u{2019}") == .badEnd("\u{2019}"))
        #expect(fault("\u{301}") == .prohibitedCharacter("\u{301}"))
        #expect(Name.fault(in: "ab ")?.offset == 2)
        #expect(Name.fault(in: "ab ")?.row == "N2")
    }

    @Test(
        "N11: the guide's own examples are names",
        arguments: ["Kid's Night Light", "Garage 1 Opener", "My Home", "Away Lights", "NightTime"])
    func n11TakesTheGuidesOwnExamples(name: String) {
        #expect(fault(name) == nil)
    }

    @Test("N11: Secret Lair #13 is refused, and Secret Lair 13 offered") func n11RefusesSecretLairAndOffersAnother() {
        #expect(fault("Secret Lair #13") == .prohibitedCharacter("#"))
        #expect(Name.legal(from: "Secret Lair #13") == "Secret Lair 13")
    }

    @Test(
        "N13: a legal name is derived from a device's label",
        arguments: [
            ("Hue-Lamp #2", "Hue Lamp 2"), ("  Eve  Energy 20EB ", "Eve Energy 20EB"),
            ("eufyCam2-000A", "eufyCam2 000A"),
            ("LIFX® Bulb", "LIFX Bulb"), ("'quoted'", "quoted"), ("rock'n'roll", "rock'n'roll"), ("Café", "Café"),
            ("卧室_灯", "卧室 灯"),
            ("a\u{3164}b", "a b"), ("- 'a' -", "a"),
        ])
    func n13DerivesALegalNameFromADevicesLabel(label: String, name: String) {
        #expect(Name.legal(from: label) == name)
    }

    @Test(
        "N13: nothing is derived where nothing legal is left",
        arguments: ["", " ", "#", "''", "\u{301}", "😀", "\u{3164}"])
    func n13DerivesNothingWhereNothingLegalIsLeft(label: String) {
        #expect(Name.legal(from: label) == nil)
    }

    @Test("N13: whatever is derived is a legal name") func n13DerivesOnlyLegalNames() {
        var random = SystemRandomNumberGenerator()
        let scraps = [
            "a", "Z", "7", " ", "'", "\u{2019}", "-", "é", "\u{301}", "卧", "\u{200D}", "\u{3164}", "😀", "\u{1100}", "ß",
            "\n",
        ]
        for _ in 0..<2_000 {
            let label = (0..<Int.random(in: 0...90)).map { _ in scraps.randomElement(using: &random) ?? "" }.joined()
            guard let name = Name.legal(from: label) else { continue }
            #expect(Name.fault(in: name) == nil, "\(label.debugDescription) gave \(name.debugDescription)")
        }
    }

    @Test("N15: a name has at most 64 characters of at most 8 scalars")
    func n15NamesHaveAtMost64CharactersOfAtMost8Scalars() {
        #expect(fault(String(repeating: "é", count: 64)) == nil)
        #expect(fault(String(repeating: "a", count: 65)) == .tooLong)
        #expect(fault("a" + String(repeating: "\u{301}", count: 7)) == nil)
        #expect(fault("ba" + String(repeating: "\u{301}", count: 8)) == .tooManyMarks)
        #expect(Name.fault(in: "ba" + String(repeating: "\u{301}", count: 8))?.offset == 1)
        #expect(fault(String(repeating: "a", count: 5_000_000)) == .tooLong)
        #expect(fault("a" + String(repeating: "\u{301}", count: 1_000_000)) != nil)
        #expect(Name.fault(in: String(repeating: "a", count: 65))?.row == "N15")
        #expect(Name.legal(from: String(repeating: "a", count: 63) + " bc") == String(repeating: "a", count: 63))
        #expect(Name.legal(from: "a" + String(repeating: "\u{301}", count: 100))?.unicodeScalars.count == 8)
    }

    @Test func saysWhatIsWrongAsAppleDoes() {
        #expect(Name.fault(in: "a#")?.homeError == .nameContainsProhibitedCharacters)
        #expect(Name.fault(in: "'a")?.homeError == .nameDoesNotStartWithValidCharacter)
        #expect(Name.fault(in: "a'")?.homeError == .nameDoesNotEndWithValidCharacter)
        #expect(HomeError.nameContainsProhibitedCharacters.code == 35)
    }
}
