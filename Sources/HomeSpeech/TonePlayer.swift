import Dispatch

/// Plays tones while others listen.
public struct TonePlayer: Sendable {
    private let device: String
    private let queue = DispatchQueue(label: "beckon.tones")

    /// Names the ALSA device that the tones come from.
    public init(device: String = "default") {
        self.device = device
    }

    /// Plays a tone to its end, during which the microphone does not count.
    ///
    /// - Throws: `SpeechError.loudspeaker` where nothing can be played; the microphone then goes on.
    public func play(_ tone: Tone, over gate: ListeningGate) async throws(SpeechError) {
        gate.stopListening()
        let fault = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: play(tone)) }
        }
        gate.listenAgain()
        if let fault { throw fault }
    }

    private func play(_ tone: Tone) -> SpeechError? {
        do throws(SpeechError) {
            try Loudspeaker(device: device).play(tone.samples)
            return nil
        } catch { return error }
    }
}
