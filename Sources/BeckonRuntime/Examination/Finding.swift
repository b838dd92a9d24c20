import HomeModel

/// What became of one thing that was looked at: whether it works, and what to do where it does not.
public struct Finding: Hashable, Sendable {
    /// How it stands.
    public enum State: String, Sendable {
        /// It works.
        case good
        /// It works without, and something is missed.
        case lacking
        /// It does not work.
        case bad
    }

    /// What was looked at: "microphone".
    public let subject: String
    /// How it stands.
    public let state: State
    /// What was found, on one line.
    public let text: String
    /// What to do, where something is to be done.
    public let advice: String?

    /// What works.
    init(_ subject: String, _ text: String) {
        (self.subject, state, self.text, advice) = (subject, .good, text, nil)
    }

    /// What does not work, or is missed: whoever is told has to be told what to do.
    init(_ subject: String, _ state: State, _ text: String, advice: String) {
        (self.subject, self.state, self.text, self.advice) = (subject, state, text, advice)
    }

    /// What was looked at, in the language of whoever sits at the program.
    public var localizedSubject: String {
        let words = subject.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 2, ["language", "accessory", "pairing"].contains(words[0]) {
            return localized("finding-subject", ["kind": words[0], "name": words[1]])
        }
        let name = (words.prefix(1) + words.dropFirst().map(\.capitalized)).joined()
        return localized("finding-subject", ["kind": "part", "name": name])
    }

    /// The finding as a JSON object.
    public var json: JSON {
        .object([
            "subject": .string(subject), "state": .string(state.rawValue), "text": .string(text),
            "advice": advice.map { .string($0) } ?? .null,
        ])
    }
}
