import Foundation
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// The rules of reading that stand in code: each refuses or chooses a reading, and a sentence needs it.
struct ReadingRuleTests {
    /// Each with a sentence that is read or answered otherwise without it.
    static let needs = RuleNeed.read("Tests/HomeLanguageTests/Golden/rules.txt")

    @Test(arguments: needs)
    func isNeededByItsSentence(_ need: RuleNeed) throws {
        let parser = try #require(try Parser.speaking(toHome: need.home))
        let context = Context(room: need.room, now: PresentTime("2026-11-20T12:00:00Z"))
        let one = parser.answer(to: need.text, in: context)
        let other = parser.answer(to: need.text, in: context, without: need.rule)
        #expect(one != other, "“\(need.text)” does not need \(need.rule): \(one)")
    }

    @Test func eachIsNeededByASentence() {
        #expect(Set(Self.needs.map(\.rule)) == Set(Self.all))
    }

    /// All rules but those of turns, which `TurnRuleTests` leaves out.
    private static let all =
        AttachmentRule.allCases.map(\.id) + SpellingRule.allCases.map(\.id) + FrameRule.allCases.map(\.id)
        + ParaphraseRule.allCases.map(\.id) + MeaningRule.allCases.map(\.id) + PartRule.allCases.map(\.id)
        + StageRule.allCases.map(\.id) + TimeRule.allCases.map(\.id) + OfferRule.allCases.map(\.id)

    /// Prints which golden sentences of each language are read otherwise without each of some rules: all whose names begin so.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["BECKON_MEASURE_RULES"] != nil))
    func areMeasuredOnTheGoldenSentences() throws {
        let beginning = ProcessInfo.processInfo.environment["BECKON_MEASURE_RULES"] ?? ""
        let rules = Self.all.filter { $0.hasPrefix(beginning) }
        for code in Golden.folders(in: Golden.grammars) {
            let language = try Language(folder: "\(Golden.grammars)/\(code)")
            var parsers: [String: Parser] = [:]
            for file in Golden.names(in: "\(Golden.folder)/\(code)", ending: ".txt") {
                for golden in try GoldenFile(path: "\(Golden.folder)/\(code)/\(file).txt").cases {
                    let parser = parsers[golden.home] ?? Parser(language, Fixture.home(golden.home))
                    parsers[golden.home] = parser
                    let context = Context(room: golden.room, now: PresentTime(golden.now ?? "2026-11-20T12:00:00Z"))
                    let one = parser.answer(to: golden.sentence, in: context)
                    for rule in rules where parser.answer(to: golden.sentence, in: context, without: rule) != one {
                        print("Rule\t\(rule)\t\(golden.home)\t\(golden.room ?? "")\t\(golden.sentence)")
                    }
                }
            }
        }
    }
}

extension CaseIterable {
    /// The name of a rule with that of its kind.
    fileprivate var id: String { "\(Self.self).\(self)" }
}

extension Parser {
    /// A parser for a home, in the language that the name of its fixture begins with; in English where it begins with none.
    static func speaking(toHome home: String) throws -> Parser? {
        guard home.dropFirst(2).first == "-" else { return English.parser(ofHome: home) }
        return Parser(try Language(folder: "\(Golden.grammars)/\(home.prefix(2))"), Fixture.home(home))
    }

    /// What comes of a sentence, and what is offered where nothing does.
    fileprivate func answer(to text: String, in context: Context) -> String {
        let outcome = parse(text, in: context)
        return outcome.json.line + (nearest(to: outcome, utterance(text), in: context)?.text ?? "")
    }

    /// The same without a rule.
    fileprivate func answer(to text: String, in context: Context, without id: String) -> String {
        if let rule = AttachmentRule.allCases.first(where: { $0.id == id }) {
            return without(rule).answer(to: text, in: context)
        }
        if let rule = SpellingRule.allCases.first(where: { $0.id == id }) {
            return without(rule).answer(to: text, in: context)
        }
        return RuleLeftOut.$id.withValue(id) { answer(to: text, in: context) }
    }

    private func without(_ rule: AttachmentRule) -> Parser {
        var parser = self
        parser.search.interpreter.analyzer.language.constraints = Constraints(
            interpreter.language.constraints.all,
            without: interpreter.language.constraints.attachmentRulesLeftOut.union([rule]))
        return parser
    }

    private func without(_ rule: SpellingRule) -> Parser {
        var parser = self
        parser.search.interpreter.analyzer.language.spellingRuleLeftOut = rule
        return parser
    }
}
