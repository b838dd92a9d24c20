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
        let turns = need.text.split(separator: " / ").map(String.init)
        let one = await Self.answer(to: turns, in: need.home)
        let other = await RuleLeftOut.$id.withValue(need.rule) { await Self.answer(to: turns, in: need.home) }
        #expect(one != other, "\(turns) do not need \(need.rule): \(one)")
    }

    @Test func eachIsNeededByAConversation() {
        #expect(Set(Self.needs.map(\.rule)) == Set(TurnRule.allCases.map { "TurnRule.\($0)" }))
    }

    /// The outcome of the last of some turns.
    private static func answer(to turns: [String], in home: String) async -> String {
        let wired = WiredHome(home)
        let parser = Parser(English.language, wired.snapshot)
        let conversation = Conversation()
        var last = ""
        for turn in turns {
            let performer = Performer(control: wired, replies: parser.replies)
            last = await conversation.turn(turn, parser, in: Context(), performer: performer).json.line
        }
        return last
    }
}
