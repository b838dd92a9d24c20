import HomeNames

/// Whether a sentence asks or orders, by the words that it begins with, whatever else it says.
package struct SentenceMood {
    private let lattice: Lattice
    private let language: LanguageRules

    /// The mood of a sentence.
    package init(_ lattice: Lattice, _ language: LanguageRules) { (self.lattice, self.language) = (lattice, language) }

    private var grammar: CompiledGrammar { language.compiled }

    /// Whether it begins as a question, and not with words that ask for an action: "why don't you turn on the lamp".
    package var asks: Bool {
        var matcher = Matcher(grammar, lattice)
        let isBegun: (RuleRole, Int) -> Bool = { role, least in
            grammar.rule(role).map { matcher.matches(of: $0, at: 0).contains { $0.end > least } } ?? false
        }
        return grammar.begins(anyOf: [.asking], with: lattice.words[0].first?.id) && !isBegun(.courtesy, 2)
    }

    /// Whether its first word is a slip of one that questions begin with, and of no order: "iis good night running".
    package var mayAsk: Bool {
        guard lattice.words[0].isEmpty, lattice.names[0].isEmpty, lattice.tokens[0].number == nil,
            !lattice.tokens[0].isPause
        else { return false }
        let near = language.nearWords.all(oneFrom: lattice.tokens[0].key.letters)
        return near.contains { grammar.begins(anyOf: [.asking], with: $0.id) }
            && !near.contains { language.isOrder($0.id) && !grammar.begins(anyOf: [.idle], with: $0.id) }
    }

    /// Whether a word that nobody knows is a slip of one that tells or asks how things are: "ard".
    package var mayTell: Bool {
        zip(lattice.tokens, lattice.strangeTokens).contains { token, isStrange in
            isStrange
                && language.nearWords.all(oneFrom: token.key.letters).contains {
                    grammar.begins(anyOf: [.asking], with: $0.id) && grammar.begins(anyOf: [.preamble], with: $0.id)
                }
        }
    }
}
