import GrammarKit
import HomeLanguage
import HomeOutcomes
import HomeSpeech
import TestSupport
import Testing

@testable import BeckonRuntime

struct SpokenGrammarTests {
    private let network: WordNetwork
    private let spoken: SpokenGrammar
    private let parser: Parser

    init() throws {
        let language = try Language(folder: Fixture.project + "/Grammars/en")
        let snapshot = Fixture.home("cottage")
        let model = try SpeechModel.locate(modelFolders: [Fixture.project + "/Models"])
        parser = Parser(language, snapshot)
        spoken = try SpokenGrammar(
            language, snapshot, parser.index,
            Pronunciations(model: model, settings: SpeechSettings(folder: language.folder), usesESpeak: false))
        network = try WordNetwork(spoken.grammar)
    }

    @Test(arguments: [
        "turn on the desk lamp", "please lock the front door", "set the floor lamp to fifty percent",
        "turn off the kid's night light",
        "is the garage door open",
    ])
    func takesWhatCanBeSaidToThisHome(sentence: String) {
        #expect(takes(sentence))
    }

    /// The decoder lets likelihoods count only where a grammar tells them.
    @Test func tellsWhatPeopleMostlySay() {
        #expect(spoken.grammar.rules.contains { $0.expansion.isWeighted })
    }

    /// Who adds a kind of sentence has to say how often it is said.
    @Test func weighsEveryKindOfSentence() throws {
        let language = try Language(folder: Fixture.project + "/Grammars/en")
        let said = try #require(language.grammars.rules["en._said.sentence"]).expansion
        #expect(Set(said.references) == Set(language.roots))
    }

    /// The ear waits for more where a number may follow, and not where only a place may.
    @Test func tellsWhereMoreIsLikelyToFollow() {
        #expect(ending(after: ["turn", "off", "the"], name: ["desk", "lamp"]) >= Heard.likelyEnd)
        #expect(ending(after: ["lock", "the"], name: ["front", "door"]) >= Heard.likelyEnd)
        #expect(ending(after: ["open", "the"], name: ["bedroom", "blinds"]) < Heard.likelyEnd)
        #expect(ending(after: ["dim", "the"], name: ["desk", "lamp"]) < Heard.likelyEnd)
    }

    private func ending(after words: [String], name: [String]) -> Double {
        network.ending(after: words + [Multiword.name(for: name)], joint: "_")
    }

    @Test func callsAThingByItsRoom() {
        #expect(takes("turn on the study desk lamp"))
    }

    @Test(arguments: ["turn on the chandelier", "turn on the television", "bake some bread"])
    func doesNotTakeWhatIsNotThere(sentence: String) {
        #expect(!takes(sentence))
    }

    /// The weight 0 marks what is typed and not worth listening for; the rule is the same.
    @Test(arguments: [
        "set the floor lamp to fifty pct", "illuminate the desk lamp", "bolt the front door", "fade the floor lamp",
        "close all the window blinds", "turn off the desk lamp straight away",
    ])
    func leavesOutWhatIsOnlyTyped(sentence: String) {
        #expect(!takes(sentence))
        #expect(parser.parse(sentence).status == .understood, "\(parser.parse(sentence).reply)")
    }

    @Test(arguments: ["close the garage door", "is the garage door open", "set the floor lamp to half"])
    func takesWhatIsWrittenOnceForBoth(sentence: String) {
        #expect(takes(sentence))
        #expect(parser.parse(sentence).status == .understood, "\(parser.parse(sentence).reply)")
    }

    @Test func takesNothingThatThisHomeCannotObey() throws {
        let sampler = try GrammarSampler(
            GrammarSet([spoken.grammar]), root: "flat.\(spoken.grammar.rules[0].name)")
        var generator = SeededNumbers(seed: 3)
        var refused: [String] = []
        for _ in 0..<500 {
            guard let sentence = sampler.sentence(using: &generator) else { continue }
            let text = sentence.text.split(separator: " ").flatMap { spoken.writing(String($0)) }.joined(separator: " ")
            let outcome = parser.parse(text)
            // What is asked of other assistants is heard, so that it is told that no home can do that.
            if case .noSkill = outcome.told.content { continue }
            if ![Outcome.Status.understood, .ambiguous].contains(outcome.status) {
                refused.append("\(text): \(outcome.reply)")
            }
        }
        // What is left are places after a thing that is elsewhere; numbers beyond what a thing takes are told apart.
        refused.removeAll { $0.contains(" takes ") }
        #expect(refused.count <= 12, "\(refused.joined(separator: "\n"))")
    }

    /// Whether the network takes a sentence, with any of its words joined to names.
    private func takes(_ sentence: String) -> Bool {
        let words = sentence.split(separator: " ").map(String.init)
        return (0..<1 << (words.count - 1)).contains { joints in
            var joined = [words[0]]
            for (place, word) in words.dropFirst().enumerated() {
                if joints >> place & 1 == 1 {
                    joined[joined.count - 1] = Multiword.name(for: [joined[joined.count - 1], word])
                } else {
                    joined.append(word)
                }
            }
            return network.accepts(joined)
        }
    }
}
