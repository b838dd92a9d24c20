import HomeLanguage
import HomeSpeech

/// Where sound comes from.
public enum Microphone: Hashable, Sendable {
    /// An ALSA device by its name; without one, the system's default.
    case device(String?)
    /// A command that writes raw 16-bit mono sound at 16 kHz.
    case command(String)
}

extension Ear {
    /// What is said to a microphone, one utterance after the other; nothing is done.
    ///
    /// Ends when the source ends. With a wake phrase, what does not begin with it is passed over in silence.
    ///
    /// - Throws: in the stream, `SpeechError` where the microphone cannot be used.
    public nonisolated func listen(
        to microphone: Microphone, in context: Context
    ) -> AsyncThrowingStream<Outcome, any Error> {
        let utterances = Listener(to: microphone.source).utterances()
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    for try await audio in utterances {
                        let outcome = try await hear(audio, in: context)
                        if wake == nil || outcome.hearing?.transcript.isEmpty == false { continuation.yield(outcome) }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

extension Microphone {
    fileprivate var source: any AudioSource {
        switch self {
        case .device(let name): name.map { MicrophoneSource(device: $0) } ?? MicrophoneSource()
        case .command(let command): CommandSource(command)
        }
    }
}
