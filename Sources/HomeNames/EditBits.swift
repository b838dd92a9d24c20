/// Counts the edits between one text and many others, a whole column of the table in one machine word.
///
/// Letters put in, left out, changed or swapped with their neighbour (Hyyrö, 2003, "A bit-vector algorithm for computing
/// Levenshtein and Damerau edit distances"). The text asked about has at most 64 letters.
struct EditBits {
    /// In which places of the text each ASCII letter stands.
    private var places = [UInt64](repeating: 0, count: 128)
    /// The same of the other letters, which are few.
    private var others: [(letter: UInt32, places: UInt64)] = []
    private let count: Int

    /// Nil where the text is empty or too long.
    init?(_ letters: [UInt32]) {
        guard (1...64).contains(letters.count) else { return nil }
        count = letters.count
        for (place, letter) in letters.enumerated() {
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
    func edits(to other: UnsafeBufferPointer<UInt8>) -> Int {
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
}
