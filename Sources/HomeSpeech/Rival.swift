/// A sentence that sounds much like what was heard.
public struct Rival: Hashable, Sendable {
    /// The words, as they are written.
    public let words: [String]
    /// The words of the grammar.
    let heard: [String]
}
