import HomeModel

/// What a rule can begin with.
struct FirstSet: Sendable {
    private var words: [UInt64] = []
    private var names: UInt16 = 0
    /// Whether the rule can begin with a numeral.
    private(set) var hasNumber = false
    /// Whether the rule can be nothing at all.
    private(set) var isNullable = false

    /// Nothing yet, of a grammar with so many words.
    init(wordCount: Int) { words = Array(repeating: 0, count: wordCount / 64 + 1) }

    /// Whether there is more to it than words: names or a numeral.
    var isOpen: Bool { hasNumber || names != 0 }

    /// Whether it has a word at all.
    var hasWords: Bool { words.contains { $0 != 0 } }

    /// Whether the rule can begin with a kind of name, by the kind's number.
    func has(kind: Int) -> Bool { names & (1 << UInt16(kind)) != 0 }

    /// The words that the rule can begin with.
    func forEachWord(_ body: (Int) -> Void) {
        for (index, bits) in words.enumerated() where bits != 0 {
            var bits = bits
            while bits != 0 {
                body(index << 6 + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }

    /// Whether the rule can begin with a word.
    func has(_ word: Int32) -> Bool { words[Int(word) >> 6] & (1 << UInt64(word & 63)) != 0 }

    /// The same in few bits.
    var filter: FirstFilter {
        var filter = FirstFilter(rawValue: words.reduce(0, |))
        filter.formUnion(.names(names))
        if hasNumber { filter.formUnion(.number) }
        if isNullable { filter.formUnion(.nothing) }
        return filter
    }

    /// The number that stands for a kind of name.
    static func number(of kind: NamedThing.Kind) -> Int32 {
        switch kind {
        case .home: 0
        case .room: 1
        case .zone: 2
        case .accessory: 3
        case .service: 4
        case .serviceGroup: 5
        case .actionSet: 6
        case .trigger: 7
        case .user: 8
        }
    }

    static func bit(of kind: NamedThing.Kind) -> UInt16 { 1 << UInt16(number(of: kind)) }

    /// Finds the sets of all rules: the least solution, by going round until nothing changes.
    static func fill(_ rules: inout [CompiledGrammar.CompiledRule], _ grammar: GrammarCompiler) {
        for index in rules.indices {
            rules[index].first = FirstSet(wordCount: grammar.words.count)
            rules[index].first.hasNumber = rules[index].isNumber
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            // Rules stand behind most of those that mention them.
            for index in rules.indices.reversed() {
                var new = rules[index].first
                new.add(from: rules[index].start, rules, grammar)
                if new != rules[index].first {
                    rules[index].first = new
                    hasChanged = true
                }
            }
        }
    }

    /// Adds what a state can begin with; after a rule that can be nothing, also what its next state can.
    ///
    /// Tells whether nothing need come there.
    @discardableResult
    mutating func add(
        from start: Int32, _ rules: [CompiledGrammar.CompiledRule], _ grammar: GrammarCompiler
    ) -> Bool {
        var isEnd = false
        for state in Self.states(from: start, rules, grammar) {
            let state = grammar.automata.states[Int(state)]
            if !state.ends.isEmpty { isEnd = true }
            for arc in grammar.automata.arcs[state.words.range] { insert(arc.step) }
            for arc in grammar.automata.arcs[state.names.range] { names |= 1 << UInt16(arc.step) }
            for arc in grammar.automata.arcs[state.rules.range] {
                let inner = rules[Int(arc.step)].first
                for index in words.indices { words[index] |= inner.words[index] }
                names |= inner.names
                hasNumber = hasNumber || inner.hasNumber
            }
        }
        isNullable = isNullable || isEnd
        return isEnd
    }

    /// A state, and those that stand behind rules that can be nothing.
    static func states(
        from start: Int32, _ rules: [CompiledGrammar.CompiledRule], _ grammar: GrammarCompiler
    ) -> [Int32] {
        var states = [start]
        var place = 0
        while place < states.count {
            let state = grammar.automata.states[Int(states[place])]
            for arc in grammar.automata.arcs[state.rules.range]
            where rules[Int(arc.step)].first.isNullable && !states.contains(arc.target) {
                states.append(arc.target)
            }
            place += 1
        }
        return states
    }

    mutating func insert(_ word: Int32) { words[Int(word) >> 6] |= 1 << UInt64(word & 63) }

    /// Adds what another has; tells whether that was more.
    mutating func formUnion(_ other: FirstSet) -> Bool {
        var isMore = other.names & ~names != 0 || other.hasNumber && !hasNumber
        names |= other.names
        hasNumber = hasNumber || other.hasNumber
        for index in words.indices where other.words[index] & ~words[index] != 0 {
            words[index] |= other.words[index]
            isMore = true
        }
        return isMore
    }
}

extension FirstSet: Equatable {}
