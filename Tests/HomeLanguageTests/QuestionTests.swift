import GrammarKit
import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage

/// Questions tell what is known, and never act.
struct QuestionTests {
    /// Words with which nobody gives a command.
    static let openings = [
        "is", "are", "was", "isn't", "did i", "have i", "did anyone", "has", "which", "how many", "is there",
        "are there any",
        "what", "what's", "tell me if", "do you know whether", "can you check if", "i wonder if", "let me know whether",
        "how bright is", "how warm is", "did i forget to", "do i have", "which of", "where are", "in which rooms are",
    ]

    /// Phrases by chance from the rules that commands are made of.
    static func phrases(_ rule: String, count: Int) throws -> [String] {
        let sampler = try GrammarSampler(SampledSentenceTests.set, root: rule)
        var generator = SeededNumbers(seed: 5)
        return (0..<count).compactMap { _ in sampler.sentence(using: &generator)?.text }.filter { $0.count < 80 }
    }

    @Test(arguments: openings)
    func neverActsWhateverCommandWordsFollow(opening: String) throws {
        let things = try Self.phrases("en._noun.noun", count: 40)
        let rules = [
            "en._act.act", "en._act.state", "en._act.verb", "en._value.value", "en._change.change", "en._noun.where",
        ]
        let words = try rules.flatMap { try Self.phrases($0, count: 12) }
        var generator = SeededNumbers(seed: opening.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
        for _ in 0..<150 {
            let said =
                [things.randomElement(using: &generator)] + (0..<2).map { _ in words.randomElement(using: &generator) }
            let rest = said.compactMap(\.self).shuffled(using: &generator).joined(separator: " ")
            let outcome = English.cottage.parse("\(opening) \(rest)")
            #expect(!outcome.acts, "\(outcome.text)")
            let choices = outcome.candidates.flatMap(\.intents).filter {
                if case .get = $0.action { false } else { true }
            }
            #expect(choices.isEmpty, "\(outcome.text)")
        }
    }

    @Test(arguments: [
        "did i lock the door and turn off the lights", "is it too hot", "is the desk lamp too bright", "desk lamp on?",
        "the lights are on, aren't they", "should i turn on the desk lamp", "is it possible that the desk lamp is on",
        "if the desk lamp is on turn off the fan", "is it time to turn off the lights",
    ])
    func leavesBeWhatIsOnlyAskedOrSupposed(text: String) { #expect(!English.cottage.parse(text).acts) }

    @Test func answersWhichWithThoseThatAreSo() throws {
        let intent = try #require(English.cottage.parse("which lamps are on").intents.first).json.line
        #expect(intent.contains(#""answer":[{"accessory":"Floor Lamp""#))
        #expect(intent.contains(#""question":"which""#))
        #expect(!intent.contains(#""answer":[{"accessory":"Desk Lamp""#))
    }

    @Test func answersHowManyWithTheirNumber() throws {
        let intent = try #require(English.cottage.parse("how many lights are on").intents.first).json.line
        #expect(intent.contains(#""answer":3"#))
        #expect(intent.contains(#""expected":true"#))
        #expect(intent.contains(#""question":"count""#))
    }

    @Test func answersNothingWhereNothingIsKnown() throws {
        let intent = try #require(English.lookout.parse("is the silent lamp on").intents.first).json.line
        #expect(intent.contains(#""answer":null"#))
        #expect(English.lookout.parse("is the silent lamp on").reply == "The Silent Lamp does not say.")
    }

    @Test func isTrueOfAllOrOfAnyAsItWasAsked() throws {
        func answer(_ text: String) throws -> Bool? {
            guard case .get(let question) = try #require(English.cottage.parse(text).intents.first).action else {
                return nil
            }
            return question.isTrue
        }
        #expect(try answer("are the lamps on") == false)
        #expect(try answer("are any lamps on") == true)
        #expect(try answer("is a lamp on") == true)
        #expect(try answer("are all the lamps off") == false)
    }

    @Test func saysHowAValueWasCompared() throws {
        let intent = try #require(English.cottage.parse("is the desk lamp brighter than 50 percent").intents.first)
        #expect(
            intent.json.line.contains(
                #""answer":true,"characteristic":"Brightness","comparison":"above","expected":50"#))
        let plain = try #require(English.cottage.parse("is the desk lamp at 60 percent").intents.first)
        #expect(!plain.json.line.contains("comparison"))
    }

    @Test func asksTheBatteryOfTheAccessory() throws {
        let target = try #require(English.lookout.parse("is the lock's battery low").intents.first?.targets.first)
        #expect(target.type == "Battery")
        #expect(target.accessory == "Front Lock")
    }
}
