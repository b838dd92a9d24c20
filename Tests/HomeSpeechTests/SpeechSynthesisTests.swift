import Foundation
import Testing

@testable import HomeSpeech

struct SpeechSynthesisTests {
    @Test func saysATextByTheLibrary() async throws {
        #expect(Audio(samples: try await FliteVoice().sound(of: "the lamp is on")).containsSpeech)
    }

    @Test func saysAboutAMinuteOfATextThatWouldTakeLonger() {
        let reply = "The Desk Lamp, the Hall Light and 12 others are on."
        #expect(SpeechSynthesiser.beginning(of: reply) == reply)
        #expect(SpeechSynthesiser.beginning(of: String(repeating: "a", count: 2_000)).count == 1_000)
        #expect(SpeechSynthesiser.beginning(of: String(repeating: "0", count: 1_000)).count == 125)
    }

    /// A file with a short sound.
    private func file() throws -> String {
        let path = NSTemporaryDirectory() + "/voice-\(UInt32.random(in: 0...0xFFFF_FFFF)).wav"
        try Data(SpeechSynthesiser.wav(Tone.done.samples)).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func saysATextByAnyProgram() async throws {
        let path = try file()
        #expect(try await CommandVoice("cat '\(path)'; :").sound(of: "--help; exit 3; $(exit 4)") == Tone.done.samples)
    }

    @Test(arguments: [
        ("false", "status"), ("echo hello", "notSound"), ("yes", "tooMuch"), ("sleep 60", "status"),
        ("/no/such/program", "status"),
    ]) func tellsWhyAProgramSaysNothing(command: String, fault: String) async throws {
        let error = await #expect(throws: SpeechError.self) {
            try await CommandVoice(command, within: .seconds(1)).sound(of: "a")
        }
        #expect("\(try #require(error))".contains(fault), "\(command)")
    }
}
