/// Finds a text among many by all of its bytes at once.
///
/// Open addressing with linear probing, at most two thirds full. The hash is Swift's own, which is seeded anew in every
/// process, so that nobody can make up names that fall on one place.
struct LetterTable: Sendable {
    private var slots: [UInt32] = []

    /// A table of different texts.
    init(_ texts: ByteStrings) {
        var size = 2
        while size * 2 < texts.count * 3 { size *= 2 }
        slots = [UInt32](repeating: .max, count: size)
        texts.bytes.withUnsafeBytes { bytes in
            for text in 0..<texts.count {
                var slot = Self.hash(UnsafeRawBufferPointer(rebasing: bytes[texts.range(text)])) & (size - 1)
                while slots[slot] != .max { slot = (slot + 1) & (size - 1) }
                slots[slot] = UInt32(text)
            }
        }
    }

    /// The place of a text; nil where it is not there.
    func place(of text: UnsafeBufferPointer<UInt8>, in texts: ByteStrings) -> Int? {
        let hash = Self.hash(UnsafeRawBufferPointer(text))
        return slots.withUnsafeBufferPointer { slots in
            let mask = slots.count - 1
            var slot = hash & mask
            while slots[slot] != .max {
                if texts.isEqual(Int(slots[slot]), text) { return Int(slots[slot]) }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: bytes)
        return hasher.finalize()
    }
}
