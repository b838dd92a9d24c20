import GrammarKit

/// Words that must come before a command, such as “hey house”.
///
/// No spotter: the whole utterance is decoded, and counts only if it begins with the phrase. Long phrases of many syllables
/// are told from other speech far better than short ones.
public struct WakePhrase: Hashable, Sendable {
    /// The words, as they stand in a grammar.
    public let words: [String]

    /// Takes a phrase as a person writes it; nil where nothing of it can be said.
    public init?(_ text: String, pronunciations: Pronunciations) {
        words = pronunciations.spokenWords(of: text)
        if words.isEmpty { return nil }
    }

    /// A grammar whose sentences are those of another, each after the phrase.
    ///
    /// The first public rule of the other becomes private under its old name; a grammar without one comes back unchanged.
    public func required(before grammar: Grammar) -> Grammar {
        guard let index = grammar.rules.firstIndex(where: \.isPublic) else { return grammar }
        var grammar = grammar
        let root = grammar.rules[index].name
        grammar.rules[index].isPublic = false
        let whole = Expansion.sequence(words.map(Expansion.word) + [.reference(root)])
        grammar.rules.insert(Rule(name: "wake+\(root)", isPublic: true, expansion: whole), at: 0)
        return grammar
    }

    /// The words after the phrase, or nil where the sentence does not begin with it.
    public func command(in sentence: [String]) -> [String]? {
        sentence.starts(with: words) ? Array(sentence.dropFirst(words.count)) : nil
    }
}
