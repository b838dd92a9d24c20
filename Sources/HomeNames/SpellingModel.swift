import HomeModel

/// What a language knows of how its words are misspelt.
///
/// An edit puts in, leaves out or changes one letter, or swaps it with its neighbour; a letter is a Unicode scalar. What an
/// edit is and costs holds for each language, so that a word counts the same in Cyrillic as in Latin letters; which
/// letters there are to put in is the language's own.
public struct SpellingModel: Sendable {
    /// The letters of which words are made, as they stand in keys; those that are met most come first.
    public private(set) var alphabet: Letters = []

    /// A language that names no letters.
    public init() {}

    /// Reads the text of an affix file of Hunspell's, of which `TRY` is read; `file` is how errors call it.
    ///
    /// - Throws: `AffixFileError` where a line is none that is read here.
    public init(affixes text: String, file: String) throws(AffixFileError) {
        for line in AffixFile(text, file: file) {
            guard line.option == "TRY" else {
                throw line.fault("there is no option \(line.option): TRY, the alphabet, is the one that is known")
            }
            guard line.fields.count == 1, let letters = line.fields.first else {
                throw line.fault("TRY takes the letters of the alphabet without spaces, the commonest first")
            }
            guard alphabet.isEmpty else { throw line.fault("TRY is there already: write all letters in one line") }
            for letter in letters.unicodeScalars {
                let key = NameKey(String(letter)).text
                guard key.unicodeScalars.elementsEqual([letter]) else {
                    throw line.fault("“\(letter)” stands in no key: \(key.isEmpty ? "leave it out" : "write “\(key)”")")
                }
                guard !alphabet.contains(letter) else { throw line.fault("“\(letter)” is there twice: once is enough") }
                alphabet.append(letter)
                if alphabet.count > Self.limit { throw line.fault("there are more than \(Self.limit) letters") }
            }
        }
    }

    private static let limit = 1_000

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
