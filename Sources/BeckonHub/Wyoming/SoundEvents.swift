import BeckonRuntime
import HomeSpeech
import WyomingProtocol

/// Turns events with sound into samples.
struct SoundEvents: ~Copyable {
    private var format: WyomingSoundFormat?
    private var converter: SoundConverter?

    init() {}

    /// Sound begins anew.
    mutating func begin() {
        format = nil
        converter = nil
    }

    /// The samples of an “audio-chunk”; nil where it tells no form of sound that can be read.
    mutating func samples(of event: WyomingEvent) -> [Int16]? {
        guard let told = WyomingSoundFormat(event) else { return nil }
        if told != format {
            format = told
            converter = SoundConverter.of(rate: told.rate, width: told.width, channels: told.channels)
        }
        return converter?.samples(of: event.payload)
    }
}

extension WyomingEvent {
    /// The form in which the hub sends sound.
    static let soundFormat: [String: JSON] = [
        "rate": .int(Int64(Audio.sampleRate)), "width": .int(2), "channels": .int(1),
    ]

    /// The samples of a chunk: 64 ms.
    static let chunkLength = 1_024

    /// Sound begins.
    static let audioStart = WyomingEvent("audio-start", soundFormat.merging(["timestamp": .int(0)]) { $1 })

    /// Sound has ended.
    static let audioStop = WyomingEvent("audio-stop")

    /// A piece of sound.
    static func chunk(_ samples: ArraySlice<Int16>) -> WyomingEvent {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * samples.count)
        for sample in samples {
            bytes.append(UInt8(truncatingIfNeeded: sample))
            bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        return WyomingEvent("audio-chunk", soundFormat, payload: bytes)
    }

    /// What was heard.
    static func transcript(_ text: String, language: String?) -> WyomingEvent {
        var data: [String: JSON] = ["text": .string(text)]
        if let language { data["language"] = .string(language) }
        return WyomingEvent("transcript", data)
    }

    /// What went wrong, in a line.
    static func error(_ text: String, code: String) -> WyomingEvent {
        WyomingEvent("error", ["text": .string(text), "code": .string(code)])
    }

    /// The answer to a “ping”.
    static func pong(to ping: WyomingEvent) -> WyomingEvent {
        WyomingEvent("pong", ["text": ping.data["text"] ?? .null])
    }
}
