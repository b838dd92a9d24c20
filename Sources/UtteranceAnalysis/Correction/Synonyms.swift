import HomeModel

/// The ways to write a sentence with other words for the same things: "the couch lamp" for "the sofa lamp".
package struct Synonyms {
    /// The most ways that are looked at.
    private static let limit = 12

    /// The wordings of one and of two words, those of one before.
    package let paraphrases: [Paraphrase]

    /// Puts in words that names of the homes have, for others that mean the same.
    package init(_ tokens: [Token], _ analyzer: Analyzer) {
        guard let rule = analyzer.language.aside.rule(.alike) else {
            paraphrases = []
            return
        }
        let first = Self.further(than: Paraphrase(tokens: tokens), rule, analyzer)
        let second = first.flatMap { Self.further(than: $0, rule, analyzer) }
        paraphrases = Array((first + second).prefix(Self.limit))
    }

    private static func further(than paraphrase: Paraphrase, _ rule: CompiledGrammar.RuleID, _ analyzer: Analyzer)
        -> [Paraphrase]
    {
        let grammar = analyzer.language.aside
        // From left to right, so that no two wordings are one.
        let start = paraphrase.places.last?.upperBound ?? 0
        let begins: (Token) -> Bool = { grammar.begins(rule, with: grammar.wordTable[$0.key]) }
        guard paraphrase.tokens.dropFirst(start).contains(where: begins) else { return [] }
        var matcher = Matcher(grammar, Lattice(paraphrase.tokens, grammar: grammar))
        return (start..<max(start, paraphrase.tokens.count)).flatMap { place in
            matcher.matches(of: rule, at: place).flatMap { match -> [Paraphrase] in
                let rooms = analyzer.rooms(endingIn: paraphrase.tokens[place..<match.end])
                let said = Slots(matcher.events(of: match)).words(.say) ?? []
                return said.compactMap { words in
                    let words = analyzer.language.tokens(of: words)
                    guard words.allSatisfy({ $0.isPossessive || analyzer.nameWords.has($0.key) }) else { return nil }
                    // What the one room that ends so is called is what is meant: 卧室 is the 主卧室.
                    let isOfOther = !rooms.isEmpty && rooms != [words.map(\.key)]
                    if isOfOther, ParaphraseRule.roomIsCalledSo.holds { return nil }
                    return paraphrase.putting(words, for: place..<match.end)
                }
            }
        }
    }
}
