import HomeModel
import HomeNames
import LanguagePack

/// One unit of a typed or heard sentence: a word, a numeral or a sign.
package struct Token: Hashable {
    /// The characters as they were said.
    package let text: Substring
    /// What spellings of one word have in common.
    package let key: NameKey
    /// The value of a numeral written in digits.
    package let number: Double?
    /// Whether it is a comma or another mark at which people draw breath.
    package let isPause: Bool

    /// Whether it is the end of a possessive: "'s".
    package let isPossessive: Bool

    /// Whether it asks: "?".
    package var isQuestionMark: Bool { isPause && ["?", "？"].contains(text) }

    /// Whether a sentence ends with it, and not only a clause: ".".
    package var endsSentence: Bool {
        isPause && [".", "!", "?", ";", "…", "\n", "。", "！", "？", "；"].contains(text)
    }

    /// Whether it is what stands before an apostrophe: "l'".
    package var isElided: Bool { text.last?.isApostrophe == true }

    package init(text: Substring, number: Double? = nil, isPause: Bool = false, isPossessive: Bool = false) {
        self.init(
            text: text, key: isPause ? NameKey("") : NameKey(String(text)), number: number, isPause: isPause,
            isPossessive: isPossessive)
    }

    init(text: Substring, key: NameKey, number: Double?, isPause: Bool, isPossessive: Bool) {
        self.text = text
        self.key = key
        self.number = number
        self.isPause = isPause
        self.isPossessive = isPossessive
    }
}

/// How the text of a language becomes tokens.
///
/// Letters and digits part where they meet ("20C"); what the language writes to a word behind an apostrophe is a token of
/// its own, so that "the kitchen's lamp" and "what's" can be read, and so is what it writes before one ("l'entrée"); other
/// apostrophes vanish in the key, and letters become those that they are read as. Where a script
/// sets no spaces between words, each character is a token, of a sentence as of the grammar's words and the home's names.
/// Of punctuation the marks of a pause are kept, and the signs that people read aloud.
package struct Tokenizer {
    /// How words change their form.
    let forms: WordForms
    /// What is written to words behind an apostrophe, in lower case.
    let clitics: [String]
    /// What is written to words before an apostrophe, in lower case.
    let elisions: [String]
    /// What plurals may end in behind the whole word, as UTF-8, the shortest first.
    let pluralEndings: [[UInt8]]
    /// The end of a possessive, as it is written; nil where the language has none.
    let possessive: Token?

    /// The tokenizer of a language whose words change their forms so.
    init(_ forms: WordForms = WordForms()) {
        self.forms = forms
        clitics = forms.clitics
        elisions = forms.elisions
        pluralEndings = forms.pluralEndings.map { Array($0.utf8) }
        possessive = clitics.first.map { Token(text: "'" + $0, isPossessive: true) }
    }

    /// The tokens of a sentence, a name or a word of the grammar.
    package func tokens(of sentence: String) -> [Token] {
        plainTokens(of: sentence) ?? anyTokens(of: sentence.withNarrowForms)
    }

    /// Whether a word ends as one does that had its apostrophe: "kids".
    func endsInClitic(_ token: Token) -> Bool { clitics.contains(where: token.key.text.hasSuffix) }

    /// A token in the singular, and in the plural; either is nil where it has none, or stands in it already.
    func numbers(of token: Token) -> (singular: Token?, plural: Token?) {
        let word = String(token.text)
        guard word.count > 2 else { return (nil, nil) }
        let singular = forms.singular(of: word)
        return singular == word
            ? (nil, forms.plural(of: word).map { self.token(Substring($0)) }) : (self.token(Substring(singular)), nil)
    }

    /// The tokens of a sentence of any letters.
    func anyTokens(of sentence: String) -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(sentence)
        while let first = rest.first {
            if first.isNumeral {
                tokens.append(Self.numeral(from: &rest, isNegative: Self.isNegative(rest.startIndex, of: sentence)))
            } else if first.isWordByItself {
                tokens.append(token(rest.prefix(1)))
                rest.removeFirst()
            } else if first.isWordPart {
                tokens += word(from: &rest)
            } else {
                if first != " ", first.isSpokenSign || first.isPause {
                    // A colon between digits is read aloud, and one before a space is a pause: "19:30", "kitchen:
                    // lights on".
                    let isPause = first.isPause || first == ":" && rest.dropFirst().first?.isWhitespace == true
                    tokens.append(Token(text: rest.prefix(1), isPause: isPause))
                }
                rest.removeFirst()
            }
        }
        return tokens
    }

    private func word(from rest: inout Substring) -> [Token] {
        let end = rest.firstIndex { !$0.isWordPart && !$0.isApostrophe || $0.isWordByItself } ?? rest.endIndex
        var word = rest[..<end]
        rest = rest[end...]
        while word.last?.isApostrophe == true { word.removeLast() }
        var tokens: [Token] = []
        while let apostrophe = word.firstIndex(where: \.isApostrophe),
            elisions.contains(word[..<apostrophe].lowercased())
        {
            tokens.append(token(word[..<word.index(after: apostrophe)]))
            word = word[apostrophe...].drop { $0.isApostrophe }
        }
        guard let apostrophe = word.lastIndex(where: \.isApostrophe),
            clitics.contains(where: { word[apostrophe...].lowercased().dropFirst() == $0 })
        else { return (tokens + [token(word)]).filter { !$0.key.isEmpty } }
        return (tokens + [token(word[..<apostrophe]), token(word[apostrophe...])]).filter { !$0.key.isEmpty }
    }

    /// A word as a token; what stands behind apostrophes is known by its letters, however it is written.
    private func token(_ word: Substring) -> Token {
        let key = key(of: String(word))
        return Token(text: word, key: key, number: nil, isPause: false, isPossessive: clitics.contains(key.text))
    }

    /// The key of a word, with what the language reads in the place of its letters.
    package func key(of word: String) -> NameKey {
        let key = NameKey(word)
        return forms.hasConversions && key.text.utf8.contains { $0 >= 0x80 } ? NameKey(forms.converted(key.text)) : key
    }

    /// Whether a numeral has a minus before it: "-20", but not "Lamp-2" and "20-30".
    private static func isNegative(_ start: String.Index, of sentence: String) -> Bool {
        guard start > sentence.startIndex else { return false }
        let sign = sentence.index(before: start)
        guard sentence[sign] == "-" || sentence[sign] == "\u{2212}" else { return false }
        return sign == sentence.startIndex || sentence[sentence.index(before: sign)].isWhitespace
    }

    /// Takes "21", "21.5", "21,5" or "1,000".
    private static func numeral(from rest: inout Substring, isNegative: Bool) -> Token {
        let whole = rest.prefix(while: \.isNumeral)
        var text = whole
        var digits = String(whole)
        let after = rest[whole.endIndex...]
        if let mark = after.first, mark == "." || mark == "," {
            let fraction = after.dropFirst().prefix(while: \.isNumeral)
            if !fraction.isEmpty {
                text = rest[..<fraction.endIndex]
                let isThousands = mark == "," && fraction.count == 3
                digits += (isThousands ? "" : ".") + fraction
            }
        }
        rest = rest[text.endIndex...]
        let number = digits.utf8.count <= 12 ? Double(digits) : nil
        return Token(text: text, number: number.map { isNegative ? -$0 : $0 })
    }
}

extension Token {
    /// Whether it is a colon that parts what it stands between.
    package var isColon: Bool { isPause && (text == ":" || text == "：") }

    /// Whether it is a dash between what it parts.
    package var isDash: Bool { isPause && (text == "\u{2014}" || text == "\u{2013}") }

    /// Whether a quotation mark stands before it.
    package var isQuoted: Bool {
        let before = text.base[..<text.startIndex].last { !$0.isWhitespace }
        return before.map { ["\"", "“", "„", "«", "»", "‘", "‚", "「", "『"].contains($0) } ?? false
    }

    /// Whether its script sets no spaces between words.
    package var isUnspaced: Bool { text.first?.isWordByItself == true }
}

extension Collection<Token> {
    /// The tokens as people write them: with spaces between, where their script has any.
    package var asWritten: String {
        zip(self, dropFirst()).reduce(String(first?.text ?? "")) { text, pair in
            text + (pair.0.isUnspaced && pair.1.isUnspaced ? "" : " ") + pair.1.text
        }
    }
}

extension Lattice {
    /// Tokens of some places as words: those side by side as one, where their script has no spaces.
    package func words(at places: [Int]) -> [String] {
        var words: [[Int]] = []
        for place in places {
            if words.last?.last == place - 1, tokens[place - 1].isUnspaced, tokens[place].isUnspaced {
                words[words.count - 1].append(place)
            } else {
                words.append([place])
            }
        }
        return words.map { $0.map { tokens[$0] }.asWritten }
    }
}

extension String {
    /// The text with narrow letters, digits and signs for full-width ones, as input methods of scripts without spaces write
    /// them: "２６℃" is "26°C", and a colon between digits that of a clock.
    fileprivate var withNarrowForms: String {
        guard unicodeScalars.contains(where: { $0.value >= 0x2100 && $0.isWide }) else { return self }
        var narrow = String.UnicodeScalarView()
        var isDigitBefore = false
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{3000}": narrow.append(" ")
            case "℃": narrow.append(contentsOf: "°C".unicodeScalars)
            case "℉": narrow.append(contentsOf: "°F".unicodeScalars)
            case "：" where isDigitBefore: narrow.append(":")
            case "．" where isDigitBefore: narrow.append(".")
            case _ where scalar.isWide: narrow.append(scalar.narrow)
            default: narrow.append(scalar)
            }
            isDigitBefore = narrow.last.map { ("0"..."9").contains($0) } ?? false
        }
        return String(narrow)
    }
}

extension Unicode.Scalar {
    /// Whether it is a full-width form, or a sign of degrees in one.
    fileprivate var isWide: Bool {
        (0xFF01...0xFF5E).contains(value) || value == 0x3000 || value == 0x2103 || value == 0x2109
    }

    /// The narrow form of a full-width letter, digit or sign; marks of a pause stay as they are.
    fileprivate var narrow: Unicode.Scalar {
        let isPause = ["！", "，", "．", "：", "；", "？"].contains(self)
        return isPause ? self : Unicode.Scalar(value - 0xFEE0) ?? self
    }
}

extension Character {
    /// Whether the character is one of the digits 0 to 9.
    fileprivate var isNumeral: Bool { asciiValue.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

    /// Whether the character is part of a word: a letter or mark of any script, or a digit of another script.
    fileprivate var isWordPart: Bool {
        // Most are ASCII, and to look up what Unicode says of a character takes long.
        if let ascii = asciiValue { return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii | 0x20) }
        return isLetter || isNumber || unicodeScalars.first?.properties.isEmoji == false && isMark
    }

    /// Whether the character is of a script that sets no spaces between words (UAX #29, section 4; UAX #14, classes ID and
    /// SA): Thai, Lao, Burmese, Khmer, kana, Han.
    var isWordByItself: Bool {
        guard let scalar = unicodeScalars.first, scalar.value >= 0x0E00 else { return false }
        return switch scalar.value {
        case 0x0E01...0x0EDF, 0x1000...0x109F, 0x1780...0x17D3, 0x3041...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: true
        default: scalar.properties.isIdeographic
        }
    }

    fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

    /// Whether people read the sign aloud: "50%", "21°".
    fileprivate var isSpokenSign: Bool {
        switch self {
        case "%", "°", "&", "+", ":": true
        default: false
        }
    }

    /// Whether people draw breath here: "off, please".
    fileprivate var isPause: Bool {
        switch self {
        case ",", ";", ".", "!", "?", "\u{2014}", "\u{2013}", "\n", "、", "。", "！", "？", "，", "；", "：", "…": true
        default: false
        }
    }

    private var isMark: Bool {
        switch unicodeScalars.first?.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }
}
