import Foundation
import GrammarKit
import HomeLanguage
import HomeModel
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
        let language = try English.language.get()
        let snapshot = Fixture.home("cottage")
        let model = try SpeechModel.locate(modelFolders: [Fixture.project + "/Models"])
        parser = Parser(language, snapshot)
        spoken = try SpokenGrammar(
            language, snapshot, parser,
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
        let language = try English.language.get()
        let said = try #require(language.grammars.rules["en._said.sentence"]).expansion
        #expect(Set(said.references) == Set(language.roots))
    }

    /// The ear waits for more where a number may follow, and not where only a place may.
    @Test func tellsWhereMoreIsLikelyToFollow() {
        #expect(ending(after: ["turn", "off", "the"], name: ["desk", "lamp"]) >= RecognisedUtterance.likelyEnd)
        #expect(ending(after: ["lock", "the"], name: ["front", "door"]) >= RecognisedUtterance.likelyEnd)
        #expect(ending(after: ["open", "the"], name: ["bedroom", "blinds"]) < RecognisedUtterance.likelyEnd)
        #expect(ending(after: ["dim", "the"], name: ["desk", "lamp"]) < RecognisedUtterance.likelyEnd)
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

    /// Things are heard together with the places that they are in, and with no others.
    @Test(arguments: [
        ("turn off the desk lamp in the study", true), ("turn off the desk lamp in the kitchen", false),
        ("turn on the lights in the living room", true), ("open the blinds in the bedroom", true),
        ("open the blinds in the kitchen", false), ("turn off everything downstairs", true),
    ])
    func takesThingsWhereTheyAre(sentence: String, isThere: Bool) {
        #expect(takes(sentence) == isThere)
    }

    @Test func staysSmallEnoughForTheDecoderInAHomeOfAThousand() throws {
        let language = try English.language.get()
        let snapshot = try HomeFile.read(Array(JSONSerialization.data(withJSONObject: Self.hotel)))
        let model = try SpeechModel.locate(modelFolders: [Fixture.project + "/Models"])
        let large = try SpokenGrammar(
            language, snapshot, Parser(language, snapshot),
            Pronunciations(model: model, settings: SpeechSettings(folder: language.folder), usesESpeak: false))
        #expect(try WordNetwork(large.grammar).arcCount < WordNetwork.arcLimit)
    }

    /// A thousand accessories of eight kinds in forty rooms of four zones.
    private static var hotel: [String: Any] {
        let words = ["Amber", "Birch", "Cedar", "Dove", "Elm", "Fern", "Grove", "Hazel", "Iris", "Jade"]
        let kinds = [
            "Lightbulb", "Lightbulb", "Switch", "WindowCovering", "LockMechanism", "Thermostat", "Fan", "Outlet",
        ]
        let wings = ["North", "South", "East", "West"].map { wing in (wing, words.map { "\(wing) \($0) Room" }) }
        let rooms = wings.flatMap(\.1)
        let accessories = (0..<1000).map { number -> [String: Any] in
            let name = "\(words[number % 10]) \(words[number / 10 % 10]) \(words[number / 100]) Thing"
            let service = ["type": kinds[number / 40 % kinds.count], "name": name]
            return ["name": name, "room": rooms[number % rooms.count], "services": [service]]
        }
        let home: [String: Any] = [
            "name": "Hotel", "rooms": rooms.map { ["name": $0] }, "accessories": accessories,
            "zones": wings.map { ["name": "\($0) Wing", "rooms": $1] as [String: Any] },
        ]
        return ["version": 1, "homes": [home]]
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
