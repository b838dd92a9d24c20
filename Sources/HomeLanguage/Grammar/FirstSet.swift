import HomeModel

/// What a rule can begin with.
struct FirstSet: Sendable {
    private var words: [UInt64] = []
    private var names: UInt16 = 0
    /// Whether the rule can begin with a numeral.
    private(set) var hasNumber = false
    /// Whether the rule can be nothing at all.
    private(set) var isNullable = false

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
    var onset: Onset {
        var onset = Onset(rawValue: words.reduce(0, |))
        onset.formUnion(.names(names))
        if hasNumber { onset.formUnion(.number) }
        if isNullable { onset.formUnion(.nothing) }
        return onset
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
            rules[index].first.words = Array(repeating: 0, count: grammar.words.count / 64 + 1)
            rules[index].first.hasNumber = rules[index].isNumber
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            // Rules stand behind most of those that mention them.
            for index in rules.indices.reversed() {
                var new = rules[index].first
                new.add(grammar, from: rules[index].start, rules)
                if new != rules[index].first {
                    rules[index].first = new
                    hasChanged = true
                }
            }
        }
    }

    /// Adds what a state can begin with; after a rule that can be nothing, also what its next state can.
    private mutating func add(
        _ grammar: GrammarCompiler, from start: Int32, _ rules: [CompiledGrammar.CompiledRule]
    ) {
        var seen: Set<Int32> = []
        var waiting = [start]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            let state = grammar.automata.states[Int(next)]
            if !state.ends.isEmpty { isNullable = true }
            for arc in grammar.automata.arcs[state.words.range] {
                words[Int(arc.step) >> 6] |= 1 << UInt64(arc.step & 63)
            }
            for arc in grammar.automata.arcs[state.names.range] { names |= 1 << UInt16(arc.step) }
            for arc in grammar.automata.arcs[state.rules.range] {
                let inner = rules[Int(arc.step)].first
                for index in words.indices { words[index] |= inner.words[index] }
                names |= inner.names
                hasNumber = hasNumber || inner.hasNumber
                if inner.isNullable { waiting.append(arc.target) }
            }
        }
    }
}

extension FirstSet: Equatable {}
