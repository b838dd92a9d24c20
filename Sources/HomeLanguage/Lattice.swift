import HomeModel
import HomeNames

/// What each stretch of a sentence can be: words of the grammar, names of the home, numerals.
struct Lattice {
    let tokens: [Token]
    /// Which word of the grammar each token is.
    let words: [CompiledGrammar.WordID?]
    /// The names that begin at each token, by kind; each has its end and the things that bear it.
    private(set) var names: [[NamedThing.Kind: [NameHit]]]
    /// The kinds of the names that begin at each token, as bits.
    private(set) var nameKinds: [UInt8]

    /// A name found in a sentence.
    struct NameHit: Hashable {
        let range: Range<Int>
        let entries: [NameEntry]
        /// Whether it is a gap that a name should fill: nobody's name.
        var isUnknown: Bool { entries.isEmpty }

        // The entries follow from the range, for one kind of name in one sentence.
        static func == (one: NameHit, other: NameHit) -> Bool {
            one.range == other.range && one.entries.count == other.entries.count
        }
        func hash(into hasher: inout Hasher) { hasher.combine(range) }
    }

    /// Lays a sentence over the grammar's words and the home's names.
    init(_ tokens: [Token], grammar: CompiledGrammar, index: NameIndex) {
        self.tokens = tokens
        words = tokens.map { grammar.words[$0.key] }
        let numbers = zip(tokens, words).map { token, word in token.number != nil || grammar.isNumeral(word) }
        names = tokens.indices.map { Lattice.names(at: $0, tokens, numbers, index) }
        nameKinds = names.map(Lattice.kinds)
    }

    /// The same sentence, in which stretches of up to six tokens may also be an unknown name.
    ///
    /// Such a stretch has a word that nobody knows, and none that says not, when or except.
    func withGaps(_ grammar: CompiledGrammar) -> Lattice {
        var lattice = self
        let isStrange = tokens.indices.map { self.isStrange($0) }
        for start in tokens.indices {
            var hasStrange = false
            for end in start..<min(start + 6, tokens.count) {
                if grammar.isBeyond(words[end]) { break }
                hasStrange = hasStrange || isStrange[end]
                guard hasStrange else { continue }
                // One kind stands for all: what nobody bears has no kind, and one gap is enough to ask about.
                lattice.names[start][.accessory, default: []].append(NameHit(range: start..<end + 1, entries: []))
            }
            lattice.nameKinds[start] = Lattice.kinds(lattice.names[start])
        }
        return lattice
    }

    /// Whether a token is neither a word of the grammar, nor a number, nor part of a name.
    func isStrange(_ token: Int) -> Bool {
        words[token] == nil && tokens[token].number == nil && !isNamed(token)
    }

    /// Whether a token is part of a name.
    func isNamed(_ token: Int) -> Bool {
        names[...token].contains { $0.values.joined().contains { $0.range.contains(token) } }
    }

    private static func kinds(_ names: [NamedThing.Kind: [NameHit]]) -> UInt8 {
        names.keys.reduce(0) { $0 | FirstSet.bit(of: $1) }
    }

    private static func names(
        at start: Int, _ tokens: [Token], _ numbers: [Bool], _ index: NameIndex
    ) -> [NamedThing.Kind: [NameHit]] {
        var hits: [NamedThing.Kind: [NameHit]] = [:]
        var text = ""
        var longest = start
        for end in start..<tokens.count {
            text += tokens[end].key.text
            if text.utf8.count > index.longestKey + 1 { break }
            let entries = index.entries(for: NameKey(text))
            for (kind, entries) in Dictionary(grouping: entries, by: \.thing.kind) {
                hits[kind, default: []].append(NameHit(range: start..<end + 1, entries: entries))
                longest = end + 1
            }
            if entries.isEmpty, text.last == "s", end + 1 < tokens.count {
                for (kind, places) in Dictionary(grouping: possessed(text.dropLast(), index), by: \.thing.kind) {
                    hits[kind, default: []].append(NameHit(range: start..<end + 1, entries: places))
                }
            }
        }
        return hits.mapValues { hits in hits.filter { !isCutBeforeNumber($0.range, longest, numbers) } }
    }

    /// The place that "kitchens" speaks of in "the kitchens lights": an apostrophe was left out.
    private static func possessed(_ name: Substring, _ index: NameIndex) -> [NameEntry] {
        index.entries(for: NameKey(String(name))).filter { [.home, .room, .zone].contains($0.thing.kind) }
    }

    /// Whether a longer name goes on with the number that follows: "lamp 2" is not the lamp, at 2.
    private static func isCutBeforeNumber(_ range: Range<Int>, _ longest: Int, _ numbers: [Bool]) -> Bool {
        range.upperBound < longest && numbers[range.upperBound]
    }
}
