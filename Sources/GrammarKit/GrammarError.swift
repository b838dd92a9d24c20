/// What is wrong with a grammar, where, and how to mend it.
public enum GrammarError: Error, Hashable, Sendable {
    /// The text does not begin with `#JSGF`.
    case noHeader(at: SourcePosition)
    /// The header names another version than 1.0.
    case unknownVersion(String, at: SourcePosition)
    /// The header names another encoding than UTF-8 or ASCII.
    case unknownEncoding(String, at: SourcePosition)
    /// A grammar, package or rule has a name that JSGF does not allow.
    case badName(String, at: SourcePosition)
    /// Something else was due here.
    case expected(String, found: String, at: SourcePosition)
    /// A group, tag, name, quotation, weight or comment is opened here and never closed.
    case unclosed(String, at: SourcePosition)
    /// A weight is no number, below zero or not finite, or all weights of a choice are zero.
    case badWeight(String, at: SourcePosition)
    /// A tag is none of those that this grammar may have; the second text says why.
    case badTag(String, String, at: SourcePosition)
    /// A mark of a rule is none of those that this grammar may have; the second text says why.
    case badMark(String, String, at: SourcePosition)
    /// Two rules are marked as what only one can be.
    case markedTwice(String, at: SourcePosition, first: SourcePosition)
    /// No rule refers to a rule, and no mark says what it is for; where names are known, the nearest of them.
    case unusedRule(String, nearest: String?, at: SourcePosition)
    /// No rule is marked as what is needed here.
    case missingRole(String, at: SourcePosition)
    /// Two repetitions follow each other, as in `a**`.
    case repeatedTwice(at: SourcePosition)
    /// The text is longer than the reader takes.
    case tooLong(bytes: Int, limit: Int, at: SourcePosition)
    /// Groups lie deeper in each other, or rules refer to rules over more levels, than is allowed.
    case tooDeep(limit: Int, at: SourcePosition)
    /// The file holds more rules than the reader takes.
    case tooManyRules(limit: Int, at: SourcePosition)
    /// Two rules bear one name.
    case duplicateRule(String, at: SourcePosition, first: SourcePosition)
    /// A grammar is imported that is not there, or a rule that it does not have.
    case unknownImport(String, at: SourcePosition)
    /// A rule refers to a rule that is not there.
    case unknownRule(String, in: String, at: SourcePosition)
    /// A rule refers to a rule of another grammar that is not public.
    case privateRule(String, in: String, at: SourcePosition)
    /// A rule refers to a name that several imports bring.
    case ambiguousRule(String, meanings: [String], in: String, at: SourcePosition)
    /// Rules refer to each other in a circle, given from its first rule back to it.
    case recursion([String], at: SourcePosition)
    /// Nothing can be said by this rule.
    case unspeakable(String, at: SourcePosition)
    /// The network of words would be larger than is allowed.
    case tooManyArcs(limit: Int, at: SourcePosition)
}

extension GrammarError: CustomStringConvertible {
    /// Where it is wrong.
    public var position: SourcePosition {
        switch self {
        case .noHeader(let at), .unknownVersion(_, let at), .unknownEncoding(_, let at), .badName(_, let at),
            .expected(_, _, let at), .unclosed(_, let at), .badWeight(_, let at), .badTag(_, _, let at),
            .badMark(_, _, let at), .markedTwice(_, let at, _), .unusedRule(_, _, let at), .missingRole(_, let at),
            .repeatedTwice(let at),
            .tooLong(_, _, let at), .tooDeep(_, let at), .tooManyRules(_, let at), .duplicateRule(_, let at, _),
            .unknownImport(_, let at), .unknownRule(_, _, let at), .privateRule(_, _, let at),
            .ambiguousRule(_, _, _, let at), .recursion(_, let at), .unspeakable(_, let at),
            .tooManyArcs(_, let at):
            at
        }
    }

    /// One line: the place, what is wrong, and how to mend it.
    public var description: String { "\(position): \(fault)" }

    private var fault: String {
        switch self {
        case .noHeader:
            "a grammar begins with its header; write #JSGF V1.0 UTF-8 en; as the very first line."
        case .unknownVersion(let version, _):
            "the header names version \(version); only V1.0 can be read."
        case .unknownEncoding(let encoding, _):
            "the header names the encoding \(encoding); save the file as UTF-8 and write #JSGF V1.0 UTF-8 en;."
        case .badName(let name, _):
            "“\(name)” cannot be a name; use letters, digits and + - : , | / \\ ( ) [ ] @ # % ! ^ & ~ $ _."
        case .badTag(let tag, let why, _): "the tag {\(tag)} cannot be read: \(why)."
        case .badMark(let mark, let why, _): "the mark @\(mark) cannot be read: \(why)."
        case .markedTwice(let mark, _, let first):
            "\(mark) is already what the rule at \(first) is marked with; take one of the two marks away."
        case .unusedRule(let name, let nearest, _):
            "no rule refers to <\(name)>, and nothing says what it is for; "
                + (nearest.map { "the nearest that is known here is <\($0)>." } ?? "mark it with @role, or remove it.")
        case .missingRole(let role, _): "no rule is marked with @role \(role), which is needed for this; mark one."
        case .expected(let due, let found, _):
            "\(due) is due here, not \(found)."
        case .unclosed(let opening, _):
            "\(opening) is opened here and never closed."
        case .badWeight(let weight, _):
            "the weight /\(weight)/ is of no use; write a number of 0 or more, and one above 0 in each choice."
        case .repeatedTwice:
            "one * or + is enough; put brackets around what is repeated if two are meant."
        case .tooLong(let bytes, let limit, _):
            "the grammar has \(bytes) bytes and at most \(limit) are read; share it out over several files."
        case .tooDeep(let limit, _):
            "groups or rules lie more than \(limit) deep in each other; give the inner part a rule of its own."
        case .tooManyRules(let limit, _):
            "the grammar has more than \(limit) rules; share them out over several files."
        case .duplicateRule(let name, _, let first):
            "<\(name)> is already defined at \(first); rename or remove one of them."
        case .unknownImport(let name, _):
            "there is no <\(name)> to import; load its grammar too, or correct the name."
        case .unknownRule(let name, let rule, _):
            "<\(rule)> refers to <\(name)>, and there is no such rule; define it, import it, or correct the name."
        case .privateRule(let name, let rule, _):
            "<\(rule)> refers to <\(name)>, which is private to its grammar; make that rule public."
        case .ambiguousRule(let name, let meanings, let rule, _):
            "<\(rule)> refers to <\(name)>, which may be \(meanings.map { "<\($0)>" }.joined(separator: " or ")); "
                + "write the full name."
        case .recursion(let circle, _):
            "rules go round in a circle, \(circle.map { "<\($0)>" }.joined(separator: " → ")); use * or + instead."
        case .unspeakable(let name, _):
            "nothing can be said by <\(name)>; every way through it ends in <VOID> or an undefined rule."
        case .tooManyArcs(let limit, _):
            "the grammar comes to more than \(limit) arcs of words; give it fewer rules or names."
        }
    }
}
