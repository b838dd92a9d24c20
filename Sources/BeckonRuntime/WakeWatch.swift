import HomeSpeech

/// The first look at an utterance, which tells whether it may begin with the wake phrase.
struct WakeWatch: Sendable {
    let phrase: WakePhrase
    private let spotter: WakeSpotter
    private let bounds: WakePhrases.Bounds

    /// Loads the model for a phrase, with the bounds that were measured for it.
    ///
    /// - Parameter microphones: how many are listened to all the time.
    /// - Throws: `SpeechError`, `InputError` where nothing of the phrase can be said.
    init(
        _ text: String, models: String, _ model: SpeechModel, _ pronunciations: Pronunciations, microphones: Int = 1
    ) throws {
        guard let phrase = WakePhrase(text, pronunciations: pronunciations) else { throw InputError.unspeakable(text) }
        self.phrase = phrase
        bounds = try WakePhrases(modelFolder: models).bounds(of: phrase.words)
        spotter = try WakeSpotter(
            phrase, bounds: bounds, model: model, pronunciations: pronunciations, microphones: microphones)
    }

    /// What a look tells.
    enum Verdict {
        /// The phrase was not said.
        case asleep
        /// It may have been; who decodes the whole utterance decides.
        case likely
        /// It was.
        case sure
        /// It was, and nothing behind it.
        case alone

        /// Whether it was said, whatever else the decoder makes of the utterance.
        var isSure: Bool { self == .sure || self == .alone }
    }

    /// How well an utterance begins with the phrase, and what that tells; nil where it does not at all.
    ///
    /// - Parameter isWhole: whether it has ended; see ``WakeSpotter/look(at:of:isWhole:)``.
    func look(
        at audio: Audio, of speaker: SpeakerID? = nil, isWhole: Bool = true
    ) async throws -> (look: WakeScore, verdict: Verdict)? {
        guard let look = try await spotter.look(at: audio, of: speaker, isWhole: isWhole) else { return nil }
        return (look, verdict(on: look))
    }

    private func verdict(on look: WakeScore) -> Verdict {
        guard bounds.isSure(of: look) else { return bounds.admit(look) ? .likely : .asleep }
        return look.isAlone ? .alone : .sure
    }

    /// Whether somebody who still speaks surely began with the phrase.
    ///
    /// Looked for once it has mostly been said, and once more when no look goes further.
    func isCalled(by audio: Audio, of speaker: SpeakerID) async throws -> Bool {
        guard let length = WakeSpotter.looks.last(where: { $0 <= audio.samples.count }) else { return false }
        let beginning = Audio(samples: Array(audio.samples.prefix(length)))
        return try await look(at: beginning, of: speaker, isWhole: false)?.verdict.isSure == true
    }
}

/// The wake phrase that is taken where the user names none.
public enum WakePreset {
    /// The phrase.
    ///
    /// - Throws: `SpeechError` where the models do not tell one.
    public static func phrase(models: String) throws(SpeechError) -> String {
        try WakePhrases(modelFolder: models).preset
    }
}
