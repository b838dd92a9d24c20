/// What it costs to hear one sequence of phones as another.
struct PhoneCosts: LetterCosts {
    private let letters: [UInt8]
    private let phones: Phones
    /// The distance of every phone from each of those asked about.
    private let replacements: [UInt8]
    /// What every phone costs that is put in before each of those asked about, and behind the last.
    private let insertions: [UInt8]
    /// What each of those asked about costs where it is left out.
    private let deletions: [UInt8]

    init(_ letters: [UInt8], _ phones: Phones) {
        (self.letters, self.phones) = (letters, phones)
        let all = 0..<UInt8(phones.width)
        let edged = [0] + letters + [0]
        replacements = letters.flatMap { letter in all.map { UInt8(phones.between(letter, $0)) } }
        insertions = zip(edged, edged.dropFirst()).flatMap { last, next in
            all.map { UInt8(phones.extra($0, between: last, and: next)) }
        }
        deletions = letters.indices.map { UInt8(phones.extra(letters[$0], between: edged[$0], and: edged[$0 + 2])) }
        leastMissing = max(1, Int((insertions + deletions).min() ?? 1))
    }

    var count: Int { letters.count }

    func replacing(_ place: Int, with letter: UInt32) -> Int { Int(replacements[place * phones.width + Int(letter)]) }

    func inserting(_ letter: UInt32, after last: UInt32, before place: Int) -> Int {
        Int(insertions[place * phones.width + Int(letter)])
    }

    func deleting(_ place: Int) -> Int { Int(deletions[place]) }

    func swapping(_ place: Int, _ letters: (UInt32, UInt32)) -> Int? { nil }

    let leastMissing: Int

    var reversed: PhoneCosts { PhoneCosts(letters.reversed(), phones) }
}
