/// What it costs to hear one sequence of phones as another.
struct PhoneCosts: LetterCosts {
    private let phones: [UInt8]
    /// The distance of every phone from each of those asked about.
    private let replacements: [UInt8]

    init(_ phones: [UInt8]) {
        self.phones = phones
        replacements = phones.flatMap { phone in
            (0..<PhoneDistance.width).map { UInt8($0 == 0 ? 100 : PhoneDistance.between(phone, UInt8($0))) }
        }
    }

    var count: Int { phones.count }

    func replacing(_ place: Int, with letter: UInt32) -> Int {
        Int(replacements[place * PhoneDistance.width + Int(letter)])
    }

    func inserting(_ letter: UInt32, after last: UInt32) -> Int { PhoneDistance.missing(UInt8(letter)) }

    func deleting(_ place: Int) -> Int { PhoneDistance.missing(phones[place]) }

    func swapping(_ place: Int, _ letters: (UInt32, UInt32)) -> Int? { nil }

    var leastMissing: Int { PhoneDistance.leastMissing }

    var reversed: PhoneCosts { PhoneCosts(phones.reversed()) }
}
