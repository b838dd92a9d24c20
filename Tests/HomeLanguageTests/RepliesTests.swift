import Foundation
import HomeModel
import HomeOutcomes
import LanguagePack
import TestSupport
import Testing

@testable import HomeLanguage

struct RepliesTests {
    private func reply(_ text: String, _ parser: Parser = English.cottage) -> String { parser.parse(text).reply }

    @Test(arguments: [
        ("turn off everything", "Turning off the 9 things."),
        (
            "turn off the lights",
            "Turning off the Ceiling Light, the Floor Lamp, the Kid's Night Light and the Desk Lamp."
        ),
        ("open the blinds", "Opening the Bedroom Blinds."), ("unlock the front door", "Unlocking the Front Door."),
        ("set the blinds to 30 percent", "Setting the Bedroom Blinds to 30 percent."),
        ("movie time", "Running Movie Time."),
        ("are the blinds closed", "No, the Bedroom Blinds are open."),
        ("turn on the heating", "Turning on the Thermostat."),
        ("how far open are the blinds", "The Bedroom Blinds are 100 percent open."),
        ("what's the humidity", "The Outdoor Humidity is 80 percent."),
    ])
    func saysWhatItUnderstood(text: String, expected: String) {
        #expect(reply(text) == expected)
    }

    @Test(
        arguments: [(220.0, 35.0, .lightSteelBlue), (210, 22, .slateGray), (120, 99, .green)]
            as [(Double, Double, ColorName)])
    func callsNoLightGrayThatNobodyWantedGray(hue: Double, saturation: Double, expected: ColorName) {
        #expect(ColorName.nearest(to: Color(hue: hue, saturation: saturation)) == expected)
    }

    @Test(arguments: [
        ("set the thermostat to 90", "The Thermostat takes 10 °C to 38 °C."),
        ("dim the fountain to 20 percent", "The Fountain cannot be dimmed. It can be turned on or off."),
        ("turn on the bedroom light", "There is no light in the Bedroom."),
        ("lock the desk lamp", "The Desk Lamp cannot be locked or unlocked. It can be turned on or off or dimmed."),
        ("turn on the zorkmid", "There is nothing called “zorkmid” in Cottage."),
        ("the garage door in the kitchen off", "The Garage Door is in no room, not in the Kitchen."),
        (
            "turn the lights on unless it snores",
            "I can wait for a time, or for what an accessory tells, but nothing here tells that. Say a time, such as “at 19:30”."
        ),
        ("don't turn on the lamp", "All right, nothing was done."),
    ])
    func saysWhatItCouldNot(text: String, expected: String) {
        #expect(reply(text) == expected)
    }

    @Test func countsWhatIsManyAndNamesTheHomeAndRoom() {
        #expect(
            reply("turn off the lights in hunting lodge", English.castle)
                == "Turning off the 14 lights in Hunting Lodge.")
        #expect(reply("how warm is the attic", English.castle).hasSuffix("°F."))
    }

    @Test func saysTemperaturesInTheUnitOfTheHome() {
        #expect(
            reply("set the attic thermostat to 70", English.castle)
                == "Setting the Attic Thermostat in Hunting Lodge to 70 °F.")
        #expect(reply("set the attic thermostat to 20", English.castle).contains("takes 50 °F to 100.4 °F"))
    }

    @Test func asksWithFewChoicesAndSaysThatThereAreMore() {
        let outcome = English.castle.parse("open the blind")
        #expect(outcome.status == .ambiguous)
        #expect(outcome.reply.hasPrefix("Which do you mean: the "))
        #expect(outcome.reply.contains(" or one of "))
    }

    @Test func speaksOfSeveralThingsInThePlural() {
        let intents = English.cottage.parse("turn on the lamps").intents
        #expect(English.cottage.replies.done(intents) == "The Floor Lamp and the Desk Lamp are on.")
        let blinds = English.cottage.parse("close the blinds").intents
        #expect(English.cottage.replies.done(blinds) == "The Bedroom Blinds are closed.")
        #expect(English.cottage.replies.done(blinds, settled: false) == "The Bedroom Blinds are closing.")
    }
}

struct LanguageTests {
    @Test func saysWhereItFoundNoGrammars() {
        #expect(throws: LanguageError.noSuchFolder("/nowhere/en")) { try Language(folder: "/nowhere/en") }
        #expect(throws: LanguageError.noGrammars(Fixture.project)) { try Language(folder: Fixture.project) }
    }

    @Test(arguments: [(64, nil), (65, LanguageError.tooManyChunks(65, limit: 64))] as [(Int, LanguageError?)])
    func refusesMoreKindsOfPiecesThanItHasBitsFor(count: Int, fault: LanguageError?) throws {
        let temporary = TemporaryFolder()
        let rules = (0..<count).map { "<r\($0)> = w\($0);" }
        let chunk = "/** @role chunk */ public <chunk> = \((0..<count).map { "<r\($0)>" }.joined(separator: " | "));"
        let folder = try temporary.language(grammar: "\(chunk)\n\(rules.joined(separator: "\n"))")
        var found: LanguageError?
        do { _ = try Language(folder: folder) } catch { found = error as? LanguageError }
        #expect(found == fault)
    }

    @Test func takesItsCodeFromItsFolderAndItsSentencesFromFilesWithoutUnderscore() {
        #expect(English.language.code == "en")
        #expect(English.language.roots.contains("en.power.power"))
        #expect(!English.language.roots.contains { $0.hasPrefix("en._") })
    }

    @Test func hasNoRuleThatNothingUses() {
        #expect(English.language.grammars.unused.isEmpty, "\(English.language.grammars.unused)")
    }

    @Test func spellsNumbersBothWays() {
        #expect(English.language.spellings(of: "Lamp 2").contains { NameKey($0) == NameKey("lamp two") })
        #expect(English.language.spellings(of: "Lamp Two").contains { NameKey($0) == NameKey("lamp 2") })
        #expect(English.language.spellings(of: "Desk Lamp").isEmpty)
    }
}
