import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage

struct RobustnessTests {
    @Test(arguments: [
        String(repeating: "and ", count: 120), String(repeating: "the ", count: 120),
        String(repeating: "a ", count: 400),
        String(repeating: "please now ", count: 60), String(repeating: "can you ", count: 60) + "turn on the lamp",
        String(repeating: "kitchen ", count: 120), String(repeating: "in the kitchen ", count: 40),
        String(repeating: "desk lamp ", count: 60),
        "turn on " + String(repeating: "the desk lamp in the study ", count: 24),
        String(repeating: "turn on the ", count: 40), String(repeating: "two hundred and ", count: 40),
        String(repeating: "zorkmid ", count: 110), "turn on the " + String(repeating: "zorkmid ", count: 110),
        String(repeating: "lamp's ", count: 60), String(repeating: "9", count: 900),
        String(repeating: "9 ", count: 480),
        String(repeating: "🙂", count: 900), "e" + String(repeating: "\u{301}", count: 1_900),
        String(repeating: "\u{0}", count: 900), "turn\u{0}on\u{0}the\u{0}lamp", "\u{202E}pmal eht no nrut", "\u{FEFF}",
        String(repeating: "%", count: 500), String(repeating: "'", count: 900), "1e999999 percent", "½ ② Ⅻ ٣",
    ])
    func answersWhateverIsSaid(text: String) {
        for parser in [English.cottage, English.castle] {
            let outcome = parser.parse(text)
            #expect(!outcome.reply.isEmpty)
            #expect(parser.answers.answer(in: parser.utterance(text)) == nil || text.count < 20)
        }
    }

    @Test func refusesWhatIsTooLongInWords() {
        let outcome = English.cottage.parse(String(repeating: "turn on the lamp ", count: 600))
        #expect(outcome.status == .notUnderstood)
        #expect(outcome.reply == "That is too long: a sentence has at most 1000 characters.")
        #expect(outcome.text.count < 100)
        #expect(
            English.cottage.parse(String(repeating: "a ", count: 300)).reply
                == "That is too long: a sentence has at most 120 words.")
    }

    @Test(arguments: ["", "   ", "\n", "...", "🙂"])
    func answersSilence(text: String) {
        #expect(English.cottage.parse(text).status == .notUnderstood)
        #expect(English.cottage.parse(text).reply == "I heard no words. Try “turn on the Desk Lamp”.")
    }

    @Test func answersASentenceWithoutAnyHome() {
        let parser = English.parser(HomeSnapshot())
        #expect(parser.parse("turn on the lights").status != .understood)
        #expect(parser.parse("turn on the desk lamp").status == .unknownName)
    }

    @Test func survivesChangedSentences() throws {
        var generator = SeededNumbers(seed: 7)
        let letters = Array("abcdefghijklmnopqrstuvwxyz '%°0123456789-.,\u{301}🙂é")
        let sentences = try GoldenFile(path: Golden.folder + "/en/power.txt").cases.map(\.sentence)
        for sentence in sentences {
            var changed = Array(sentence)
            for _ in 0..<3 {
                let place = Int.random(in: changed.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: changed[place] = letters.randomElement(using: &generator) ?? "x"
                case 1: changed.insert(letters.randomElement(using: &generator) ?? "x", at: place)
                default: if changed.count > 1 { changed.remove(at: place) }
                }
            }
            #expect(!English.cottage.parse(String(changed)).reply.isEmpty)
        }
    }
}
