import Synchronization

/// Says things aloud while others listen, and stops when somebody speaks over it.
public final class SpeechPlayer: Sendable {
    private let voice: any SpeechSynthesis
    private let device: String
    /// The microphone that hears it.
    private let gate = Mutex<ListeningGate?>(nil)
    /// The number of what is being said; another one stops it.
    private let present = Mutex(0)

    /// A player of a voice, through an ALSA device.
    public init(_ voice: any SpeechSynthesis, device: String = "default") {
        self.voice = voice
        self.device = device
    }

    /// From now on a microphone is told of what is played, so that it does not take it for somebody.
    public func attach(to gate: ListeningGate) { self.gate.withLock { $0 = gate } }

    /// Falls silent.
    public func stop() { present.withLock { $0 += 1 } }

    /// Says a text in the place of whatever is being said; returns when it has, or was stopped.
    ///
    /// - Throws: `SpeechError.voice`, `.loudspeaker`.
    public func say(_ text: String) async throws(SpeechError) {
        let number = begin()
        try await play(voice.sound(of: text), number, over: gate.withLock { $0 })
    }

    /// Plays a tone in the place of whatever is being said.
    ///
    /// - Throws: `SpeechError.loudspeaker`.
    public func play(_ tone: Tone) async throws(SpeechError) {
        let number = begin()
        // Nobody takes a tone for words.
        try await play(tone.samples, number, over: nil)
    }

    private func begin() -> Int {
        present.withLock { present in
            present += 1
            return present
        }
    }

    private func play(_ samples: [Int16], _ number: Int, over gate: ListeningGate?) async throws(SpeechError) {
        let isWanted = { @Sendable [self] in present.withLock { $0 } == number }
        guard isWanted() else { return }
        let device = device
        try await BlockingWork.run { () throws(SpeechError) in
            let loudspeaker = try Loudspeaker(device: device)
            gate?.beginPlaying(samples) { [weak self] in self?.stop() }
            defer { gate?.endPlaying() }
            try loudspeaker.play(samples, while: isWanted)
        }
    }
}
