import HomeLanguage
import HomeLog
import HomeModel
import HomeNames
import HomeOutcomes
import HomeSpeech
import Logging

/// Hears what is said to the homes of a house.
///
/// The decoder knows just the sentences and names of these homes, and learns new ones when the homes change.
public actor Ear {
    private static let log = Logger(label: "BeckonRuntime")

    nonisolated let house: House
    nonisolated let recognisers: RecogniserPool
    nonisolated let wake: WakePhrase?
    nonisolated let pronunciations: Pronunciations
    private nonisolated let watch: WakeWatch?
    private nonisolated let hasAnswers: Bool
    /// The homes whose sentences the recognisers have, and these sentences.
    private var known: (snapshot: HomeSnapshot, grammar: SpokenGrammar)?
    /// How many grammars the recognisers have been given.
    private(set) var grammarCount = 0
    private var learning: Task<Void, any Error>?
    /// Whether the homes are learnt at each of their changes, so that hearing need not wait for it.
    private var isKeptUp = false
    /// What those who pause have said, though they may go on.
    private var pausedReadings: [PausedReading] = []

    /// Loads the model of the house's language.
    ///
    /// With a wake phrase, only what begins with it is a command. What `hasAnswers` hears "yes" and "no" too.
    ///
    /// - Parameter microphones: how many it hears, so that those who speak to them at once need not wait for one another.
    /// - Throws: `SpeechError` where the model is not there or damaged, `InputError` where nothing of the phrase can be said.
    public init(
        _ house: House, models: String, wake: String? = nil, hasAnswers: Bool = false, microphones: Int = 1
    ) async throws {
        self.house = house
        self.hasAnswers = hasAnswers
        let settings = try SpeechSettings(folder: house.language.folder)
        let model = try SpeechModel.locate(settings.model, modelFolders: [models])
        let pronunciations = try Pronunciations(model: model, settings: settings)
        self.pronunciations = pronunciations
        watch = try wake.map {
            try WakeWatch($0, models: models, model, pronunciations, microphones: microphones)
        }
        self.wake = watch?.phrase
        recognisers = try RecogniserPool(model: model, pronunciations: pronunciations, microphones: microphones)
    }

    /// What a recording asks for; nothing is done.
    ///
    /// - Parameter speaker: who said it, where ``hearPart(_:pausingAt:of:in:)`` or ``follow(_:of:hasToCall:)`` had a part of it.
    public func hear(
        _ audio: Audio, of speaker: SpeakerID? = nil, in context: Context, for use: ActivationMode = .openMicrophone
    ) async throws -> RecognisedUtterance {
        try await listen(to: audio, of: speaker, in: context, for: use).heard
    }

    /// What a recording in a file asks for; nothing is done.
    ///
    /// - Throws: `InputError` where the file cannot be read, `AudioError` where it is damaged.
    public func hear(file path: String, in context: Context) async throws -> RecognisedUtterance {
        try await hear(Audio(bytes: InputFile.bytes(of: path), named: path), in: context)
    }

    /// What a recording that was handed in asks for; nothing is done.
    ///
    /// - Throws: `AudioError` where it is no sound file, or damaged.
    public func hear(bytes: [UInt8], named name: String, in context: Context) async throws -> RecognisedUtterance {
        try await hear(Audio(bytes: bytes, named: name), in: context)
    }

    /// What the beginning of an utterance by push-to-talk is taken for so far; the whole is heard sooner for it.
    ///
    /// Of what is short or noisy yet it is empty, and where too many speak at once. Who pauses has mostly said all, so that is heard
    /// at once.
    ///
    /// - Parameter pause: where the pause begins that it ends with; see `PauseTracker`.
    public func hearPart(
        _ audio: Audio, pausingAt pause: Int?, of speaker: SpeakerID, in context: Context
    ) async throws -> String {
        if known == nil { try await learn() }
        if let reading = pausedReading(of: speaker, pausingAt: pause, in: context) { return reading.words }
        guard let pause else {
            return try await recognisers.decodePartial(audio, of: speaker)?.joined(separator: " ") ?? ""
        }
        let said = Audio(samples: Array(audio.samples.prefix(pause)))
        let words = try await recognisers.decodePartial(said, of: speaker)?.joined(separator: " ") ?? ""
        let task = Task { try await listen(to: said, of: speaker, in: context, for: .pushToTalk).heard }
        if pausedReadings.count == Self.mostPausedReadings { pausedReadings.removeFirst().task.cancel() }
        pausedReadings.append(
            PausedReading(speaker: speaker, pause: pause, context: context, words: words, task: task))
        // What was too short to be looked into on the way is told when it is read; what fails now fails again when all is heard.
        return words.isEmpty ? (try? await task.value)?.outcome.hearing?.transcript ?? "" : words
    }

    /// What was said by push-to-talk, of which ``hearPart(_:pausingAt:of:in:)`` had all but the last; nothing is done.
    public func hearWhole(
        _ audio: Audio, pausingAt pause: Int?, of speaker: SpeakerID, in context: Context
    ) async throws -> RecognisedUtterance {
        if let reading = pausedReading(of: speaker, pausingAt: pause, in: context) {
            pausedReadings.removeAll { $0.speaker == speaker }
            return try await reading.task.value
        }
        return try await hear(audio, of: speaker, in: context, for: .pushToTalk)
    }

    /// What somebody said before he paused, which is all unless he goes on.
    private struct PausedReading {
        let speaker: SpeakerID
        let pause: Int
        let context: Context
        /// What it was taken for on the way.
        let words: String
        let task: Task<RecognisedUtterance, any Error>
    }

    /// As many may pause at once.
    private static let mostPausedReadings = 16

    /// The reading of a speaker at a pause; one after which he went on is dropped.
    private func pausedReading(of speaker: SpeakerID, pausingAt pause: Int?, in context: Context) -> PausedReading? {
        guard let place = pausedReadings.firstIndex(where: { $0.speaker == speaker }) else { return nil }
        let reading = pausedReadings[place]
        if reading.pause == pause, reading.context == context { return reading }
        pausedReadings.remove(at: place).task.cancel()
        return nil
    }

    /// Looks into what somebody says while he says it; the whole is heard sooner for it.
    ///
    /// - Parameter hasToCall: whether only what begins with the wake phrase is heard, so that this is looked for.
    public nonisolated func follow(_ audio: Audio, of speaker: SpeakerID, hasToCall: Bool) async throws {
        // Who has ended a sentence comes first; what is said meanwhile is looked into a moment later.
        guard await recognisers.hasTime else { return }
        if hasToCall, let watch, try await !watch.isCalled(by: audio, of: speaker) { return }
        try await recognisers.decodePartial(audio, of: speaker, for: hasToCall ? .wakePhrase : .openMicrophone)
    }

    /// Whether somebody who pauses may be heard at once, though he may go on: nobody else waits for it.
    public nonisolated var isFree: Bool { get async { await recognisers.isFree } }

    /// The words that have to come before a command; nil where none have to.
    public nonisolated var wakeWords: String? { wake?.words.joined(separator: " ") }

    /// The code of the language that it hears.
    public nonisolated var language: String { house.language.code }

    /// What a recording asks for, weighed against what sounds like it, and what the decoder made of it.
    func listen(
        to audio: Audio, of speaker: SpeakerID? = nil, in context: Context, for use: ActivationMode
    ) async throws -> (heard: RecognisedUtterance, hearing: RecognitionResult) {
        let parser = try await house.parser()
        if known == nil || !isKeptUp { try await learn() }
        let start = ContinuousClock.now
        return try await recognisers.withRecogniser(for: speaker) { recogniser in
            Self.log.debug("hears", metadata: ["waited": "\((ContinuousClock.now - start) / .seconds(1))"])
            return try await self.listen(to: audio, in: context, for: use, parser, by: recogniser)
        }
    }

    private func listen(
        to audio: Audio, in context: Context, for use: ActivationMode, _ parser: Parser, by recogniser: Recogniser
    ) async throws -> (heard: RecognisedUtterance, hearing: RecognitionResult) {
        let hearing = try await recogniser.hear(audio, for: use)
        // Who went on speaking is heard again.
        try Task.checkCancellation()
        var heard = heard(in: hearing, parser, context)
        heard.outcome.hearing = Outcome.Hearing(
            transcript: hearing.hypothesis?.text ?? "", seconds: hearing.seconds, decodeSeconds: hearing.decodeSeconds)
        if let hypothesis = hearing.hypothesis {
            let isSure = heard.outcome.opensHome ? hypothesis.isSureToOpen : hypothesis.isSure
            heard.outcome.hearing?.isDoubtful = !isSure
            heard.outcome.hearing?.isAnswer = hasAnswers && parser.answers.answer(in: heard.utterance) != nil
        }
        heard = try await weighed(heard, hearing, parser, context, by: recogniser)
        Trace.$id.withValue(heard.trace) {
            Self.log.debug(
                "heard",
                metadata: [
                    "seconds": "\(hearing.seconds)", "decodeSeconds": "\(hearing.decodeSeconds)",
                    "status": "\(heard.outcome.status.rawValue)", "confidence": "\(heard.outcome.confidence)",
                ])
        }
        return (heard, hearing)
    }

    private func heard(in hearing: RecognitionResult, _ parser: Parser, _ context: Context) -> RecognisedUtterance {
        let reason: Reply
        switch hearing.outcome {
        case .nothing: reason = .heardNothing
        case .tooLong: reason = .heardTooMuch
        case .otherSpeech: reason = .heardNoCommand
        case .sentence(let hypothesis): return heard(hypothesis.words, hypothesis, parser, context)
        }
        return RecognisedUtterance(utterance: parser.utterance(""), outcome: parser.unheard(reason))
    }

    /// What words ask for that were heard, or that sound like what was.
    func heard(_ words: [String], _ hypothesis: Hypothesis, _ parser: Parser, _ context: Context) -> RecognisedUtterance
    {
        let command = wake?.command(in: words) ?? words
        let utterance = parser.utterance(command.joined(separator: " "))
        var outcome = parser.parse(utterance, in: context)
        outcome.confidence *= hypothesis.confidence
        return RecognisedUtterance(utterance: utterance, outcome: outcome)
    }

    /// Whether an utterance begins with the wake phrase, as far as a first look tells.
    nonisolated func wakes(by audio: Audio, of speaker: SpeakerID) async throws -> WakeWatch.Verdict {
        guard let watch else { return .sure }
        return try await watch.look(at: audio, of: speaker)?.verdict ?? .asleep
    }

    /// Learns what can be said to the homes as they are now, as soon as they change, until the task is cancelled.
    ///
    /// Meanwhile what is heard is heard as before, so that nobody waits.
    public func keepUp() async throws {
        guard let changes = try house.changes() else { return }
        isKeptUp = true
        defer { isKeptUp = false }
        for await _ in changes { try await learn() }
    }

    /// Has the recognisers know what can be said to the homes as they are now.
    ///
    /// One after the other, so that the newest stays.
    public func learn() async throws {
        if try await isUpToDate { return }
        let earlier = learning
        let task = Task {
            // What came of that is told to who asked for it.
            _ = await earlier?.result
            try await learnPresent()
        }
        learning = task
        try await task.value
    }

    /// Whether the recognisers know all that can be said to the homes as they are now.
    var isUpToDate: Bool {
        get async throws { try await house.snapshot() == known?.snapshot }
    }

    private func learnPresent() async throws {
        let snapshot = try await house.snapshot()
        if known?.snapshot == snapshot { return }
        let spoken = try await sentences(of: snapshot, house.parser())
        // Most changes of a home are values, of which nothing that is said depends.
        if known?.grammar.grammar != spoken.grammar {
            try await recognisers.use(spoken.grammar, wakePhrase: wake, writing: spoken.writing)
            grammarCount += 1
        }
        known = (snapshot, spoken)
    }

    /// What can be said to homes; worked out beside whatever the ear does.
    private nonisolated func sentences(of snapshot: HomeSnapshot, _ parser: Parser) async throws -> SpokenGrammar {
        try SpokenGrammar(house.language, snapshot, parser, pronunciations, hasAnswers: hasAnswers)
    }
}
