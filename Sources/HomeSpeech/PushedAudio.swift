/// A microphone somewhere else, whose sound is handed in piece by piece.
public struct PushedAudio: AudioSource {
    private let stream: AsyncThrowingStream<[Int16], any Error>
    private let continuation: AsyncThrowingStream<[Int16], any Error>.Continuation

    /// What a listener takes at once, however much comes in one piece: a tenth of a second.
    private static let piece = Audio.sampleRate / 10
    /// The most pieces that wait to be heard, which is most of a minute; older ones are dropped.
    private static let mostWaiting = 512
    /// Nobody takes longer to say a command: 20 seconds.
    private static let longest = 20 * Audio.sampleRate

    /// A microphone of which nothing has come yet.
    public init() {
        (stream, continuation) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingNewest(Self.mostWaiting))
    }

    /// The sound, for one listener.
    public func chunks() -> AsyncThrowingStream<[Int16], any Error> { stream }

    /// More of it.
    public func put(_ samples: [Int16]) {
        var rest = samples[...]
        while !rest.isEmpty {
            continuation.yield(Array(rest.prefix(Self.piece)))
            rest = rest.dropFirst(Self.piece)
        }
    }

    /// There is no more.
    public func finish() { continuation.finish() }

    /// What is said: the first utterance, or all up to the end; nil where nothing is.
    public func utterance(stoppingOnSilence: Bool) async throws -> Audio? {
        if stoppingOnSilence {
            for try await audio in Listener(to: self).utterances() { return audio }
            return nil
        }
        var samples: [Int16] = []
        for try await chunk in stream where samples.count < Self.longest { samples += chunk }
        return samples.isEmpty ? nil : Audio(samples: samples)
    }
}
