import CUTF8Proc

/// The rules for the names that people give (rows N1, N2, N15).
public enum Name {
    /// The most characters of a name.
    public static let maximumLength = 64
    /// The most scalars of one character, its combining marks included.
    public static let maximumScalarsInCharacter = 8

    /// The first rule that a name breaks and where, or nil where it is a good name.
    public static func fault(in name: String) -> NameFault? {
        if isPlain(name) { return nil }
        if let tooLong = lengthFault(in: name) { return tooLong }
        guard let first = name.first, let last = name.last else { return NameFault(rule: .empty, offset: 0) }
        if let bad = name.enumerated().first(where: { !isAllowed($0.element) }) {
            return NameFault(rule: .prohibitedCharacter(bad.element), offset: bad.offset)
        }
        if !isLetterOrDigit(first) { return NameFault(rule: .badStart(first), offset: 0) }
        if !isLetterOrDigit(last) { return NameFault(rule: .badEnd(last), offset: name.count - 1) }
        return nil
    }

    /// Whether a name is a good one of nothing but ASCII, as most are: to ask Unicode takes much longer.
    private static func isPlain(_ name: String) -> Bool {
        guard name.utf8.count <= maximumLength, let first = name.utf8.first, let last = name.utf8.last else {
            return false
        }
        return isPlainLetterOrDigit(first) && isPlainLetterOrDigit(last)
            && name.utf8.allSatisfy { isPlainLetterOrDigit($0) || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "'") }
    }

    private static func isPlainLetterOrDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// A legal name as near as possible to an illegal one (rows N11, N13), or nil where nothing legal is left.
    ///
    /// What is not allowed falls out: "Secret Lair #13" becomes "Secret Lair 13", "Hue-Lamp #2" becomes "Hue Lamp 2".
    public static func legal(from label: String) -> String? {
        let spaced = label.prefix(4 * maximumLength).map { isAllowed($0) ? shortened($0) : " " }
        let words = String(spaced).split(whereSeparator: \.isWhitespace).map { word in
            word.drop { !isLetterOrDigit($0) }
        }
        var name = words.filter { !$0.isEmpty }.joined(separator: " ").prefix(maximumLength)
        while let last = name.last, !isLetterOrDigit(last) { name.removeLast() }
        return name.isEmpty ? nil : String(name)
    }

    /// A character with no more marks than row N15 allows.
    private static func shortened(_ character: Character) -> Character {
        let scalars = character.unicodeScalars
        guard scalars.count > maximumScalarsInCharacter else { return character }
        return String(String.UnicodeScalarView(scalars.prefix(maximumScalarsInCharacter))).first ?? " "
    }

    private static func lengthFault(in name: String) -> NameFault? {
        if name.utf8.count > maximumLength * 64 || name.count > maximumLength {
            return NameFault(rule: .tooLong, offset: maximumLength)
        }
        return name.enumerated().first { $0.element.unicodeScalars.count > maximumScalarsInCharacter }
            .map { NameFault(rule: .tooManyMarks, offset: $0.offset) }
    }

    private static func isAllowed(_ character: Character) -> Bool {
        isLetterOrDigit(character) || character == " " || character == "'" || character == "\u{2019}"
    }

    /// Whether a character is one of Unicode's letters or decimal digits, with any combining marks that belong to it.
    static func isLetterOrDigit(_ character: Character) -> Bool {
        guard let base = character.unicodeScalars.first else { return false }
        return isLetterOrDigit(base)
            && character.unicodeScalars.dropFirst().allSatisfy { isMark($0) || isLetterOrDigit($0) }
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        // Hangul fillers are letters by category, but nobody sees them and the key leaves them out.
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        // Joiners shape letters of Indic and Arabic scripts; they are part of the letter before them.
        default: scalar == "\u{200C}" || scalar == "\u{200D}"
        }
    }
}

/// Which rule a name breaks, and where.
public struct NameFault: Error, Hashable, Sendable {
    /// The broken rule.
    public let rule: Rule
    /// The place of the fault in the name, in characters from 0.
    public let offset: Int

    /// A rule for names, by what breaks it.
    public enum Rule: Hashable, Sendable {
        /// Row N2: a name is not empty.
        case empty
        /// Row N1: only letters, digits, spaces and apostrophes.
        case prohibitedCharacter(Character)
        /// Row N2: it starts with a letter or a digit.
        case badStart(Character)
        /// Row N2: it ends with a letter or a digit.
        case badEnd(Character)
        /// Row N15: at most 64 characters.
        case tooLong
        /// Row N15: at most 8 scalars in one character.
        case tooManyMarks
    }

    /// The row of the naming rules that is broken.
    public var row: String {
        switch rule {
        case .prohibitedCharacter: "N1"
        case .empty, .badStart, .badEnd: "N2"
        case .tooLong, .tooManyMarks: "N15"
        }
    }

    /// The same as Apple's error.
    public var homeError: HomeError {
        switch rule {
        case .prohibitedCharacter, .tooManyMarks: .nameContainsProhibitedCharacters
        case .badStart: .nameDoesNotStartWithValidCharacter
        case .badEnd: .nameDoesNotEndWithValidCharacter
        case .tooLong: .stringLongerThanMaximum
        case .empty: .invalidParameter
        }
    }
}

/// What two spellings of one name have in common: the name without case, spaces and apostrophes (row N3).
///
/// `home1`, `Home 1` and `HOME'1` have one key. Case is Unicode's full case folding after compatibility normalisation,
/// so `STRASSE` and `straße` have one key too, and full-width letters that of plain ones (Unicode, section 3.13, D146).
public struct NameKey: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The folded text.
    public let text: String

    /// Makes the key of any text.
    public init(_ name: String) {
        text = NameKey.asciiKey(name) ?? NameKey.folded(name)
    }

    /// Makes the key of a text of nothing but ASCII.
    public init(ascii bytes: Slice<UnsafeBufferPointer<UInt8>>) { text = NameKey.foldedASCII(bytes) }

    /// The key of texts that are written one after the other without spaces.
    public init(joining keys: [NameKey]) {
        text = String(unsafeUninitializedCapacity: keys.reduce(0) { $0 + $1.text.utf8.count }) { bytes in
            var length = 0
            for key in keys {
                for byte in key.text.utf8 {
                    bytes[length] = byte
                    length += 1
                }
            }
            return length
        }
    }

    /// The folded text.
    public var description: String { text }

    /// Whether nothing but case, spaces and apostrophes was there.
    public var isEmpty: Bool { text.isEmpty }

    /// Whether one key's text comes before another's.
    public static func < (one: NameKey, other: NameKey) -> Bool { one.text < other.text }

    /// The key of plain ASCII text, which most names are; nil where Unicode's rules are needed.
    private static func asciiKey(_ name: String) -> String? {
        let key = name.utf8.withContiguousStorageIfAvailable { bytes -> String? in
            bytes.allSatisfy { $0 < 0x80 } ? foldedASCII(bytes[...]) : nil
        }
        return key ?? nil
    }

    private static func foldedASCII(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { key in
            var length = 0
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): key[length] = byte | 0x20
                case UInt8(ascii: "'"), UInt8(ascii: " "), 9...13: continue
                default: key[length] = byte
                }
                length += 1
            }
            return length
        }
    }

    private static func folded(_ name: String) -> String {
        let options =
            UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_COMPOSE.rawValue
            | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue
        var mapped: UnsafeMutablePointer<UInt8>?
        var name = name
        let length = name.withUTF8 { bytes in
            utf8proc_map(bytes.baseAddress, bytes.count, &mapped, utf8proc_option_t(options))
        }
        defer { free(mapped) }
        // A Swift string is always valid UTF-8, so only want of memory can fail here; the name itself then serves.
        guard length >= 0, let mapped else { return name }
        let text = String(decoding: UnsafeBufferPointer(start: mapped, count: length), as: UTF8.self)
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isIgnored($0) }))
    }

    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar.properties.isWhitespace
    }
}
