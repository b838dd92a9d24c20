import Foundation
import HomeOutcomes
import TestSupport
import Testing
import UtteranceAnalysis

@testable import HomeConversation
@testable import HomeLanguage

/// What an utterance takes from the turn before by rules that stand in code.
struct TurnRuleTests {
    /// Each with a conversation whose last turn is answered otherwise without it.
    static let needs = RuleNeed.read("Tests/HomeConversationTests/Golden/rules.txt")

    @Test(arguments: needs)
    func isNeededByItsConversation(_ need: RuleNeed) async throws {
        let turns = need.text.components(separatedBy: " / ")
        let language = try Self.language(ofHome: need.home)
        let one = await Self.answers(to: turns, in: need.home, room: need.room, language).last
        let other = await RuleLeftOut.$id.withValue(need.rule) {
            await Self.answers(to: turns, in: need.home, room: need.room, language).last
        }
        #expect(one != other, "\(turns) do not need \(need.rule): \(one ?? "")")
    }

    @Test func eachIsNeededByAConversation() {
        #expect(Set(Self.needs.map(\.rule)) == Set(Self.all))
    }

    private static let all = TurnRule.allCases.map { "TurnRule.\($0)" }

    /// Prints which dialogues go on otherwise without each of some rules: all whose names begin so.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["BECKON_MEASURE_RULES"] != nil))
    func areMeasuredOnTheDialogues() async throws {
        let beginning = ProcessInfo.processInfo.environment["BECKON_MEASURE_RULES"] ?? ""
        for code in LanguageDialogueTests.codes {
            let language = try Language(folder: "\(Fixture.project)/Grammars/\(code)")
            for dialogue in LanguageDialogueTests.dialogues where dialogue.code == code {
                let turns = dialogue.turns.map(\.said)
                let one = await Self.answers(to: turns, in: dialogue.home, language)
                for rule in Self.all where rule.hasPrefix(beginning) {
                    let other = await RuleLeftOut.$id.withValue(rule) {
                        await Self.answers(to: turns, in: dialogue.home, language)
                    }
                    guard let place = one.indices.first(where: { one[$0] != other[$0] }) else { continue }
                    print("Rule\t\(rule)\t\(dialogue.home)\t\(turns[...place].joined(separator: " / "))")
                }
            }
        }
    }

    /// The language that the name of a home's fixture begins with; English where it begins with none.
    private static func language(ofHome home: String) throws -> Language {
        guard home.dropFirst(2).first == "-" else { return English.language }
        return try Language(folder: "\(Fixture.project)/Grammars/\(home.prefix(2))")
    }

    /// The outcomes of some turns.
    private static func answers(
        to turns: [String], in home: String, room: String? = nil, _ language: Language
    ) async -> [String] {
        let wired = WiredHome(home)
        let parser = Parser(language, wired.snapshot)
        let conversation = Conversation()
        var outcomes: [String] = []
        for turn in turns {
            let performer = Performer(control: wired, replies: parser.replies)
            let outcome = await conversation.turn(turn, parser, in: Context(room: room), performer: performer)
            outcomes.append(outcome.json.line)
        }
        return outcomes
    }
}
