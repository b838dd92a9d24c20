import HomeModel

/// A sentence that leaves out that something is somebody's: "the Ryan lamp" for Ryan's Lamp.
struct Possessives {
    /// The most words of a name behind its owner.
    private static let longest = 3

    /// The sentence with one such name whole, in each way.
    let paraphrases: [Paraphrase]

    /// Looks for words that are a name with "'s" behind the first of them.
    init(_ tokens: [Token], _ analyzer: Analyzer) {
        guard let ending = analyzer.language.compiled.tokenizer.possessive else {
            paraphrases = []
            return
        }
        paraphrases = tokens.indices.dropLast().compactMap { place in
            guard analyzer.nameWords.has(tokens[place].key), tokens[place].text.count > 2,
                !tokens[place + 1].isPossessive
            else { return nil }
            let ends = (place + 1..<min(tokens.count, place + 1 + Self.longest)).reversed()
            let names = ends.lazy.map { end in
                (end: end, words: [tokens[place], ending] + tokens[place + 1...end])
            }
            guard let name = names.first(where: { analyzer.isName($0.words) }) else { return nil }
            return Paraphrase(tokens: tokens).putting(name.words, for: place..<name.end + 1)
        }
    }
}
