import HomeModel
import HomeNames

/// What a piece of a grammar can begin with.
struct FirstSet: Sendable {
    private var words: [UInt64]
    private var names: UInt8 = 0
    private var hasNumber = false
    /// Whether the piece can be nothing at all.
    private(set) var isNullable = false

    private init(wordCount: Int) { words = Array(repeating: 0, count: wordCount / 64 + 1) }

    /// Whether a sentence that offers these things at one place can begin the piece there.
    func meets(word: Int?, names kinds: UInt8, number: Bool) -> Bool {
        names & kinds != 0 || (hasNumber && number) || word.map(has) ?? false
    }

    /// Whether the piece can begin with a word.
    func has(_ word: Int) -> Bool { words[word >> 6] & (1 << UInt64(word & 63)) != 0 }

    static func bit(of kind: NamedThing.Kind) -> UInt8 {
        1 << UInt8(NamedThing.Kind.allCases.firstIndex(of: kind) ?? 0)
    }

    /// The sets of all nodes: the least solution, found by going round until nothing changes.
    static func all(of grammar: CompiledGrammar) -> [FirstSet] {
        var sets = Array(repeating: FirstSet(wordCount: grammar.words.count), count: grammar.nodes.count)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for node in grammar.nodes.indices { hasChanged = update(node, of: grammar, &sets) || hasChanged }
        }
        return sets
    }

    private static func update(_ node: Int, of grammar: CompiledGrammar, _ sets: inout [FirstSet]) -> Bool {
        var new = sets[node]
        switch grammar.nodes[node] {
        case .word(let word): new.words[word >> 6] |= 1 << UInt64(word & 63)
        case .name(let kind): new.names |= bit(of: kind)
        case .rule(let index):
            new.form(union: sets[grammar.rules[index].root])
            if grammar.rules[index].isNumber { new.hasNumber = true }
        case .tagged(let part, _): new.form(union: sets[part])
        case .repeated(let part, let atLeastOnce):
            new.form(union: sets[part])
            if !atLeastOnce { new.isNullable = true }
        case .choice(let parts): for part in parts { new.form(union: sets[part]) }
        case .sequence(let parts): new.form(sequence: parts, sets)
        case .empty: new.isNullable = true
        case .never: break
        }
        defer { sets[node] = new }
        return !new.equals(sets[node])
    }

    private mutating func form(union other: FirstSet) {
        for index in words.indices { words[index] |= other.words[index] }
        names |= other.names
        hasNumber = hasNumber || other.hasNumber
        isNullable = isNullable || other.isNullable
    }

    private mutating func form(sequence parts: [Int], _ sets: [FirstSet]) {
        let wasNullable = isNullable
        for part in parts {
            form(union: sets[part])
            if !sets[part].isNullable {
                isNullable = wasNullable
                return
            }
        }
        isNullable = true
    }

    private func equals(_ other: FirstSet) -> Bool {
        words == other.words && names == other.names && hasNumber == other.hasNumber && isNullable == other.isNullable
    }
}
