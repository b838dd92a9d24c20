/// Why a store refused an edit; nothing was changed.
public struct EditRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The same as Apple's error.
    public let error: HomeError
    /// What is wrong, where, and how to mend it; one line.
    public let text: String

    /// A refusal with a sentence for a person.
    public init(_ error: HomeError, _ text: String) {
        self.error = error
        self.text = text
    }

    /// The sentence.
    public var description: String { text }
}
