/// How often which letters stand in the keys of whole names: what differs much in them need not be compared.
struct WholeLetters: Sendable {
    /// The keys of whole names.
    let keys: [UInt32]
    /// The letters of each.
    let counts: [LetterCounts]

    init(_ table: KeyTable, _ keys: [UInt32]) {
        self.keys = keys
        counts = table.bytes.withUnsafeBufferPointer { bytes in
            keys.map { LetterCounts(UnsafeBufferPointer(rebasing: bytes[table.range(Int($0))])) }
        }
    }
}

/// How often which letters stand in a text: the letters in fourteen groups, up to fifteen of each, and how many in all.
struct LetterCounts: Sendable {
    /// Four bits a group, the number of all letters in the highest eight.
    private let bits: UInt64

    /// The letters of a text in UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var bits: UInt64 = 0
        var (letter, count): (UInt32, UInt64) = (0, 0)
        for (place, byte) in text.enumerated() {
            switch byte {
            case ..<0x80: letter = UInt32(byte)
            case ..<0xC0: letter = letter << 6 | UInt32(byte & 0x3F)
            default: letter = UInt32(byte & (byte < 0xE0 ? 0x1F : byte < 0xF0 ? 0x0F : 0x07))
            }
            // A letter is whole where no byte follows that goes on with it.
            if byte >= 0x80, place + 1 < text.count, text[place + 1] & 0xC0 == 0x80 { continue }
            count += 1
            let group = UInt64(letter % 14) * 4
            if bits >> group & 15 < 15 { bits += 1 << group }
        }
        self.bits = bits | min(count, Self.most) << 56
    }

    private static let most: UInt64 = 255

    /// The number of letters; nil where it is too great.
    @inline(__always)
    var length: Int? { bits >> 56 == Self.most ? nil : Int(bits >> 56) }

    /// At least so many letters are in this one and not in the other.
    ///
    /// An edit changes this by one at most, both ways, so that no fewer edits make one text of the other.
    @inline(__always)
    func excess(over other: LetterCounts) -> Int {
        let groups: UInt64 = 0x000F_0F0F_0F0F_0F0F
        return Self.excess(bits & groups, other.bits & groups)
            + Self.excess(bits >> 4 & groups, other.bits >> 4 & groups)
    }

    /// The sum of what the bytes of one have more than those of the other, each at most 15.
    @inline(__always)
    private static func excess(_ one: UInt64, _ other: UInt64) -> Int {
        let marks: UInt64 = 0x8080_8080_8080_8080
        let difference = (one | marks) &- other
        // A mark is left where nothing was borrowed from it.
        let isMore = difference & marks
        let more = difference & (isMore &- isMore >> 7)
        return Int((more &* 0x0101_0101_0101_0101) >> 56)
    }
}
