import LanguagePack

/// What sentences are made of: the rules that the rule `chunk` mentions, each with what it is.
struct ChunkRules: Sendable {
    typealias ChunkRule = (rule: CompiledGrammar.RuleID, kind: Chunk.Kind)

    /// The rules in the order in which they are tried.
    let all: [ChunkRule]
    /// Which rules are chunks, with one bit a rule, and the place of each among the chunks.
    private let bits: [UInt64]
    private let places: [UInt8]

    /// More have no bit.
    static let limit = UInt64.bitWidth

    /// Takes those of a grammar that has so many rules.
    ///
    /// - Throws: `LanguageError.tooManyChunks`.
    init(_ all: [ChunkRule], ruleCount: Int) throws(LanguageError) {
        guard all.count <= Self.limit else { throw .tooManyChunks(all.count, limit: Self.limit) }
        self.all = all
        var bits = [UInt64](repeating: 0, count: ruleCount / 64 + 1)
        var places = [UInt8](repeating: 0, count: ruleCount)
        for (place, chunk) in all.enumerated() {
            bits[Int(chunk.rule) >> 6] |= 1 << UInt64(chunk.rule & 63)
            places[Int(chunk.rule)] = UInt8(place)
        }
        self.bits = bits
        self.places = places
    }

    /// The places of those that can begin at a token, as bits: most cannot.
    func beginning(at start: Int, of matcher: borrowing Matcher) -> UInt64 {
        var found: UInt64 = 0
        for index in bits.indices {
            var rules = matcher.beginning(at: start, index) & bits[index]
            while rules != 0 {
                found |= 1 << UInt64(places[index << 6 + rules.trailingZeroBitCount])
                rules &= rules - 1
            }
        }
        return found
    }
}
