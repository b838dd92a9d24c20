import HomeModel
import HomeNames

/// What each stretch of a sentence can be: words of the grammar, names of the home, numerals.
struct Lattice {
    let tokens: [Token]
    /// Which words of the grammar begin at each token.
    let words: [[CompiledGrammar.WordID]]
    /// The names that begin at each token, by kind; each has its end and the things that bear it.
    let names: [[NamedThing.Kind: [NameHit]]]
    /// The kinds of the names that begin at each token, as bits.
    let nameKinds: [UInt8]

    /// A name found in a sentence.
    struct NameHit: Hashable {
        let range: Range<Int>
        let entries: [NameEntry]
        /// Whether it is a gap that a name should fill: nobody's name.
        var isUnknown: Bool { entries.isEmpty }
    }

    /// Lays a sentence over the grammar's words and the home's names.
    ///
    /// With `gaps`, every stretch of up to six tokens may also be an unknown name.
    init(_ tokens: [Token], grammar: CompiledGrammar, index: NameIndex, gaps: Bool = false) {
        self.tokens = tokens
        words = tokens.map { token in grammar.words[token.key].map { [$0] } ?? [] }
        var names = tokens.indices.map { Lattice.names(at: $0, tokens, index) }
        if gaps { for start in tokens.indices { Lattice.addGaps(at: start, of: tokens.count, to: &names[start]) } }
        self.names = names
        nameKinds = names.map { $0.keys.reduce(0) { $0 | FirstSet.bit(of: $1) } }
    }

    private static func names(at start: Int, _ tokens: [Token], _ index: NameIndex) -> [NamedThing.Kind: [NameHit]] {
        var hits: [NamedThing.Kind: [NameHit]] = [:]
        var text = ""
        for end in start..<tokens.count {
            text += tokens[end].key.text
            if text.utf8.count > index.longestKey { break }
            for (kind, entries) in Dictionary(grouping: index.entries(for: NameKey(text)), by: \.thing.kind) {
                hits[kind, default: []].append(NameHit(range: start..<end + 1, entries: entries))
            }
        }
        return hits
    }

    private static func addGaps(at start: Int, of count: Int, to hits: inout [NamedThing.Kind: [NameHit]]) {
        for end in start + 1...min(start + 6, count) {
            // One kind stands for all: what nobody bears has no kind, and one gap is enough to ask about.
            hits[.accessory, default: []].append(NameHit(range: start..<end, entries: []))
        }
    }
}
