import HomeModel

/// A sentence that turns a name round, as other languages do: "the lamp of the desk", "the fan ceiling", "the lamp of Ann".
struct InvertedNames {
    /// The most words of a name before and behind what joins them.
    private static let longest = 2

    /// The sentence with such a name in its own order.
    let paraphrases: [Paraphrase]

    /// Looks for words that are a name with those behind them before them, and perhaps words between that join the two.
    init(_ tokens: [Token], _ analyzer: Analyzer, isJoined: Bool = true) {
        guard let rule = analyzer.language.aside.rule(.belonging) else {
            paraphrases = []
            return
        }
        let grammar = analyzer.language.aside
        // Most sentences have no such words.
        let isJoined = isJoined && tokens.contains { grammar.canBegin(rule, with: $0) }
        var matcher = Matcher(grammar, Lattice(isJoined ? tokens : [], grammar: grammar))
        var found: [Paraphrase] = []
        for place in tokens.indices.dropFirst() {
            let joined = isJoined ? matcher.end(of: rule, at: place) : nil
            let name = Self.name(in: tokens, joinedAt: place..<(joined ?? place), analyzer)
            if let name { found.append(Paraphrase(tokens: tokens).putting(name.words, for: name.place)) }
        }
        paraphrases = found
    }

    /// The longest name that is said the other way round about some place, and where it stands.
    private static func name(in tokens: [Token], joinedAt joint: Range<Int>, _ analyzer: Analyzer)
        -> (place: Range<Int>, words: [Token])?
    {
        let ending = analyzer.language.compiled.tokenizer.possessive
        for after in (1...longest).reversed() where joint.upperBound + after <= tokens.count {
            let owner = Array(tokens[joint.upperBound..<joint.upperBound + after])
            guard analyzer.mayBeginName(owner) else { continue }
            for before in (1...longest).reversed() where joint.lowerBound >= before {
                let place = joint.lowerBound - before..<joint.upperBound + after
                let head = tokens[place.lowerBound..<joint.lowerBound]
                if analyzer.isName(owner + head) { return (place, owner + head) }
                guard let ending, !joint.isEmpty else { continue }
                let owned = owner + [ending] + head
                if analyzer.isName(owned) { return (place, owned) }
            }
        }
        return nil
    }
}
