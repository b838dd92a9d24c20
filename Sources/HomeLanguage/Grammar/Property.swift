/// The name of a property that tags say, such as `to` or `plural`.
///
/// Its letters are kept as a number, which the compiler works out where a name stands in the code: to look for a property
/// is then to compare numbers. Of a name of more than sixteen bytes the first sixteen count.
struct Property: Hashable, Sendable {
    /// The first eight letters, the first of all uppermost, and the next eight.
    private let first: UInt64
    private let second: UInt64

    /// The property of a name.
    init(_ name: some Sequence<UInt8>) {
        var (first, second) = (UInt64(0), UInt64(0))
        for (place, letter) in name.prefix(16).enumerated() {
            let bits = UInt64(letter) << UInt64(56 - place % 8 * 8)
            if place < 8 { first |= bits } else { second |= bits }
        }
        (self.first, self.second) = (first, second)
    }

    /// One bit of 64 that it shares with few others.
    @inline(__always) var bit: UInt64 { 1 << (((first ^ (second >> 7)) &* 0x9E37_79B9_7F4A_7C15) >> 58) }
}

extension Property: ExpressibleByStringLiteral {
    @inline(__always) init(stringLiteral name: StaticString) {
        var (first, second) = (UInt64(0), UInt64(0))
        // Plain steps, so that nothing of this is left in the program.
        var place = 0
        while place < name.utf8CodeUnitCount {
            let letter = UInt64(name.utf8Start[place])
            if place < 8 { first |= letter << UInt64(56 - place * 8) }
            if 8..<16 ~= place { second |= letter << UInt64(120 - place * 8) }
            place += 1
        }
        (self.first, self.second) = (first, second)
    }
}

extension Property: Comparable {
    /// The order of the alphabet.
    static func < (one: Property, other: Property) -> Bool { (one.first, one.second) < (other.first, other.second) }
}

extension Property: CustomStringConvertible {
    /// The name.
    var description: String {
        let letters = [first, second].flatMap { bits in (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - $0 * 8)) }
        }
        return String(decoding: letters.prefix { $0 > 0 }, as: UTF8.self)
    }
}
