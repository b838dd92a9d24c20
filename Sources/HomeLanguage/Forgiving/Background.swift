import HomeModel

/// A sentence whose first part says why, in words that need not be understood: "dinner's ready so turn off the tv".
struct Background {
    /// The most words of the statement.
    private static let longest = 16
    /// Where the order may begin, the first of them first.
    let cuts: [Int]

    /// Looks where a statement can end and an order begin; nowhere if the sentence does not begin with a statement.
    init(_ lattice: Lattice, _ language: Language) {
        let grammar = language.compiled
        let begins: (String, Int) -> Bool = { rule, place in
            lattice.words[place].contains { grammar.begins(grammar.rule(named: rule), with: $0.id) }
        }
        let tokens = lattice.tokens
        guard tokens.count > 4, begins("subject", 0) || begins("is", 1) && !begins("verb", 0) && !begins("act", 0)
        else {
            cuts = []
            return
        }
        var cuts: [Int] = []
        for place in 1..<min(tokens.count - 1, Self.longest) {
            let isOrder = ["verb", "act"].contains { begins($0, place) } && !begins("is", place)
            let isAfterPause = tokens[place - 1].isPause
            // With no pause an order may follow what no sentence has: "i need to pee turn on the light", not "i forgot to …".
            let isAfterAnything = isOrder && lattice.words[place - 1].isEmpty
            if place > 2, begins("so", place) || isAfterAnything || isAfterPause, !tokens[place].isPause {
                cuts.append(place)
            }
            // What comes after such a word is no plain statement any more.
            if begins("hinder", place - 1) || begins("hinder", place) && !begins("so", place) && !isOrder { break }
        }
        self.cuts = begins("hinder", 0) ? [] : cuts
    }
}

extension Parser {
    /// The outcome of an order after a statement that nobody needs to understand; nil where there is none such.
    ///
    /// The order must be clear by itself, and be one: a verb and what it is about.
    func withoutBackground(_ text: String, _ lattice: Lattice, _ context: Context) -> Outcome? {
        for cut in Background(lattice, language).cuts {
            let order = Lattice(
                Array(lattice.tokens[cut...]), grammar: language.compiled, index: index, isCovering: true)
            var reader = SentenceReader(language, order)
            let orders = reader.sentences.enumerated().filter { $0.element.clauses.allSatisfy(\.isClearOrder) }
            let found = orders.flatMap { readings(of: $0.element, at: $0.offset, in: context) }
                .filter { $0.intents?.isEmpty == false }
            guard !found.isEmpty else { continue }
            var outcome = choose(among: found, text)
            outcome.confidence *= Self.trustBesideBackground
            return outcome
        }
        return nil
    }

    /// How sure we are of an order beside words that were not understood.
    private static let trustBesideBackground = 0.8
}

extension Clause {
    /// Whether it is an order by its own words: "turn off the tv".
    fileprivate var isClearOrder: Bool {
        let isVerb = facts.has("strong") || facts.has("act")
        return isVerb && !facts.has("ask") && !facts.has("complaint") && !facts.has("told")
            && (scene != nil || !nouns.isEmpty && !nouns.contains { $0.has("pronoun") })
    }
}
