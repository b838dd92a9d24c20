import LanguagePack

/// How alike two sequences of phones sound.
public struct SoundAlike: Sendable {
    /// Up to here names are taken for confusable, whatever they have in common: that helps nobody to tell them apart.
    public static let confusableDistance = 100
    /// From here on a phrase is taken for another that is heard without a grammar beside it.
    public static let confusableSimilarity = 0.75

    private let phones: Phones

    /// The likeness of the phones of a language.
    public init(_ set: PhoneSet) { self.init(Phones(set)) }

    init(_ phones: Phones) { self.phones = phones }

    /// How far apart two sequences are, in hundredths of what names are told apart by: the least sum over all alignments.
    public func distance(between one: [String], _ other: [String]) -> Int {
        distance(between: phones.letters(one), phones.letters(other))
    }

    /// How alike two sequences are: 1 for the same, 0 where nothing of the longer one is left.
    public func similarity(of one: [String], _ other: [String]) -> Double {
        let (first, second) = (phones.letters(one), phones.letters(other))
        return Self.similarity(distance: distance(between: first, second), first.count, second.count)
    }

    private func distance(between one: [UInt8], _ other: [UInt8]) -> Int {
        // No two sequences are further apart than all their phones.
        let most = PhoneSet.farthest * (one.count + other.count)
        return PhoneCosts(one, phones).cost(of: other[...], atMost: most) ?? most
    }

    static func similarity(distance: Int, _ length: Int, _ other: Int) -> Double {
        length == 0 || other == 0 ? 0 : max(0, 1 - Double(distance) / 100 / Double(max(length, other)))
    }
}
