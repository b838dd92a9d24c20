import HomeModel
import HomeOutcomes
import Synchronization
import TestSupport
import Testing

@testable import HomeConversation
@testable import HomeLanguage

/// A turn is analysed once, whoever looks at it: the ear, the open question, the turn before, the sentence by itself.
struct UtteranceTests {
    let home = WiredHome()
    let conversation = Conversation()

    private func say(_ said: Utterance, _ parser: Parser) async -> Outcome {
        let performer = Performer(control: home, replies: parser.replies, agenda: .rehearsed)
        return await conversation.take(Turn(said, parser, in: Context()), performer: performer)
    }

    @Test func isCutIntoTokensOnce() async {
        let texts = Texts()
        var parser = Parser(English.language, home.snapshot)
        parser.search.interpreter.analyzer.tokenize = texts.noting(parser.search.interpreter.analyzer.tokenize)
        for text in [
            "turn on the desk lamp", "dim it to 30", "and the fan too", "no, the kitchen one",
            "what about the fountain?",
            "unlock the front door", "hmm", "yes, unlock it", "lock it in ten minutes", "no, five", "turn on the lamp",
            "the study", "the other one", "except the floor lamp", "turn onthe desk lamp", "what is scheduled",
            "undo that", "thanks", "no, not the purple zorkmid",
            "when the front door opens, turn on the desk lamp", "if the desk lamp is on, turn it off",
            "before you lock the front door, turn off the desk lamp", "after locking the front door turn off the fan",
            "thanks for turning on the fan, now turn it off", "desk lamp off, Marie",
        ] {
            _ = await say(parser.utterance(text), parser)
            #expect(texts.taken() == [text])
        }
    }

    @Test func isNotReadAgainWhereTheEarHasReadIt() async {
        let parser = Parser(English.language, home.snapshot)
        let heard = parser.utterance("turn on the desk lamp")
        #expect(parser.parse(heard, in: Context()).status == .understood)
        // Who can read nothing understands it all the same.
        var unread = parser
        unread.search.steps = []
        #expect(await say(unread.utterance("turn on the fan"), unread).status == .notUnderstood)
        #expect(await say(heard, unread).reply == "The Desk Lamp is on.")
    }

    @Test func isReadAgainWhereTheHomesHaveChanged() async {
        let parser = Parser(English.language, home.snapshot)
        let heard = parser.utterance("turn on the desk lamp")
        #expect(parser.parse(heard, in: Context()).status == .understood)
        let without = Parser(English.language, HomeSnapshot())
        #expect(await say(heard, without).status != .understood)
        #expect(await home.writes.isEmpty)
    }
}

/// The texts that were cut into tokens.
private final class Texts: Sendable {
    private let cut = Mutex<[String]>([])

    /// The same way to cut texts, which notes each of them.
    func noting<Tokens>(_ tokenize: @escaping @Sendable (String) -> Tokens) -> @Sendable (String) -> Tokens {
        { text in
            self.cut.withLock { $0.append(text) }
            return tokenize(text)
        }
    }

    /// Those since the last time.
    func taken() -> [String] {
        cut.withLock { cut in
            defer { cut = [] }
            return cut
        }
    }
}
