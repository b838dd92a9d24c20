import HomeModel
import HomeNames
import LanguagePack

/// The words of a grammar by their spelling, to find those that a misspelt one is near to.
///
/// One letter may be wrong, missing, doubled or swapped with its neighbour; from eight letters on, two. Words of two
/// letters are found only for three, because almost anything else is near to them.
package struct NearWords: Sendable {
    /// A word, with its letters.
    package typealias Found = (id: CompiledGrammar.WordID, letters: Letters)

    private let all: Set<Letters>
    /// The words of fewer than five letters, which are near to many others.
    private let short: Set<CompiledGrammar.WordID>
    /// The words that others can be near to, by how many letters they have.
    private let words: [Found]
    private let spelled: SpelledWords
    private let forms: WordForms
    private static let longest = 24

    /// Puts the words in order, so that of two that are as near the same one is always found first.
    init(
        _ words: [(key: NameKey, id: CompiledGrammar.WordID)] = [], forms: WordForms,
        _ model: SpellingModel = SpellingModel()
    ) {
        self.forms = forms
        let words: [Found] = words.map { ($0.id, $0.key.letters) }
        all = Set(words.map(\.letters))
        short = Set(words.filter { $0.letters.count < 5 }.map(\.id))
        self.words = words.filter { 2...Self.longest ~= $0.letters.count }
            .sorted { ($0.letters.count, $0.id) < ($1.letters.count, $1.id) }
        spelled = SpelledWords(self.words.map(\.letters), model)
    }

    /// Whether a word is one of them.
    func has(_ letters: Letters) -> Bool { all.contains(letters) }

    /// Whether a word has fewer than five letters.
    func isShort(_ word: CompiledGrammar.WordID) -> Bool { short.contains(word) }

    /// The nearest words to one that is none of them, all of one distance.
    package func near(_ key: NameKey) -> [Lattice.Word] {
        let letters = key.letters
        guard letters.count >= 3, letters.count <= Self.longest else { return [] }
        for errors in 1...Self.allowedErrors(in: letters.count) {
            let found = inOneNumber(words(letters, at: errors), letters)
            if !found.isEmpty { return found.map { Lattice.Word(id: $0.id, errors: Int32(errors)) } }
        }
        return nearInOtherCase(key)
    }

    /// The nearest words to what a long word may be a case of: “прцентов” is near to “процент”.
    private func nearInOtherCase(_ key: NameKey) -> [Lattice.Word] {
        for base in forms.nominatives(of: key.text) where base.count >= Self.fewestOfCase {
            let found = words(NameKey(base).letters, at: 1)
            if !found.isEmpty { return found.map { Lattice.Word(id: $0.id, errors: 1) } }
        }
        return []
    }

    /// The fewest letters of a word of which a misspelt case is known.
    private static let fewestOfCase = 6

    /// All words that are one letter away, however short, with their letters.
    package func all(oneFrom letters: Letters) -> [Found] {
        guard letters.count < Self.longest else { return [] }
        return words(letters, at: 1)
    }

    /// The words that one usual slip makes of a word: two letters swapped, one doubled, or a likely one in the place of another.
    func likely(_ key: NameKey) -> [CompiledGrammar.WordID] {
        let letters = key.letters
        guard letters.count < Self.longest else { return [] }
        return spelled.near(letters, atMost: 1).filter(\.isLikely).map { words[$0.place].id }
    }

    /// How many wrong letters a word of so many is forgiven.
    static func allowedErrors(in letters: Int) -> Int { letters >= 8 ? 2 : 1 }

    /// Words without the plurals of others among them: one lamp is no reason to turn on all.
    ///
    /// What ends as plurals do, or has the very letters of the plural, is the plural.
    private func inOneNumber(_ words: [Found], _ letters: Letters) -> [Found] {
        let pairs = words.compactMap { plural -> (plural: Letters, singular: Letters)? in
            let singular = Letters(forms.singular(of: String(plural.letters)).unicodeScalars)
            let isPair = singular != plural.letters && words.contains { $0.letters == singular }
            return isPair ? (plural.letters, singular) : nil
        }
        if pairs.isEmpty { return words }
        let isPlural = forms.isPlural(String(letters)) || pairs.contains { $0.plural.sorted() == letters.sorted() }
        let dropped = pairs.map { isPlural ? $0.singular : $0.plural }
        return words.filter { !dropped.contains($0.letters) }
    }

    private func words(_ letters: Letters, at errors: Int) -> [Found] {
        spelled.near(letters, atMost: errors).map { words[$0.place] }
    }
}
