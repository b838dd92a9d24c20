import HomeModel

/// Which rules can begin with each word, kind of name and numeral, as rows of bits with one bit a rule.
///
/// A rule that begins with a word has to be that word alone, or to go on with what comes next.
struct BeginningRules: Sendable {
    /// 64 of the rules that something has to do with.
    private struct Bits: BitwiseCopyable {
        /// Those that can begin with it, those that can be it alone, and those in which it can come second.
        var first: UInt64 = 0
        var alone: UInt64 = 0
        var second: UInt64 = 0
    }

    /// How many words of bits a row has.
    let width: Int
    private let byWord: ImmutableBuffer<Bits>
    private let byKind: ImmutableBuffer<Bits>
    private let byNumber: ImmutableBuffer<Bits>
    private let always: ImmutableBuffer<UInt64>

    /// Turns round what each rule can begin with, and what can come second.
    init(_ rules: [CompiledGrammar.CompiledRule], _ seconds: [SecondSet], wordCount: Int) {
        let width = rules.count / 64 + 1
        var always = [UInt64](repeating: 0, count: width)
        var byWord = [Bits](repeating: Bits(), count: wordCount * width)
        var byKind = [Bits](repeating: Bits(), count: NamedThing.Kind.allCases.count * width)
        var byNumber = [Bits](repeating: Bits(), count: width)
        for (rule, (compiled, second)) in zip(rules, seconds).enumerated() {
            let (place, bit) = (rule >> 6, UInt64(1) << UInt64(rule & 63))
            if compiled.first.isNullable { always[place] |= bit }
            compiled.first.forEachWord { byWord[$0 * width + place].first |= bit }
            second.alone.forEachWord { byWord[$0 * width + place].alone |= bit }
            second.next.forEachWord { byWord[$0 * width + place].second |= bit }
            for kind in NamedThing.Kind.allCases.indices {
                if compiled.first.has(kind: kind) { byKind[kind * width + place].first |= bit }
                if second.next.has(kind: kind) { byKind[kind * width + place].second |= bit }
            }
            if compiled.first.hasNumber { byNumber[place].first |= bit }
            if second.next.hasNumber { byNumber[place].second |= bit }
        }
        self.width = width
        self.always = ImmutableBuffer(always)
        self.byWord = ImmutableBuffer(byWord)
        self.byKind = ImmutableBuffer(byKind)
        self.byNumber = ImmutableBuffer(byNumber)
    }

    func free() {
        for bits in [byWord, byKind, byNumber] { bits.free() }
        always.free()
    }

    /// One row of bits for each token of a sentence, and a last one for its end: the rules that can begin there.
    func rows(of lattice: Lattice) -> Stack<UInt64> {
        let count = lattice.tokens.count
        var rows = Stack<UInt64>(capacity: (count + 1) * width)
        rows.append(0, times: (count + 1) * width)
        // What can come second at the token behind.
        var seconds = Stack<UInt64>(capacity: width)
        seconds.append(0, times: width)
        for index in 0..<width { rows[count * width + index] = always[index] }
        for place in (0..<count).reversed() {
            for index in 0..<width {
                var first = always[index]
                var second: UInt64 = 0
                for word in lattice.words[place] {
                    let bits = byWord[Int(word.id) * width + index]
                    first |= bits.first & (bits.alone | seconds[index])
                    second |= bits.second
                }
                var kinds = lattice.nameKinds[place]
                while kinds != 0 {
                    let bits = byKind[kinds.trailingZeroBitCount * width + index]
                    first |= bits.first
                    second |= bits.second
                    kinds &= kinds - 1
                }
                if lattice.tokens[place].number != nil {
                    first |= byNumber[index].first
                    second |= byNumber[index].second
                }
                rows[place * width + index] = first
                seconds[index] = second
            }
        }
        return rows
    }
}
