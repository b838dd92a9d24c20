import HomeModel

/// A sentence that says "his" or "her" of somebody whose things it named before: "turn Jack's computer off and his lamp
/// on".
struct PossessiveAnaphora {
    /// The most words of a name behind its owner.
    private static let longest = 3

    /// The sentence with the owner's name for each such word, where that makes names.
    let paraphrases: [Paraphrase]

    /// Looks for an owner before, and for a thing or room of that owner behind.
    init(_ tokens: [Token], _ analyzer: Analyzer) {
        guard tokens.contains(where: \.isPossessive) else {
            paraphrases = []
            return
        }
        let grammar = analyzer.language.aside
        let theirs = grammar.rule(.theirs)
        var paraphrase = Paraphrase(tokens: tokens)
        // Each name moves those after it by one word.
        for place in tokens.indices where grammar.begins(theirs, with: grammar.wordTable[tokens[place].key]) {
            guard let mark = tokens[..<place].lastIndex(where: \.isPossessive), mark > 0 else { continue }
            let own = tokens[(place + 1)...].prefix(Self.longest).indices.reversed().lazy
                .map { tokens[(mark - 1)...mark] + tokens[(place + 1)...$0] }.first { analyzer.isName($0) }
            guard let own else { continue }
            let start = place + paraphrase.places.count
            paraphrase = paraphrase.putting(own, for: start..<start + own.count - 1)
        }
        paraphrases = paraphrase.places.isEmpty ? [] : [paraphrase]
    }
}
