/// A hypothesis that competes with what was heard: a sentence that sounds much like it.
public struct CompetingHypothesis: Hashable, Sendable {
    /// The words, as they are written.
    public let words: [String]
    /// The words of the grammar.
    let heard: [String]
}
