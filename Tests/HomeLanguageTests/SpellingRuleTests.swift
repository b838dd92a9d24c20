import Foundation
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// What keeps words from being taken for slips of others.
struct SpellingRuleTests {
    /// For each rule a sentence that is read otherwise without it.
    private static let sentences: [(rule: SpellingRule, home: String, text: String)] = [
        (.meaningfulWord, "cottage", "what is a kitchen"),
        (.tooLittleSaid, "de-haus", "hol die Leiter"),
        (.mayTakeBack, "cottage", "lock the front door, i ean unlock it"),
        (.mayForbid, "cottage", "don the lights"),
        (.mayLeaveOut, "cottage", "open the garage bu"),
        (.mayLeaveOutOfAll, "cottage", "turn off all lights bu this one"),
        (.mayBeStateOrDeed, "cottage", "the garage door closeq at five"),
        (.mayBeEitherState, "de-haus", "schalte as licht"),
        (.mayTell, "cottage", "i turned off the lights"),
        (.guessedAll, "cottage", "switch it al off"),
        (.guessedNumber, "flat", "can you make ohe kitchen light more bright"),
        (.guessedCourtesy, "flat", "desk lamp y notch lower"),
        (.guessedState, "cottage", "desk lamp om"),
        (.guessedShortKind, "flat", "on th house"),
        (.guessedShortWord, "cottage", "open the garage ap"),
        (.guessedShortAmount, "cottage", "nudge the heat tp"),
        (.strangeSmallWord, "flat", "iff the baby is asleep, turn off the tv"),
        (.strangeNumber, "flat", "can you make ohe kitchen light more bright"),
        (.strangeFiller, "flat", "turn on the bedroom light, make it ble and set it to 30"),
        (.strangeState, "cottage", "turn on the desk lamp and turn it ofn"),
        (.strangeHesitation, "cottage", "switch it al off"),
        (.strangeDenial, "cottage", "donw the blinds"),
        (.strangeBeginning, "cottage", "ade a desk lamp"),
        (.strangeThingAtFirst, "cottage", "teep it down"),
        (.strangeTwoLetters, "cottage", "open the garage ap"),
        (.strangeFirstLetter, "odd", "on air sign off oir"),
        (.strangeRival, "cottage", "nudge the heat tp"),
        (.nearDenial, "willow", "nowt on the telly"),
        (.nearLightSlip, "flat", "iff the baby is asleep, turn off the tv"),
        (.nearName, "flat", "make beroom lights 20%"),
        (.nameBeforeAmount, "flat", "dim the living room ligh please"),
        (.everydayDenial, "cottage", "nut good night"),
        (.everydayVerb, "cottage", "rock the front door"),
        (.letterBeforeNumber, "flat", "turn o 2 lights"),
        (.guessedLightSlip, "cottage", "the blinds re closed"),
        (.possessivePronoun, "cottage", "iit's too bright in the kitchen"),
        (.mayTellHowItIs, "cottage", "because the lights ard on"),
        (.doubtIsNotPutRight, "flat", "we wnat that the tv is off"),
        (.smallArticle, "cottage", "what is a kitchen"),
        (.smallException, "castle", "at the hunting lodge, turn off every light ut the attic ones"),
        (.smallWordAtFirst, "odd", "o all nighter tonight"),
        (.smallAmount, "cottage", "lo dim the lights"),
        (.smallTimeAtFirst, "nest", "al lights off"),
        (.smallAll, "cottage", "is ay light on"),
        (.smallOrder, "flat", "kdis are col"),
        (.smallState, "cottage", "tun off al the lights leaving only the ceiling light on"),
        (.mayBeNone, "alder", "turn off ny lights in the garden"),
        (.mayBeDoubt, "heron", "y wife thinks it's too hot in the bedroom"),
        (.nearestDenial, "cottage", "noo lights but the desk lamp"),
        (.nearCourtesy, "cottage", "turn on the fan rather tha the lamp"),
        (.nearDoubt, "flat", "iff the baby is asleep, turn off the tv"),
        (.nearState, "cottage", "turn on the desk lamp and turn it ofn"),
        (.nearOwner, "cottage", "iit's stuffy in the bedroom, turn on the fn"),
        (.orderAtFirst, "flat", "ights off in the bedroom"),
        (.numberAtFirst, "cottage", "oen up the blinds in the bedroom"),
        (.nearPlural, "castle", "turn on th llanterns in the undercroft"),
        (.orderOfSomebody, "cottage", "Pat set the thermostat to 20"),
        (.everydayAmountAtFirst, "flat", "dust the fan"),
        (.guessedDifference, "heron", "it needs to bs 22 in the lounge"),
        (.guessedDoubt, "ru-kvartira", "у каких датчиков села батарейка"),
        (.guessedCall, "cottage", "ool down the hallway"),
        (.unknownDenied, "semi", "open the garage, not on your nelly"),
        (.misspeltQuestion, "cottage", "we're leaving the living room, lights hff"),
        (.sceneOfQuestion, "heron", "ohw about movie night"),
        (.sceneOfSlip, "cottage", "good night mon"),
    ]

    @Test(arguments: sentences.indices)
    func isNeededByItsSentence(index: Int) throws {
        let (rule, home, text) = Self.sentences[index]
        let parser = try #require(try Parser.speaking(toHome: home))
        let (one, other) = parser.readings(of: text, and: parser.without(rule))
        #expect(one.json.line != other.json.line, "“\(text)” does not need \(rule): \(one.reading)")
    }

    @Test func eachIsNeededByASentence() {
        #expect(Set(SpellingRule.allCases) == Set(Self.sentences.map(\.rule)))
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
