/// How numbers stand in the sentences of one language: which plural they take, and how their digits are written.
///
/// The rules are those of Unicode's Common Locale Data Repository (CLDR 45, cardinal numbers), for the languages that are
/// listed here.
public struct NumberRules: Sendable {
    /// A plural category of CLDR; which numbers are `few` each language says for itself.
    public enum Category: Int, CaseIterable, Sendable {
        case zero, one, two, few, many, other

        var name: String { Self.names[rawValue] }

        /// To ask a case for its name takes thousands of instructions.
        private static let names = allCases.map { "\($0)" }
    }

    /// The categories that whole and broken numbers have in the language.
    public let categories: [Category]
    /// What stands before the digits of a fraction.
    public let decimalMark: String
    private let family: Family

    /// The rules of a language, by its code; nil where none are known.
    public init?(language code: String) {
        let base = code.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
        guard let family = Family.languages.first(where: { $0.codes.contains(base) })?.family else { return nil }
        self.family = family
        categories = family.categories
        decimalMark = Self.withPoint.contains(base) ? "." : ","
    }

    /// The languages whose rules are known, by their codes.
    public static var known: [String] { Family.languages.flatMap(\.codes).sorted() }

    private static let withPoint: Set = ["en", "ja", "zh", "ko", "th", "he", "ar"]

    /// The category of a number, as it is written.
    public func category(of number: Double) -> Category {
        guard let whole = Int(exactly: number.magnitude.rounded(.towardZero)) else { return .other }
        return family.category(whole: whole, isWhole: number == number.rounded())
    }

    /// A number in digits: "21", "21.5".
    public func digits(of number: Double) -> String {
        if let whole = Int64(exactly: number) { return String(whole) }
        return decimalMark == "." ? String(number) : String(number).split(separator: ".").joined(separator: decimalMark)
    }
}

/// Languages whose numbers take their plurals alike.
private enum Family {
    /// One is 1 without a fraction.
    case germanic
    /// One is 1 with whatever fraction.
    case plain
    /// One is 1, or a fraction below 2.
    case danish
    /// One is below 2; whole millions are many.
    case french
    /// One is 1 without a fraction; whole millions are many.
    case italian
    /// One is 1; whole millions are many.
    case spanish
    case polish, russian, czech, arabic, hebrew
    /// Nothing changes with the number.
    case none

    static let languages: [(family: Family, codes: [String])] = [
        (.germanic, ["en", "de", "nl", "sv", "fi"]), (.plain, ["no", "nb", "nn", "hu", "tr", "el"]),
        (.danish, ["da"]), (.french, ["fr", "pt"]), (.italian, ["it", "ca"]), (.spanish, ["es"]), (.polish, ["pl"]),
        (.russian, ["ru", "uk"]), (.czech, ["cs", "sk"]), (.arabic, ["ar"]), (.hebrew, ["he"]),
        (.none, ["ja", "zh", "ko", "th", "vi", "id"]),
    ]

    var categories: [NumberRules.Category] {
        switch self {
        case .none: [.other]
        case .germanic, .plain, .danish: [.one, .other]
        case .french, .italian, .spanish: [.one, .many, .other]
        case .polish, .russian, .czech: [.one, .few, .many, .other]
        case .arabic: NumberRules.Category.allCases
        case .hebrew: [.one, .two, .other]
        }
    }

    func category(whole: Int, isWhole: Bool) -> NumberRules.Category {
        switch self {
        case .none: return .other
        case .germanic, .plain: return whole == 1 && isWhole ? .one : .other
        case .danish: return whole == 1 || whole == 0 && !isWhole ? .one : .other
        case .french where whole < 2: return .one
        case .italian where whole == 1 && isWhole, .spanish where whole == 1 && isWhole: return .one
        case .french, .italian, .spanish: return isWhole && whole > 0 && whole % 1_000_000 == 0 ? .many : .other
        case .hebrew:
            if whole == 1 && isWhole || whole == 0 && !isWhole { return .one }
            return whole == 2 && isWhole ? .two : .other
        case .czech:
            if !isWhole { return .many }
            return whole == 1 ? .one : 2...4 ~= whole ? .few : .other
        case .polish, .russian: return isWhole ? slavic(whole) : .other
        case .arabic:
            guard isWhole else { return .other }
            switch (whole, whole % 100) {
            case (0, _): return .zero
            case (1, _): return .one
            case (2, _): return .two
            case (_, 3...10): return .few
            case (_, 11...): return .many
            default: return .other
            }
        }
    }

    private func slavic(_ whole: Int) -> NumberRules.Category {
        if 2...4 ~= whole % 10, !(12...14 ~= whole % 100) { return .few }
        let isOne = self == .polish ? whole == 1 : whole % 10 == 1 && whole % 100 != 11
        return isOne ? .one : .many
    }
}
