import BeckonRuntime
import Synchronization

/// What the hub says to whoever asks it, in one language.
struct HubWords: Sendable {
    /// The language's code.
    let language: String
    /// The messages of the program.
    let messages: ProgramMessages
    /// What puts refusals into words.
    let replies: ReplyRenderer

    /// Does something for which whatever the program says is said in this language.
    func speaking<Answer>(_ work: () async -> Answer) async -> Answer {
        await ProgramMessages.$current.withValue(messages, operation: work)
    }
}

/// The languages that the hub answers in, each of which is read when somebody first asks in it.
final class HubWordsCache: Sendable {
    private struct State {
        /// The codes of the languages that there are.
        let there = Set(Installation().languages)
        var read: [String: HubWords] = [:]
    }
    private let state = Mutex(State())

    /// The words in the first of some languages that is there; nil where none is, or it is damaged, as the log says.
    func words(in codes: [String]) -> HubWords? {
        state.withLock { state in
            guard let code = codes.first(where: state.there.contains) else { return nil }
            if let known = state.read[code] { return known }
            // What is wrong in a language that nobody set is no reason to give no answer.
            guard let replies = try? Installation().replies(in: code) else { return nil }
            let words = HubWords(
                language: code, messages: ProgramMessages(Installation(), speaking: [code]), replies: replies)
            state.read[code] = words
            return words
        }
    }

    /// Forgets what was read: the languages may be others now.
    func forget() { state.withLock { $0 = State() } }
}

extension Hub {
    /// The words for somebody of whom some languages are known, the likeliest first: else in the hub's own.
    func words(in codes: [String]) -> HubWords {
        knownWords.words(in: codes)
            ?? HubWords(language: house.language.code, messages: .current, replies: house.replies)
    }

    /// The words of the page: of the languages that it is asked for in, in one in which the hub understands what is typed there.
    func pageWords(in codes: [String]) -> HubWords {
        let spoken = house.languages.map(\.code)
        return words(in: codes.filter(spoken.contains) + spoken.prefix(1))
    }

    /// The language that was set for a caller, for its user, or for its room; nil where none was.
    func language(of caller: Caller) async throws -> String? {
        if caller.language != nil || caller.user == nil && caller.room == nil { return caller.language }
        return try await house.snapshot().language(ofUser: caller.user, room: caller.room, home: nil)
    }
}

/// The languages that a browser or a program asks for: the header `Accept-Language` (RFC 9110, 12.5.4).
struct AcceptedLanguages: Sendable {
    private static let (most, longest) = (16, 35)
    /// Their codes, the likeliest first; after the language of a region comes the language alone.
    let codes: [String]

    init(_ header: String?) {
        let parts = (header ?? "").split(separator: ",", maxSplits: Self.most).prefix(Self.most)
        let weighed = parts.compactMap { part -> (code: Substring, weight: Double)? in
            let fields = part.split(separator: ";").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
            guard let code = fields.first, code.utf8.count <= Self.longest, Installation.isLanguageCode(code) else {
                return nil
            }
            let weight = fields.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            return weight > 0 ? (code, weight) : nil
        }
        // Of those that are liked as well, the first; a sort keeps no order by itself.
        let ordered = weighed.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        codes = ordered.flatMap { _, part in
            let language = part.code.prefix { $0 != "-" }
            return language == part.code ? [String(part.code)] : [String(part.code), String(language)]
        }
    }
}
