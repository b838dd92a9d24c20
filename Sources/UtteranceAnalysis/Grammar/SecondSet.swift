/// What can come second in a rule that begins with a word, and which words can be all of it.
///
/// A rule that can begin with the first word of a stretch mostly does not go on with the second: what "turn the" is no
/// beginning of need not be tried at all.
struct SecondSet: Sendable {
    /// What can come behind the first word.
    private(set) var next: FirstSet
    /// The words that the rule can be by themselves.
    private(set) var alone: FirstSet

    /// A rule within the first word of another, what comes behind it there, and whether nothing need.
    private typealias Inner = (rule: CompiledGrammar.RuleID, behind: FirstSet)

    /// The sets of all rules: the least solution, by going round until nothing changes.
    static func all(of rules: [CompiledGrammar.CompiledRule], _ grammar: GrammarCompiler) -> [SecondSet] {
        let nothing = FirstSet(wordCount: grammar.words.count)
        var sets = [SecondSet](repeating: SecondSet(next: nothing, alone: nothing), count: rules.count)
        let inner = rules.indices.map { sets[$0].add(from: rules[$0].start, rules, grammar) }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            // Rules stand behind most of those that mention them.
            for rule in rules.indices.reversed() where !inner[rule].isEmpty {
                for (other, behind) in inner[rule] where sets[rule].add(sets[Int(other)], behind) { hasChanged = true }
            }
        }
        return sets
    }

    /// Adds what the words that can come first go on with; the rules that can come first are still to be added.
    private mutating func add(
        from start: CompiledGrammar.StateID, _ rules: [CompiledGrammar.CompiledRule], _ grammar: GrammarCompiler
    ) -> [Inner] {
        var inner: [Inner] = []
        for state in FirstSet.states(from: start, rules, grammar) {
            let state = grammar.automata.states[Int(state)]
            for arc in grammar.automata.arcs[state.words.range] {
                if next.add(from: arc.target, rules, grammar) { alone.insert(arc.step) }
            }
            for arc in grammar.automata.arcs[state.rules.range] {
                var behind = FirstSet(wordCount: grammar.words.count)
                behind.add(from: arc.target, rules, grammar)
                inner.append((arc.step, behind))
            }
        }
        return inner
    }

    /// Adds what a rule that can come first goes on with, and what comes behind it; tells whether that was more.
    private mutating func add(_ other: SecondSet, _ behind: FirstSet) -> Bool {
        var isMore = next.formUnion(other.next)
        guard other.alone.hasWords else { return isMore }
        if next.formUnion(behind) { isMore = true }
        if behind.isNullable, alone.formUnion(other.alone) { isMore = true }
        return isMore
    }
}
