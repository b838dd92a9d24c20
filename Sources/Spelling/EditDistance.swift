/// Counts how many single letters must be put in, left out, changed or swapped with their neighbour to get others from one text.
///
/// This is the optimal string alignment distance (Boytsov, 2011, "Indexing methods for approximate dictionary searching"), a
/// whole column of its table in one machine word (Hyyrö, 2003, "A bit-vector algorithm for computing Levenshtein and Damerau
/// edit distances"). The text asked about has at most 64 letters.
public struct EditDistance {
    /// In which places of the text each ASCII letter stands.
    private var places = [UInt64](repeating: 0, count: 128)
    /// The same of the other letters, which are few.
    private var others: [(letter: UInt32, places: UInt64)] = []
    private let count: Int

    /// The most letters of a text that is asked about.
    public static let longest = 64

    /// Nil where the text is empty or too long.
    public init?(_ letters: [Unicode.Scalar]) {
        guard (1...Self.longest).contains(letters.count) else { return nil }
        count = letters.count
        for (place, letter) in letters.map(\.value).enumerated() {
            let bit: UInt64 = 1 << UInt64(place)
            if letter < 0x80 {
                places[Int(letter)] |= bit
            } else if let known = others.firstIndex(where: { $0.letter == letter }) {
                others[known].places |= bit
            } else {
                others.append((letter, bit))
            }
        }
    }

    private func places(of letter: UInt32, _ places: UnsafeBufferPointer<UInt64>) -> UInt64 {
        if letter < 0x80 { return places[Int(letter)] }
        for other in others where other.letter == letter { return other.places }
        return 0
    }

    /// The edits to another text, given in UTF-8.
    public func edits(to other: UnsafeBufferPointer<UInt8>) -> Int {
        var edits = count
        let last: UInt64 = 1 << UInt64(count - 1)
        var (more, less): (UInt64, UInt64) = (.max, 0)
        var (diagonal, before): (UInt64, UInt64) = (0, 0)
        places.withUnsafeBufferPointer { places in
            var letter: UInt32 = 0
            for (place, byte) in other.enumerated() {
                switch byte {
                case ..<0x80: letter = UInt32(byte)
                case ..<0xC0: letter = letter << 6 | UInt32(byte & 0x3F)
                default: letter = UInt32(byte & (byte < 0xE0 ? 0x1F : byte < 0xF0 ? 0x0F : 0x07))
                }
                // A letter is whole where no byte follows that goes on with it.
                if byte >= 0x80, place + 1 < other.count, other[place + 1] & 0xC0 == 0x80 { continue }
                let equal = self.places(of: letter, places)
                let swapped = ((~diagonal & equal) << 1) & before
                diagonal = (((equal & more) &+ more) ^ more) | equal | less | swapped
                let up = less | ~(diagonal | more)
                let down = diagonal & more
                if up & last != 0 { edits += 1 }
                if down & last != 0 { edits -= 1 }
                let shifted = up << 1 | 1
                more = down << 1 | ~(diagonal | shifted)
                less = shifted & diagonal
                before = equal
            }
        }
        return edits
    }

    /// The edits to another text.
    public func edits(to other: String) -> Int {
        var other = other
        return other.withUTF8 { edits(to: $0) }
    }

    /// Whether the distance is one at most; time grows with the length.
    @inlinable
    public static func isAtMostOne<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Bool {
        let shared = min(one.count, other.count)
        var start = 0
        while start < shared, one[start] == other[start] { start += 1 }
        var end = 0
        while end < shared - start, one[one.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
        let (first, second) = (one[start..<one.count - end], other[start..<other.count - end])
        if max(first.count, second.count) <= 1 { return true }
        return first.count == 2 && second.count == 2 && first.elementsEqual(second.reversed())
    }
}
