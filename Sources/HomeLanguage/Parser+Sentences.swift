extension Parser {
    /// Whether the grammar makes a command of a text, whether or not anything in the homes could do what it asks.
    public func isSentence(_ text: String) -> Bool {
        guard text.count <= Self.longestText else { return false }
        let tokens = Token.tokens(of: text)
        guard !tokens.isEmpty, tokens.count <= Self.longestSentence else { return false }
        return sentences(of: Lattice(tokens, grammar: language.compiled, index: index)).contains { clauses in
            clauses.allSatisfy { $0.scene != nil || !$0.facts.has(.ask) && !Demand.demands(of: $0).isEmpty }
        }
    }
}
