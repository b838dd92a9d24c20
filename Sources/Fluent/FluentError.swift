/// What is wrong with the messages of a language, where, and how to mend it.
public struct FluentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where it is wrong.
    public let position: FilePosition
    /// What is wrong.
    public let fault: Fault

    /// One line: the place, what is wrong, and how to mend it.
    public var description: String { "\(position): \(fault.description)" }

    /// What can be wrong.
    public enum Fault: Hashable, Sendable, CustomStringConvertible {
        /// Something else was due here.
        case expected(String, found: String)
        /// A placeable or quotation is opened here and never closed.
        case unclosed(String)
        /// A backslash before what needs none.
        case badEscape(String)
        /// A message says nothing and has no attribute, or a term has no value.
        case empty(String)
        /// Two entries, attributes or variants bear one name.
        case duplicate(String, first: FilePosition?)
        /// A selector without a variant that is taken where no other is.
        case noDefault
        /// More than one such variant.
        case severalDefaults
        /// A selector that cannot choose: a message, or a term that is not asked for an attribute.
        case badSelector(String)
        /// An attribute of a term, which is only there to choose by.
        case privateAttribute(String)
        /// A function, which this reader has none of.
        case unknownFunction(String)
        /// The file is longer than the reader takes.
        case tooLong(bytes: Int, limit: Int)
        /// Placeables, or references, lie deeper in each other than is allowed.
        case tooDeep(limit: Int)
        /// A message comes to more than is allowed, with all that it refers to.
        case tooLarge(String, limit: Int)
        /// A reference to what is not there.
        case unknown(String, nearest: String?)
        /// A variable that the program does not give to this message.
        case unknownVariable(String, in: String, given: [String], nearest: String?)
        /// A term asks for an argument that was not given to it.
        case noArgument(String, of: String)
        /// A variant that is never chosen, because the selector is never that.
        case unknownVariant(String, of: String, choices: [String], nearest: String?)
        /// A choice by plurals that lacks one of the language's.
        case missingPlural(String, of: String)
        /// Entries that refer to each other in a circle, from the first back to it.
        case circle([String])
        /// A message that the program does not ask for and nothing refers to.
        case unused(String, nearest: String?)
        /// A message that the program asks for and that no file has.
        case missing(String, variables: [String])
        /// A key that is none of a file of numbers.
        case unknownKey(String, known: [String])

        /// What is wrong, and how to mend it.
        public var description: String {
            switch self {
            case .expected(let due, let found): "\(due) is due here, not \(found)."
            case .unclosed(let what): "\(what) is opened here and never closed."
            case .badEscape(let escape):
                "“\(escape)” means nothing; write \\\\, \\\", \\u and four or \\U and six hexadecimal digits."
            case .empty(let name): "“\(name)” says nothing; write what it says after “=”, or leave it out."
            case .duplicate(let name, let first):
                "“\(name)” is already there\(first.map { " at \($0)" } ?? ""); rename or remove one of them."
            case .noDefault: "no variant is taken where none fits; write * before one, as in *[other]."
            case .severalDefaults: "another variant has a * already; leave it before one of them."
            case .badSelector(let what):
                "nothing can be chosen by \(what); choose by a variable, or by an attribute of a term."
            case .privateAttribute(let name): "\(name) is not said, but chosen by; write it before “->”."
            case .unknownFunction(let name): "there is no function \(name); write a variable, a message or a term."
            case .tooLong(let bytes, let limit):
                "the file has \(bytes) bytes and at most \(limit) are read; share it out over several files."
            case .tooDeep(let limit): "this lies more than \(limit) deep; give the inner part a message of its own."
            case .tooLarge(let name, let limit):
                "“\(name)” comes to more than \(limit) parts with all that it refers to; let it refer to less."
            case .unknown(let name, let nearest):
                "there is no \(name)\(Self.offer(nearest)); write it, or correct the name."
            case .unknownVariable(let name, let message, let given, let nearest):
                "“\(message)” is not given \(name)\(Self.offer(nearest)); it has "
                    + "\(given.isEmpty ? "no variables" : given.joined(separator: ", "))."
            case .noArgument(let name, let term):
                "\(term) says \(name), which it was not given; write \(term)(…) with it."
            case .unknownVariant(let key, let selector, let choices, let nearest):
                "\(selector) is never “\(key)”\(Self.offer(nearest)); it is \(choices.joined(separator: ", "))."
            case .missingPlural(let category, let selector):
                "\(selector) may be “\(category)” in this language too; write a variant for it."
            case .circle(let names): "entries go round in a circle, \(names.joined(separator: " → ")); break it."
            case .unused(let name, let nearest):
                "nothing asks for “\(name)”\(Self.offer(nearest)); correct the name, or remove it."
            case .missing(let name, let variables):
                "the message “\(name)” is missing; add it"
                    + (variables.isEmpty ? "." : ", with \(variables.joined(separator: ", ")) as it needs them.")
            case .unknownKey(let key, let known):
                "there is no key “\(key)”; \(known.joined(separator: ", ")) are known."
            }
        }

        private static func offer(_ nearest: String?) -> String { nearest.map { ", but “\($0)”" } ?? "" }
    }
}
