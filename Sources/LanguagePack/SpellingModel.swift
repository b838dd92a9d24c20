/// What a language knows of how its words are misspelt.
///
/// An edit puts in, leaves out or changes one letter, or swaps it with its neighbour; a letter is a Unicode scalar. What an
/// edit is holds for each language, so that a word counts the same in Cyrillic as in Latin letters; which letters there are
/// to put in, which of them are taken for each other and which are written for others is the language's own.
public struct SpellingModel: Sendable {
    /// The letters of which words are made, as they stand in keys; those that are met most come first.
    public private(set) var alphabet: Letters = []
    /// The letters that are likely in the place of others: beside them on the keyboard, or like them.
    private var likely: [Unicode.Scalar: Letters] = [:]
    /// What is written for something else, of whatever length.
    private var usual: [(wrong: Letters, right: Letters)] = []

    /// A language that names no letters.
    public init() {}

    /// Reads the text of an affix file of Hunspell's (hunspell(5)), of which `TRY`, `KEY`, `MAP` and `REP` are read; `file`
    /// is how errors call it, and `key` gives the key of a text, in which no letter is a capital and all accents are
    /// composed.
    ///
    /// - Throws: `LanguageFileError` where a line is none that is read here.
    public init(affixes text: String, file: String, key: (String) -> String) throws(LanguageFileError) {
        var (lineCount, tables) = (0, AffixTables())
        for line in AffixFile(text, file: file) {
            lineCount += 1
            if lineCount > Self.limit { throw line.fault("there are more than \(Self.limit) lines") }
            if try tables.isFirst(line) { continue }
            switch line.option {
            case "TRY": try readAlphabet(line, key)
            case "KEY": try readKeyboard(line, key)
            case "MAP": try readLookAlikes(line, key)
            case "REP": try readUsual(line, key)
            default: throw line.fault("there is no option \(line.option): TRY, KEY, MAP and REP are known")
            }
        }
        try tables.check()
    }

    private static let limit = 1_000

    /// The letters that are likely in the place of one.
    public func neighbours(of letter: Unicode.Scalar) -> Letters { likely[letter] ?? [] }

    /// Whether a letter is likely in the place of another.
    public func isLikely(_ letter: UInt32, for other: Unicode.Scalar) -> Bool {
        likely[other]?.contains { $0.value == letter } ?? false
    }

    /// The words that a word is usually written for; each has what is wrong in one place put right.
    public func replacements(in word: Letters) -> [Letters] {
        usual.flatMap { wrong, right in
            word.indices.filter { word[$0...].starts(with: wrong) }.map { start in
                Array(word[..<start]) + right + word[(start + wrong.count)...]
            }
        }
    }

    /// The words that one more, one fewer or another letter makes of a word, the word itself among them.
    public func edits(of word: Letters) -> [Letters] {
        (0...word.count).flatMap { place -> [Letters] in
            let longer = alphabet.map { letter in
                var longer = word
                longer.insert(letter, at: place)
                return longer
            }
            guard place < word.count else { return longer }
            var shorter = word
            shorter.remove(at: place)
            let changed = alphabet.map { letter in
                var changed = word
                changed[place] = letter
                return changed
            }
            return longer + [shorter] + changed
        }
    }
}

extension SpellingModel {
    private mutating func readAlphabet(_ line: AffixFile.Line, _ key: (String) -> String) throws(LanguageFileError) {
        guard line.fields.count == 1, let letters = line.fields.first else {
            throw line.fault("TRY takes the letters of the alphabet without spaces, the commonest first")
        }
        guard alphabet.isEmpty else { throw line.fault("TRY is there already: write all letters in one line") }
        alphabet = try Self.letters(letters, line, key)
        if let twice = alphabet.indices.first(where: { alphabet[..<$0].contains(alphabet[$0]) }) {
            throw line.fault("“\(alphabet[twice])” is there twice: once is enough")
        }
    }

    /// The rows of the keyboard, between which `|` stands: what stands side by side is struck for each other.
    private mutating func readKeyboard(_ line: AffixFile.Line, _ key: (String) -> String) throws(LanguageFileError) {
        guard line.fields.count == 1, let rows = line.fields.first else {
            throw line.fault("KEY takes the rows of the keyboard without spaces, with | between them")
        }
        for row in rows.split(separator: "|") {
            let letters = try Self.letters(row, line, key)
            for (one, other) in zip(letters, letters.dropFirst()) { add(one, other) }
        }
    }

    /// Letters that look alike, or are the same with other marks.
    private mutating func readLookAlikes(_ line: AffixFile.Line, _ key: (String) -> String) throws(LanguageFileError) {
        guard line.fields.count == 1, let group = line.fields.first else {
            throw line.fault("MAP takes letters that look alike, without spaces")
        }
        let letters = try Self.letters(group, line, key)
        guard letters.count > 1 else { throw line.fault("MAP takes two letters or more that look alike") }
        for place in letters.indices {
            for other in letters[..<place] { add(letters[place], other) }
        }
    }

    /// What is written, and what is meant by it.
    private mutating func readUsual(_ line: AffixFile.Line, _ key: (String) -> String) throws(LanguageFileError) {
        guard line.fields.count == 2, let wrong = line.fields.first, let right = line.fields.last else {
            throw line.fault("REP takes what is written, and what is meant by it")
        }
        let pair = (wrong: try Self.letters(wrong, line, key), right: try Self.letters(right, line, key))
        guard pair.wrong != pair.right, pair.wrong.count <= Self.longest, pair.right.count <= Self.longest else {
            throw line.fault("REP takes two texts that differ, of at most \(Self.longest) letters")
        }
        usual.append(pair)
    }

    /// The most letters of what is written for something else.
    private static let longest = 8

    private mutating func add(_ one: Unicode.Scalar, _ other: Unicode.Scalar) {
        guard one != other else { return }
        if !likely[one, default: []].contains(other) { likely[one, default: []].append(other) }
        if !likely[other, default: []].contains(one) { likely[other, default: []].append(one) }
    }

    /// Letters as they stand in keys.
    private static func letters(
        _ text: Substring, _ line: AffixFile.Line, _ key: (String) -> String
    ) throws(LanguageFileError) -> Letters {
        var letters: Letters = []
        for letter in text.unicodeScalars {
            let key = key(String(letter))
            guard key.unicodeScalars.elementsEqual([letter]) else {
                throw line.fault("“\(letter)” stands in no key: \(key.isEmpty ? "leave it out" : "write “\(key)”")")
            }
            letters.append(letter)
            if letters.count > limit { throw line.fault("there are more than \(limit) letters") }
        }
        return letters
    }
}
