import HomeModel

/// Which rules can begin with each word, kind of name and numeral, as rows of bits with one bit a rule.
struct BeginningRules: Sendable {
    /// How many words of bits a row has.
    let width: Int
    private let byWord: Frozen<UInt64>
    private let byKind: Frozen<UInt64>
    private let byNumber: Frozen<UInt64>
    private let always: Frozen<UInt64>

    /// Turns round what each rule can begin with.
    init(_ rules: [CompiledGrammar.CompiledRule], wordCount: Int) {
        let width = rules.count / 64 + 1
        func rows(_ count: Int, where isSet: (FirstSet, Int) -> Bool) -> [UInt64] {
            var bits = [UInt64](repeating: 0, count: count * width)
            for (rule, compiled) in rules.enumerated() {
                for row in 0..<count where isSet(compiled.first, row) {
                    bits[row * width + rule >> 6] |= 1 << UInt64(rule & 63)
                }
            }
            return bits
        }
        self.width = width
        var byWord = [UInt64](repeating: 0, count: wordCount * width)
        for (rule, compiled) in rules.enumerated() {
            compiled.first.forEachWord { byWord[$0 * width + rule >> 6] |= 1 << UInt64(rule & 63) }
        }
        self.byWord = Frozen(byWord)
        byKind = Frozen(rows(NamedThing.Kind.allCases.count) { $0.has(kind: $1) })
        byNumber = Frozen(rows(1) { first, _ in first.hasNumber })
        always = Frozen(rows(1) { first, _ in first.isNullable })
    }

    func free() {
        for bits in [byWord, byKind, byNumber, always] { bits.free() }
    }

    /// One row of bits for each token of a sentence, and a last one for its end: the rules that can begin there.
    func rows(of lattice: Lattice) -> Stack<UInt64> {
        let count = lattice.tokens.count
        var rows = Stack<UInt64>(capacity: (count + 1) * width)
        for place in 0...count {
            for index in 0..<width { rows.append(always[index]) }
            guard place < count else { break }
            for word in lattice.words[place] { add(byWord, Int(word.id), &rows) }
            var kinds = lattice.nameKinds[place]
            while kinds != 0 {
                add(byKind, kinds.trailingZeroBitCount, &rows)
                kinds &= kinds - 1
            }
            if lattice.tokens[place].number != nil { add(byNumber, 0, &rows) }
        }
        return rows
    }

    /// Puts further rules to the last row.
    private func add(_ bits: Frozen<UInt64>, _ row: Int, _ rows: inout Stack<UInt64>) {
        let start = rows.count - width
        for index in 0..<width { rows[start + index] |= bits[row * width + index] }
    }
}
