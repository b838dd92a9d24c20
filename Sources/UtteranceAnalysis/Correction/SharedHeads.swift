import HomeModel

/// A sentence in which several names share their last word: "the front and back doors".
struct SharedHeads {
    /// The most words of a name before the one that is shared.
    private static let longest = 3

    /// The sentence with all names whole, where it can be so written.
    let paraphrases: [Paraphrase]

    /// One of the names: where its own words are, and the words that it shares as it has them.
    private struct Part {
        let own: Range<Int>
        let head: [Token]
    }

    /// Looks for a word that makes names of what stands before it, and of what is joined to that.
    init(_ tokens: [Token], _ analyzer: Analyzer) {
        // Most sentences join nothing.
        let isJoined = tokens.indices.contains { analyzer.joint(before: $0, in: tokens) != nil }
        guard isJoined else {
            paraphrases = []
            return
        }
        paraphrases =
            analyzer.language.namesEndInHead
            ? tokens.indices.dropFirst(2).compactMap { Self.paraphrase(tokens, sharing: $0, analyzer) }
            : tokens.indices.compactMap { Self.paraphrase(tokens, headedBy: $0, analyzer) }
    }

    /// The sentence where the word that is shared stands before what makes names of it: “les lampes de Camille et Hugo”.
    private static func paraphrase(_ tokens: [Token], headedBy place: Int, _ analyzer: Analyzer) -> Paraphrase? {
        let (singular, plural) = analyzer.language.compiled.tokenizer.numbers(of: tokens[place])
        let heads = [singular, tokens[place], plural].compactMap { $0.map { [$0] } }
        var parts: [Part] = []
        var start = place + 1
        while start < tokens.count, let part = part(from: start, heads, tokens, analyzer) {
            parts.append(part)
            let end = part.own.upperBound
            let next = (end..<min(end + 3, tokens.count)).first { analyzer.joint(before: $0, in: tokens) == end }
            guard let next else { break }
            start = next
        }
        guard parts.count > 1 else { return nil }
        // From left to right, so that each name but the first moves those after it by its head.
        return parts.enumerated().reduce(Paraphrase(tokens: tokens)) { paraphrase, part in
            let moved = max(0, part.offset - 1)
            let own = part.element.own.lowerBound + moved..<part.element.own.upperBound + moved
            let start = own.lowerBound - (part.offset == 0 ? 1 : 0)
            return paraphrase.putting(part.element.head + paraphrase.tokens[own], for: start..<own.upperBound)
        }
    }

    /// The fewest words from a place on that make a name with the word before them.
    private static func part(from start: Int, _ heads: [[Token]], _ tokens: [Token], _ analyzer: Analyzer) -> Part? {
        for end in start + 1..<max(start + 1, min(start + longest, tokens.count) + 1) {
            let own = tokens[start..<end]
            if own.contains(where: \.isPause) { return nil }
            if let head = heads.first(where: { analyzer.isName($0 + own) }) {
                return Part(own: start..<end, head: head)
            }
        }
        return nil
    }

    private static func paraphrase(_ tokens: [Token], sharing place: Int, _ analyzer: Analyzer) -> Paraphrase? {
        let (singular, plural) = analyzer.language.compiled.tokenizer.numbers(of: tokens[place])
        // One thing may be called by the word in the singular, as it stands, and in the plural.
        let heads = [singular, tokens[place], plural].compactMap { $0.map { [$0] } }
        let isJoined: (Int) -> Bool = {
            analyzer.joint(before: $0, in: tokens) != nil || !ParaphraseRule.sharedByJoined.holds
        }
        guard let last = part(before: place, heads, tokens, analyzer, where: isJoined) else { return nil }
        // A head may have several words: "the left and right bedside lamps" share two.
        let longHeads = last.own.indices.dropFirst().map { Array(tokens[$0..<last.own.upperBound]) + last.head }
        var parts = [last]
        while let joint = analyzer.joint(before: parts[0].own.lowerBound, in: tokens),
            let further = part(before: joint, heads, tokens, analyzer)
                ?? part(before: joint, longHeads, tokens, analyzer)
        {
            parts.insert(further, at: 0)
        }
        guard parts.count > 1 else { return nil }
        // From left to right, so that each name moves those after it by its head.
        var (paraphrase, moved) = (Paraphrase(tokens: tokens), 0)
        for (index, part) in parts.enumerated() {
            let own = part.own.lowerBound + moved..<part.own.upperBound + moved
            let end = own.upperBound + (index == parts.count - 1 ? 1 : 0)
            paraphrase = paraphrase.putting(paraphrase.tokens[own] + part.head, for: own.lowerBound..<end)
            moved += part.head.count
        }
        return paraphrase
    }

    /// The fewest words before a place that make a name with the words that are shared, and begin where one may.
    private static func part(
        before end: Int, _ heads: [[Token]], _ tokens: [Token], _ analyzer: Analyzer,
        where mayBegin: (Int) -> Bool = { _ in true }
    ) -> Part? {
        for start in stride(from: end - 1, through: max(0, end - longest), by: -1) where !tokens[start].isPause {
            let own = tokens[start..<end]
            if own.contains(where: \.isPause) { return nil }
            guard mayBegin(start) else { continue }
            if let head = heads.first(where: { analyzer.isName(own + $0) }) {
                return Part(own: start..<end, head: head)
            }
        }
        return nil
    }
}
