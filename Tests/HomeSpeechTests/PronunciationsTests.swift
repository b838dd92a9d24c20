import Foundation
import Testing

@testable import HomeSpeech

struct PronunciationsTests {
    private static func said(_ word: String, usesESpeak: Bool = false) throws -> [String] {
        try Pronunciations(model: SpeechFixture.model(), settings: SpeechFixture.settings(), usesESpeak: usesESpeak)
            .variants(of: word)
            .map { $0.map(\.name).joined(separator: " ") }
    }

    @Test func takesAllVariantsOfTheDictionaryInOrder() throws {
        #expect(try Self.said("kitchen") == ["K IH CH AH N"])
        #expect(try Self.said("one") == ["W AH N", "HH W AH N"])
        #expect(try Self.said("a") == ["AH", "EY"])
        #expect(try Self.said("zyuganov's") == ["Z Y UW G AA N AA V Z", "Z UW G AA N AA V Z"])
    }

    @Test func addsWhatTheLanguageSaysOfAWord() throws {
        #expect(try Self.said("garage").contains("G ER AA ZH"))
        #expect(try Self.said("garage").suffix(2) == ["G AE R AA ZH", "G AE R IH JH"])
    }

    @Test func makesPossessivesAndCompoundsFromKnownWords() throws {
        #expect(try Self.said("thermostat's").first == "TH ER M AH S T AE T S")
        #expect(try Self.said("nursery's").first?.hasSuffix("IY Z") == true)
        #expect(try Self.said("ecobee").first == "IY K OW B IY")
        #expect(try Self.said("nanoleaf").count >= 2)
    }

    @Test(arguments: ["nanoleaf", "aqara", "ecobee", "meross", "koogeek", "velux", "netatmo", "vocolinc", "xqzt"])
    func findsAWayToSayNamesThatNoDictionaryKnows(name: String) throws {
        #expect(try !Self.said(name).isEmpty)
    }

    @Test func hearsASecondOpinionFromEspeak() throws {
        #expect(try Self.said("ecobee", usesESpeak: true).contains("EH K OW B IY"))
        let set = try SpeechFixture.settings().phones
        let said = { (text: String) in
            ESpeak.phones(inIPA: text, set).map { $0.map(\.name).joined(separator: " ") }
        }
        #expect(said("θˈɜːməstˌæt") == "TH ER M AH S T AE T")
        #expect(said("dʒˈʌdʒ") == "JH AH JH")
        #expect(said("ækˈɑːɹɹə") == "AE K AA R AH")
        #expect(said("¿") == nil)
    }

    @Test(arguments: [
        ("heater", "HH IY T AH"), ("door", "D AO"), ("garden", "G AA D AH N"), ("near", "N IH AH"),
        ("mirror", "M IH R AH"),
        ("nursery", "N AH S AH R IY"), ("fire", "F AY AH"),
    ]) func saysAnROnlyBeforeVowelsInOtherAccents(word: String, said: String) throws {
        let settings = try SpeechFixture.settings()
        let ways = try Pronunciations(model: SpeechFixture.model(), settings: settings).variants(of: word)
            .withVariants(settings.accent)
        #expect(ways.map { $0.map(\.name).joined(separator: " ") }.contains(said))
    }

    @Test func saysWordsWithoutRInOneWay() throws {
        let settings = try SpeechFixture.settings()
        let ways = ["L AE M P", "R UW M"].map { $0.split(separator: " ").compactMap { settings.phones.phone($0) } }
        #expect(ways.withVariants(settings.accent) == ways)
        let door = [["D", "AO", "R"].compactMap { settings.phones.phone($0) }]
        #expect(door.withVariants([]) == door)
    }

    @Test func usesOnlyPhonesThatTheModelHas() throws {
        let model = try SpeechFixture.model()
        let text = try String(contentsOfFile: model.dictionary, encoding: .utf8)
        let words = text.split(separator: "\n").suffix(20_000)
        let phones = Set(words.flatMap { $0.split(separator: " ").dropFirst().map(String.init) })
        #expect(try phones == Set(SpeechFixture.settings().phones.phones.map(\.name)))
    }

    @Test func saysNothingForWhatIsNoWord() throws {
        for word in ["", "'", "卧室", "a b", "(", String(repeating: "ab", count: 5000), "\u{0}"] {
            #expect(try Self.said(word, usesESpeak: true).isEmpty || word == "'", "\(word.prefix(10))")
        }
    }

    @Test func saysHowANameIsSpoken() throws {
        let pronunciations = try Pronunciations(model: SpeechFixture.model(), settings: SpeechFixture.settings())
        let spoken: [(String, String)] = [
            ("Lamp 2", "lamp two"), ("TV", "tv"), ("HDMI 3", "h d m i three"), ("LG TV", "l g tv"),
            ("SmartThings", "smart things"), ("Kid’s Küche", "kid's kuche"), ("Weiß", "weiss"),
            ("2nd Floor", "second floor"),
            ("20th", "twentieth"), ("50%", "fifty percent"), ("Room 401", "room four hundred one"),
            ("007", "zero zero seven"), ("12345", "one two three four five"), ("Kids' Room", "kids' room"),
            ("Garage 1 Opener", "garage one opener"), ("NightTime", "nighttime"), ("", ""), ("卧室 !", "wo shi"),
        ]
        for (name, words) in spoken {
            #expect(pronunciations.spokenWords(of: name).joined(separator: " ") == words, "\(name)")
        }
    }

    @Test func canSayEveryWordThatItGives() throws {
        let pronunciations = try Pronunciations(model: SpeechFixture.model(), settings: SpeechFixture.settings())
        let names = [
            "Кухня", "Ванная", "Nanoleaf 3A19", "O'Brien's", "MyHome", "Sønderborg", "🙂 Lamp", "''", "1'2", "x'y'z",
        ]
        let words = names.flatMap(pronunciations.spokenWords)
        let variants = pronunciations.variants(of: words)
        for word in words { #expect(variants[word]?.isEmpty == false, "\(word)") }
    }
}
