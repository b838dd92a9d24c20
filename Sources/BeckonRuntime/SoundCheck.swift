import HomeLanguage
import HomeSpeech

/// Tries a microphone and a loudspeaker out, without a home.
public struct SoundCheck: Sendable {
    /// The longest recording, in seconds.
    public static let longestRecording = 600

    private let microphone: Microphone

    /// Tries a microphone.
    public init(_ microphone: Microphone) {
        self.microphone = microphone
    }

    /// The devices that record: the name that stays, the ALSA device and the maker's words.
    public static func devices() -> [(name: String, address: String, title: String)] {
        SoundDevice.microphones().map { ($0.name, $0.address, $0.title) }
    }

    /// How loud it is, in decibels of full scale, ten times a second.
    ///
    /// - Throws: in the stream, `SpeechError` where the microphone cannot be used.
    public func levels() -> AsyncThrowingStream<Double, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(10)) { continuation in
            let task = Task {
                do {
                    var sound: [Int16] = []
                    for try await piece in microphone.source.chunks() {
                        sound += piece
                        guard sound.count >= Audio.sampleRate / 10 else { continue }
                        continuation.yield(Audio(samples: sound).loudness)
                        sound = []
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The bytes of a WAV file with so many seconds of sound, or less where the microphone ends sooner.
    ///
    /// - Throws: `SpeechError` where the microphone cannot be used.
    public func recording(seconds: Double) async throws -> [UInt8] {
        let length = Int(min(max(0, seconds), Double(Self.longestRecording)) * Double(Audio.sampleRate))
        var samples: [Int16] = []
        for try await piece in microphone.source.chunks() {
            samples += piece
            if samples.count >= length { break }
        }
        return SpeechSynthesiser.wav(Array(samples.prefix(length)))
    }

    /// What an ear makes of the next utterance; nil where the microphone ends without one.
    ///
    /// - Throws: `SpeechError` where the microphone cannot be used.
    public func explanation(by ear: Ear, in context: Context, _ parser: Parser) async throws -> SpokenExplanation? {
        for try await audio in Listener(to: microphone.source).utterances() {
            return try await ear.explain(audio, named: "microphone", in: context, parser)
        }
        return nil
    }

    /// Plays a recording to its end.
    ///
    /// - Throws: `InputError`, `AudioError`, `SpeechError` where the loudspeaker cannot be used.
    public static func play(file path: String, device: String) throws {
        let audio = try Audio(bytes: InputFile.bytes(of: path), named: path)
        try Loudspeaker(device: device).play(audio.samples)
    }
}
