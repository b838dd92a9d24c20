import Testing

@testable import HomeSpeech

struct ListeningGateTests {
    private static let second = Audio.sampleRate

    @Test func alwaysHearsAnOpenMicrophone() {
        let gate = ListeningGate()
        gate.wasGiven()
        #expect(gate.classify(100 * Self.second, isSpeaking: false) == .heard)
        #expect(gate.classify(320, isSpeaking: false) == .heard)
    }

    @Test func hearsOneUtteranceAfterAPress() {
        let gate = ListeningGate(alwaysOpen: false)
        #expect(gate.classify(320, isSpeaking: false) == .overheard)
        gate.ask()
        #expect(gate.classify(320, isSpeaking: false) == .heard)
        gate.wasGiven()
        #expect(gate.classify(320, isSpeaking: false) == .overheard)
    }

    @Test func givesUpOnWhoStaysSilent() {
        let gate = ListeningGate(alwaysOpen: false)
        gate.ask()
        #expect(gate.classify(7 * Self.second, isSpeaking: false) == .heard)
        #expect(gate.classify(10 * Self.second, isSpeaking: true) == .heard)
        #expect(gate.classify(2 * Self.second, isSpeaking: false) == .heard)
        #expect(gate.classify(320, isSpeaking: false) == .overheard)
    }

    @Test func doesNotHearItsOwnTones() {
        let gate = ListeningGate()
        gate.stopListening()
        #expect(gate.classify(Self.second, isSpeaking: false) == .lost)
        gate.listenAgain()
        // What the room still holds of the tone comes in late.
        #expect(gate.classify(2400, isSpeaking: false) == .lost)
        #expect(gate.classify(320, isSpeaking: false) == .heard)
    }

    @Test(arguments: Tone.allCases) func makesTonesWithoutClicks(tone: Tone) {
        let samples = tone.samples
        #expect(samples.count == Audio.sampleRate / 5)
        #expect(abs(Int(samples.first ?? 1)) < 50 && abs(Int(samples.last ?? 1)) < 50)
        let jumps = zip(samples, samples.dropFirst()).map { abs(Int($0) - Int($1)) }
        #expect(jumps.max() ?? 0 < 2500)
        #expect(Audio(samples: samples).loudness > -25 && Audio(samples: samples).loudness < -12)
    }

    @Test func hearsOnlyWhatIsSaidAfterAPress() async throws {
        let pause = SpeechFixture.noise(seconds: 1.2, amplitude: 20)
        let first = try SpeechFixture.speech("lock the front door").samples
        let second = try SpeechFixture.speech("turn on the kitchen lights").samples
        let gate = ListeningGate(alwaysOpen: false)
        let source = Pressed(before: pause + first + pause, after: pause + second + pause + first + pause, gate)
        var heard = 0
        for try await utterance in Listener(to: source, gate: gate).utterances() {
            heard += 1
            #expect(abs(utterance.samples.count - second.count) < 24_000)
        }
        #expect(heard == 1)
    }

    /// Sound during which someone presses a button.
    private struct Pressed: AudioSource {
        let before: [Int16]
        let after: [Int16]
        let gate: ListeningGate

        init(before: [Int16], after: [Int16], _ gate: ListeningGate) {
            self.before = before
            self.after = after
            self.gate = gate
        }

        func chunks() -> AsyncThrowingStream<[Int16], any Error> {
            let state = Place()
            return AsyncThrowingStream {
                let place = state.next()
                let sound = before + after
                if place * 320 == before.count / 320 * 320 { gate.ask() }
                guard place * 320 < sound.count else { return nil }
                return Array(sound[place * 320..<min(sound.count, place * 320 + 320)])
            }
        }
    }

    private final class Place: @unchecked Sendable {
        // Fetched by one listener at a time.
        private var number = -1
        func next() -> Int {
            number += 1
            return number
        }
    }
}
