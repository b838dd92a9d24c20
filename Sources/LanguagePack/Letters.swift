/// A word letter by letter, as misspellings of it are counted: a letter is a Unicode scalar of its key.
public typealias Letters = [Unicode.Scalar]

extension String {
    /// The word of some letters.
    public init(_ letters: Letters) {
        self.init(unsafeUninitializedCapacity: 4 * letters.count) { bytes in
            var count = 0
            for byte in letters.lazy.flatMap(\.utf8) {
                bytes[count] = byte
                count += 1
            }
            return count
        }
    }
}
