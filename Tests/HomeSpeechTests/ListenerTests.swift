import Foundation
import Testing

@testable import HomeSpeech

struct ListenerTests {
    /// Sound that is there already, in chunks of odd lengths.
    private struct Recorded: AudioSource {
        let samples: [Int16]

        func chunks() -> AsyncThrowingStream<[Int16], any Error> {
            AsyncThrowingStream { continuation in
                var start = 0
                while start < samples.count {
                    let end = min(start + 333, samples.count)
                    continuation.yield(Array(samples[start..<end]))
                    start = end
                }
                continuation.finish()
            }
        }
    }

    private static func utterances(of source: some AudioSource) async throws -> [Audio] {
        var utterances: [Audio] = []
        for try await utterance in Listener(to: source).utterances() { utterances.append(utterance) }
        return utterances
    }

    private static let pause = SpeechFixture.noise(seconds: 1.2, amplitude: 20)

    @Test func cutsAStreamIntoTheCommandsThatAreSaid() async throws {
        let commands = ["turn on the kitchen lights", "lock the front door", "is the ecobee on"]
        let sound = try commands.reduce(Self.pause) { try $0 + SpeechFixture.speech($1).samples + Self.pause }
        let utterances = try await Self.utterances(of: Recorded(samples: sound))
        let recogniser = try await SpeechFixture.recogniser()
        var heard: [String?] = []
        for utterance in utterances { heard.append(try await recogniser.hear(utterance).hypothesis?.text) }
        #expect(heard == commands)
    }

    @Test func givesWhatTheEndOfTheSourceCutsOff() async throws {
        let speech = try SpeechFixture.speech("turn on the kitchen lights").samples
        let utterances = try await Self.utterances(
            of: Recorded(samples: Self.pause + speech.prefix(speech.count * 3 / 4)))
        #expect(utterances.count == 1)
    }

    @Test func endsAnUtteranceAfterFifteenSeconds() async throws {
        let speech = try SpeechFixture.speech("turn on the kitchen lights and the living room lamp and the office fan")
        let trimmed = speech.samples[3200..<speech.samples.count - 6400]
        let endless = (0..<16).reduce(Self.pause) { sound, _ in sound + trimmed }
        let utterances = try await Self.utterances(of: Recorded(samples: endless))
        #expect(utterances.count >= 2)
        #expect(utterances.allSatisfy { $0.seconds < 15.1 })
    }

    @Test func givesNothingInSilence() async throws {
        let silence = Recorded(
            samples: [Int16](repeating: 0, count: 80_000) + SpeechFixture.noise(seconds: 5, amplitude: 30))
        #expect(try await Self.utterances(of: silence).isEmpty)
        #expect(try await Self.utterances(of: Recorded(samples: [])).isEmpty)
    }

    @Test func takesSoundFromACommand() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString).raw")
        defer { try? FileManager.default.removeItem(at: file) }
        let samples = try Self.pause + SpeechFixture.speech("lock the front door").samples + Self.pause
        try samples.withUnsafeBytes { Data($0) }.write(to: file)
        let utterances = try await Self.utterances(of: CommandSource("cat '\(file.path)'; printf x"))
        let recogniser = try await SpeechFixture.recogniser()
        #expect(utterances.count == 1)
        let utterance = try #require(utterances.first)
        #expect(try await recogniser.hear(utterance).hypothesis?.text == "lock the front door")
    }

    @Test func saysThatACommandFailed() async throws {
        await #expect(throws: SpeechError.command("exit 3", .status(3))) {
            try await Self.utterances(of: CommandSource("exit 3"))
        }
        #expect(try await Self.utterances(of: CommandSource("true")).isEmpty)
    }

    @Test(.timeLimit(.minutes(1))) func endsACommandThatNobodyListensTo() async throws {
        let first = try await firstPiece(of: CommandSource("printf '%8d' $$; exec cat /dev/zero"))
        let text = first.prefix(4).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        let process = try #require(pid_t(text.trimmingCharacters(in: .whitespaces)))
        while kill(process, 0) == 0 { await Task.yield() }
    }

    private func firstPiece(of source: some AudioSource) async throws -> [Int16] {
        for try await chunk in source.chunks() { return chunk }
        return []
    }

    @Test func saysThatAMicrophoneIsNotThere() async throws {
        await #expect(throws: SpeechError.self) {
            for try await _ in MicrophoneSource(device: "plughw:77,0").chunks() {}
        }
    }

    @Test func takesSoundFromADeviceOfALSA() async throws {
        var chunks = 0
        for try await chunk in MicrophoneSource(device: "null").chunks() {
            #expect(chunk.count <= 320)
            chunks += 1
            if chunks == 20 { break }
        }
        #expect(chunks == 20)
    }
}
