/// What the decoder believes was said.
public struct Hypothesis: Hashable, Sendable {
    /// The words, as they stand in the grammar.
    public let words: [String]
    /// How well they fit the sound, from 0 to 1.
    public let confidence: Double

    /// The words with a space between each two.
    public var text: String { words.joined(separator: " ") }
}

/// What came of listening to one sound.
public struct Hearing: Hashable, Sendable {
    /// What was heard.
    public enum Outcome: Hashable, Sendable {
        /// No speech: silence, or noise that no speech stands out of.
        case nothing
        /// Sound that goes on for longer than anybody takes to say one sentence; it is not looked into.
        case tooLong
        /// Speech, or something like it, that is no sentence of the grammar.
        case otherSpeech
        /// A sentence of the grammar.
        case sentence(Hypothesis)
    }

    /// What was heard.
    public let outcome: Outcome
    /// How long the sound lasts, in seconds.
    public let seconds: Double
    /// How long the decoder took, in seconds.
    public let decodeSeconds: Double

    /// The sentence, where one was heard.
    public var hypothesis: Hypothesis? {
        if case .sentence(let hypothesis) = outcome { hypothesis } else { nil }
    }
}

extension Hearing {
    /// The same with other words in the place of some, for each as many as one likes.
    public func writing(_ meaning: (String) -> [String]) -> Hearing {
        guard let hypothesis else { return self }
        let words = hypothesis.words.flatMap(meaning)
        return Hearing(
            outcome: .sentence(Hypothesis(words: words, confidence: hypothesis.confidence)), seconds: seconds,
            decodeSeconds: decodeSeconds)
    }
}
