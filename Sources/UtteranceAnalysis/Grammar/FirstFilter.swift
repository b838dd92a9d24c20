import HomeModel

/// A Bloom filter of what something can begin with: words, kinds of names, numerals, or nothing at all.
///
/// Several share a bit, so that only what cannot be is told for sure: where two filters have no bit in common.
struct FirstFilter: OptionSet {
    let rawValue: UInt64

    /// That nothing need follow.
    static let nothing = FirstFilter(rawValue: 1 << 63)
    static let number = FirstFilter(rawValue: 1 << 62)

    @inline(__always) static func word(_ word: CompiledGrammar.WordID) -> FirstFilter {
        FirstFilter(rawValue: 1 << UInt64(word & 63))
    }

    /// The names of some kinds, which are bits already.
    @inline(__always) static func names(_ kinds: UInt16) -> FirstFilter { FirstFilter(rawValue: UInt64(kinds) << 45) }
}

extension FirstFilter {
    /// What can come at a token.
    init(of words: Lattice.Words, names: UInt16, isNumber: Bool) {
        self = isNumber ? [.nothing, .number] : .nothing
        formUnion(.names(names))
        for word in words { formUnion(.word(word.id)) }
    }

    /// What each state can go on with.
    static func all(of automata: AutomatonPlacing.Automata, _ rules: [CompiledGrammar.CompiledRule]) -> [FirstFilter] {
        let rules = rules.map(\.first.filter)
        return automata.states.map { state in
            var filter: FirstFilter = state.ends.isEmpty ? [] : .nothing
            for place in state.words.range { filter.formUnion(.word(automata.arcs[place].step)) }
            for place in state.names.range { filter.formUnion(.names(1 << UInt16(automata.arcs[place].step))) }
            for place in state.rules.range { filter.formUnion(rules[Int(automata.arcs[place].step)]) }
            return filter
        }
    }
}
