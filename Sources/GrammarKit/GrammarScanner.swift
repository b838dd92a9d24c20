/// Cuts the text of a grammar into tokens, and knows where each stands.
struct GrammarScanner {
    enum Token: Hashable {
        case word(String)
        case ruleName(String)
        case tag(String)
        case symbol(Unicode.Scalar)
        case end
    }

    private let scalars: [Unicode.Scalar]
    private let file: String
    private var index = 0
    private var line = 1
    private var column = 1

    /// The token to read next, and where it begins.
    private(set) var token = Token.end
    private(set) var position: SourcePosition
    /// The marks of the documentation comments right before that token.
    private(set) var marks: [Mark] = []

    /// Begins at the start of the text; ``advance()`` brings the first token.
    init(_ text: String, file: String) {
        // To count scalars takes as long as to copy them.
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { scalars.append(scalar) }
        self.scalars = scalars
        self.file = file
        position = SourcePosition(file: file, line: 1, column: 1)
        if scalars.first == "\u{FEFF}" { index = 1 }
    }

    /// Reads what stands before the first `;`, if the text begins with `#JSGF`; nil otherwise.
    mutating func header() throws(GrammarError) -> [String]? {
        guard scalars[index...].starts(with: "#JSGF".unicodeScalars) else { return nil }
        let start = here
        let text = try rest(until: ";", of: "the header #JSGF", from: start)
        return text.split { $0 == " " || $0 == "\t" }.map(String.init)
    }

    /// Steps to the next token, over spaces and comments.
    mutating func advance() throws(GrammarError) {
        marks = []
        try skipBlanks()
        position = here
        guard let scalar = peek() else {
            token = .end
            return
        }
        switch scalar {
        case "<": token = .ruleName(try ruleName())
        case "{": token = .tag(try escaped(until: "}", of: "the tag {", mayBreak: true))
        case "\"": token = .word(try quotation())
        case _ where scalar.isDelimiter:
            step()
            token = .symbol(scalar)
        default: token = .word(try bareWord())
        }
    }

    /// Whether a symbol is the token to read next.
    func isAt(_ symbol: Unicode.Scalar) -> Bool { if case .symbol(symbol) = token { true } else { false } }

    /// Reads the number of a weight whose first `/` is the token just read.
    mutating func weight() throws(GrammarError) -> Double {
        let text = try rest(until: "/", of: "the weight /", from: position)
        let number = text.filter { $0 != " " && $0 != "\t" }
        guard let weight = Double(number), weight.isFinite, weight >= 0 else {
            throw .badWeight(text, at: position)
        }
        return weight
    }

    private var here: SourcePosition { SourcePosition(file: file, line: line, column: column) }

    private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        index + ahead < scalars.count ? scalars[index + ahead] : nil
    }

    private mutating func step() {
        let scalar = scalars[index]
        index += 1
        let isLineEnd = scalar == "\n" || (scalar == "\r" && peek() != "\n")
        (line, column) = isLineEnd ? (line + 1, 1) : (line, column + 1)
    }

    private mutating func skipBlanks() throws(GrammarError) {
        while let scalar = peek() {
            if scalar.isBlank {
                step()
            } else if scalar == "/", peek(1) == "/" {
                while let next = peek(), next != "\n", next != "\r" { step() }
            } else if scalar == "/", peek(1) == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    /// Steps over a comment; one that begins with two asterisks documents what follows.
    private mutating func skipComment() throws(GrammarError) {
        let start = here
        step()
        step()
        let isDocumentation = peek() == "*" && peek(1) != "/"
        var (word, place) = ("", here)
        while let scalar = peek() {
            // A comment that is never closed would end at the end of the next one.
            if scalar == "/", peek(1) == "*" { break }
            let isEnd = scalar == "*" && peek(1) == "/"
            if isEnd || scalar.isBlank || scalar == "*" {
                if isDocumentation { document(word, at: place) }
                word = ""
            } else {
                if word.isEmpty { place = here }
                word.unicodeScalars.append(scalar)
            }
            step()
            if isEnd { return step() }
        }
        throw .unclosed("the comment /*", at: start)
    }

    private mutating func document(_ word: String, at place: SourcePosition) {
        if word.first == "@" {
            marks.append(Mark(name: String(word.dropFirst()), words: [], position: place))
        } else if !word.isEmpty, !marks.isEmpty {
            marks[marks.count - 1].words.append(word)
        }
    }

    private mutating func ruleName() throws(GrammarError) -> String {
        let start = here
        step()
        let inside = try rest(until: ">", of: "the rule name <", from: start)
        let name = Self.trimmed(inside)
        let parts = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        let isImportOfAll = parts.count > 1 && parts.last?.elementsEqual(CollectionOfOne("*")) == true
        for part in isImportOfAll ? parts.dropLast() : parts[...] where !GrammarNames.isRuleName(Substring(part)) {
            throw .badName(name, at: start)
        }
        return name
    }

    private static func trimmed(_ text: String) -> String {
        guard text.utf8.first == 0x20 || text.utf8.last == 0x20 else { return text }
        return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private mutating func quotation() throws(GrammarError) -> String {
        let start = here
        let word = try escaped(until: "\"", of: "the quotation \"", mayBreak: false)
        guard word.contains(where: { !$0.isWhitespace }) else {
            throw .expected("a word", found: "an empty quotation", at: start)
        }
        return word
    }

    private mutating func bareWord() throws(GrammarError) -> String {
        let start = index
        while let scalar = peek(), !scalar.isBlank, !scalar.endsWord {
            // Of ASCII only what comes before the blank and the last character of all are control characters.
            let isPlain = 0x20..<0x7F ~= scalar.value
            guard isPlain || scalar.properties.generalCategory != .control else {
                throw .expected("a word", found: "the control character \(scalar.escaped(asASCII: true))", at: here)
            }
            step()
        }
        return Self.text(of: scalars[start..<index])
    }

    private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
        guard scalars.allSatisfy(\.isASCII) else {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            return String(text)
        }
        return String(unsafeUninitializedCapacity: scalars.count) { bytes in
            for (place, scalar) in scalars.enumerated() { bytes[place] = UInt8(scalar.value) }
            return scalars.count
        }
    }

    /// Reads from an opening mark to its closing one; a backslash before the mark, `{` or itself is dropped.
    private mutating func escaped(
        until closing: Unicode.Scalar, of what: String, mayBreak: Bool
    ) throws(GrammarError) -> String {
        let start = here
        step()
        var text = String.UnicodeScalarView()
        while let scalar = peek(), mayBreak || (scalar != "\n" && scalar != "\r") {
            step()
            if scalar == closing { return String(text) }
            if scalar == "\\", let next = peek(), next == closing || next == "\\" || (next == "{" && closing == "}") {
                step()
                text.append(next)
            } else {
                text.append(scalar)
            }
        }
        throw .unclosed(what, at: start)
    }

    /// Reads to the closing mark, which must stand in the same line.
    private mutating func rest(
        until closing: Unicode.Scalar, of what: String, from start: SourcePosition
    ) throws(GrammarError) -> String {
        let first = index
        while let scalar = peek(), scalar != "\n", scalar != "\r" {
            step()
            if scalar == closing { return Self.text(of: scalars[first..<index - 1]) }
        }
        throw .unclosed(what, at: start)
    }
}

extension Unicode.Scalar {
    /// Whether it is a token by itself.
    fileprivate var isDelimiter: Bool {
        switch self {
        case ";", "=", "|", "*", "+", "(", ")", "[", "]", "}", ">", "/": true
        default: false
        }
    }

    /// Whether a word ends before it, beside blanks.
    fileprivate var endsWord: Bool { isDelimiter || self == "<" || self == "{" || self == "\"" }

    /// Whether it is a space of any kind; to ask Unicode takes longer than to know those of ASCII.
    fileprivate var isBlank: Bool {
        value < 0x80 ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }
}

extension GrammarScanner.Token: CustomStringConvertible {
    var description: String {
        switch self {
        case .word(let word): "“\(word)”"
        case .ruleName(let name): "<\(name)>"
        case .tag(let tag): "the tag {\(tag)}"
        case .symbol(let scalar): "“\(scalar)”"
        case .end: "the end of the file"
        }
    }
}
