/// How the words of a language change their form, as Hunspell's affix files have it (hunspell(5)).
///
/// Of such a file the classes of suffixes are read (`SFX`): `P` is the plural, `C` the endings of the cases, `L` what links the
/// parts of a compound, `E` the pronouns that are written to the end of a verb, and `M` what is written to a word behind an
/// apostrophe and is a word of its own, as the end of a possessive is in Hunspell's own files of English. One class of prefixes
/// is read (`PFX`): `M` is what is written to a word before an apostrophe and is a word of its own, as in “l'entrée”. `ICONV`
/// says what a letter is read as; `COMPOUNDMIN` says that words are joined to compounds, and `COMPOUNDWORDMAX` of how many.
public struct WordForms: Sendable {
    private var plurals: [Suffix] = []
    private var cases: [Suffix] = []
    private var links: [Suffix] = []
    private var enclitics: [Suffix] = []
    /// What is written to words behind an apostrophe, without it and in lower case.
    public private(set) var clitics: [String] = []
    /// What is written to words before an apostrophe, without it and in lower case.
    public private(set) var elisions: [String] = []
    /// The fewest letters of a part of a compound; nil where words are not joined.
    private var compoundMinimum: Int?
    /// The most parts of a compound.
    private var compoundMaximum = 2
    /// What letters are read as: "燈" as "灯", "ä" as "ae".
    private var letters: [Character: String] = [:]
    /// What several letters are read as, before each by itself is.
    private var words: [(typed: String, read: String)] = []

    /// A language whose words have one form.
    public init() {}

    /// Reads the text of an affix file; `file` is how errors call it.
    ///
    /// - Throws: `LanguageFileError` where a line is none that is read here.
    public init(affixes text: String, file: String) throws(LanguageFileError) {
        var tables = AffixTables()
        for line in AffixFile(text, file: file) {
            if try tables.isFirst(line) { continue }
            switch line.option {
            case "SFX": try readSuffix(line)
            case "PFX": try readPrefix(line)
            case "ICONV": try readConversion(line)
            case "COMPOUNDMIN": compoundMinimum = try Self.number(line, in: 2...20)
            case "COMPOUNDWORDMAX": compoundMaximum = try Self.number(line, in: 2...4)
            default:
                throw line.fault(
                    "there is no option \(line.option): SFX, PFX, ICONV, COMPOUNDMIN and COMPOUNDWORDMAX are known")
            }
        }
        try tables.check()
    }

    private static let limit = 1_000
    private static let mostLetters = 10_000

    // MARK: - Letters

    /// Whether letters are read as others.
    public var hasConversions: Bool { !letters.isEmpty || !words.isEmpty }

    /// A text with what its letters are read as: “котёл” is read as “котел”, 客廳 as 客厅.
    public func converted(_ text: String) -> String {
        guard hasConversions else { return text }
        let text = words.reduce(text) { text, word in text.replacing(word.typed, with: word.read) }
        guard text.contains(where: { letters[$0] != nil }) else { return text }
        return text.reduce(into: "") { text, letter in
            if let read = letters[letter] { text += read } else { text.append(letter) }
        }
    }

    // MARK: - Plurals

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
    public func plural(of word: String) -> String? {
        for plural in plurals { if let form = plural.form(of: word) { return form } }
        return nil
    }

    // MARK: - Cases

    /// Whether words have other endings in other cases.
    public var hasCases: Bool { !cases.isEmpty }

    /// The words that one may be a case of, none of them itself; few, in the order of the file.
    public func nominatives(of word: String) -> [String] {
        var found: [String] = []
        for ending in cases {
            guard let base = ending.stem(of: word), base != word, !found.contains(base) else { continue }
            found.append(base)
            if found.count == Self.mostNominatives { break }
        }
        return found
    }

    /// The endings of a language with six cases and three genders are those of many words.
    private static let mostNominatives = 12

    // MARK: - Enclitics

    /// Whether pronouns are written to the end of verbs.
    public var hasEnclitics: Bool { !enclitics.isEmpty }

    /// A verb and the pronouns that are written to its end, each as a word: "apaga la" for "apagala"; nil where it is no
    /// word that is known with such an end.
    public func hostAndEnclitics(of word: String, isKnown: (String) -> Bool) -> [String]? {
        word.count <= Self.longestCompound ? hostAndEnclitics(of: word, atMost: 2, isKnown) : nil
    }

    private func hostAndEnclitics(of word: String, atMost count: Int, _ isKnown: (String) -> Bool) -> [String]? {
        for enclitic in enclitics {
            guard let stem = enclitic.stem(of: word) else { continue }
            if isKnown(stem) { return [stem, enclitic.added] }
            if count > 1, let parts = hostAndEnclitics(of: stem, atMost: count - 1, isKnown) {
                return parts + [enclitic.added]
            }
        }
        return nil
    }

    // MARK: - Compounds

    /// Whether words are joined to compounds.
    public var hasCompounds: Bool { compoundMinimum != nil }

    /// The parts of a compound, each as it stands by itself; nil where it is not made of words that are known.
    ///
    /// Of several ways to part it, the one of the fewest parts is taken, and of those the one whose first part is longest.
    public func parts(of word: String, isKnown: (String) -> Bool) -> [String]? {
        guard let least = compoundMinimum else { return nil }
        let letters = Array(word)
        guard (2 * least...Self.longestCompound).contains(letters.count) else { return nil }
        for count in 2...compoundMaximum {
            if let parts = parts(of: letters[...], count, least, isKnown) { return parts }
        }
        return nil
    }

    /// The most letters of a compound.
    private static let longestCompound = 48

    private func parts(
        of letters: ArraySlice<Character>, _ count: Int, _ least: Int, _ isKnown: (String) -> Bool
    ) -> [String]? {
        if count == 1 { return isKnown(String(letters)) ? [String(letters)] : nil }
        let shortest = letters.startIndex + least
        let longest = letters.endIndex - least * (count - 1)
        guard shortest <= longest else { return nil }
        for end in (shortest...longest).reversed() {
            guard let first = unlinked(String(letters[..<end])).first(where: isKnown),
                let rest = parts(of: letters[end...], count - 1, least, isKnown)
            else { continue }
            return [first] + rest
        }
        return nil
    }

    /// A part of a compound as it stands by itself, with and without what links it to the next.
    private func unlinked(_ part: String) -> [String] { [part] + links.compactMap { $0.stem(of: part) } }
}

extension WordForms {
    /// What the suffixes of a class are for.
    private enum Class: String {
        case plural = "P"
        case caseEnding = "C"
        case link = "L"
        case enclitic = "E"
        case clitic = "M"
    }

    private static func number(_ line: AffixFile.Line, in range: ClosedRange<Int>) throws(LanguageFileError) -> Int {
        guard line.fields.count == 1, let number = line.fields.first.flatMap({ Int($0) }), range.contains(number) else {
            throw line.fault("\(line.option) takes a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private mutating func readConversion(_ line: AffixFile.Line) throws(LanguageFileError) {
        let fields = line.fields.map(String.init)
        // What is all ASCII is cut into tokens without a look at this.
        guard fields.count == 2, let letter = fields[0].first, fields[0].contains(where: { !$0.isASCII }) else {
            throw line.fault("ICONV takes letters that are not all ASCII, and what they are read as")
        }
        // A letter that has no large form is put in twice, to the same effect.
        for (typed, read) in [(fields[0], fields[1]), (fields[0].uppercased(), fields[1].uppercased())] {
            if typed.count > 1 { words.append((typed, read)) } else { letters[typed.first ?? letter] = read }
        }
        if letters.count > Self.mostLetters || words.count > Self.limit {
            throw line.fault(
                "there are more than \(Self.mostLetters) letters or \(Self.limit) words that are read as others")
        }
    }

    private mutating func readSuffix(_ line: AffixFile.Line) throws(LanguageFileError) {
        let fields = Array(line.fields)
        guard fields.count == 4 else { throw line.fault("SFX takes a class, what goes, what comes, and an ending") }
        guard let kind = Class(rawValue: String(fields[0])) else {
            throw line.fault(
                "there is no class \(fields[0]): P is the plural, C a case, L what links the parts of a compound, "
                    + "E a pronoun at the end of a verb, and M what stands behind an apostrophe")
        }
        guard let suffix = Suffix(removing: fields[1], adding: fields[2], after: fields[3]) else {
            throw line.fault("\(fields[3]) is no ending: letters, . for any, and [s] or [^s] for one of some are")
        }
        switch kind {
        case .plural: plurals.append(suffix)
        case .caseEnding: cases.append(suffix)
        case .link: links.append(suffix)
        case .enclitic:
            guard !suffix.added.isEmpty else { throw line.fault("E takes a pronoun, and not 0") }
            enclitics.append(suffix)
        case .clitic:
            guard fields[1] == "0", fields[3] == ".",
                let clitic = Self.letters(fields[2].dropFirst(), beside: fields[2].first)
            else {
                throw line.fault("\(fields[2]) is no such end: M takes 0, an apostrophe with letters, and .")
            }
            clitics.append(clitic)
        }
        if plurals.count + cases.count + links.count + enclitics.count + clitics.count > Self.limit {
            throw line.fault("there are more than \(Self.limit) suffixes")
        }
    }

    /// What is written to a word before an apostrophe.
    private mutating func readPrefix(_ line: AffixFile.Line) throws(LanguageFileError) {
        let fields = Array(line.fields)
        guard fields.count == 4, fields[0] == "M", fields[1] == "0", fields[3] == ".",
            let elision = Self.letters(fields[2].dropLast(), beside: fields[2].last)
        else {
            throw line.fault("PFX takes the class M, 0, letters with an apostrophe behind them, and .")
        }
        elisions.append(elision)
        if elisions.count > Self.limit { throw line.fault("there are more than \(Self.limit) prefixes") }
    }

    /// Letters beside an apostrophe, in lower case; nil where there is none, or what is beside it is not letters.
    private static func letters(_ letters: Substring, beside apostrophe: Character?) -> String? {
        guard apostrophe == "'" || apostrophe == "\u{2019}", !letters.isEmpty, letters.allSatisfy(\.isLetter) else {
            return nil
        }
        return letters.lowercased()
    }
}

/// One ending that words of a class get.
private struct Suffix: Sendable {
    let removed: String
    let added: String
    let ending: [LetterSet]
    private let removedCount: Int
    private let addedCount: Int

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
        (removedCount, addedCount) = (self.removed.count, self.added.count)
    }

    /// The word with this ending; nil where it gets another one.
    func form(of word: String) -> String? {
        guard word.hasSuffix(removed), fits(word) else { return nil }
        return word.dropLast(removedCount) + added
    }

    /// The word that has got this ending; nil where this one has not, or hardly a letter would be left.
    func stem(of word: String) -> String? {
        guard word.hasSuffix(added) else { return nil }
        let stem: String = word.dropLast(addedCount) + removed
        return fits(stem) && stem.dropFirst(removedCount + 1).first != nil ? stem : nil
    }

    /// Whether a word ends in the letters behind which the ending comes.
    private func fits(_ word: String) -> Bool {
        // What is all ASCII has a letter in each byte; to look for letters elsewhere takes much longer.
        guard word.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
            return word.count >= ending.count && zip(ending, word.suffix(ending.count)).allSatisfy { $0.allows($1) }
        }
        return word.utf8.count >= ending.count
            && zip(ending, word.utf8.suffix(ending.count)).allSatisfy { $0.allows($1) }
    }
}

/// The letters that may stand in one place.
private struct LetterSet: Sendable {
    private var letters: Set<Character> = []
    private var isAllowed = false
    /// Which letters of ASCII are among them, one bit each.
    private var plain: (low: UInt64, high: UInt64) = (0, 0)

    /// Any letter.
    init() {}

    init(letters: Set<Character>, isAllowed: Bool) {
        (self.letters, self.isAllowed) = (letters, isAllowed)
        for letter in letters {
            guard let byte = letter.asciiValue else { continue }
            if byte < 64 { plain.low |= 1 << UInt64(byte) } else { plain.high |= 1 << UInt64(byte - 64) }
        }
    }

    func allows(_ letter: Character) -> Bool { letters.contains(letter) == isAllowed }

    /// The same of a letter of ASCII.
    func allows(_ byte: UInt8) -> Bool {
        let bits = byte < 64 ? plain.low : plain.high
        return (bits >> UInt64(byte & 63) & 1 == 1) == isAllowed
    }
}
