import TestSupport

@testable import UtteranceAnalysis

/// A page of `docs` that is made of the documentation of an enumeration.
enum DocumentedEnumeration: String {
    case tags, roles

    var file: String { "\(rawValue).md" }

    private var source: String { self == .tags ? "Property" : "RuleRole" }

    private var head: [String] {
        switch self {
        case .tags:
            [
                "# Tags", "",
                "What stands in braces behind words of `Grammars/`. Made of `Property` in `Sources/UtteranceAnalysis/Grammar`, whose",
                "documentation is here; a number by itself (`{20}`, `{*100}`) is added to or multiplies the number that is said.",
            ]
        case .roles:
            [
                "# Roles", "",
                "What a rule of `Grammars/` is for, as the comment before it marks it: `/** @role answer */`. Made of `RuleRole` in",
                "`Sources/UtteranceAnalysis/Grammar`, whose documentation is here. A rule that no other refers to has a mark, or is a whole",
                "sentence for the ear (a public rule of a file without `_`), or an entry of `_naming.gram` and `_phrases.gram`, which are",
                "known by their names. What no rule of a language is marked with is not done in it.",
            ]
        }
    }

    /// The whole page.
    func text() throws -> String {
        let code = try String(
            contentsOfFile: Fixture.project + "/Sources/UtteranceAnalysis/Grammar/\(source).swift", encoding: .utf8)
        let kind = self == .tags ? "tag" : "role"
        var (lines, meaning) = (head, [String]())
        for line in code.split(separator: "\n").prefix(while: { $0 != "}" }).map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("// MARK: ") {
                lines += ["", "## \(line.dropFirst(9))", "", "| \(kind) | meaning |", "|---|---|"]
            } else if line.hasPrefix("/// ") {
                meaning.append(String(line.dropFirst(4)))
            } else if line.hasPrefix("case "), let form = form(of: line.dropFirst(5).filter { $0 != "`" }) {
                lines.append("| \(form) | \(meaning.joined(separator: " ")) |")
                meaning = []
            } else {
                meaning = []
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func form(of name: String) -> String? {
        guard self == .tags else { return RuleRole(rawValue: name).map { "`\($0.rawValue)`" } }
        return Property(rawValue: name).map { property in
            switch property.values {
            case .none: "`{\(property)}`"
            case .words(let words): "`{\(property)=…}`: \(words.map(\.rawValue).joined(separator: ", "))"
            case .number(let range, let words):
                (["`{\(property)=…}`: \(range.lowerBound) to \(range.upperBound)"] + words.map(\.rawValue))
                    .joined(separator: ", ")
            case .services: "`{\(property)=…}`: types of services"
            case .senses: "`{\(property)=…}`: characteristics and values"
            case .text: "`{\(property)=…}`"
            }
        }
    }
}
