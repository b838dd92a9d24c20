/// Which names JSGF allows, and how a full name comes apart.
enum GrammarNames {
    private static let marks = Set("+-:;,=|/\\()[]@#%!^&~$_".unicodeScalars)

    /// Whether a rule may be called so: letters, digits and the marks of the format; no dot, space or angle bracket.
    static func isRuleName(_ name: some StringProtocol) -> Bool {
        !name.isEmpty && name.unicodeScalars.allSatisfy { isLetterOrDigit($0) || marks.contains($0) }
    }

    /// Whether a grammar may be called so: rule-like names joined by dots, without the marks that mean something.
    static func isGrammarName(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            isRuleName(part) && !part.contains { ";=|/\\()[]+#".contains($0) }
        }
    }

    /// The grammar and the rule of a full name, or nil for a simple one: `en._common` and `number`.
    static func parts(of fullName: String) -> (grammar: String, rule: String)? {
        guard let dot = fullName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return (String(fullName[..<dot]), String(fullName[fullName.index(after: dot)...]))
    }

    static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        // To ask Unicode takes longer than to know the letters of ASCII.
        if scalar.isASCII { return "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar }
        return isOtherLetterOrDigit(scalar)
    }

    private static func isOtherLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .nonspacingMark, .spacingMark:
            true
        default: false
        }
    }
}
