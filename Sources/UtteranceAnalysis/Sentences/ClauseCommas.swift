extension LanguageRules {
    /// Tokens without the commas before clauses that belong to what stands before them: “выключи лампы, которые горят”.
    ///
    /// Where a language sets such commas by rule, they are no pauses, at which another command may begin.
    func withoutClauseCommas(_ tokens: [Token]) -> [Token] {
        let mayBeGone = tokens.indices.dropLast().filter { tokens[$0].isComma }
        guard !mayBeGone.isEmpty, let rule = compiled.rule(.describing) else { return tokens }
        var matcher = Matcher(compiled, Lattice(tokens, grammar: compiled))
        let gone = Set(mayBeGone.filter { !matcher.matches(of: rule, at: $0 + 1).isEmpty })
        return gone.isEmpty ? tokens : tokens.indices.filter { !gone.contains($0) }.map { tokens[$0] }
    }
}

extension Token {
    fileprivate var isComma: Bool { isPause && (text == "," || text == "\u{FF0C}") }
}
