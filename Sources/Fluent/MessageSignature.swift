/// A message that a program asks for, and what it gives to it.
public struct MessageSignature: Hashable, Sendable {
    /// What it is called in the files: “done”, or “done.short” for an attribute.
    public let key: String
    /// Its variables, in the order in which their values are given.
    public let parameters: [Parameter]

    /// Whether a language may do without it, and then says nothing.
    public let isOptional: Bool

    /// A message of the given parts.
    public init(_ key: String, _ parameters: [Parameter], isOptional: Bool = false) {
        self.key = key
        self.parameters = parameters
        self.isOptional = isOptional
    }

    /// One variable of a message.
    public struct Parameter: Hashable, Sendable {
        /// Its name, without the “$”.
        public let name: String
        /// What its values are.
        public let kind: Kind

        /// A variable of a kind.
        public init(_ name: String, _ kind: Kind = .text) {
            self.name = name
            self.kind = kind
        }
    }

    /// What the values of a variable are.
    public enum Kind: Hashable, Sendable {
        /// Text that is ready to be said.
        case text
        /// A number, which a plural may be chosen by.
        case number
        /// One of a few words that are not said but chosen by; there may be others, which take the default.
        case choice([String])
    }
}

/// The value of a variable.
public enum MessageValue: Hashable, Sendable {
    /// Text, or the word of a choice.
    case text(String)
    /// A number.
    case number(Double)
}
