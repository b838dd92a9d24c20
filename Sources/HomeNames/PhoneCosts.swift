/// What it costs to hear one sequence of phones as another.
struct PhoneCosts: LetterCosts {
    private let letters: [UInt8]
    private let phones: Phones
    /// The distance of every phone from each of those asked about.
    private let replacements: [UInt8]

    init(_ letters: [UInt8], _ phones: Phones) {
        (self.letters, self.phones) = (letters, phones)
        replacements = letters.flatMap { letter in
            (0..<phones.width).map { UInt8($0 == 0 ? 100 : phones.between(letter, UInt8($0))) }
        }
    }

    var count: Int { letters.count }

    func replacing(_ place: Int, with letter: UInt32) -> Int { Int(replacements[place * phones.width + Int(letter)]) }

    func inserting(_ letter: UInt32, after last: UInt32) -> Int { phones.missing(UInt8(letter)) }

    func deleting(_ place: Int) -> Int { phones.missing(letters[place]) }

    func swapping(_ place: Int, _ letters: (UInt32, UInt32)) -> Int? { nil }

    var leastMissing: Int { phones.leastMissing }

    var reversed: PhoneCosts { PhoneCosts(letters.reversed(), phones) }
}
