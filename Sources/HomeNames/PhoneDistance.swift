import LanguagePack

/// How far apart sounds of speech are, in hundredths: 0 for the same, 100 for what nobody confuses.
///
/// Consonants differ by the features of Miller and Nicely (1955, "An analysis of perceptual confusions among some
/// English consonants", JASA 27, 338–352): voicing, nasality, affrication, duration and place. They found that noise
/// hardly touches voicing and nasality and takes away place first; the weights keep that order, the measure of the
/// steps is ours and set so that the consonants that share all but place are a quarter apart. Liquids, glides and
/// affricates, which their tests left out, are placed by the same articulation: an affricate lies between its stop
/// and its fricative.
///
/// Vowels differ by the way between their first two formants, in Bark: the means of 33 men of Peterson and Barney
/// (1952, "Control methods used in a study of the vowels", JASA 24, 175–184), turned into Bark after Traunmüller
/// (1990). The way from "beat" to "hot" counts as the whole. A diphthong is a vowel that goes to another one.
public enum PhoneDistance {
    /// The distance of two phones.
    public static func between(_ one: String, _ other: String) -> Int {
        guard let first = Phones.letters([one]).first, let second = Phones.letters([other]).first else {
            return one == other ? 0 : 100
        }
        return between(first, second)
    }

    /// What it costs to say a phone too much, or to leave it out.
    ///
    /// More than half of the whole, so that no phone is ever replaced by leaving it out and putting in another. A vowel
    /// makes a syllable and is missed more than a consonant; the mean vowel (AH and IH stand for it in the dictionary)
    /// less than others, and the breath of HH hardly.
    public static func missing(_ phone: String) -> Int {
        Phones.letters([phone]).first.map { missing($0) } ?? 100
    }

    static func between(_ one: UInt8, _ other: UInt8) -> Int { Int(table[Int(one) * width + Int(other)]) }

    static func missing(_ phone: UInt8) -> Int { Int(weights[Int(phone)]) }

    /// The breath of HH is missed least.
    static let leastMissing = 51

    static let width = Phones.names.count + 1

    private static let weights: [UInt8] =
        [100]
        + Phones.names.map { name in
            switch name {
            case "HH": UInt8(leastMissing)
            case "AH", "IH": 70
            default: Vowel.all[name] == nil ? 55 : 90
            }
        }

    private static let table: [UInt8] = {
        var table = [UInt8](repeating: 100, count: width * width)
        for (row, one) in Phones.names.enumerated() {
            for (column, other) in Phones.names.enumerated() {
                table[(row + 1) * width + column + 1] = UInt8(distance(one, other))
            }
        }
        return table
    }()

    private static func distance(_ one: String, _ other: String) -> Int {
        if one == other { return 0 }
        // The glides and R are the vowels that they glide from, said short.
        if [["W", "UW"], ["Y", "IY"], ["R", "ER"]].contains([one, other].sorted(by: { $0.count < $1.count })) {
            return 40
        }
        let distance =
            switch (Vowel.all[one], Vowel.all[other], Consonant.all[one], Consonant.all[other]) {
            case (let one?, let other?, _, _): one.distance(to: other)
            case (_, _, let one?, let other?): one.distance(to: other)
            default: 1.0
            }
        return min(max(Int((distance * 100).rounded()), 10), 100)
    }
}
