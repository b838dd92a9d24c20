import HomeModel
import HomeNames

/// What each stretch of a sentence can be: words of the grammar, names of the home, numerals.
package struct Lattice {
    package let tokens: [Token]
    /// Which words of the grammar each token can be: itself, or in a forgiving lattice those that it is near to.
    package var words: [Words]
    /// The names that begin at each token.
    package var names: [[NameHit]] { didSet { nameKinds = names.map(Self.kinds) } }
    /// The kinds of the names that begin at each token, as bits.
    private(set) var nameKinds: [UInt16]

    /// A word of the grammar that a token can be.
    package struct Word: Hashable, BitwiseCopyable {
        package let id: CompiledGrammar.WordID
        /// How many letters are wrong.
        package var errors: Int32 = 0
    }

    /// A name found in a sentence.
    package struct NameHit: Hashable {
        package let kind: NamedThing.Kind
        package let range: Range<Int>
        package let entries: [NameEntry]
        /// How many letters are wrong.
        package var errors: Int32 = 0
        /// Whether it is the plural of what several things are called: "candles".
        package var isPlural = false
        /// Which of several misspelt names of one kind it is.
        package var choice: Int32 = 0
        /// Which part of a name it is; nil where it is a name whole or in short.
        package var part: Part?

        /// A name of a kind, where it stands and whose it is.
        package init(
            kind: NamedThing.Kind, range: Range<Int>, entries: [NameEntry], errors: Int32 = 0, isPlural: Bool = false,
            choice: Int32 = 0
        ) {
            (self.kind, self.range, self.entries, self.errors) = (kind, range, entries, errors)
            (self.isPlural, self.choice) = (isPlural, choice)
        }

        /// A part of a name.
        package enum Part: Sendable {
            /// What the name ends in: "the maker" of the Coffee Maker.
            case end
            /// What stands before that: "the coffee".
            case other
        }

        /// The number of the kind in the grammar's arcs.
        var kindNumber: Int32 { FirstSet.number(of: kind) }
        /// Whether it is a gap that a name should fill: nobody's name.
        package var isUnknown: Bool { entries.isEmpty }
        /// Whether it is the whole name of something.
        package var hasWhole: Bool { entries.indices.contains { entries[$0].form == .full } }

        // The entries follow from the range and the choice, for one kind of name in one sentence.
        package static func == (one: NameHit, other: NameHit) -> Bool {
            one.range == other.range && one.kind == other.kind && one.choice == other.choice
                && one.entries.count == other.entries.count && one.isPlural == other.isPlural
        }
        package func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(range)
        }
    }

    /// Lays a sentence over the grammar's words and the home's names.
    ///
    /// Where only what covers the sentence from its beginning is of use, names are looked up only where something that is
    /// known ends: in "the abbot's amber lamp" nobody needs to know who else has an amber lamp.
    package init(_ tokens: [Token], grammar: CompiledGrammar, index: NameIndex, isCovering: Bool = false) {
        self.tokens = tokens
        words = Self.words(tokens, grammar)
        names = Self.names(NameFinder(tokens, index, grammar), words, grammar, isCovering: isCovering)
        nameKinds = names.map(Self.kinds)
    }

    /// Lays a sentence over the grammar's words alone.
    package init(_ tokens: [Token], grammar: CompiledGrammar) {
        self.tokens = tokens
        words = Self.words(tokens, grammar)
        names = tokens.map { _ in [] }
        nameKinds = tokens.map { _ in 0 }
    }

    private static func words(_ tokens: [Token], _ grammar: CompiledGrammar) -> [Words] {
        tokens.indices.map { place in
            let key = tokens[place].key
            return Words((grammar.wordTable[key] ?? grammar.word(inOtherCase: key)).map { Word(id: $0) })
        }
    }

    private static func names(
        _ finder: NameFinder, _ words: [Words], _ grammar: CompiledGrammar, isCovering: Bool
    ) -> [[NameHit]] {
        let tokens = finder.tokens
        var isReached = (0...tokens.count).map { _ in !isCovering }
        isReached[0] = true
        return tokens.indices.map { start in
            guard isReached[start] else { return [] }
            if tokens[start].isPause || tokens[start].number != nil || !words[start].isEmpty {
                isReached[start + 1] = true
            }
            var hits = finder.names(at: start)
            if hits.isEmpty { return [] }
            if grammar.begins(grammar.pointing, with: words[start].first?.id), FrameRule.placeBehindWhere.holds {
                hits.removeAll { $0.entries.allSatisfy { $0.form == .lastWords } }
            }
            if !words[start].isEmpty {
                hits.removeAll { hit in
                    hit.range.count == 1
                        && (hit.isPlural || !hit.hasWhole && grammar.begins(grammar.many, with: words[start][0].id))
                        && FrameRule.kindBeforeShortName.holds
                }
            }
            guard let longest = hits.last?.range.upperBound else { return [] }
            for hit in hits { isReached[hit.range.upperBound] = true }
            if hits[0].range.upperBound == longest || !FrameRule.numberIsOfLongerName.holds { return hits }
            return hits.filter { hit in
                let next = hit.range.upperBound
                return next == longest
                    || tokens[next].number == nil && !grammar.begins(grammar.number, with: words[next].first?.id)
            }
        }
    }

    /// The same sentence, in which stretches of up to six tokens may also be an unknown name.
    ///
    /// Such a stretch has all words that nobody knows, and none that `isBeyond` what names are made of; nil where they stand
    /// too far apart.
    package func withGaps(_ isBeyond: (CompiledGrammar.WordID) -> Bool) -> Lattice? {
        var names = names
        let isStrange = strangeTokens
        guard let first = isStrange.firstIndex(of: true), let last = isStrange.lastIndex(of: true), last < first + 6
        else {
            return nil
        }
        for start in max(0, last - 5)...first where tokens[start].number == nil || !FrameRule.numberIsNoName.holds {
            for end in start..<min(start + 6, tokens.count) {
                if words[end].contains(where: { isBeyond($0.id) }) || tokens[end].isPause { break }
                if tokens[end].number != nil, end < last, FrameRule.numberIsNoName.holds { break }
                guard end >= last else { continue }
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
    package var strangeTokens: [Bool] {
        zip(tokens.indices, namedTokens).map { token, isNamed in
            !isNamed && words[token].isEmpty && tokens[token].number == nil && !tokens[token].isPause
        }
    }

    /// Which tokens are part of a name.
    package var namedTokens: [Bool] {
        var end = 0
        return tokens.indices.map { token in
            end = names[token].reduce(end) { max($0, $1.range.upperBound) }
            return token < end
        }
    }

    private static func kinds(_ hits: [NameHit]) -> UInt16 { hits.reduce(0) { $0 | FirstSet.bit(of: $1.kind) } }
}
