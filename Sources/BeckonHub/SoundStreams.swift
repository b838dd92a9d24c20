import BeckonRuntime
import HomeSpeech

/// What is being said to clients, each piece added to those before it.
actor SoundStreams {
    /// Whose words they are.
    struct Name: Hashable, Sendable {
        /// The client; nil is the owner.
        let client: String?
        /// What the client calls the dialogue.
        let dialogue: String
    }

    /// What a client has said so far.
    struct Said: Sendable {
        let audio: Audio
        let speaker: SpeakerID
        /// Where the pause begins that it ends with; see `PauseTracker`.
        let pause: Int?
    }

    private struct Stream {
        let speaker = SpeakerID()
        var samples: [Int16] = []
        var pauses = PauseTracker()
        var moment: ContinuousClock.Instant
    }

    /// The most streams at once; where there are more, the one that was silent for longest is forgotten.
    private static let most = 16
    /// The most samples of one: nobody takes longer to say a command.
    private static let longest = 20 * Audio.sampleRate
    /// How long a stream waits for its next piece.
    private static let patience = Duration.seconds(10)

    private var streams: [Name: Stream] = [:]
    private let clock: @Sendable () -> ContinuousClock.Instant

    init(clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.clock = clock }

    /// Adds a piece of 16-bit little-endian samples; gives all that was said.
    ///
    /// After the last, a piece begins anew.
    ///
    /// - Throws: `CallFault` for half a sample, and for what is too long.
    func add(_ bytes: [UInt8], to name: Name, isLast: Bool) throws(CallFault) -> Said {
        guard bytes.count.isMultiple(of: 2) else { throw .badRequest(localized("http-half-sample")) }
        let now = clock()
        streams = streams.filter { now - $0.value.moment < Self.patience }
        var stream = streams.removeValue(forKey: name) ?? Stream(moment: now)
        guard stream.samples.count + bytes.count / 2 <= Self.longest else { throw .tooLong(2 * Self.longest) }
        stream.moment = now
        let known = stream.samples.count
        stream.samples += stride(from: 0, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        stream.pauses.take(stream.samples[known...])
        if !isLast {
            if streams.count >= Self.most, let oldest = streams.min(by: { $0.value.moment < $1.value.moment })?.key {
                streams[oldest] = nil
            }
            streams[name] = stream
        }
        return Said(audio: Audio(samples: stream.samples), speaker: stream.speaker, pause: stream.pauses.start)
    }
}
