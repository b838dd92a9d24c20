/// The help of the library that reads the command line, which has each usage on one line, however long.
enum UsageText {
    private static let marks = ["USAGE: ", "Usage: "]

    /// The same help with its usage in lines of so many columns, which end between options.
    static func folded(_ help: String, to columns: Int) -> String {
        help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.count > columns, let mark = marks.first(where: line.hasPrefix) else { return String(line) }
            let indent = String(repeating: " ", count: mark.count)
            var lines = [""]
            for part in parts(of: line) {
                let last = lines[lines.count - 1]
                if last.count + 1 + part.count > columns, !last.isEmpty {
                    lines.append(indent + part)
                } else {
                    lines[lines.count - 1] = last.isEmpty ? String(part) : "\(last) \(part)"
                }
            }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// What no line end parts: words, and an option with its value, in its brackets.
    private static func parts(of line: Substring) -> [Substring] {
        var depth = 0
        return line.split { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == " " && depth == 0
        }
    }
}
