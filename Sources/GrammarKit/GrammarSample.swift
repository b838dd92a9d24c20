/// One sentence of a grammar: its words and the tags that were passed, in order.
public struct GrammarSample: Hashable, Sendable {
    /// A word or a tag.
    public enum Part: Hashable, Sendable {
        /// A token that is said.
        case word(String)
        /// A tag, which stands behind what it belongs to.
        case tag(String)
    }

    /// Words and tags as they follow each other.
    public let parts: [Part]

    /// Joins parts to a sentence.
    public init(parts: [Part]) {
        self.parts = parts
    }

    /// The words alone.
    public var words: [String] {
        parts.compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// The tags alone.
    public var tags: [String] {
        parts.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
    }

    /// The words with a space between each two.
    public var text: String { words.joined(separator: " ") }
}
