/// What it costs to write one key as another: an edit a letter.
struct SpellingCosts: LetterCosts {
    private let letters: Letters

    init(_ letters: Letters) { self.letters = letters }

    var count: Int { letters.count }

    func replacing(_ place: Int, with letter: UInt32) -> Int { letters[place].value == letter ? 0 : 1 }

    func inserting(_ letter: UInt32) -> Int { 1 }

    func deleting(_ place: Int) -> Int { 1 }

    func swapping(_ place: Int, _ letters: (UInt32, UInt32)) -> Int? {
        self.letters[place - 1].value == letters.1 && self.letters[place].value == letters.0 ? 1 : nil
    }

    var leastMissing: Int { 1 }

    var reversed: SpellingCosts { SpellingCosts(letters.reversed()) }
}
