import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeConversation

/// Dialogues in each language: turns that leave something to those before, choices, yes and no, and undo.
struct LanguageDialogueTests {
    /// A dialogue: in which home, what is said, and what is answered.
    struct Dialogue: CustomTestStringConvertible, Sendable {
        let code: String
        let home: String
        var turns: [(said: String, answered: String)] = []

        var testDescription: String { code + ": " + turns.map(\.said).joined(separator: " / ") }
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/dialogues")
    static let codes = ["de", "en", "es", "fr", "it", "ru", "zh"]
    static let dialogues = codes.flatMap(read)
    private static let languages = Dictionary(
        uniqueKeysWithValues: codes.map { code in
            (code, Result { try Language(folder: "\(Fixture.project)/Grammars/\(code)") })
        })

    /// The dialogues of a language: paragraphs of lines that are said, each with its answer on an indented line behind it.
    private static func read(_ code: String) -> [Dialogue] {
        let file = folder.appending(path: code + ".txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""  // Then a test finds too few.
        var home = ""
        var found: [Dialogue] = []
        for paragraph in text.components(separatedBy: "\n\n") {
            var dialogue = Dialogue(code: code, home: home)
            for line in paragraph.split(separator: "\n") where !line.hasPrefix("#") {
                if line.hasPrefix("home: ") {
                    home = String(line.dropFirst("home: ".count))
                } else if line.hasPrefix("  ") {
                    guard let last = dialogue.turns.indices.last else { continue }
                    dialogue.turns[last].answered = String(line.dropFirst(2))
                } else {
                    dialogue.turns.append((String(line), ""))
                }
            }
            if !dialogue.turns.isEmpty { found.append(dialogue) }
        }
        return found
    }

    @Test(arguments: codes) func hasDialogues(code: String) {
        #expect(Self.dialogues.count { $0.code == code } >= 20)
    }

    @Test(arguments: dialogues) func answersAsNativesWould(_ dialogue: Dialogue) async throws {
        let language = try #require(Self.languages[dialogue.code]).get()
        let home = WiredHome(dialogue.home)
        let conversation = Conversation()
        for turn in dialogue.turns {
            let parser = Parser(language, home.snapshot)
            let performer = Performer(control: home, replies: parser.replies, agenda: .rehearsed)
            let outcome = await conversation.turn(
                turn.said, parser, in: Context(now: PresentTime("2026-11-20T18:00:00+01:00")), performer: performer)
            #expect(outcome.reply == turn.answered, "\(turn.said)")
        }
    }
}
