import GrammarKit

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
        for (place, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = Self.spaced(raw)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let position = SourcePosition(file: file, line: place + 1, column: 1)
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(Self.spaced)
            guard parts.count == 2, !parts[0].isEmpty else { throw KeyedLinesError(.noKey, at: position) }
            lines.append(Line(key: parts[0], value: parts[1], position: position))
        }
        self.lines = lines
    }

    private static func spaced(_ text: Substring) -> String { text.split(separator: " ").joined(separator: " ") }
}
