import HomeModel

/// What became of one utterance.
public struct Outcome: Hashable, Sendable {
    /// What was said.
    public var text: String
    /// The language that it was read in, as a code such as `en`.
    public var language: String
    /// How it went.
    public var status: Status
    /// How sure the reading is, from 0 to 1.
    public var confidence: Double
    /// What is to be done, or was done.
    public var intents: [Intent] = []
    /// The readings to choose from, with `ambiguous`.
    public var candidates: [Candidate] = []
    /// What a person is told.
    public var told: Reply
    /// The same in words: one sentence for a person, which a renderer fills last.
    public package(set) var reply = ""
    /// What it is about where that cannot be done; a conversation goes on from there.
    public var meant: [Target] = []
    /// On what it depends, where it is done only if something is so now; the intents are those that come of what is known.
    public var condition: StateCondition?
    /// With speech: what was heard, and how long it took.
    public var hearing: Hearing?

    /// An outcome of the given parts.
    public init(
        text: String, language: String, status: Status, confidence: Double, intents: [Intent] = [],
        candidates: [Candidate] = [], told: Reply
    ) {
        self.text = text
        self.language = language
        self.status = status
        self.confidence = confidence
        self.intents = intents
        self.candidates = candidates
        self.told = told
    }

    /// How an utterance went; `contracts/outcome` tells each.
    public enum Status: String, Sendable {
        case understood, ambiguous, notUnderstood, unknownName, unsupported, refused, confirm, failed

        /// Whether it is a question back, whose answer is waited for.
        public var asksBack: Bool { self == .ambiguous || self == .confirm }
    }

    /// One of several readings.
    public struct Candidate: Hashable, Sendable {
        /// The reading in words: "the Lamp in the Den".
        public var reading: String
        /// What it would do.
        public var intents: [Intent]
        /// The sentence, where it may have been said; nil where one sentence has several readings.
        public var sentence: String?

        /// A candidate of the given parts.
        public init(reading: String, intents: [Intent], sentence: String? = nil) {
            self.reading = reading
            self.intents = intents
            self.sentence = sentence
        }
    }

    /// How it went, as programs are told: what lacks a value is asked about, and is no refusal.
    public var toldStatus: Status {
        if case .fault(.valueMissing) = told.content, status == .unsupported { .ambiguous } else { status }
    }

    /// Whether something would be done, now or later.
    public var acts: Bool { status == .understood && intents.contains { !$0.isQuestion } }

    /// Whether it runs a scene.
    public var runsScene: Bool { intents.contains(where: \.runsScene) }

    /// Whether it unlocks or opens what guards the home.
    public var opensHome: Bool { intents.contains(where: \.needsConfirmation) }

    /// What a decoder heard.
    public struct Hearing: Hashable, Sendable {
        /// The words decoded.
        public var transcript: String
        /// How long the sound is.
        public var seconds: Double
        /// How long decoding took.
        public var decodeSeconds: Double
        /// Whether something else may well have been said, so that nothing is done before somebody says yes.
        public var isDoubtful = false
        /// Whether it answers a question, and is nothing by itself.
        public var isAnswer = false

        /// A hearing of the given parts.
        public init(transcript: String, seconds: Double, decodeSeconds: Double) {
            self.transcript = transcript
            self.seconds = seconds
            self.decodeSeconds = decodeSeconds
        }
    }
}
