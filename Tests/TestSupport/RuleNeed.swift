import Foundation
import Testing

/// A rule that stands in code, by its name, and what is read or answered otherwise without it; as a line of a `rules.txt` has it.
public struct RuleNeed: CustomTestStringConvertible, Sendable {
    /// The name of the rule with that of its kind.
    public let rule: String
    /// The fixture of the home.
    public let home: String
    /// The room of whoever speaks; nil where none is known.
    public let room: String?
    /// A sentence, or the turns of a conversation with “ / ” between them.
    public let text: String

    /// How a test calls it.
    public var testDescription: String { "\(rule): \(text)" }

    /// Reads a line: `Rule.name: home/room: text`; nil where it is none.
    init?(_ line: Substring) {
        let parts = line.split(separator: ": ", maxSplits: 2).map(String.init)
        guard parts.count == 3 else { return nil }
        let place = parts[1].split(separator: "/").map(String.init)
        (rule, home, room, text) = (parts[0], place[0], place.dropFirst().first, parts[2])
    }

    /// Those of a file of the project; none where it is not there, so that all rules are missing.
    public static func read(_ path: String) -> [RuleNeed] {
        let text = (try? String(contentsOfFile: "\(Fixture.project)/\(path)", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { RuleNeed($0) }
    }
}
