import GrammarKit

/// A word or sign of a condition, and where it stands.
struct ConditionToken: Hashable {
    enum Kind: Hashable {
        case word(String)
        case number(Double)
        /// What stands in quotation marks.
        case text(String)
        /// A sign; “at least” is one.
        case sign(Unicode.Scalar)
        case end
    }

    /// What “>=” is as one sign.
    static let least: Unicode.Scalar = "≥"

    let kind: Kind
    let position: SourcePosition

    /// It as it is written.
    var text: String {
        switch kind {
        case .word(let word), .text(let word): word
        case .sign(let sign): sign == Self.least ? ">=" : String(sign)
        case .number(let number): "\(number)"
        case .end: ""
        }
    }

    /// What it says as the value of a tag; nil where it is none.
    var value: String? {
        switch kind {
        case .word(let word), .text(let word): word
        default: nil
        }
    }

    /// It as a person is told of it.
    var described: String { kind == .end ? "the end" : "“\(text)”" }

    /// Whether a text is one word.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
        return text.unicodeScalars.allSatisfy(isOfWord)
    }

    /// The words and signs of a text that stands at a place in a file.
    static func tokens(
        of scalars: ArraySlice<Unicode.Scalar>, at start: SourcePosition
    ) throws(KeyedLinesError) -> [ConditionToken] {
        var tokens: [ConditionToken] = []
        var place = scalars.startIndex
        while place < scalars.endIndex {
            let scalar = scalars[place]
            var position = start
            position.column += place - scalars.startIndex
            if isSpace(scalar) {
                place += 1
            } else if scalar == "\"" {
                let end = scalars[(place + 1)...].firstIndex(of: "\"")
                guard let end else { throw KeyedLinesError(.expected("\"", found: "the end"), at: position) }
                tokens.append(ConditionToken(kind: .text(string(scalars[place + 1..<end])), position: position))
                place = end + 1
            } else if isOfWord(scalar) {
                let end = scalars[place...].firstIndex { !isOfWord($0) } ?? scalars.endIndex
                let word = string(scalars[place..<end])
                // What begins with a letter is a word, though it could be a number: “inf”.
                let number = scalar.properties.isAlphabetic ? nil : Double(word)
                tokens.append(ConditionToken(kind: number.map(Kind.number) ?? .word(word), position: position))
                place = end
            } else {
                let isLeast = scalar == ">" && place + 1 < scalars.endIndex && scalars[place + 1] == "="
                guard isLeast || "&|!().=/<,".unicodeScalars.contains(scalar) else {
                    throw KeyedLinesError(
                        .expected("a tag, a test or a sign", found: "“\(Character(scalar))”"), at: position)
                }
                tokens.append(ConditionToken(kind: .sign(isLeast ? least : scalar), position: position))
                place += isLeast ? 2 : 1
            }
        }
        return tokens
    }

    /// Whether it parts words.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-": true
        default: !scalar.isASCII && scalar.properties.isAlphabetic
        }
    }

    /// The text of some scalars, most of which are ASCII.
    static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        if scalars.allSatisfy(\.isASCII) {
            return String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
