import Foundation
import TestSupport
import Testing

@testable import ReplyRendering

/// What is said lies in the folder of the language, and is what the program asks for.
struct MessageTests {
    /// The fault of a language that is English with one text of its messages replaced by another.
    private static func fault(in file: String, _ text: String, to other: String) throws -> String {
        let temporary = TemporaryFolder()
        let folder = try temporary.language()
        let path = folder + "/" + file
        let whole = try String(contentsOfFile: path, encoding: .utf8)
        try #require(whole.contains(text))
        try whole.replacing(text, with: other, maxReplacements: 1).write(
            toFile: path, atomically: true, encoding: .utf8)
        do {
            _ = try ReplyMessages(folder: folder)
            return "loaded without a fault"
        } catch { return "\(error)".replacing(folder + "/", with: "") }
    }

    @Test(arguments: [
        ("replies.ftl", "did-it = ", "did-itt = ", "nothing asks for “did-itt”, but “did-it”; correct the name"),
        (
            "replies.ftl", "{ $things } did what", "{ $thnigs } did what",
            "“did-it” is not given $thnigs, but “$things”;"
        ),
        ("replies.ftl", "[announced] locking", "[anounced] locking", "$telling is never “anounced”, but “announced”;"),
        ("things.ftl", "[Thermostat] thermo", "[Termostat] thermo", "$type is never “Termostat”, but “Thermostat”;"),
        ("colors.ftl", "[lightSeaGreen]", "[lightSeeGreen]", "$color is never “lightSeeGreen”, but “lightSeaGreen”;"),
        ("replies.ftl", "{ as-much }", "{ as-mush }", "there is no “as-mush”, but “as-much”;"),
        ("times.ftl", "today = today\n", "", "the message “today” is missing; add it"),
        ("talk.ftl", "I know this home only.\n}\n", "I know this home only.\n", "the placeable { is opened here"),
    ])
    func tellsWhatIsWrongInALanguageWhenItIsLoaded(file: String, text: String, other: String, fault: String) throws {
        let found = try Self.fault(in: file, text, to: other)
        #expect(found.contains(fault), "\(found)")
        #expect(found.contains(#/^[a-z]+\.ftl:\d+:\d+: /#), "\(found)")
    }

    @Test func asksForEachMessageSomewhere() throws {
        let sources = try SourceFile.all(of: ["HomeLanguage", "HomeOutcomes", "ReplyRendering"]).filter {
            !$0.path.hasSuffix("/Message.swift")
        }
        let code = sources.map(\.text).joined()
        for message in Message.allCases {
            let isSaid = try Regex("\\.\(message)\\b").wordBoundaryKind(.simple)
            #expect(code.firstMatch(of: isSaid) != nil, "nothing says \(message)")
        }
    }

    @Test func namesEachMessageInItsWay() {
        #expect(Message.turnOn.key == "turn-on")
        #expect(Set(Message.allCases.map(\.key)).count == Message.allCases.count)
    }
}
