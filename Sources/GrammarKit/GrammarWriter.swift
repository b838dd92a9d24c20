/// Writes a grammar as JSGF text.
///
/// The reader reads the text back to an equal grammar, except for trees that the reader never makes: a sequence or an
/// unweighted choice of fewer than two comes back as what it means, and tags stay away when they are not wanted.
public struct GrammarWriter: Sendable {
    /// Whether tags are written; a recogniser needs none.
    public var writesTags: Bool

    /// Makes a writer.
    public init(writesTags: Bool = true) {
        self.writesTags = writesTags
    }

    /// The whole text, a line or more a rule, with a line feed at its end.
    public func text(of grammar: Grammar) -> String {
        var text = "#JSGF V1.0 UTF-8\(grammar.language.map { " \($0)" } ?? "");\ngrammar \(grammar.name);\n"
        for name in grammar.imports { text += "import <\(name)>;\n" }
        for rule in grammar.rules { text += self.text(of: rule) }
        return text
    }

    /// One rule with its semicolon and a line feed.
    public func text(of rule: Rule) -> String {
        "\(rule.isPublic ? "public " : "")<\(rule.name)> = \(text(of: rule.expansion));\n"
    }

    /// One expansion, as it stands on the right of a rule.
    public func text(of expansion: Expansion) -> String {
        write(expansion, inside: .rule)
    }

    /// How tightly the surroundings bind: what binds more loosely than they do needs brackets.
    private enum Place: Int {
        case rule, choice, sequence, operand
    }

    private func write(_ expansion: Expansion, inside place: Place) -> String {
        switch expansion {
        case .word(let word): quoted(word)
        case .reference(let name): "<\(name)>"
        case .null: "<NULL>"
        case .void: "<VOID>"
        case .optional(let inner): "[\(write(inner, inside: .rule))]"
        case .sequence(let parts): sequence(parts, inside: place)
        case .alternatives(let choices): alternatives(choices, inside: place)
        case .repeated(let inner, let atLeastOnce):
            bracketed(
                write(inner, inside: .operand) + (atLeastOnce ? "+" : "*"),
                if: place == .operand)
        case .tagged(let inner, let tags): tagged(inner, tags, inside: place)
        }
    }

    private func sequence(_ parts: [Expansion], inside place: Place) -> String {
        switch parts.count {
        case 0: "<NULL>"
        case 1: write(parts[0], inside: place)
        default:
            bracketed(
                parts.map { write($0, inside: .sequence) }.joined(separator: " "),
                if: place.rawValue > Place.choice.rawValue)
        }
    }

    private func alternatives(_ choices: [Alternative], inside place: Place) -> String {
        if choices.isEmpty { return "<VOID>" }
        if choices.count == 1, choices[0].weight == nil { return write(choices[0].expansion, inside: place) }
        let written = choices.map { choice in
            (choice.weight.map { "/\($0)/ " } ?? "") + write(choice.expansion, inside: .choice)
        }
        let isLong = written.reduce(0) { $0 + $1.utf8.count + 3 } > 90
        return bracketed(written.joined(separator: isLong ? "\n    | " : " | "), if: place != .rule)
    }

    private func tagged(_ inner: Expansion, _ tags: [String], inside place: Place) -> String {
        guard writesTags, !tags.isEmpty else { return write(inner, inside: place) }
        let written = tags.map { tag in
            "{" + tag.reduce(into: "") { $0 += "{}\\".contains($1) ? "\\\($1)" : String($1) } + "}"
        }
        let whole = ([write(inner, inside: .operand)] + written).joined(separator: " ")
        return bracketed(whole, if: place == .operand)
    }

    private func bracketed(_ text: String, if isNeeded: Bool) -> String {
        isNeeded ? "(\(text))" : text
    }

    /// A token as it is, or in quotation marks where it holds more than letters, digits and inner marks.
    private func quoted(_ word: String) -> String {
        let plain = word.unicodeScalars.allSatisfy { scalar in
            GrammarNames.isLetterOrDigit(scalar) || "'’-_.,%&@°€$£:!?#~^".unicodeScalars.contains(scalar)
        }
        guard !plain || word.isEmpty else { return word }
        return "\"" + word.reduce(into: "") { $0 += "\"\\".contains($1) ? "\\\($1)" : String($1) } + "\""
    }
}
