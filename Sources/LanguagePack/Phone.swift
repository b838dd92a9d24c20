/// A sound of speech, in the notation of an acoustic model; the language's `PhoneSet` has those that there are.
public struct Phone: Hashable, Sendable {
    /// The most letters of a name.
    static let longest = 4

    /// The letters of the name, the last in the lowest byte.
    private let letters: UInt32
    /// Whether it is a vowel.
    public let isVowel: Bool
    /// How long it usually takes, in hundredths of the mean.
    private let hundredths: UInt16

    init?(_ name: some StringProtocol, isVowel: Bool, duration: Double) {
        guard let letters = Self.letters(of: name) else { return nil }
        self.letters = letters
        self.isVowel = isVowel
        hundredths = UInt16((min(max(duration, 0.01), 100) * 100).rounded())
    }

    /// The letters of a name as a number; nil of what is no name.
    static func letters(of name: some StringProtocol) -> UInt32? {
        guard 1...longest ~= name.utf8.count, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        return name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// How the model calls it.
    public var name: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> UInt32($0)) }
        return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
    }

    /// How long it usually takes, where the mean is 1.
    public var typicalDuration: Double { Double(hundredths) / 100 }
}
