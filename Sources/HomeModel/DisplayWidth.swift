import CUTF8Proc

extension StringProtocol {
    /// The columns that a terminal takes for the text: two for each wide character, as Chinese ones are, and none for a mark.
    public var displayWidth: Int {
        unicodeScalars.reduce(0) { $0 + Swift.max(0, Int(utf8proc_charwidth(Int32($1.value)))) }
    }

    /// The text on lines of at most so many columns, broken at spaces, or within a word that is longer than a line.
    ///
    /// - Parameter indent: where further lines begin; without it, four columns further in than the first.
    public func broken(at width: Int, indent: Int? = nil) -> String {
        guard width >= 20, displayWidth > width else { return String(self) }
        let indent = Swift.min(indent ?? prefix { $0 == " " }.count + 4, width / 2)
        var (text, column) = ("", 0)
        func goOn() {
            text += "\n" + String(repeating: " ", count: indent)
            column = indent
        }
        for (number, word) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            let columns = word.displayWidth
            if number > 0, column + 1 + columns <= width || columns > width - indent {
                if column < width { text += " " } else { goOn() }
                column += 1
            } else if number > 0 {
                goOn()
            }
            for character in word {
                let columns = String(character).displayWidth
                if column + columns > width { goOn() }
                text.append(character)
                column += columns
            }
        }
        return text
    }
}
