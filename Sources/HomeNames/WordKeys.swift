import HomeModel

/// The key of a name, and where in it the key of each of its words begins.
///
/// The key of words is that of each word after the other: no letter is folded otherwise because of one beyond a space.
struct WordKeys {
    private(set) var bytes: [UInt8] = []
    private(set) var starts: [Int] = []

    /// The most words that are told apart; no legal name has more (row N15).
    static let most = Name.maximumLength

    var count: Int { starts.count }

    init(_ name: String) {
        var name = name
        name.withUTF8 { text in
            bytes.reserveCapacity(text.count)
            for word in Self.words(of: text) {
                starts.append(bytes.count)
                addWord(UnsafeBufferPointer(rebasing: text[word]))
            }
        }
    }

    /// A name from one of its words on, the words with one space between them.
    static func text(of name: String, from word: Int) -> String {
        var name = name
        return name.withUTF8 { text in
            Self.words(of: text).dropFirst(word).map { String(decoding: text[$0], as: UTF8.self) }
                .joined(separator: " ")
        }
    }

    /// What stands between spaces; the last of too many words goes on to the end.
    private static func words(of text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: " ") || words.count == most - 1 { end += 1 }
            if end > start { words.append(start..<end) }
            start = end + 1
        }
        return words
    }

    /// Folds plain ASCII text, which most words are, here; the others by Unicode's rules.
    private mutating func addWord(_ word: UnsafeBufferPointer<UInt8>) {
        let start = bytes.count
        for byte in word {
            switch byte {
            case 0x80...:
                bytes.removeSubrange(start...)
                bytes.append(contentsOf: NameKey(String(decoding: word, as: UTF8.self)).text.utf8)
                return
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case UInt8(ascii: "'"), UInt8(ascii: " "), 9...13: continue
            default: bytes.append(byte)
            }
        }
    }
}

/// The keys of a room's names.
struct RoomNames {
    private let keys: [ArraySlice<UInt8>]
    private let set: Set<ArraySlice<UInt8>>

    init(_ room: Room) {
        keys = room.names.map { WordKeys($0).bytes[...] }
        set = keys.count > 4 ? Set(keys) : []
    }

    func contains(_ key: ArraySlice<UInt8>) -> Bool {
        set.isEmpty ? keys.contains { $0.count == key.count && $0.elementsEqual(key) } : set.contains(key)
    }
}
