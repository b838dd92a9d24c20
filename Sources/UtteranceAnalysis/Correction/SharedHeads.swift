import HomeModel

/// A sentence in which several names share their last word: "the front and back doors".
struct SharedHeads {
    /// The most words of a name before the one that is shared.
    private static let longest = 3

    /// The sentence with all names whole, where it can be so written.
    let paraphrases: [Paraphrase]

    /// One of the names: where its own words are, and the last word as it has it.
    private struct Part {
        let own: Range<Int>
        let head: Token
    }

    /// Looks for a word that makes names of what stands before it, and of what is joined to that.
    init(_ tokens: [Token], _ analyzer: Analyzer) {
        // Most sentences join nothing.
        let isJoined = tokens.indices.contains { analyzer.joint(before: $0, in: tokens) != nil }
        paraphrases =
            isJoined ? tokens.indices.dropFirst(2).compactMap { Self.paraphrase(tokens, sharing: $0, analyzer) } : []
    }

    private static func paraphrase(_ tokens: [Token], sharing place: Int, _ analyzer: Analyzer) -> Paraphrase? {
        let (singular, plural) = analyzer.language.compiled.tokenizer.numbers(of: tokens[place])
        // One thing may be called by the word in the singular, as it stands, and in the plural.
        let heads = [singular, tokens[place], plural].compactMap(\.self)
        guard let last = part(before: place, heads, tokens, analyzer) else { return nil }
        var parts = [last]
        while let joint = analyzer.joint(before: parts[0].own.lowerBound, in: tokens),
            let further = part(before: joint, heads, tokens, analyzer)
        {
            parts.insert(further, at: 0)
        }
        guard parts.count > 1 else { return nil }
        // From left to right, so that each name moves those after it by its head.
        return parts.enumerated().reduce(Paraphrase(tokens: tokens)) { paraphrase, part in
            let own = part.element.own.lowerBound + part.offset..<part.element.own.upperBound + part.offset
            let end = own.upperBound + (part.offset == parts.count - 1 ? 1 : 0)
            return paraphrase.putting(paraphrase.tokens[own] + [part.element.head], for: own.lowerBound..<end)
        }
    }

    /// The fewest words before a place that make a name with the word that is shared.
    private static func part(before end: Int, _ heads: [Token], _ tokens: [Token], _ analyzer: Analyzer) -> Part? {
        for start in stride(from: end - 1, through: max(0, end - longest), by: -1) where !tokens[start].isPause {
            let own = tokens[start..<end]
            if own.contains(where: \.isPause) { return nil }
            if let head = heads.first(where: { analyzer.isName(own + [$0]) }) {
                return Part(own: start..<end, head: head)
            }
        }
        return nil
    }
}
