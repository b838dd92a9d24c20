import HomeSpeech

/// A microphone at a site, whose sound comes in frame by frame.
struct HermesMicrophone: AudioSource {
    private let stream: AsyncThrowingStream<[Int16], any Error>
    private let continuation: AsyncThrowingStream<[Int16], any Error>.Continuation

    init() {
        // Half a minute of frames that Rhasspy sends; older ones are dropped.
        (stream, continuation) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingNewest(512))
    }

    func chunks() -> AsyncThrowingStream<[Int16], any Error> { stream }

    /// More sound.
    func put(_ samples: [Int16]) { continuation.yield(samples) }

    /// There is no more.
    func finish() { continuation.finish() }

    /// What is said: the first utterance, or all up to the end.
    func utterance(stoppingOnSilence: Bool) async throws -> Audio? {
        if stoppingOnSilence {
            for try await audio in Listener(to: self).utterances() { return audio }
            return nil
        }
        var samples: [Int16] = []
        for try await chunk in stream where samples.count < Self.longest { samples += chunk }
        return samples.isEmpty ? nil : Audio(samples: samples)
    }

    /// Nobody takes longer to say a command: 20 seconds.
    private static let longest = 20 * Audio.sampleRate
}
