/// What the decoder believes was said.
public struct Hypothesis: Hashable, Sendable {
    /// The words, as they are written.
    public let words: [String]
    /// How well they fit the sound, from 0 to 1.
    public let confidence: Double
    /// Whether that is enough to do what was said without asking.
    public var isSure = true
    /// Whether it is enough even where the home would be opened.
    public var isSureToOpen = true
    /// How likely a sentence ends here, as the grammar has it: little where most people would go on.
    public var ending = 1.0

    /// The words with a space between each two.
    public var text: String { words.joined(separator: " ") }
}

/// What came of listening to one sound.
public struct RecognitionResult: Hashable, Sendable {
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
    /// What a second pass begins with, where a sentence was heard.
    let trace: Trace?

    /// The sound as the decoder had it, and the words of the grammar that it found.
    struct Trace: Hashable, Sendable {
        let samples: [Int16]
        let words: [String]
        /// Whether noise lies over it.
        let isNoisy: Bool
        /// The opposites of these words, where they were aligned with the sound already.
        let opposites: [AlignedOpposite]?
    }

    /// The sentence, where one was heard.
    public var hypothesis: Hypothesis? {
        if case .sentence(let hypothesis) = outcome { hypothesis } else { nil }
    }
}
