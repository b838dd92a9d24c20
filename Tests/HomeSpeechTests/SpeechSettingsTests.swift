import LanguagePack
import Testing

@testable import HomeSpeech

struct SpeechSettingsTests {
    @Test(arguments: [
        ("0", "zero"), ("7", "seven"), ("13", "thirteen"), ("20", "twenty"), ("42", "forty two"),
        ("100", "one hundred"), ("407", "four hundred seven"), ("1000", "one thousand"),
        ("9999", "nine thousand nine hundred ninety nine"), ("10000", "one zero zero zero zero"), ("05", "zero five"),
    ])
    func spellsOutNumbers(digits: String, words: String) throws {
        #expect(try SpeechFixture.settings().cardinal(digits).joined(separator: " ") == words)
    }

    @Test(arguments: [
        ("1", "first"), ("12", "twelfth"), ("20", "twentieth"), ("21", "twenty first"), ("99", "ninety ninth"),
        ("100", nil), ("0", nil),
    ])
    func spellsOutOrdinals(digits: String, words: String?) throws {
        #expect(try SpeechFixture.settings().ordinal(digits)?.joined(separator: " ") == words)
    }

    private static func settings(_ text: String) throws -> SpeechSettings {
        try SpeechSettings(reading: text, file: "speech.txt", phones: SpeechFixture.settings().phones)
    }

    private static let whole =
        "vowels a e\nordinal-endings st\nsign % percent\ncardinal 0 nil\nordinal 1 first\nmodel xx"

    @Test(arguments: [
        (
            "sign %", "sgn %",
            "speech.txt:3: there is no key sgn: model, vowels, sign, opposites, cardinal, ordinal, ordinal-endings, "
                + "before-number, espeak, accent, pronunciation, possessive, letter are known"
        ),
        ("vowels a e\n", "", "speech.txt:5: vowels is missing"),
        ("\nordinal 1 first", "", "speech.txt:5: ordinal is missing"),
        ("\nmodel xx", "", "speech.txt:5: model is missing"),
        ("model xx", "model xx yy", "speech.txt:6: model stands once, with one name behind it"),
        ("model xx", "model xx\nmodel yy", "speech.txt:7: model stands once"),
        ("model xx", "model xx\naccent ER AH", "speech.txt:7: accent takes a change of a sound"),
        ("model xx", "model xx\naccent XX > AH", "speech.txt:7: accent takes a change of a sound"),
        ("model xx", "model xx\naccent ER > AH / X _", "speech.txt:7: accent takes a change of a sound"),
        ("model xx", "model xx\naccent ER > AH / V", "speech.txt:7: accent takes a change of a sound"),
        ("model xx", "model xx\npronunciation lamp", "speech.txt:7: pronunciation takes a word and its phones"),
        ("model xx", "model xx\npronunciation lamp XX", "speech.txt:7: pronunciation takes a word and its phones"),
        ("model xx", "model xx\npossessive 's", "speech.txt:7: possessive takes an ending, how it is said"),
        ("model xx", "model xx\npossessive 's XX", "speech.txt:7: possessive takes an ending, how it is said"),
        ("model xx", "model xx\npossessive 's Z / XX", "speech.txt:7: possessive takes an ending, how it is said"),
        ("model xx", "model xx\nletter ß", "speech.txt:7: letter takes one letter"),
        ("model xx", "model xx\nbefore-number", "speech.txt:7: before-number stands once, with one or more behind it"),
        ("vowels a e", "vowels", "speech.txt:1: vowels stands once, with one or more behind it"),
        ("% percent", "%% percent", "speech.txt:3: sign takes one sign, and how it is said"),
        ("sign % percent", "opposites on", "speech.txt:3: opposites takes two words"),
        ("cardinal 0 nil", "cardinal x nil", "speech.txt:4: cardinal takes a number"),
        ("cardinal 0 nil", "cardinal 1 >>", "speech.txt:4: cardinal takes a number"),
        ("cardinal 0 nil", "cardinal 20 twenty[ >>", "speech.txt:4: cardinal takes a number"),
        ("cardinal 0 nil", "cardinal 5 five\ncardinal 4 four", "speech.txt:5: 4 does not come after 5"),
    ])
    func namesFileAndLineOfAFault(text: String, other: String, fault: String) throws {
        #expect(throws: Never.self) { try Self.settings(Self.whole) }
        let wrong = Self.whole.replacing(text, with: other)
        let error = #expect(throws: LanguageFileError.self) { try Self.settings(wrong) }
        #expect(error?.description.hasPrefix(fault) == true, "\(error as Any)")
    }

    @Test(arguments: [
        ("set the lamp to two", true), ("set the lamp to ten", true), ("set the lamp to eleven", false),
        ("set the lamp to twenty", false), ("lamp two", false), ("two", false),
    ])
    func doubtsAShortNumberBehindAWordThatSoundsLikeOne(heard: String, isDoubted: Bool) throws {
        #expect(try SpeechFixture.settings().endsInDoubtfulNumber(heard.split(separator: " ")) == isDoubted)
    }

    @Test func saysThatALanguageWithoutTheFileIsNotHeard() throws {
        #expect(throws: SpeechError.notHeard(language: "xx", file: "/nowhere/xx/speech.txt")) {
            try SpeechSettings(folder: "/nowhere/xx")
        }
        #expect(try SpeechSettings.settings(in: "/nowhere/xx") == nil)
    }
}
