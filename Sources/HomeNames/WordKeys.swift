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
        let isPlain = name.withUTF8 { text in
            bytes.reserveCapacity(text.count)
            return addPlain(text)
        }
        if isPlain { return }
        bytes = []
        starts = []
        for word in name.split(separator: " ", maxSplits: Self.most - 1) {
            starts.append(bytes.count)
            bytes.append(contentsOf: NameKey(String(word)).text.utf8)
        }
    }

    /// Folds plain ASCII text, which most names are; false where Unicode's rules are needed.
    private mutating func addPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isBehindSpace = true
        for byte in text {
            if byte == UInt8(ascii: " ") {
                isBehindSpace = true
                continue
            }
            if isBehindSpace, starts.count < Self.most { starts.append(bytes.count) }
            isBehindSpace = false
            switch byte {
            case 0x80...: return false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case UInt8(ascii: "'"), 9...13: continue
            default: bytes.append(byte)
            }
        }
        return true
    }
}

/// The keys of a room's names.
struct RoomNames {
    let keys: Set<ArraySlice<UInt8>>

    init(_ room: Room) {
        keys = Set(room.names.map { WordKeys($0).bytes[...] })
    }
}
