import HomeOutcomes
import HomeSpeech

/// How an outcome is told aloud: a tone where all went well, and words where somebody has to know more.
public enum SpokenReply: Hashable, Sendable {
    /// A tone.
    case tone(Tone)
    /// What is said.
    case words(String)

    /// What is to be heard of an outcome.
    public init(_ outcome: Outcome) {
        if outcome.acts, case .done(_, isSettled: _) = outcome.told.content, !outcome.isForLater {
            self = .tone(.done)
        } else if outcome.status == .notUnderstood || outcome.reply.isEmpty {
            self = .tone(.notUnderstood)
        } else {
            self = .words(outcome.reply)
        }
    }

    /// The sound of it.
    ///
    /// - Throws: `SpeechError.voice`.
    public func sound(by voice: any SpeechSynthesis) async throws(SpeechError) -> [Int16] {
        switch self {
        case .tone(let tone): tone.samples
        case .words(let text): try await voice.sound(of: text)
        }
    }
}

/// Tells outcomes aloud, one in the place of the one before it.
public final class ReplySpeaker: Sendable {
    let player: SpeechPlayer

    /// A speaker with the voice of a command; without one it is the library's.
    public init(voice command: String?) { player = SpeechPlayer(SpeechSynthesiser.voice(command)) }

    /// Tells an outcome aloud; returns when it is told, or somebody has spoken over it.
    ///
    /// - Throws: `SpeechError` where nothing can be said.
    public func tell(_ outcome: Outcome) async throws(SpeechError) {
        switch SpokenReply(outcome) {
        case .tone(let tone): try await player.play(tone)
        case .words(let text): try await player.say(text)
        }
    }
}

extension Outcome {
    /// Whether something is kept for a time to come, which is told in words.
    fileprivate var isForLater: Bool {
        intents.contains(where: \.isScheduled)
    }
}
