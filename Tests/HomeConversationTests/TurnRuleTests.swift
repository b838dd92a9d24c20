import Foundation
import HomeOutcomes
import TestSupport
import Testing
import UtteranceAnalysis

@testable import HomeConversation
@testable import HomeLanguage

/// What an utterance takes from the turn before by rules that stand in code.
struct TurnRuleTests {
    /// A rule by its name, and a conversation whose last turn is answered otherwise without it.
    struct Need: CustomTestStringConvertible, Sendable {
        let rule: String
        let home: String
        let turns: [String]

        var testDescription: String { "\(rule): \(turns.joined(separator: " / "))" }

        /// Reads a line of the file.
        init?(_ line: Substring) {
            let parts = line.split(separator: ": ", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { return nil }
            (rule, home, turns) = (parts[0], parts[1], parts[2].split(separator: " / ").map(String.init))
        }
    }

    static let needs = read()

    private static func read() -> [Need] {
        let path = Fixture.project + "/Tests/HomeConversationTests/Golden/rules.txt"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""  // Then all rules are missing.
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { Need($0) }
    }

    @Test(arguments: needs)
    func isNeededByItsConversation(_ need: Need) async throws {
        let one = await Self.answer(to: need.turns, in: need.home)
        let other = await RuleLeftOut.$id.withValue(need.rule) { await Self.answer(to: need.turns, in: need.home) }
        #expect(one != other, "\(need.turns) do not need \(need.rule): \(one)")
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
