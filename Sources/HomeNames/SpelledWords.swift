/// Words by their spelling, to find those that a misspelt one is near to.
///
/// They are found as names are: by the same edits, in trees of the same kind.
public struct SpelledWords: Sendable {
    private let table: TextTable<ByteStrings>

    /// Words that differ, none of them empty.
    public init(_ words: [Letters]) {
        var texts = ByteStrings()
        for word in words { texts.append(String(word).utf8) }
        let all = Array(0..<UInt32(words.count))
        table = TextTable(
            texts: texts, forward: LetterTrie(texts, all), backward: LetterTrie(backwards: texts, all))
    }

    /// The places of the words that are at most so many edits away, in order, with the edits.
    public func near(_ word: Letters, atMost edits: Int) -> [(place: Int, edits: Int)] {
        table.near(SpellingCosts(word), atMost: edits).map { (place: $0.text, edits: $0.cost) }
    }
}
