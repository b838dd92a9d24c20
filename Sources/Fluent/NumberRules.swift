/// How numbers stand in the sentences of one language: which plural they take, and how their digits are written.
///
/// They are what a small file says: a line for each plural but `other`, with the rule that Unicode's Common Locale Data
/// Repository has for it among those of cardinal numbers, and one for the mark before a fraction.
///
///     decimal: ,
///     one: i = 1 and v = 0
///     few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
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
    /// Those of them that numbers have which people count to: some languages have one for millions alone.
    private let everyday: [Category]
    /// What stands before the digits of a fraction.
    public let decimalMark: String
    private let rules: [(category: Category, rule: PluralRule)]

    /// Reads the text of a file; `file` is how errors call it.
    ///
    /// - Throws: `FluentError` where a line is none of these, or the one for the mark is missing.
    public init(_ text: String, file: String) throws(FluentError) {
        var (mark, rules): (String?, [Category: PluralRule]) = (nil, [:])
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (place, line) in lines.enumerated() {
            guard let first = line.first(where: { !$0.isWhitespace }), first != "#" else { continue }
            let position = FilePosition(file: file, line: place + 1, column: 1)
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let key = parts[0].filter { !$0.isWhitespace }
            let value =
                parts.dropFirst().first.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? ""
            if key == "decimal" {
                guard mark == nil, Self.marks.contains(value) else {
                    throw FluentError(
                        position: position, fault: .expected("“decimal: .” or “decimal: ,”, once,", found: "“\(line)”"))
                }
                mark = value
            } else if let category = Category.allCases.first(where: { $0.name == key && $0 != .other }) {
                guard rules[category] == nil, let rule = PluralRule(value) else {
                    throw FluentError(
                        position: position,
                        fault: .expected(
                            "one rule of CLDR's for “\(key)”, such as “i = 1 and v = 0”,", found: "“\(value)”"))
                }
                rules[category] = rule
            } else {
                throw FluentError(
                    position: position,
                    fault: .unknownKey(key, known: ["decimal"] + Category.allCases.filter { $0 != .other }.map(\.name)))
            }
        }
        guard let mark else {
            throw FluentError(
                position: FilePosition(file: file, line: lines.count, column: 1),
                fault: .expected("“decimal: .” or “decimal: ,”", found: "the end of the file"))
        }
        decimalMark = mark
        self.rules = Category.allCases.compactMap { category in rules[category].map { (category, $0) } }
        categories = self.rules.map(\.category) + [.other]
        let rest = self.rules
        let taken = Set(
            (0...Self.mostCounted).compactMap { WrittenNumber(Double($0)) }.map { number in
                rest.first { $0.rule.holds(of: number) }?.category ?? .other
            })
        everyday = categories.filter(taken.contains)
    }

    /// The most things that anybody counts; all plurals for less than a million come before.
    private static let mostCounted = 200

    /// The plural that some variants lack, where they are chosen by plurals; nil where they have all that numbers take which people
    /// count to.
    ///
    /// `other` may stand for the last of them where no such number is `other`.
    func plural(missingIn variants: [Resource.Variant]) -> Category? {
        let names = variants.compactMap { if case .word(let word) = $0.key { word } else { nil } }
        guard names.contains(where: Self.isPlural) else { return nil }
        let isSpare = names.contains(Category.other.name) && !everyday.contains(.other)
        return (isSpare ? everyday.dropLast() : everyday[...]).first { $0 != .other && !names.contains($0.name) }
    }

    /// Whether a word is a plural and nothing else: `other` stands for what no other word fits.
    private static func isPlural(_ word: String) -> Bool {
        Category.allCases.contains { $0 != .other && $0.name == word }
    }

    private static let marks: Set = [".", ",", "٫"]

    /// The category of a number, as it is written.
    public func category(of number: Double) -> Category {
        guard let written = WrittenNumber(number) else { return .other }
        return rules.first { $0.rule.holds(of: written) }?.category ?? .other
    }

    /// A number in digits: "21", "21.5".
    public func digits(of number: Double) -> String {
        if let whole = Int64(exactly: number) { return String(whole) }
        return decimalMark == "." ? String(number) : String(number).split(separator: ".").joined(separator: decimalMark)
    }
}

/// A number as CLDR's rules see it: without its sign, by the digits before and behind the decimal mark.
struct WrittenNumber {
    /// The digits before the mark.
    let whole: Int
    /// The digits behind it, as a number.
    let fraction: Int
    /// How many digits stand behind it; none of them is a zero at the end.
    let fractionLength: Int

    /// Nil where there are too many digits, or none.
    init?(_ number: Double) {
        if let whole = Int(exactly: number.magnitude) {
            (self.whole, fraction, fractionLength) = (whole, 0, 0)
            return
        }
        let parts = String(number.magnitude).split(separator: ".")
        guard parts.count == 2, let whole = Int(parts[0]), let fraction = Int(parts[1]) else { return nil }
        (self.whole, self.fraction, fractionLength) = (whole, fraction, parts[1].utf8.count)
    }
}

/// A rule of CLDR's for a plural: `n % 10 = 2..4 and n % 100 != 12..14 or v != 0` (Unicode Technical Standard 35, Part 3,
/// Language Plural Rules).
struct PluralRule: Sendable {
    /// What is looked at of a number.
    private enum Operand: String {
        /// The number itself; its whole part; how many digits its fraction has, with and without zeros at its end, of which
        /// there are none here; the fraction, likewise; and the exponent of a short form, which is never written here.
        case n, i, v, w, f, t, c, e
    }

    /// One comparison: what is left of an operand behind a division is, or is not, in one of some ranges.
    private struct Relation {
        let operand: Operand
        let divisor: Int?
        let isDenied: Bool
        let ranges: [ClosedRange<Int>]
    }

    /// One of these has to hold, with all that is in it.
    private let choices: [[Relation]]

    /// The most comparisons of a rule; no language of CLDR's has more than twenty.
    private static let most = 100

    /// Reads a rule; nil where it is none.
    ///
    /// Examples behind `@`, which CLDR's files have, are left aside.
    init?(_ text: String) {
        var tokens = Self.tokens(of: text.prefix { $0 != "@" })[...]
        var choices: [[Relation]] = [[]]
        repeat {
            guard let relation = Self.relation(&tokens) else { return nil }
            choices[choices.count - 1].append(relation)
            switch tokens.popFirst() {
            case nil:
                guard choices.joined().count <= Self.most else { return nil }
                self.choices = choices
                return
            case "and": continue
            case "or": choices.append([])
            default: return nil
            }
        } while true
    }

    /// Words, numbers and signs; `..` and `!=` are one each.
    private static func tokens(of text: Substring) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text.drop { $0 == " " }
        while let first = rest.first {
            let length =
                first.isLetter
                ? rest.prefix { $0.isLetter }.count
                : first.isWholeNumber ? rest.prefix { $0.isWholeNumber }.count : [".", "!"].contains(first) ? 2 : 1
            tokens.append(rest.prefix(length))
            rest = rest.dropFirst(length).drop { $0 == " " }
        }
        return tokens
    }

    private static func relation(_ tokens: inout ArraySlice<Substring>) -> Relation? {
        guard let operand = tokens.popFirst().flatMap({ Operand(rawValue: String($0)) }) else { return nil }
        var divisor: Int?
        if tokens.first == "%" {
            tokens.removeFirst()
            guard let number = number(&tokens), number > 0 else { return nil }
            divisor = number
        }
        guard let sign = tokens.popFirst(), sign == "=" || sign == "!=" else { return nil }
        var ranges: [ClosedRange<Int>] = []
        repeat {
            if !ranges.isEmpty { tokens.removeFirst() }
            guard let low = number(&tokens) else { return nil }
            var high = low
            if tokens.first == ".." {
                tokens.removeFirst()
                guard let end = number(&tokens), end >= low else { return nil }
                high = end
            }
            ranges.append(low...high)
        } while tokens.first == ","
        return Relation(operand: operand, divisor: divisor, isDenied: sign == "!=", ranges: ranges)
    }

    private static func number(_ tokens: inout ArraySlice<Substring>) -> Int? {
        tokens.popFirst().flatMap { $0.utf8.count < 10 ? Int($0) : nil }
    }

    /// Whether it holds of a number.
    func holds(of number: WrittenNumber) -> Bool {
        choices.contains { $0.allSatisfy { Self.holds($0, of: number) } }
    }

    private static func holds(_ relation: Relation, of number: WrittenNumber) -> Bool {
        let value =
            switch relation.operand {
            case .n, .i: number.whole
            case .v, .w: number.fractionLength
            case .f, .t: number.fraction
            case .c, .e: 0
            }
        // A broken number is in no range of whole ones.
        let isIn =
            (relation.operand != .n || number.fractionLength == 0)
            && relation.ranges.contains { $0.contains(relation.divisor.map { value % $0 } ?? value) }
        return isIn != relation.isDenied
    }
}
