import HomeModel

/// Which rules can begin with each word, kind of name and numeral, as rows of bits with one bit a rule.
struct BeginningRules: Sendable {
    /// How many words of bits a row has.
    let width: Int
    private let byWord: [UInt64]
    private let byKind: [UInt64]
    private let byNumber: [UInt64]
    private let always: [UInt64]

    /// No rules.
    init() { (width, byWord, byKind, byNumber, always) = (0, [], [], [], []) }

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
        self.byWord = byWord
        byKind = rows(NamedThing.Kind.allCases.count) { $0.has(kind: $1) }
        byNumber = rows(1) { first, _ in first.hasNumber }
        always = rows(1) { first, _ in first.isNullable }
    }

    /// One row of bits for each token of a sentence, and a last one for its end: the rules that can begin there.
    func rows(of lattice: Lattice) -> [UInt64] {
        let count = lattice.tokens.count
        var rows = [UInt64](repeating: 0, count: (count + 1) * width)
        for place in 0...count {
            let start = place * width
            for index in 0..<width { rows[start + index] = always[index] }
            guard place < count else { break }
            for word in lattice.words[place] { add(byWord, Int(word.id), &rows, start) }
            var kinds = lattice.nameKinds[place]
            while kinds != 0 {
                add(byKind, kinds.trailingZeroBitCount, &rows, start)
                kinds &= kinds - 1
            }
            if lattice.tokens[place].number != nil { add(byNumber, 0, &rows, start) }
        }
        return rows
    }

    private func add(_ bits: [UInt64], _ row: Int, _ rows: inout [UInt64], _ start: Int) {
        for index in 0..<width { rows[start + index] |= bits[row * width + index] }
    }
}
