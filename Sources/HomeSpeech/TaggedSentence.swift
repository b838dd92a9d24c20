/// A sentence of a grammar with the tags that it passes.
public struct TaggedSentence: Hashable, Sendable {
    /// A tag and the words that it belongs to.
    public struct Slot: Hashable, Sendable {
        /// What stands between the braces.
        public let tag: String
        /// The places of its words in the sentence; empty where it belongs to something left out.
        public let places: Range<Int>
    }

    /// The words, as the grammar writes them.
    public let words: [String]
    /// The tags in the order of the ends of what they belong to.
    public let slots: [Slot]

    /// The words with a space between each two.
    public var text: String { words.joined(separator: " ") }

    /// The words that a tag belongs to.
    public func text(of slot: Slot) -> String { words[slot.places].joined(separator: " ") }
}
