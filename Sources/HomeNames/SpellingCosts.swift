import LanguagePack

/// What it costs to write one key as another.
///
/// A letter that is wrong, missing or too much is an edit. Slips of the fingers cost a little less: two letters swapped and
/// one doubled, which are the commonest, and the letter beside on the keyboard or one that looks alike, as the language has
/// them. So the likelier of two texts of as many edits is nearer, and one of fewer edits is nearer still.
struct SpellingCosts: LetterCosts {
    /// The cost of an arbitrary letter, and of the slips that cost less; a text of two edits has more than twice the least
    /// only as long as no more than seven are counted.
    static let edit = 16
    private static let (likely, light) = (15, 14)

    private let letters: Letters
    /// The ASCII letters that are likely in the place of each.
    private let neighbours: [ASCIISet]
    private let model: SpellingModel

    init(_ letters: Letters, _ model: SpellingModel) {
        self.letters = letters
        self.model = model
        neighbours = letters.map { ASCIISet(model.neighbours(of: $0)) }
    }

    /// The edits of a cost.
    static func edits(of cost: Int) -> Int { (cost + edit - 1) / edit }

    /// Whether the one edit of a cost swaps two letters or doubles one.
    static func isLight(_ cost: Int) -> Bool { cost == light }

    /// Whether the one edit of a cost is a usual slip.
    static func isLikely(_ cost: Int) -> Bool { cost == light || cost == likely }

    /// The least difference of two costs that tells which of two names is meant.
    static let telling = edit - light

    /// The cost of one usual slip.
    static var usualSlip: Int { likely }

    var count: Int { letters.count }

    @inline(__always) func replacing(_ place: Int, with letter: UInt32) -> Int {
        if letters[place].value == letter { return 0 }
        if letter < 0x80 { return neighbours[place].contains(letter) ? Self.likely : Self.edit }
        return model.isLikely(letter, for: letters[place]) ? Self.likely : Self.edit
    }

    @inline(__always) func inserting(_ letter: UInt32, after last: UInt32, before place: Int) -> Int {
        letter == last ? Self.light : Self.edit
    }

    @inline(__always) func deleting(_ place: Int) -> Int {
        place > 0 && letters[place] == letters[place - 1] ? Self.light : Self.edit
    }

    @inline(__always) func swapping(_ place: Int, _ letters: (UInt32, UInt32)) -> Int? {
        self.letters[place - 1].value == letters.1 && self.letters[place].value == letters.0 ? Self.light : nil
    }

    var leastMissing: Int { Self.light }

    var reversed: SpellingCosts { SpellingCosts(letters.reversed(), model) }
}

/// Some ASCII letters, a bit each.
private struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ letters: some Sequence<Unicode.Scalar>) {
        for letter in letters where letter.value < 0x80 {
            if letter.value < 64 { low |= 1 << UInt64(letter.value) } else { high |= 1 << UInt64(letter.value - 64) }
        }
    }

    @inline(__always)
    func contains(_ letter: UInt32) -> Bool {
        (letter < 64 ? low >> UInt64(letter) : high >> UInt64(letter - 64)) & 1 == 1
    }
}
