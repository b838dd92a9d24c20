import HomeModel

/// The keys of names, one after the other, and where in the last one the key of each of its words begins.
///
/// The key of words is that of each word after the other: no letter is folded otherwise because of one beyond a space.
struct WordKeys: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Where the words of the names read since `forgetWords` begin among the bytes.
    private(set) var starts: [Int] = []
    private var folded = FoldedWords()

    /// The most words that are told apart; no legal name has more (row N15).
    static let most = Name.maximumLength

    var count: Int { starts.count }

    init() {}

    /// The key of one name.
    init(_ name: String) { append(name) }

    /// A name that was read: where its key lies, and which of `starts` are its words'.
    struct Place {
        let bytes: Range<Int>
        let words: Range<Int>
    }

    /// Reads a name.
    @discardableResult mutating func append(_ name: String) -> Place {
        var name = name
        return name.withUTF8 { text in
            let (start, word) = (bytes.count, starts.count)
            var place = 0
            while let range = Self.word(of: text, from: place, isLast: starts.count - word == Self.most - 1) {
                starts.append(bytes.count)
                addWord(UnsafeBufferPointer(rebasing: text[range]))
                place = range.upperBound
            }
            return Place(bytes: start..<bytes.count, words: word..<starts.count)
        }
    }

    /// Puts in a key as it is.
    mutating func append(key: some Sequence<UInt8>) -> Range<Int> {
        let start = bytes.count
        bytes.append(contentsOf: key)
        return start..<bytes.count
    }

    /// The key of a name that is not to be kept.
    mutating func key(of name: String) -> [UInt8] {
        let (start, word) = (bytes.count, starts.count)
        append(name)
        defer {
            bytes.removeLast(bytes.count - start)
            starts.removeLast(starts.count - word)
        }
        return Array(bytes[start...])
    }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Forgets where the words of the names so far begin.
    mutating func forgetWords() { starts.removeAll(keepingCapacity: true) }

    /// A name from one of its words on, the words with one space between them.
    static func text(of name: String, from word: Int) -> String {
        var name = name
        return name.withUTF8 { text in
            var (place, number) = (0, 0)
            while number < word, let range = Self.word(of: text, from: place, isLast: number == most - 1) {
                (place, number) = (range.upperBound, number + 1)
            }
            guard let first = Self.word(of: text, from: place, isLast: number == most - 1) else { return "" }
            let rest = UnsafeBufferPointer(rebasing: text[first.lowerBound...])
            // Most names have one space between their words already.
            if Self.isPlain(rest) { return String(decoding: rest, as: UTF8.self) }
            var words: [String] = []
            while let range = Self.word(of: text, from: place, isLast: number == most - 1) {
                words.append(String(decoding: text[range], as: UTF8.self))
                (place, number) = (range.upperBound, number + 1)
            }
            return words.joined(separator: " ")
        }
    }

    /// Whether a text that begins with a word has one space between its words, and none behind the last.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isSpace = false
        for byte in text {
            if isSpace, byte == UInt8(ascii: " ") { return false }
            isSpace = byte == UInt8(ascii: " ")
        }
        return !isSpace
    }

    /// What stands between the next spaces; the last of too many words goes on to the end.
    @inline(__always)
    private static func word(of text: UnsafeBufferPointer<UInt8>, from place: Int, isLast: Bool) -> Range<Int>? {
        var start = place
        while start < text.count, text[start] == UInt8(ascii: " ") { start += 1 }
        var end = start
        while end < text.count, text[end] != UInt8(ascii: " ") || isLast { end += 1 }
        return start == end ? nil : start..<end
    }

    /// Folds plain ASCII text, which most words are, here; the others by Unicode's rules.
    private mutating func addWord(_ word: UnsafeBufferPointer<UInt8>) {
        let start = bytes.count
        for byte in word {
            switch byte {
            case 0x80...:
                bytes.removeLast(bytes.count - start)
                bytes.append(contentsOf: folded.key(of: word))
                return
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case UInt8(ascii: "'"), UInt8(ascii: " "), 9...13: continue
            default: bytes.append(byte)
            }
        }
    }
}

/// The keys of words that were folded lately: the words of homes are few, and each stands in many names.
private struct FoldedWords: Sendable {
    private var words: [(word: [UInt8], key: [UInt8])] = []

    private static let places = 256
    /// Longer words are no words of a language.
    private static let longest = 64

    mutating func key(of word: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard word.count <= Self.longest else { return Self.folded(word) }
        if words.isEmpty { words = Array(repeating: ([], []), count: Self.places) }
        let place = Int(truncatingIfNeeded: TextHash.value(of: word) >> 32) & (Self.places - 1)
        if !words[place].word.elementsEqual(word) { words[place] = (Array(word), Self.folded(word)) }
        return words[place].key
    }

    private static func folded(_ word: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        Array(NameKey(String(decoding: word, as: UTF8.self)).text.utf8)
    }
}
