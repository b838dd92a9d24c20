/// What is wrong in a file of a language, and where.
public struct LanguageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// What is wrong there, and what is right.
    public let reason: String

    /// A fault in a line of a file.
    public init(file: String, line: Int, reason: String) { (self.file, self.line, self.reason) = (file, line, reason) }

    /// The error in one line.
    public var description: String { "\(file):\(line): \(reason)" }
}

extension LanguageFolder {
    /// The text of a file whose faults are told with their lines.
    ///
    /// - Throws: `LanguageFileError` where it cannot be read, or is no text.
    package static func lines(of path: String) throws(LanguageFileError) -> String {
        do throws(LanguageError) { return try text(of: path) } catch {
            throw LanguageFileError(file: path, line: error.line, reason: error.reason)
        }
    }
}
