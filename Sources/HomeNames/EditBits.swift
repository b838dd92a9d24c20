/// Counts the edits between one text and many others, a whole column of the table in one machine word.
///
/// Letters put in, left out, changed or swapped with their neighbour (Hyyrö, 2003, "A bit-vector algorithm for computing
/// Levenshtein and Damerau edit distances"). Only for texts of ASCII letters, the one asked about of at most 64.
struct EditBits {
    /// In which places of the text each letter stands.
    private var places = [UInt64](repeating: 0, count: 128)
    private let count: Int

    /// Nil where the text is empty, too long, or has other letters.
    init?(_ text: [UInt8]) {
        guard (1...64).contains(text.count), text.allSatisfy({ $0 < 0x80 }) else { return nil }
        count = text.count
        for (place, letter) in text.enumerated() { places[Int(letter)] |= 1 << UInt64(place) }
    }

    /// The edits to another text of ASCII letters.
    func edits(to other: UnsafeBufferPointer<UInt8>) -> Int {
        var edits = count
        let last: UInt64 = 1 << UInt64(count - 1)
        var (more, less): (UInt64, UInt64) = (.max, 0)
        var (diagonal, before): (UInt64, UInt64) = (0, 0)
        places.withUnsafeBufferPointer { places in
            for letter in other {
                let equal = places[Int(letter & 0x7F)]
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
}
