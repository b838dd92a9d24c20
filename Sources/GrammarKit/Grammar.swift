/// One JSGF grammar: its name, what it imports and its rules, in the order of the file.
///
/// Follows the JSpeech Grammar Format 1.0 (W3C note of 5 June 2000).
public struct Grammar: Hashable, Sendable {
    /// The name, with its package: `en.set-power`.
    public var name: String
    /// The language of the header, such as `en`, or nil where the header names none.
    public var language: String?
    /// What is imported, without the brackets: `en._common.number` or `en._common.*`.
    public var imports: [String]
    /// Where each import stands; nothing where a program made the grammar.
    package var importPlaces: [SourcePosition] = []
    /// The rules.
    public var rules: [Rule]

    /// Makes a grammar.
    public init(name: String, language: String? = nil, imports: [String] = [], rules: [Rule] = []) {
        self.name = name
        self.language = language
        self.imports = imports
        self.rules = rules
    }

    /// Whether two grammars say the same, wherever what they say stands.
    public static func == (left: Grammar, right: Grammar) -> Bool {
        left.name == right.name && left.language == right.language && left.imports == right.imports
            && left.rules == right.rules
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(language)
        hasher.combine(imports)
        hasher.combine(rules)
    }
}

/// A named part of a grammar.
///
/// Two rules are equal when they say the same, wherever they stand: position and marks take no part.
public struct Rule: Hashable, Sendable {
    /// The name without brackets: simple inside a grammar, with package and grammar inside a ``GrammarSet``.
    public var name: String
    /// Whether other grammars may refer to it and a recogniser may start with it.
    public var isPublic: Bool
    /// What is said.
    public var expansion: Expansion { didSet { references = expansion.references } }
    /// The names of all rules that it mentions, each once, in the order of their first mention.
    ///
    /// They are asked for by all who link, order and compile rules, and a tree of words is long to go through.
    public private(set) var references: [String]
    /// Where the rule begins, or nil where a program made it.
    public var position: SourcePosition?
    /// What its documentation comment marks it with: `/** @role answer */`.
    public var marks: [Mark]

    /// Makes a rule.
    public init(
        name: String, isPublic: Bool = false, expansion: Expansion, position: SourcePosition? = nil,
        marks: [Mark] = []
    ) {
        self.name = name
        self.isPublic = isPublic
        self.expansion = expansion
        references = expansion.references
        self.position = position
        self.marks = marks
    }

    /// Whether two rules say the same.
    public static func == (left: Rule, right: Rule) -> Bool {
        left.name == right.name && left.isPublic == right.isPublic && left.expansion == right.expansion
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isPublic)
        hasher.combine(expansion)
    }

    /// Where to point when the rule is at fault.
    public var place: SourcePosition {
        position ?? SourcePosition(file: "generated rule <\(name)>", line: 0, column: 0)
    }
}

/// A mark in the documentation comment before a rule, as JSGF has them: `@see` and what stands behind it.
public struct Mark: Hashable, Sendable {
    /// What stands behind the `@`.
    public let name: String
    /// The words behind it, up to the next mark or the end of the comment.
    public internal(set) var words: [String]
    /// Where the mark begins.
    public let position: SourcePosition
}
