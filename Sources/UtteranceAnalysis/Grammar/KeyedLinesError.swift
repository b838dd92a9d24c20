import GrammarKit

/// What is wrong in a small file of a language, be it weights or constraints, where, and how to mend it.
public struct KeyedLinesError: Error, Hashable, Sendable {
    /// Where it is wrong.
    public let position: SourcePosition
    /// What is wrong.
    public let fault: Fault

    /// What can be wrong in a file of keys and values.
    public enum Fault: Hashable, Sendable {
        // MARK: In every file

        /// The file is longer than the reader takes.
        case tooLong(bytes: Int, limit: Int)
        /// A line is no `key: value`.
        case noKey
        /// There is no such key.
        case unknownKey(String, nearest: String?)
        /// A key stands there twice.
        case repeatedKey(String)
        /// A key that has to be there is not.
        case missing(String)
        /// Something else was due here.
        case expected(String, found: String)

        // MARK: In words

        /// A line is not one word.
        case notOneWord(String)
        /// A word stands where the order of their bytes does not have it, or a second time.
        case notInOrder(String)

        // MARK: In constraints

        /// The conditions have more parts than the reader takes.
        case tooMany(limit: Int)
        /// A stage has more constraints than are looked at.
        case fullStage(String, limit: Int)
        /// More constraints are no vetoes than can be counted.
        case tooManyPenalties(limit: Int)
        /// Groups or definitions lie deeper in each other than is allowed.
        case tooDeep(limit: Int)
        /// A key stands before any constraint.
        case outside(String)
        /// A constraint lacks a key.
        case missingKey(String, constraint: String)
        /// What a constraint or definition is called is no name, or means something already.
        case badName(String)
        /// Two constraints or definitions bear one name.
        case repeatedName(String, first: SourcePosition)
        /// A definition is made of itself.
        case circle(String)
        /// There is no such stage, weight, list or kind.
        case unknownChoice(String, of: String, nearest: String?)
        /// There is no such tag, test or definition, or it is none of what is looked at here.
        case unknownWord(String, nearest: String?)
        /// No tag of the grammar has this value.
        case unknownValue(String, of: String, nearest: String?)
        /// A definition that no condition mentions.
        case unused(String)
    }

    package init(_ fault: Fault, at position: SourcePosition) { (self.fault, self.position) = (fault, position) }
}

extension KeyedLinesError: CustomStringConvertible {
    /// One line: the place, what is wrong, and how to mend it.
    public var description: String { "\(position): \(fault.text)" }
}

extension KeyedLinesError.Fault {
    fileprivate var text: String {
        switch self {
        case .tooLong(let bytes, let limit): "the file has \(bytes) bytes and at most \(limit) are read."
        case .noKey: "a line is a key, a colon and a value."
        case .unknownKey(let key, let nearest): "there is no key “\(key)”\(Self.hint(nearest))"
        case .repeatedKey(let key): "“\(key)” stands here a second time; remove one of them."
        case .missing(let key): "“\(key)” is missing; write “\(key): ” and its value."
        case .expected(let due, let found): "\(due) is due here, not \(found)."
        case .notOneWord(let line): "a line is one word, and not “\(line)”."
        case .notInOrder(let word):
            "“\(word)” does not come after the word before it in the order of their bytes; move it."
        case .tooMany(let limit): "the conditions have more than \(limit) parts; define less within each other."
        case .fullStage(let stage, let limit): "the stage “\(stage)” has more than \(limit) constraints; join some."
        case .tooManyPenalties(let limit): "more than \(limit) constraints are no vetoes; join some."
        case .tooDeep(let limit): "groups or definitions lie more than \(limit) deep in each other."
        case .outside(let key): "“\(key)” belongs to a constraint; write “constraint: its-name” above it."
        case .missingKey(let key, let constraint): "the constraint “\(constraint)” has no “\(key)”; write one."
        case .badName(let name):
            "“\(name)” cannot be a name here; use letters, digits and -, and no word of conditions."
        case .repeatedName(let name, let first):
            "“\(name)” is already defined at \(first); rename or remove one of them."
        case .circle(let name): "“\(name)” is defined by itself; say what it is without it."
        case .unknownChoice(let word, let kind, let nearest): "“\(word)” is no \(kind)\(Self.hint(nearest))"
        case .unknownWord(let word, let nearest):
            "“\(word)” can be said of nothing that is looked at here\(Self.hint(nearest))"
        case .unknownValue(let value, let tag, let nearest): "no tag says \(tag)=\(value)\(Self.hint(nearest))"
        case .unused(let name): "no condition mentions “\(name)”; remove it."
        }
    }

    private static func hint(_ nearest: String?) -> String { nearest.map { "; “\($0)” is the nearest." } ?? "." }
}
