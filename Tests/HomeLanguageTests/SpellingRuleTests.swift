import Foundation
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// What keeps words from being taken for slips of others.
struct SpellingRuleTests {
    /// A sentence that is read otherwise without a rule.
    private static let sentences: [(rule: SpellingRule, home: String, text: String)] = [
        (.mayTakeBack, "cottage", "lock the front door, i ean unlock it"),
        (.mayBeStateOrDeed, "cottage", "the garage door closeq at five"),
        (.guessedNumber, "flat", "can you make ohe kitchen light more bright"),
        (.guessedCourtesy, "flat", "desk lamp y notch lower"),
        (.guessedState, "cottage", "desk lamp om"),
        (.guessedShortKind, "flat", "on th house"),
        (.guessedShortWord, "cottage", "open the garage ap"),
        (.guessedShortAmount, "cottage", "nudge the heat tp"),
        (.strangeSmallWord, "flat", "iff the baby is asleep, turn off the tv"),
        (.strangeNumber, "flat", "can you make ohe kitchen light more bright"),
        (.strangeState, "cottage", "turn on the desk lamp and turn it ofn"),
        (.strangeHesitation, "cottage", "di all the lights except the night light to 30"),
        (.strangeBeginning, "cottage", "ade a desk lamp"),
        (.strangeThingAtFirst, "cottage", "teep it down"),
        (.strangeTwoLetters, "cottage", "open the garage ap"),
        (.strangeRival, "cottage", "nudge the heat tp"),
    ]
    /// The rules of which no such sentence is known.
    private static let withoutSentence: Set<SpellingRule> = [
        .meaningfulWord, .tooLittleSaid, .mayForbid, .mayLeaveOut, .mayLeaveOutOfAll, .mayBeEitherState, .mayBeDoubt,
        .mayTell,
        .texted, .guessedAll, .guessedStateAtFirst, .guessedWay, .guessedFromLetter, .strangeFiller, .strangeWay,
        .strangeDenial, .strangeShortVerb, .strangeShortKind, .strangeFirstLetter,
    ]

    @Test(arguments: sentences.indices)
    func isNeededByItsSentence(index: Int) throws {
        let (rule, home, text) = Self.sentences[index]
        let parser = try #require(English.parser(ofHome: home))
        let noon = Context(now: PresentTime("2026-11-20T12:00:00Z"))
        let (one, other) = (parser.parse(text, in: noon), parser.without(rule).parse(text, in: noon))
        #expect(one.json.line != other.json.line, "“\(text)” does not need \(rule): \(one.reading)")
    }

    @Test func knowsASentenceForAllOthers() {
        let needed = Set(Self.sentences.map(\.rule))
        #expect(Set(SpellingRule.allCases).subtracting(needed) == Self.withoutSentence)
    }

    /// Prints which golden sentences of each language are read otherwise without each rule.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["BECKON_MEASURE_SPELLING"] != nil))
    func areMeasuredOnTheGoldenSentences() throws {
        for code in Golden.folders(in: Golden.grammars) {
            let language = try Language(folder: "\(Golden.grammars)/\(code)")
            var parsers: [String: Parser] = [:]
            for file in Golden.names(in: "\(Golden.folder)/\(code)", ending: ".txt") {
                for golden in try GoldenFile(path: "\(Golden.folder)/\(code)/\(file).txt").cases {
                    let parser = parsers[golden.home] ?? Parser(language, Fixture.home(golden.home))
                    parsers[golden.home] = parser
                    let context = Context(room: golden.room, now: PresentTime(golden.now ?? "2026-11-20T12:00:00Z"))
                    let outcome = parser.parse(golden.sentence, in: context)
                    if outcome.status == .understood, outcome.confidence > 0.95 { continue }
                    for rule in SpellingRule.allCases {
                        let other = parser.without(rule).parse(golden.sentence, in: context)
                        guard other.json.line != outcome.json.line else { continue }
                        let isPlain = golden.room == nil && golden.now == nil
                        print(
                            "Rule\t\(rule)\t\(code)\t\(golden.home)\t\(isPlain ? "plain" : "-")\t\(golden.sentence)\t\(outcome.reading) → \(other.reading)"
                        )
                    }
                }
            }
        }
    }
}

extension Parser {
    /// The same without one rule of spelling.
    fileprivate func without(_ rule: SpellingRule) -> Parser {
        var parser = self
        parser.search.interpreter.analyzer.language.spellingRuleLeftOut = rule
        return parser
    }
}
