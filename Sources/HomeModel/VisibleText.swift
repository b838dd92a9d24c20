/// Text as people are shown it: with nothing in it that a terminal obeys, or that is there and not seen.
///
/// Controls, what turns the direction of writing (`U+202E`), what has no width, breaks of lines, private and unassigned
/// characters, and marks that are heaped on one letter are written as their numbers, in JSON's way: so what was JSON stays
/// the same JSON.
extension String {
    /// The most marks that may stand on one letter (row N15).
    private static let mostMarks = 8

    /// The text on one line, all of it visible.
    public var visible: String { visible(withLineFeeds: false) }

    /// The text on as many lines as it has, all of it visible.
    public var visibleLines: String { visible(withLineFeeds: true) }

    private func visible(withLineFeeds: Bool) -> String {
        let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) || withLineFeeds && $0 == 10 }
        if isPlain { return self }
        var shown = String.UnicodeScalarView()
        var marks = 0
        for scalar in unicodeScalars {
            let kind = scalar.isASCII ? ShownKind(ofASCII: scalar) : ShownKind(of: scalar)
            marks = kind == .mark ? marks + 1 : 0
            if kind == .hidden && !(withLineFeeds && scalar == "\n") || marks > Self.mostMarks {
                for unit in String(scalar).utf16 { shown.append(contentsOf: Self.number(unit).unicodeScalars) }
            } else {
                shown.append(scalar)
            }
        }
        return String(shown)
    }

    /// A character that shows nothing, by its number: "\u202E".
    private static func number(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}

/// What becomes of a character that people are shown.
private enum ShownKind {
    case visible, mark, hidden

    init(ofASCII scalar: Unicode.Scalar) { self = (0x20..<0x7F).contains(scalar.value) ? .visible : .hidden }

    init(of scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
            self = .hidden
        case .nonspacingMark, .enclosingMark, .spacingMark: self = .mark
        default: self = .visible
        }
    }
}
