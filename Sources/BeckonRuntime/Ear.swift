import HomeLanguage
import HomeModel
import HomeSpeech

/// Hears what is said to the homes of a house.
///
/// The decoder knows just the sentences and names of these homes, and learns new ones when the homes change.
public actor Ear {
    private let house: House
    private let recogniser: Recogniser
    private let pronunciations: Pronunciations
    let wake: WakePhrase?
    private let watch: WakeWatch?
    private let hasAnswers: Bool
    private var known: (snapshot: HomeSnapshot, grammar: SpokenGrammar)?

    /// Loads the model of the house's language.
    ///
    /// With a wake phrase, only what begins with it is a command. What `hasAnswers` hears "yes" and "no" too.
    ///
    /// - Throws: `SpeechError` where the model is not there or damaged, `InputError` where nothing of the phrase can be said.
    public init(_ house: House, models: String, wake: String? = nil, hasAnswers: Bool = false) async throws {
        self.house = house
        self.hasAnswers = hasAnswers
        let model = try SpeechModel.locate(modelFolders: [models])
        let pronunciations = try Pronunciations(model: model)
        self.pronunciations = pronunciations
        watch = try wake.map { try WakeWatch($0, models: models, model, pronunciations) }
        self.wake = watch?.phrase
        recogniser = try Recogniser(model: model, pronunciations: pronunciations)
    }

    /// What a recording asks for; nothing is done.
    public func hear(_ audio: Audio, in context: Context) async throws -> Outcome {
        let parser = try await house.parser()
        let spoken = try await learn(from: parser)
        let hearing = spoken.written(try await recogniser.hear(audio))
        var outcome = outcome(of: hearing, parser, context)
        outcome.hearing = Outcome.Hearing(
            transcript: hearing.hypothesis?.text ?? "", seconds: hearing.seconds, decodeSeconds: hearing.decodeSeconds)
        if let hypothesis = hearing.hypothesis {
            let isSure = outcome.opensHome ? hypothesis.isSureToOpen : hypothesis.isSure
            outcome.hearing?.isDoubtful = !isSure
            outcome.hearing?.isAnswer = hasAnswers && parser.answer(outcome.text) != nil
        }
        return outcome
    }

    /// What a recording in a file asks for; nothing is done.
    ///
    /// - Throws: `InputError` where the file cannot be read, `AudioError` where it is damaged.
    public func hear(file path: String, in context: Context) async throws -> Outcome {
        try await hear(Audio(bytes: InputFile.bytes(of: path), named: path), in: context)
    }

    private func outcome(of hearing: Hearing, _ parser: Parser, _ context: Context) -> Outcome {
        switch hearing.outcome {
        case .nothing: return parser.unheard("I heard nothing.")
        case .tooLong: return parser.unheard("That was longer than one command. Say one at a time.")
        case .otherSpeech: return parser.unheard("I heard something, but no command that I know.")
        case .sentence(let hypothesis):
            let command = wake?.command(in: hypothesis.words) ?? hypothesis.words
            var outcome = parser.parse(command.joined(separator: " "), in: context)
            outcome.confidence *= hypothesis.confidence
            return outcome
        }
    }

    /// Whether an utterance begins with the wake phrase, as far as a first look tells.
    nonisolated func wakes(by audio: Audio) async throws -> WakeWatch.Verdict {
        guard let watch else { return .sure }
        return try await watch.look(at: audio)?.verdict ?? .asleep
    }

    private func learn(from parser: Parser) async throws -> SpokenGrammar {
        let snapshot = try await house.snapshot()
        if let known, known.snapshot == snapshot { return known.grammar }
        let spoken = try SpokenGrammar(
            house.language, snapshot, parser.index, pronunciations, hasAnswers: hasAnswers)
        // Most changes of a home are values, of which nothing that is said depends.
        if known?.grammar.grammar != spoken.grammar {
            let grammar = wake?.optional(before: spoken.grammar) ?? spoken.grammar
            try await recogniser.use(grammar)
        }
        known = (snapshot, spoken)
        return spoken
    }
}
