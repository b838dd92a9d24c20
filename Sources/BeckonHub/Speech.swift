import BeckonRuntime
import HTTPTypes
import HomeModel
import HomeSpeech

/// The hub's voice, for clients that tell aloud what they are answered.
struct Speech: Sendable {
    let hub: Hub

    /// All operations, in the order in which they are documented.
    var operations: [Operation] {
        [
            Operation(
                method: .post, path: "/v1/speech", id: "speak",
                about: "A text as the hub's voice says it, as a WAV file of one channel.", permission: .act,
                body: .speech, answer: .text("audio/wav"), run: speak)
        ]
    }

    private func speak(_ call: Call) async throws -> Answer {
        let text = try call.members(of: .speech).text("text") ?? ""
        let voice = hub.settings.wyoming.voice
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw CallFault.conflict(localized("http-nothing-to-say"))
        }
        do {
            guard let sound = try await hub.voices.take({ try await voice.sound(of: text) }) else {
                throw CallFault.tooMany
            }
            return Answer(body: .bytes(SpeechSynthesiser.wav(sound), type: "audio/wav"))
        } catch let error as SpeechError {
            throw CallFault.unavailable(localized(fault: error))
        }
    }
}

extension Hub {
    /// Whether its voice speaks the language of its replies.
    var speaksReplies: Bool {
        let language = settings.wyoming.voice.language
        return language == nil || language == house.language.code
    }
}

extension Answer {
    /// Has a client that tells answers aloud tell this one by a tone, where no words are needed.
    mutating func setTone(of outcome: Outcome) {
        guard case .tone(let tone) = SpokenReply(outcome) else { return }
        headers[.tone] = tone == .done ? "done" : "notUnderstood"
    }
}

extension HTTPField.Name {
    fileprivate static let tone = HTTPField.Name("Beckon-Tone")!
}

extension Shape {
    /// What is to be said.
    fileprivate static let speech = Shape(
        name: "TextToSay",
        members: [
            Member(
                name: "text", kind: .text(longest: SpeechSynthesiser.longestText), isRequired: true,
                about: "What is to be said.")
        ])
}
