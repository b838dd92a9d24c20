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
    private let wake: String?
    private var known: HomeSnapshot?

    /// Loads the model of the house's language.
    ///
    /// With a wake phrase, only what begins with it is a command.
    ///
    /// - Throws: `SpeechError` where the model is not there or damaged.
    public init(_ house: House, models: String, wake: String? = nil) async throws {
        self.house = house
        self.wake = wake
        let model = try SpeechModel.locate(modelFolders: [models])
        pronunciations = try Pronunciations(model: model)
        recogniser = try Recogniser(model: model, pronunciations: pronunciations)
    }

    /// What a recording asks for; nothing is done.
    public func hear(_ audio: Audio, in context: Context) async throws -> Outcome {
        let parser = try await house.parser()
        try await learn(from: parser)
        let hearing = try await recogniser.hear(audio)
        var outcome = outcome(of: hearing, parser, context)
        outcome.hearing = Outcome.Hearing(
            transcript: hearing.hypothesis?.text ?? "", seconds: hearing.seconds, decodeSeconds: hearing.decodeSeconds)
        return outcome
    }

    /// What a recording in a file asks for; nothing is done.
    ///
    /// - Throws: `AudioError` where the file cannot be read or is damaged.
    public func hear(file path: String, in context: Context) async throws -> Outcome {
        try await hear(Audio(contentsOf: path), in: context)
    }

    private func outcome(of hearing: Hearing, _ parser: Parser, _ context: Context) -> Outcome {
        switch hearing.outcome {
        case .nothing: return parser.unheard("I heard nothing.")
        case .otherSpeech: return parser.unheard("I heard something, but no command that I know.")
        case .sentence(let hypothesis):
            var outcome = parser.parse(command(in: hypothesis.words), in: context)
            outcome.confidence *= hypothesis.confidence
            return outcome
        }
    }

    /// The words after the wake phrase.
    private func command(in words: [String]) -> String {
        let awaited = wake.map(pronunciations.spokenWords(of:)) ?? []
        return words.dropFirst(awaited.count).joined(separator: " ")
    }

    private func learn(from parser: Parser) async throws {
        let snapshot = try await house.snapshot()
        guard known != snapshot else { return }
        try await recogniser.use(SpokenGrammar(house.language, parser.index, pronunciations, wake: wake).grammar)
        known = snapshot
    }
}
