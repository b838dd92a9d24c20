import HomeModel

/// The words of a grammar by their spelling, to find those that a misspelt one is near to.
///
/// One letter may be wrong, missing, doubled or swapped with its neighbour; from eight letters on, two. Words of two
/// letters are found only for three, because almost anything else is near to them.
struct NearWords: Sendable {
    private struct Spelling {
        let id: CompiledGrammar.WordID
        let letters: [UInt8]
        let mask: UInt32
    }

    private var all: Set<[UInt8]> = []
    /// The words of fewer than five letters, which are near to many others.
    private var short: Set<CompiledGrammar.WordID> = []
    /// The words by how many letters they have.
    private var byLength: [[Spelling]] = Array(repeating: [], count: Self.longest + 1)
    private static let longest = 24

    /// Puts the words in order, so that of two that are as near the same one is always found first.
    init(_ words: [(key: NameKey, id: CompiledGrammar.WordID)] = []) {
        for word in words.sorted(by: { $0.id < $1.id }) {
            let letters = Array(word.key.text.utf8)
            all.insert(letters)
            if letters.count < 5 { short.insert(word.id) }
            guard 2...Self.longest ~= letters.count else { continue }
            byLength[letters.count].append(Spelling(id: word.id, letters: letters, mask: Self.mask(of: letters)))
        }
    }

    /// Whether a word is one of them.
    func has(_ letters: [UInt8]) -> Bool { all.contains(letters) }

    /// Whether a word has fewer than five letters.
    func isShort(_ word: CompiledGrammar.WordID) -> Bool { short.contains(word) }

    /// The nearest words to one that is none of them, all of one distance.
    func near(_ key: NameKey) -> [Lattice.Word] {
        let letters = Array(key.text.utf8)
        guard letters.count >= 3, letters.count <= Self.longest else { return [] }
        for errors in 1...Self.forgivenErrors(in: letters.count) {
            let found = Self.inOneNumber(words(letters, at: errors), letters)
            if !found.isEmpty { return found.map { Lattice.Word(id: $0.id, errors: Int32(errors)) } }
        }
        return []
    }

    /// A word that was found, with its letters.
    typealias Found = (id: CompiledGrammar.WordID, letters: [UInt8])

    /// All words that are one letter away, however short, with their letters.
    func all(oneFrom letters: [UInt8]) -> [Found] {
        guard letters.count < Self.longest else { return [] }
        return words(letters, at: 1).map { ($0.id, $0.letters) }
    }

    /// How many wrong letters a word of so many is forgiven.
    static func forgivenErrors(in letters: Int) -> Int { letters >= 8 ? 2 : 1 }

    /// Words without the plurals of others among them: one lamp is no reason to turn on all.
    ///
    /// What ends in an "s" too, or has the very letters of the plural, is the plural.
    private static func inOneNumber(_ words: [Spelling], _ letters: [UInt8]) -> [Spelling] {
        let plurals = words.filter { word in
            word.letters.last == UInt8(ascii: "s") && words.contains { $0.letters == word.letters.dropLast() }
        }
        let isPlural =
            letters.last == UInt8(ascii: "s") || plurals.contains { $0.letters.sorted() == letters.sorted() }
        let dropped = isPlural ? plurals.map { Array($0.letters.dropLast()) } : plurals.map(\.letters)
        return words.filter { !dropped.contains($0.letters) }
    }

    private func words(_ letters: [UInt8], at errors: Int) -> [Spelling] {
        let mask = Self.mask(of: letters)
        let lengths = max(2, letters.count - errors)...min(Self.longest, letters.count + errors)
        return lengths.flatMap { length in
            byLength[length].filter { word in
                // Each wrong letter adds or takes at most two letters to those that both have.
                (word.mask ^ mask).nonzeroBitCount <= 2 * errors
                    && (errors == 1
                        ? Self.isOneApart(word.letters, letters)
                        : EditDistance.between(word.letters, letters) <= errors)
            }
        }
    }

    /// Which letters a word has, as bits; letters that share a bit only make the sieve coarser.
    private static func mask(of letters: [UInt8]) -> UInt32 { letters.reduce(0) { $0 | 1 << UInt32($1 & 31) } }

    /// Whether one letter must be put in, left out, changed or swapped with its neighbour.
    static func isOneApart(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        let shared = min(one.count, other.count)
        var start = 0
        while start < shared, one[start] == other[start] { start += 1 }
        var end = 0
        while end < shared - start, one[one.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
        let (first, second) = (one[start..<one.count - end], other[start..<other.count - end])
        if max(first.count, second.count) <= 1 { return true }
        return first.count == 2 && second.count == 2 && first.elementsEqual(second.reversed())
    }
}
