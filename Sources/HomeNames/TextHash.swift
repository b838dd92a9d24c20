/// A number for a text, and for each of its beginnings on the way.
///
/// Seven bytes at a time, with a 1 before them, are the coefficients of a polynomial over the integers modulo 2⁶¹ − 1, at
/// a place drawn by chance in every process: two texts of n bytes fall together with a chance of n / 7 in 2⁶¹, whoever
/// made them up (Carter and Wegman, 1979, "Universal classes of hash functions").
struct TextHash {
    private static let modulus: UInt64 = (1 << 61) - 1
    private static let place = UInt64.random(in: 1 << 32..<modulus)

    private var sum: UInt64 = 1
    /// The bytes that are not in the sum yet.
    private var block: UInt64 = 1
    private let place: UInt64

    /// The number of no bytes at all.
    @inline(__always)
    init() { place = Self.place }

    /// Takes the next byte.
    @inline(__always)
    mutating func add(_ byte: UInt8) {
        block = block << 8 | UInt64(byte)
        if block >> 56 != 0 {
            add(block: block)
            block = 1
        }
    }

    @inline(__always)
    fileprivate mutating func add(block: UInt64) { sum = Self.product(sum, place) &+ block }

    /// The number of the bytes so far; all of its 64 bits are as good as drawn by chance.
    @inline(__always)
    var value: UInt64 {
        Self.product(Self.product(sum, place) &+ block, place) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The product modulo 2⁶¹ − 1, but for a few times the modulus.
    @inline(__always)
    private static func product(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let (high, low) = one.multipliedFullWidth(by: other)
        let sum = (low & modulus) &+ (high << 3 | low >> 61)
        return (sum & modulus) &+ (sum >> 61)
    }
}

extension TextHash {
    /// The number of a whole text.
    @inline(__always)
    static func value(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = TextHash()
        let bytes = UnsafeRawBufferPointer(text)
        var place = 0
        while place + 8 <= bytes.count {
            let word = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            hash.add(block: 1 << 56 | word >> 8)
            place += 7
        }
        while place < bytes.count {
            hash.add(bytes[place])
            place += 1
        }
        return hash.value
    }
}
