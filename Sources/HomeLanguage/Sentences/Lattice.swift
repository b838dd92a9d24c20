import HomeModel
import HomeNames

/// What each stretch of a sentence can be: words of the grammar, names of the home, numerals.
struct Lattice {
    let tokens: [Token]
    /// Which words of the grammar each token can be: itself, or in a forgiving lattice those that it is near to.
    var words: [[Word]]
    /// The names that begin at each token.
    var names: [[NameHit]] { didSet { nameKinds = names.map(Self.kinds) } }
    /// The kinds of the names that begin at each token, as bits.
    private(set) var nameKinds: [UInt16]

    /// A word of the grammar that a token can be.
    struct Word: Hashable {
        let id: CompiledGrammar.WordID
        /// How many letters are wrong.
        var errors: Int32 = 0
    }

    /// A name found in a sentence.
    struct NameHit: Hashable {
        let kind: NamedThing.Kind
        let range: Range<Int>
        let entries: [NameEntry]
        /// How many letters are wrong.
        var errors: Int32 = 0
        /// Whether it is the plural of what several things are called: "candles".
        var isPlural = false
        /// Which of several misspelt names of one kind it is.
        var choice: Int32 = 0
        /// The number of the kind in the grammar's arcs.
        var kindNumber: Int32 { FirstSet.number(of: kind) }
        /// Whether it is a gap that a name should fill: nobody's name.
        var isUnknown: Bool { entries.isEmpty }

        // The entries follow from the range and the choice, for one kind of name in one sentence.
        static func == (one: NameHit, other: NameHit) -> Bool {
            one.range == other.range && one.kind == other.kind && one.choice == other.choice
                && one.entries.count == other.entries.count && one.isPlural == other.isPlural
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(range)
        }
    }

    /// Lays a sentence over the grammar's words and the home's names.
    init(_ tokens: [Token], grammar: CompiledGrammar, index: NameIndex) {
        self.tokens = tokens
        words = tokens.map { token in grammar.words[token.key].map { [Word(id: $0)] } ?? [] }
        names = []
        nameKinds = []
        let numeral = grammar.rule(named: "number")
        let numbers = zip(tokens, words).map { token, words in
            token.number != nil || grammar.begins(numeral, with: words.first?.id)
        }
        names = Self.names(in: tokens, index).map { hits in
            let longest = hits.map(\.range.upperBound).max() ?? 0
            return hits.filter { !Self.isCutBeforeNumber($0.range, longest, numbers) }
        }
        nameKinds = names.map(Self.kinds)
    }

    /// The same sentence, in which stretches of up to six tokens may also be an unknown name.
    ///
    /// Such a stretch has a word that nobody knows, and none that `isBeyond` what names are made of.
    func withGaps(_ isBeyond: (CompiledGrammar.WordID) -> Bool) -> Lattice {
        var names = names
        let isStrange = strangeTokens
        for start in tokens.indices {
            var hasStrange = false
            for end in start..<min(start + 6, tokens.count) {
                if words[end].contains(where: { isBeyond($0.id) }) || tokens[end].isPause { break }
                hasStrange = hasStrange || isStrange[end]
                guard hasStrange else { continue }
                // One thing and one place stand for all kinds: what nobody bears has none.
                for kind in [NamedThing.Kind.accessory, .room] {
                    names[start].append(NameHit(kind: kind, range: start..<end + 1, entries: []))
                }
            }
        }
        var lattice = self
        lattice.names = names
        return lattice
    }

    /// Which tokens are neither words of the grammar, nor numbers, nor part of a name.
    var strangeTokens: [Bool] {
        zip(tokens.indices, namedTokens).map { token, isNamed in
            !isNamed && words[token].isEmpty && tokens[token].number == nil && !tokens[token].isPause
        }
    }

    /// Which tokens are part of a name.
    var namedTokens: [Bool] {
        var end = 0
        return tokens.indices.map { token in
            end = names[token].reduce(end) { max($0, $1.range.upperBound) }
            return token < end
        }
    }

    private static func kinds(_ hits: [NameHit]) -> UInt16 { hits.reduce(0) { $0 | FirstSet.bit(of: $1.kind) } }

    /// The names that begin at each token and end with one, whatever spaces and hyphens stand between.
    private static func names(in tokens: [Token], _ index: NameIndex) -> [[NameHit]] {
        let key = NameKey(joining: tokens.map(\.key))
        var ends: [Int: Int] = [:]
        var offsets: [Int] = []
        var offset = 0
        for (place, token) in tokens.enumerated() {
            offsets.append(offset)
            offset += token.key.text.utf8.count
            if !token.isPause { ends[offset] = place + 1 }
        }
        return tokens.indices.map { start in
            if tokens[start].isPause { return [] }
            var hits: [NameHit] = []
            for name in index.names(in: key, at: offsets[start]) {
                if let end = ends[offsets[start] + name.length] {
                    add(name.entries, start..<end, &hits)
                    continue
                }
                addPlural(name.entries, start, offsets[start] + name.length, ends, tokens, &hits)
                if let end = ends[offsets[start] + name.length + 1], tokens[end - 1].key.text.last == "s",
                    end < tokens.count
                {
                    // "The kitchens lights": an apostrophe was left out.
                    add(name.entries.filter { [.home, .room, .zone].contains($0.thing.kind) }, start..<end, &hits)
                }
            }
            return hits
        }
    }

    /// "Candles" where several things are called so, each in its room.
    private static func addPlural(
        _ entries: [NameEntry], _ start: Int, _ offset: Int, _ ends: [Int: Int], _ tokens: [Token],
        _ hits: inout [NameHit]
    ) {
        let shared = entries.filter { $0.form != .full && [.accessory, .service].contains($0.thing.kind) }
        guard shared.count > 1 else { return }
        for ending in ["s", "es"] {
            guard let end = ends[offset + ending.utf8.count], tokens[end - 1].key.text.hasSuffix(ending) else {
                continue
            }
            let known = hits.count
            add(shared, start..<end, &hits)
            for index in hits.indices.dropFirst(known) { hits[index].isPlural = true }
        }
    }

    private static func add(_ entries: [NameEntry], _ range: Range<Int>, _ hits: inout [NameHit]) {
        for kind in NamedThing.Kind.allCases {
            let ofKind = entries.filter { $0.thing.kind == kind }
            if !ofKind.isEmpty { hits.append(NameHit(kind: kind, range: range, entries: ofKind)) }
        }
    }

    /// Whether a longer name goes on with the number that follows: "lamp 2" is not the lamp, at 2.
    private static func isCutBeforeNumber(_ range: Range<Int>, _ longest: Int, _ numbers: [Bool]) -> Bool {
        range.upperBound < longest && numbers[range.upperBound]
    }
}
