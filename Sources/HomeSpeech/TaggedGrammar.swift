import GrammarKit

/// A grammar whose tokens may be anything that can be said, and whose tags tell what was meant.
///
/// The decoder hears lower-case words; a token “2”, “TV” or “Flat White” is heard as the words by which it is spoken.
public struct TaggedGrammar: Sendable {
    /// What the decoder hears: the same grammar with each token as spoken words.
    public let spoken: Grammar
    /// The tokens that nobody can say, sorted: they and what needs them cannot be heard.
    public let leftOut: [String]

    private let root: String
    private let rules: [String: Expansion]
    private let words: [String: [String]]

    /// Takes a flat grammar, whose first public rule is what can be said.
    ///
    /// - Throws: `SpeechError.nothingToHear` where it has no public rule.
    public init(_ grammar: Grammar, _ pronunciations: Pronunciations) throws(SpeechError) {
        guard let root = grammar.rules.first(where: \.isPublic) else { throw .nothingToHear }
        self.root = root.name
        rules = Dictionary(grammar.rules.map { ($0.name, $0.expansion) }) { first, _ in first }
        let tokens = Set(grammar.rules.flatMap(\.expansion.words))
        let words = Dictionary(uniqueKeysWithValues: tokens.map { ($0, pronunciations.spokenWords(of: $0)) })
            .filter { !$0.value.isEmpty }
        self.words = words
        leftOut = tokens.filter { words[$0] == nil }.sorted()
        var spoken = grammar
        for index in spoken.rules.indices {
            spoken.rules[index].expansion = spoken.rules[index].expansion.mappingLeaves { leaf in
                guard case .word(let token) = leaf else { return leaf }
                return words[token].map { .sequence($0.map(Expansion.word)) } ?? .void
            }
        }
        self.spoken = spoken
    }

    /// What was heard as the grammar writes it, with its tags; nil where the grammar has no such sentence.
    public func sentence(of heard: [String]) -> TaggedSentence? {
        TagReader.sentence(of: heard, from: root, rules: rules, spoken: words)
    }
}
