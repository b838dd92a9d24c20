/// The lines of an affix file of Hunspell's that say something (hunspell(5)): an option and its fields.
///
/// What begins with `#` is a comment.
struct AffixFile: Sequence, IteratorProtocol {
    private let file: String
    private var lines: ArraySlice<Substring>
    private var number = 0

    /// The lines of a text; `file` is how faults call it.
    init(_ text: String, file: String) {
        self.file = file
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    }

    /// One line, and where it stands.
    struct Line {
        let option: Substring
        let fields: ArraySlice<Substring>
        fileprivate let file: String
        fileprivate let number: Int

        /// What to throw where something is wrong in it.
        func fault(_ reason: String) -> AffixFileError { AffixFileError(file: file, line: number, reason: reason) }
    }

    mutating func next() -> Line? {
        while let line = lines.popFirst() {
            number += 1
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard let option = fields.first, option.first != "#" else { continue }
            return Line(option: option, fields: fields.dropFirst(), file: file, number: number)
        }
        return nil
    }
}

/// What is wrong with an affix file.
public struct AffixFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// What is wrong there, and what is right.
    public let reason: String

    /// The error in one line.
    public var description: String { "\(file):\(line): \(reason)" }
}
