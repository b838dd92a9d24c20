import GrammarKit

/// Words that must come before a command, such as “hey house”.
///
/// A ``WakeSpotter`` looks first; then the whole utterance is decoded as a sentence that begins with the phrase, and counts
/// only if that fits well enough. Long phrases of many syllables are told from other speech far better than short ones.
public struct WakePhrase: Hashable, Sendable {
    /// The words, as they stand in a grammar.
    public let words: [String]

    /// Takes a phrase as a person writes it; nil where nothing of it can be said.
    public init?(_ text: String, pronunciations: Pronunciations) {
        words = pronunciations.spokenWords(of: text)
        if words.isEmpty { return nil }
    }

    /// A grammar whose sentences are those of another with the phrase before them or without it, and the phrase alone.
    ///
    /// A command without the phrase is for someone who has just said the phrase. The first public rule of the other becomes
    /// private under its old name; a grammar without one comes back unchanged.
    func optional(before grammar: Grammar) -> Grammar {
        guard let index = grammar.rules.firstIndex(where: \.isPublic) else { return grammar }
        var grammar = grammar
        let root = Expansion.reference(grammar.rules[index].name)
        grammar.rules[index].isPublic = false
        let whole = Expansion.sequence(words.map(Expansion.word) + [.optional(root)])
        let either = Expansion.alternatives([Alternative(expansion: whole), Alternative(expansion: root)])
        grammar.rules.insert(Rule(name: "wake+\(grammar.rules[index].name)", isPublic: true, expansion: either), at: 0)
        return grammar
    }

    /// The words after the phrase, or nil where the sentence does not begin with it.
    public func command(in sentence: [String]) -> [String]? {
        sentence.starts(with: words) ? Array(sentence.dropFirst(words.count)) : nil
    }

    /// The same of a transcript.
    public func command(in transcript: String) -> [String]? {
        command(in: transcript.split(separator: " ").map(String.init))
    }
}
