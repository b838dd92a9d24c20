import HomeModel
import HomeSpeech

/// Tries a wake phrase on recordings, as the ear would hear them.
public struct WakeTrial: Sendable {
    private let watch: WakeWatch
    private let ear: Ear?

    /// Loads the model for a phrase; an ear that wakes by the same phrase gives the second look.
    ///
    /// - Throws: `SpeechError`, `InputError` where nothing of the phrase can be said.
    public init(_ text: String, models: String, ear: Ear?) throws {
        let settings = try Installation().speech()
        let model = try SpeechModel.locate(settings.model, modelFolders: [models])
        watch = try WakeWatch(
            text, models: models, model, Pronunciations(model: model, settings: settings))
        self.ear = ear
    }

    /// What comes of each utterance of a recording.
    public func utterances(in path: String, _ context: Context) async throws -> [Result] {
        let audio = try Audio(bytes: InputFile.bytes(of: path), named: path)
        var results: [Result] = []
        for utterance in audio.utterances {
            // As it would be looked at while it is said.
            let speaker = SpeakerID()
            for length in WakeSpotter.looks where length <= utterance.samples.count {
                let beginning = Audio(samples: Array(utterance.samples.prefix(length)))
                _ = try await watch.isCalled(by: beginning, of: speaker)
            }
            guard let (look, verdict) = try await watch.look(at: utterance, of: speaker) else { continue }
            var heard: String?
            if verdict != .asleep, let ear {
                heard = try await ear.hear(utterance, in: context, for: .wakePhrase).outcome.hearing?.transcript ?? ""
            }
            let secondLook = heard.map { watch.phrase.command(in: $0) != nil }
            results.append(
                Result(
                    file: path, seconds: utterance.seconds, look: look, verdict: verdict, heard: heard,
                    secondLook: secondLook))
        }
        return results
    }

    /// What came of one utterance.
    public struct Result: Sendable {
        let file: String
        let seconds: Double
        let look: WakeScore
        let verdict: WakeWatch.Verdict
        /// What the decoder hears, with all sentences of the homes to choose from; empty where nothing that it knows.
        let heard: String?
        /// Whether that begins with the phrase.
        let secondLook: Bool?

        /// Whether the phrase counts: at the first look, and at the second where there is one.
        public var isAwake: Bool { verdict.isSure || verdict == .likely && secondLook != false }

        /// One line for a person.
        public var line: String {
            let refusal = verdict == .likely && secondLook == false ? ", refused at the second look" : ""
            return "\(file): \(isAwake ? "awake" : "asleep"), lead \(look.margin.rounded()), "
                + "worst word \(look.weakestMargin.rounded())\(refusal)"
        }

        /// The same as JSON.
        public var json: JSON {
            .object([
                "file": .string(file), "seconds": .double(seconds), "lead": .double(look.margin),
                "weakest": .double(look.weakestMargin), "phraseSeconds": .double(look.seconds),
                "clear": .bool(look.isClear), "awake": .bool(isAwake),
                "firstLook": .bool(verdict != .asleep), "sure": .bool(verdict.isSure),
                "secondLook": secondLook.map { .bool($0) } ?? .null,
                "heard": heard.map { .string($0) } ?? .null,
            ])
        }
    }
}
