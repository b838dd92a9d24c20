import BeckonRuntime
import HomeSpeech
import WyomingProtocol

/// Speaks through a satellite's loudspeaker, and stops when somebody speaks over it.
///
/// Sound goes out as fast as it is played, with a little ahead: what has gone out cannot be taken back.
actor SatelliteSpeaker {
    private let writer: WyomingWriter
    private let voice: any SpeechSynthesis
    private let gate: ListeningGate
    private var speaking: Task<Void, Never>?

    /// How much sound goes out before it is played.
    private static let ahead = Duration.milliseconds(300)
    /// How long one piece lasts.
    private static let piece = Duration.seconds(1) * WyomingEvent.chunkLength / Audio.sampleRate

    init(_ writer: WyomingWriter, _ voice: any SpeechSynthesis, _ gate: ListeningGate) {
        self.writer = writer
        self.voice = voice
        self.gate = gate
    }

    /// Says something in the place of whatever is being said.
    func say(_ reply: SpokenReply) {
        let before = speaking
        before?.cancel()
        speaking = Task {
            await before?.value
            // A voice that fails, and a satellite that is gone, are told of elsewhere; what was done is done.
            guard !Task.isCancelled, let samples = try? await reply.sound(by: voice) else { return }
            try? await play(reply, samples)
        }
    }

    /// Falls silent.
    func stop() async {
        speaking?.cancel()
        await speaking?.value
        speaking = nil
    }

    /// The satellite has played the last of it.
    nonisolated func wasPlayed() { gate.endPlaying() }

    private func play(_ reply: SpokenReply, _ samples: [Int16]) async throws {
        // Nobody takes a tone for words.
        if case .words(let text) = reply {
            try await writer.send(WyomingEvent("synthesize", ["text": .string(text)]))
            gate.beginPlaying(samples) { [weak self] in
                Task { await self?.stop() }
            }
        }
        try await writer.send(.audioStart)
        let start = ContinuousClock.now
        var (rest, pieces) = (samples[...], 0)
        while !rest.isEmpty, !Task.isCancelled {
            try await writer.send(.chunk(rest.prefix(WyomingEvent.chunkLength)))
            rest = rest.dropFirst(WyomingEvent.chunkLength)
            pieces += 1
            // A wait that is broken off is the end.
            try? await Task.sleep(until: start + Self.piece * pieces - Self.ahead)
        }
        if Task.isCancelled { gate.endPlaying() }
        // Of a task that is cancelled it goes out, too.
        try await Task { try await writer.send(.audioStop) }.value
    }
}
