/// Reads one line of a settings file.
struct SettingsLineReader {
    enum Line {
        case nothing
        case table(String)
        case entry([String], SettingsFile.Value)
    }

    typealias Reason = SettingsFault.Reason
    private var rest: Substring.UnicodeScalarView

    init(_ line: Substring) { rest = line.unicodeScalars }

    mutating func read() throws(Reason) -> Line {
        skipSpaces()
        guard let first = rest.first, first != "#" else { return .nothing }
        let line = first == "[" ? try table() : try entry()
        skipSpaces()
        guard rest.isEmpty || rest.first == "#" else { throw .moreAfterIt(String(rest)) }
        return line
    }

    private mutating func table() throws(Reason) -> Line {
        rest.removeFirst()
        skipSpaces()
        let name = try key()
        skipSpaces()
        guard rest.popFirst() == "]" else { throw .unclosed }
        return .table(name)
    }

    private mutating func entry() throws(Reason) -> Line {
        var path = [try key()]
        skipSpaces()
        while rest.first == "." {
            rest.removeFirst()
            skipSpaces()
            path.append(try key())
            skipSpaces()
        }
        guard rest.popFirst() == "=" else { throw .noEquals(path.joined(separator: ".")) }
        skipSpaces()
        return .entry(path, try value())
    }

    private mutating func key() throws(Reason) -> String {
        let key = word { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" }
        guard !key.isEmpty, key.allSatisfy(\.isASCII) else { throw .noKey }
        return key
    }

    private mutating func value() throws(Reason) -> SettingsFile.Value {
        switch rest.first {
        case "\"": return .text(try basicText())
        case "'": return .text(try literalText())
        default:
            let text = word { $0 != "#" && $0 != " " && $0 != "\t" }
            if text == "true" || text == "false" { return .flag(text == "true") }
            let digits = text.drop { $0 == "-" || $0 == "+" }
            guard text.count - digits.count < 2, digits.first != "_", digits.last != "_", !digits.contains("__"),
                digits == "0" || digits.first != "0", let number = Int(text.filter { $0 != "_" })
            else { throw .noValue(text) }
            return .number(number)
        }
    }

    private mutating func literalText() throws(Reason) -> String {
        rest.removeFirst()
        let text = word { $0 != "'" }
        guard rest.popFirst() != nil else { throw .unclosed }
        return try checked(text)
    }

    private mutating func basicText() throws(Reason) -> String {
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(text)
            case "\\": text.append(try escaped())
            default:
                _ = try checked(String(scalar))
                text.append(scalar)
            }
        }
        throw .unclosed
    }

    private mutating func escaped() throws(Reason) -> UnicodeScalar {
        guard let letter = rest.popFirst() else { throw .unclosed }
        switch letter {
        case "b": return "\u{8}"
        case "t": return "\t"
        case "n": return "\n"
        case "f": return "\u{C}"
        case "r": return "\r"
        case "\"", "\\": return letter
        case "u", "U":
            let digits = String(rest.prefix(letter == "u" ? 4 : 8))
            guard digits.count == (letter == "u" ? 4 : 8), digits.allSatisfy(\.isHexDigit),
                let scalar = UInt32(digits, radix: 16).flatMap({ UnicodeScalar($0) })
            else { throw .badEscape("\(letter)\(digits)") }
            rest.removeFirst(digits.count)
            return scalar
        default: throw .badEscape(String(letter))
        }
    }

    private func checked(_ text: String) throws(Reason) -> String {
        guard text.unicodeScalars.allSatisfy({ $0 == "\t" || $0.properties.generalCategory != .control }) else {
            throw .badText
        }
        return text
    }

    private mutating func word(_ isPart: (UnicodeScalar) -> Bool) -> String {
        let word = rest.prefix(while: isPart)
        rest.removeFirst(word.count)
        return String(word)
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }
}
