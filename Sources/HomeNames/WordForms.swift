import HomeModel

/// How the words of a language change their form, as Hunspell's affix files have it (hunspell(5)).
///
/// Of such a file the classes of suffixes are read (`SFX`): `P` is the plural, and `M` what is written to a word behind an
/// apostrophe and is a word of its own, as the end of a possessive is in Hunspell's own files of English.
public struct WordForms: Sendable {
    private var plurals: [Suffix] = []
    /// What is written to words behind an apostrophe, without it and in lower case.
    public private(set) var clitics: [String] = []

    /// A language whose words have one form.
    public init() {}

    /// Reads the text of an affix file; `file` is how errors call it.
    ///
    /// - Throws: `AffixFileError` where a line is none that is read here.
    public init(affixes text: String, file: String) throws(AffixFileError) {
        for line in AffixFile(text, file: file) {
            let fields = Array(line.fields)
            if line.option != "SFX" {
                throw line.fault("there is no option \(line.option): SFX is the one that is known")
            }
            // The line that begins a class: whether prefixes may stand beside it, and how many lines follow.
            if fields.count == 3, ["Y", "N"].contains(fields[1]), Int(fields[2]) != nil { continue }
            guard fields.count == 4 else { throw line.fault("SFX takes a class, what goes, what comes, and an ending") }
            guard [Self.plural, Self.clitic].contains(String(fields[0])) else {
                throw line.fault(
                    "there is no class \(fields[0]): P is the plural, and M what stands behind an apostrophe")
            }
            guard let suffix = Suffix(removing: fields[1], adding: fields[2], after: fields[3]) else {
                throw line.fault("\(fields[3]) is no ending: letters, . for any, and [s] or [^s] for one of some are")
            }
            if fields[0] == Self.clitic {
                guard fields[1] == "0", let clitic = Self.letters(behindApostrophe: fields[2]), fields[3] == "." else {
                    throw line.fault("\(fields[2]) is no such end: M takes 0, an apostrophe with letters, and .")
                }
                clitics.append(clitic)
            } else {
                plurals.append(suffix)
            }
            if plurals.count + clitics.count > Self.limit {
                throw line.fault("there are more than \(Self.limit) suffixes")
            }
        }
    }

    private static let plural = "P"
    private static let clitic = "M"

    /// The letters behind an apostrophe; nil where there are none, or more than letters.
    private static func letters(behindApostrophe text: Substring) -> String? {
        let letters = text.dropFirst()
        guard let first = text.first, first == "'" || first == "\u{2019}", !letters.isEmpty,
            letters.allSatisfy(\.isLetter)
        else { return nil }
        return letters.lowercased()
    }

    private static let limit = 1_000

    /// A word in the singular; the word itself where it is in no plural.
    public func singular(of word: String) -> String {
        for plural in plurals { if let singular = plural.stem(of: word) { return singular } }
        return word
    }

    /// What plurals may end in behind the whole word, the shortest first: "s", "es".
    public var pluralEndings: [String] {
        Set(plurals.filter(\.removed.isEmpty).map(\.added)).sorted { ($0.count, $0) < ($1.count, $1) }
    }

    /// Whether a word may be a plural, by its end.
    public func isPlural(_ word: String) -> Bool { singular(of: word) != word }

    /// A word in the plural; nil where it has none.
    public func plural(of word: String) -> String? { plurals.lazy.compactMap { $0.form(of: word) }.first }
}

/// One ending that words of a class get.
private struct Suffix: Sendable {
    let removed: String
    let added: String
    let ending: [LetterSet]

    /// Nil where the ending is not well written.
    init?(removing removed: Substring, adding added: Substring, after ending: Substring) {
        self.removed = removed == "0" ? "" : String(removed)
        self.added = added == "0" ? "" : String(added)
        var sets: [LetterSet] = []
        var rest = ending
        while let letter = rest.popFirst() {
            guard letter == "[" else {
                sets.append(letter == "." ? LetterSet() : LetterSet(letters: [letter], isAllowed: true))
                continue
            }
            guard let end = rest.firstIndex(of: "]") else { return nil }
            let isDenied = rest.first == "^"
            let letters = rest[..<end].dropFirst(isDenied ? 1 : 0)
            if letters.isEmpty { return nil }
            sets.append(LetterSet(letters: Set(letters), isAllowed: !isDenied))
            rest = rest[end...].dropFirst()
        }
        self.ending = sets
    }

    /// The word with this ending; nil where it gets another one.
    func form(of word: String) -> String? {
        guard word.hasSuffix(removed), word.count >= ending.count,
            zip(ending, word.suffix(ending.count)).allSatisfy({ $0.allows($1) })
        else { return nil }
        return word.dropLast(removed.count) + added
    }

    /// The word that has got this ending; nil where this one has not, or hardly a letter would be left.
    func stem(of word: String) -> String? {
        guard word.hasSuffix(added) else { return nil }
        let stem = word.dropLast(added.count) + removed
        guard stem.count > removed.count + 1, stem.count >= ending.count else { return nil }
        return zip(ending, stem.suffix(ending.count)).allSatisfy { $0.allows($1) } ? String(stem) : nil
    }
}

/// The letters that may stand in one place.
private struct LetterSet: Sendable {
    var letters: Set<Character> = []
    var isAllowed = false

    func allows(_ letter: Character) -> Bool { letters.contains(letter) == isAllowed }
}
