import Foundation
import Testing

@testable import HomeSpeech

/// Sound that nobody would send on purpose.
struct HostileAudioTests {
    private static func words(_ samples: [Int16]) async throws -> [String] {
        let recogniser = try await SpeechFixture.recogniser()
        return try await recogniser.hear(Audio(samples: samples)).hypothesis?.words ?? []
    }

    @Test func hearsNoCommandInAnythingThatIsNoSpeech() async throws {
        let sounds: [[Int16]] = [
            [], [1], [Int16](repeating: 0, count: 159), [Int16](repeating: 32767, count: 32_000),
            [Int16](repeating: -32768, count: 32_000), SpeechFixture.noise(seconds: 3, amplitude: 32_767),
            (0..<32_000).map { $0 % 2 == 0 ? 32767 : -32768 }, (0..<32_000).map { Int16(truncatingIfNeeded: $0 * 31) },
        ]
        for sound in sounds { #expect(try await Self.words(sound) == [], "\(sound.count) samples") }
    }

    /// Speech in the wrong byte order is a hiss that begins and ends as speech does, and “both” ends with one.
    @Test(arguments: ["slt", "rms", "awb", "kal16"]) func hearsNoWordInHisses(_ voice: String) async throws {
        let recogniser = try await SpeechFixture.recogniser(
            "public <said> = turn (on | off) the (desk lamp | porch bulb) | yes | no | both | the (first | third) one;")
        let speech = try SpeechFixture.speech("turn on the desk lamp and lock the front door", voice: voice).samples
        let ends = SpeechFixture.noise(seconds: 0.5, amplitude: 8)
        let hiss = SpeechFixture.noise(seconds: 0.4, amplitude: 32_767)
        let said: [Int16] = ends + speech + ends
        let burst: [Int16] = ends + hiss + ends
        for sound in [said.map(\.byteSwapped), burst, burst + burst] {
            let audio = Audio(samples: sound)
            #expect(audio.flatness > 0.4)
            #expect(try await recogniser.hear(audio, for: .pushToTalk).outcome == .nothing)
        }
        #expect(Audio(samples: speech).flatness < 0.1)
        for answer in ["both", "yes", "the first one"] {
            let heard = try await recogniser.hear(SpeechFixture.speech(answer, voice: voice), for: .pushToTalk)
            #expect(heard.hypothesis?.text == answer)
        }
    }

    @Test func takesSoundAtAWrongRateWithoutHarm() async throws {
        let speech = try SpeechFixture.speech("turn on the kitchen lights").samples
        _ = try await Self.words(speech.flatMap { [$0, $0, $0] })
        _ = try await Self.words(stride(from: 0, to: speech.count, by: 4).map { speech[$0] })
    }

    @Test func refusesAnUtteranceOfTenMinutesUnheard() async throws {
        let speech = try SpeechFixture.speech("turn on the kitchen lights and lock the front door").samples
        let long = Array((0..<(600 * Audio.sampleRate / speech.count)).map { _ in speech }.joined())
        let recogniser = try await SpeechFixture.recogniser()
        let before = Memory.peak
        let hearing = try await recogniser.hear(Audio(samples: long))
        #expect(hearing.outcome == .tooLong)
        // The sound itself is 19 MB, and is copied once.
        #expect(Memory.peak - before < 100 << 20)
    }

    @Test(.timeLimit(.minutes(5))) func listensToAnHourOfSilenceInBoundedMemory() {
        var endpointer = Endpointer()
        let minute = [Int16](repeating: 0, count: 60 * Audio.sampleRate)
        var events = endpointer.take(minute)
        let before = Memory.peak
        for _ in 0..<59 { events += endpointer.take(minute) }
        #expect(events == [])
        #expect(Memory.peak - before < 20 << 20)
    }

    @Test func cutsNothingOutOfHarshSound() {
        for sound in [
            [Int16](repeating: 32767, count: 80_000), SpeechFixture.noise(seconds: 5, amplitude: 32_767), [], [5],
        ] { #expect(Audio(samples: sound).utterances == []) }
    }
}

/// What this process has taken of the machine.
private enum Memory {
    /// The most memory that it ever held, in bytes.
    static var peak: Int {
        let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = lines.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return (Int(line.filter(\.isNumber)) ?? 0) << 10
    }
}
