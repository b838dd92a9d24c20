import GrammarKit
import Spelling

/// The lines of a small file of a language: each a key, a colon and a value.
///
/// An empty line, and one that begins with `#`, says nothing.
package struct KeyedLines {
    /// The most bytes of a file.
    private static let longest = 200_000

    /// A line, with one space between words.
    package struct Line {
        package let key: String
        package let value: String
        /// The words of the value.
        package var words: [Substring] { value.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) } }
        let position: SourcePosition

        /// What is wrong with the line.
        package func error(_ fault: KeyedLinesError.Fault) -> KeyedLinesError { KeyedLinesError(fault, at: position) }

        /// That there is no such key, with the nearest that there is.
        package func unknown(_ key: String, among keys: some Sequence<String>) -> KeyedLinesError {
            error(.unknownKey(key, nearest: Nearest.word(to: key, among: keys)))
        }
    }

    package let lines: [Line]

    /// Reads the text of a file.
    package init(_ text: String, file: String) throws(KeyedLinesError) {
        guard text.utf8.count <= Self.longest else {
            throw KeyedLinesError(
                .tooLong(bytes: text.utf8.count, limit: Self.longest),
                at: SourcePosition(file: file, line: 1, column: 1))
        }
        var lines: [Line] = []
        // A byte order mark, which some editors write, is no part of the first key.
        let bytes = Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
        let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (place, row) in rows.enumerated() {
            guard let first = row.first(where: { !Self.isSpace($0) }), first != UInt8(ascii: "#") else { continue }
            let position = SourcePosition(file: file, line: place + 1, column: 1)
            guard let colon = row.firstIndex(of: UInt8(ascii: ":")) else { throw KeyedLinesError(.noKey, at: position) }
            let key = Self.spaced(row[..<colon])
            guard !key.isEmpty else { throw KeyedLinesError(.noKey, at: position) }
            lines.append(Line(key: key, value: Self.spaced(row[colon...].dropFirst()), position: position))
        }
        self.lines = lines
    }

    /// Whether it parts words; a line may end in a carriage return.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") }

    private static func spaced(_ bytes: ArraySlice<UInt8>) -> String {
        let words = bytes.split(whereSeparator: isSpace).joined(separator: [UInt8(ascii: " ")])
        return String(decoding: Array(words), as: UTF8.self)
    }
}
