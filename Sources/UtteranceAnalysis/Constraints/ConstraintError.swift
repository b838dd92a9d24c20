import HomeModel
import GrammarKit

/// What is wrong with the constraints of a language, where, and how to mend it.
public struct ConstraintError: Error, Hashable, Sendable {
    /// Where it is wrong.
    public let position: SourcePosition
    /// What is wrong.
    public let fault: Fault

    /// What can be wrong with the constraints of a language.
    public enum Fault: Hashable, Sendable {
        /// The file is longer than the reader takes.
        case tooLong(bytes: Int, limit: Int)
        /// The conditions have more parts than the reader takes.
        case tooMany(limit: Int)
        /// A stage has more constraints than are looked at.
        case fullStage(String, limit: Int)
        /// More constraints are no vetoes than can be counted.
        case tooManyPenalties(limit: Int)
        /// Groups or definitions lie deeper in each other than is allowed.
        case tooDeep(limit: Int)
        /// A line is no `key: value`.
        case noKey
        /// There is no such key.
        case unknownKey(String, nearest: String?)
        /// A key stands before any constraint.
        case outside(String)
        /// A constraint has a key twice.
        case repeatedKey(String)
        /// A constraint lacks a key.
        case missingKey(String, constraint: String)
        /// What a constraint or definition is called is no name, or means something already.
        case badName(String)
        /// Two constraints or definitions bear one name.
        case repeatedName(String, first: SourcePosition)
        /// There is no such stage, weight, list or kind.
        case unknownChoice(String, of: String, nearest: String?)
        /// There is no such tag, test or definition, or it is none of what is looked at here.
        case unknownWord(String, nearest: String?)
        /// No tag of the grammar has this value.
        case unknownValue(String, of: String, nearest: String?)
        /// Something else was due here.
        case expected(String, found: String)
        /// A definition that no condition mentions.
        case unused(String)
    }

    package init(_ fault: Fault, at position: SourcePosition) { (self.fault, self.position) = (fault, position) }
}

extension ConstraintError: CustomStringConvertible {
    /// One line: the place, what is wrong, and how to mend it.
    public var description: String { "\(position): \(fault.text)" }
}

extension ConstraintError.Fault {
    fileprivate var text: String {
        switch self {
        case .tooLong(let bytes, let limit): "the constraints have \(bytes) bytes and at most \(limit) are read."
        case .tooMany(let limit): "the conditions have more than \(limit) parts; define less within each other."
        case .fullStage(let stage, let limit): "the stage “\(stage)” has more than \(limit) constraints; join some."
        case .tooManyPenalties(let limit): "more than \(limit) constraints are no vetoes; join some."
        case .tooDeep(let limit): "groups or definitions lie more than \(limit) deep in each other."
        case .noKey: "a line is a key, a colon and a value, such as “stage: command”."
        case .unknownKey(let key, let nearest): "there is no key “\(key)”\(Self.hint(nearest))"
        case .outside(let key): "“\(key)” belongs to a constraint; write “constraint: its-name” above it."
        case .repeatedKey(let key): "the constraint has a “\(key)” already; remove one of them."
        case .missingKey(let key, let constraint): "the constraint “\(constraint)” has no “\(key)”; write one."
        case .badName(let name):
            "“\(name)” cannot be a name here; use letters, digits and -, and no word of conditions."
        case .repeatedName(let name, let first):
            "“\(name)” is already defined at \(first); rename or remove one of them."
        case .unknownChoice(let word, let kind, let nearest): "“\(word)” is no \(kind)\(Self.hint(nearest))"
        case .unknownWord(let word, let nearest):
            "“\(word)” can be said of nothing that is looked at here\(Self.hint(nearest))"
        case .unknownValue(let value, let tag, let nearest): "no tag says \(tag)=\(value)\(Self.hint(nearest))"
        case .expected(let due, let found): "\(due) is due here, not \(found)."
        case .unused(let name): "no condition mentions “\(name)”; remove it."
        }
    }

    private static func hint(_ nearest: String?) -> String { nearest.map { "; “\($0)” is the nearest." } ?? "." }
}

/// What is nearest to a misspelt word.
enum Nearest {
    /// The word that takes the fewest edits, if that is fewer than half of its letters; the first of the alphabet of several.
    static func word(to word: String, among words: some Sequence<String>) -> String? {
        let wanted = Array(word.unicodeScalars)
        guard let distance = EditDistance(wanted) else { return nil }
        var best: (edits: Int, word: String)?
        for candidate in words {
            let edits = distance.edits(to: candidate)
            if (edits, candidate) < (best ?? (Int.max, "")) { best = (edits, candidate) }
        }
        guard let best, 2 * best.edits <= max(wanted.count, 2) else { return nil }
        return best.word
    }
}
