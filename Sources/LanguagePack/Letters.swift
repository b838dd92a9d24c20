/// A word letter by letter, as misspellings of it are counted: a letter is a Unicode scalar of its key.
public typealias Letters = [Unicode.Scalar]

extension String {
    /// The word of some letters.
    public init(_ letters: Letters) { self = String(String.UnicodeScalarView(letters)) }
}
