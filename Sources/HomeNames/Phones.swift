import LanguagePack

/// Phones as letters of one byte, for tables of many, and how far apart they sound, in hundredths: 0 for the same, 100 for what
/// nobody confuses.
///
/// Consonants differ by the features of Miller and Nicely (1955, "An analysis of perceptual confusions among some
/// English consonants", JASA 27, 338–352): voicing, nasality, affrication, duration and place. They found that noise
/// hardly touches voicing and nasality and takes away place first; the weights keep that order, the measure of the
/// steps is ours and set so that the consonants that share all but place are a quarter apart.
///
/// Vowels differ by the way between their first two formants, in Bark (Traunmüller, 1990). A vowel that glides differs by the
/// mean of where it begins and where it ends.
struct Phones: Sendable {
    /// The most phones of a name that are looked at.
    static let longest = 255

    private let set: PhoneSet
    /// One more than there are phones: no letter is 0.
    let width: Int
    /// The distance of each from each.
    private let table: [UInt8]
    /// What it costs to say each too much, or to leave it out; more than half of the whole, so that no phone is ever replaced by
    /// leaving it out and putting in another.
    private let weights: [UInt8]
    /// The least of these.
    let leastMissing: Int

    init(_ set: PhoneSet) {
        self.set = set
        width = set.phones.count + 1
        weights = [100] + set.phones.map { UInt8(set.missed[$0] ?? ($0.isVowel ? 90 : 55)) }
        leastMissing = Int(weights.min() ?? 100)
        var table = [UInt8](repeating: 100, count: width * width)
        let scale = set.vowelScale
        for row in set.phones.indices {
            for column in set.phones.indices {
                let distance = row == column ? 0 : set.distance(row, column, scale)
                table[(row + 1) * width + column + 1] = UInt8(distance)
            }
        }
        self.table = table
    }

    /// The letters of phones; marks of stress ("AH0") are not heeded, and what is no phone is left out.
    func letters(_ phones: [String]) -> [UInt8] { phones.prefix(Self.longest).compactMap(letter) }

    /// Puts in the letters of phones as one text; false where there are none, and then no text.
    func append(_ phones: [String], to texts: inout ByteStrings) -> Bool {
        texts.appendUnlessEmpty(phones.lazy.prefix(Self.longest).compactMap(letter))
    }

    private func letter(of phone: String) -> UInt8? {
        let isStressed = phone.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        return set.place(of: isStressed ? phone.dropLast() : phone[...]).map { UInt8($0 + 1) }
    }

    /// The names of phones that are given as letters.
    func names(_ letters: some Sequence<UInt8>) -> [String] { letters.map { set.phones[Int($0) - 1].name } }

    /// The distance of two phones.
    func between(_ one: UInt8, _ other: UInt8) -> Int { Int(table[Int(one) * width + Int(other)]) }

    /// What it costs to say a phone too much, or to leave it out.
    func missing(_ phone: UInt8) -> Int { Int(weights[Int(phone)]) }
}

extension PhoneSet {
    /// The way in Bark that counts as the whole.
    fileprivate var vowelScale: Double {
        guard let (one, other) = whole, let first = place(of: one.name), let second = place(of: other.name),
            case .vowel(let start, _) = articulations[first], case .vowel(let end, _) = articulations[second]
        else { return 1 }
        return Formants(start).distance(to: Formants(end))
    }

    /// How far apart two different phones are, by their places.
    fileprivate func distance(_ one: Int, _ other: Int, _ scale: Double) -> Int {
        if let near = near[[phones[one], phones[other]]] { return near }
        let distance =
            switch (articulations[one], articulations[other]) {
            case (.vowel(let start, let end), .vowel(let otherStart, let otherEnd)):
                (Formants(start).distance(to: Formants(otherStart)) + Formants(end).distance(to: Formants(otherEnd)))
                    / 2
                    / max(scale, .leastNonzeroMagnitude)
            case (.consonant(let features), .consonant(let others)):
                zip(zip(features, others), Self.weights).reduce(0.0) { $0 + abs($1.0.0 - $1.0.1) * $1.1 }
            default: 1.0
            }
        return Int((min(max(distance, 0.1), 1) * 100).rounded())
    }

    /// How much a difference counts in voicing, nasality, affrication, duration, place, openness and the sides of the tongue.
    private static let weights = [0.5, 0.5, 0.35, 0.2, 0.25, 0.5, 0.2]
}

/// The two lowest resonances of the mouth, by their places on the ear's own scale (Traunmüller, 1990).
private struct Formants {
    private let first: Double
    private let second: Double

    init(_ hertz: (first: Double, second: Double)) {
        (first, second) = (Self.bark(hertz.first), Self.bark(hertz.second))
    }

    func distance(to other: Formants) -> Double {
        let (one, two) = (first - other.first, second - other.second)
        return (one * one + two * two).squareRoot()
    }

    private static func bark(_ hertz: Double) -> Double { 26.81 * hertz / (1960 + hertz) - 0.53 }
}
