import HomeModel

/// The numbers of a grammar's words, by their keys.
///
/// Each word of a sentence is looked up once. What has at most fifteen bytes, as nearly all words have, is two numbers,
/// which are sooner compared than text; the few others are in a dictionary.
package struct WordTable: Sendable {
    package typealias WordID = CompiledGrammar.WordID

    private struct Slot: BitwiseCopyable {
        var key: Key
        var word: WordID
    }

    /// The bytes of a short word, and how many they are.
    private struct Key: BitwiseCopyable, Equatable {
        var first: UInt64 = 0
        var second: UInt64 = 0

        /// nil where a word is too long.
        @inline(__always) init?(_ key: NameKey) {
            guard let (first, second) = key.text.utf8.withContiguousStorageIfAvailable(Self.numbers) ?? nil else {
                return nil
            }
            (self.first, self.second) = (first, second)
        }

        init() {}

        private static func numbers(_ bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
            guard bytes.count < 16 else { return nil }
            var (first, second) = (UInt64(0), UInt64(bytes.count))
            for place in 0..<min(bytes.count, 8) { first = first << 8 | UInt64(bytes[place]) }
            for place in 8..<max(bytes.count, 8) { second = second << 8 | UInt64(bytes[place]) }
            return (first, second)
        }

        /// Grammars are trusted, so that no chance need be in it.
        @inline(__always) var hash: UInt64 { ((first ^ second << 29) &* 0x9E37_79B9_7F4A_7C15) ^ first >> 32 }
    }

    private let slots: ImmutableBuffer<Slot>
    private let mask: Int
    private let long: [NameKey: WordID]

    init(_ words: [NameKey: WordID]) {
        let size = 1 << (Int.bitWidth - (2 * words.count + 1).leadingZeroBitCount)
        var slots = [Slot](repeating: Slot(key: Key(), word: -1), count: size)
        var long: [NameKey: WordID] = [:]
        for (key, word) in words {
            guard let short = Key(key) else {
                long[key] = word
                continue
            }
            var place = Self.start(short, size - 1)
            while slots[place].word >= 0 { place = (place + 1) & (size - 1) }
            slots[place] = Slot(key: short, word: word)
        }
        self.slots = ImmutableBuffer(slots)
        self.long = long
        mask = size - 1
    }

    func free() { slots.free() }

    /// The number of a word; nil where the grammar has no such word.
    package subscript(key: NameKey) -> WordID? {
        guard let short = Key(key) else { return long[key] }
        var place = Self.start(short, mask)
        while slots[place].word >= 0 {
            if slots[place].key == short { return slots[place].word }
            place = (place + 1) & mask
        }
        return nil
    }

    @inline(__always) private static func start(_ key: Key, _ mask: Int) -> Int { Int(key.hash >> 40) & mask }
}
