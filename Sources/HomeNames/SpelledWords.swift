import LanguagePack

/// Words by their spelling, to find those that a misspelt one is near to.
///
/// They are found as names are: by the same edits, in trees of the same kind.
public struct SpelledWords: Sendable {
    private let table: TextTable<ByteStrings>
    private let model: SpellingModel

    /// Words that differ, none of them empty, and what is known of slips.
    public init(_ words: [Letters], _ model: SpellingModel = SpellingModel()) {
        self.model = model
        var texts = ByteStrings()
        for word in words { texts.append(String(word).utf8) }
        let all = Array(0..<UInt32(words.count))
        table = TextTable(
            texts: texts, forward: LetterTrie(texts, all), backward: LetterTrie(backwards: texts, all))
    }

    /// The words that are at most so many edits away, by their places.
    public func near(_ word: Letters, atMost edits: Int) -> [SpellingCandidate] {
        table.near(word, model, atMost: edits)
    }
}

/// A text that a misspelt one may be meant for.
public struct SpellingCandidate: Hashable, Sendable {
    /// The place of the text.
    public let place: Int
    /// What its edits cost; of as many edits, usual slips cost less.
    let cost: Int

    /// How many letters were put in, left out, changed or swapped with their neighbour, or one usual slip of several letters.
    public var edits: Int { SpellingCosts.edits(of: cost) }

    /// Whether it is one usual slip away: two letters swapped, one doubled, or a likely one in the place of another.
    public var isLikely: Bool { SpellingCosts.isLikely(cost) }
}

extension TextTable {
    /// The texts that are at most so many edits away from one, by their places, each with its least cost.
    func near(_ word: Letters, _ model: SpellingModel, atMost edits: Int) -> [SpellingCandidate] {
        let found = near(SpellingCosts(word, model), atMost: edits * SpellingCosts.edit)
            .map { SpellingCandidate(place: $0.text, cost: $0.cost) }
        let respelt = edits > 0 ? model.replacements(in: word) : []
        if respelt.isEmpty { return found }
        var costs = Dictionary(found.map { ($0.place, $0.cost) }) { first, _ in first }
        for other in respelt {
            for (place, _) in near(SpellingCosts(other, model), atMost: 0) {
                costs[place] = min(costs[place] ?? .max, SpellingCosts.usualSlip)
            }
        }
        return costs.sorted { $0.key < $1.key }.map { SpellingCandidate(place: $0.key, cost: $0.value) }
    }
}
