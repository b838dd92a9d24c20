import Testing

@testable import HomeSpeech

/// Pauses in a sound that comes in piece by piece.
struct PauseTrackerTests {
    private static let quiet = SpeechFixture.noise(seconds: 0.3, amplitude: 2)

    private static func pause(in samples: [Int16], pieces: Int = 640) -> Int? {
        var tracker = PauseTracker()
        for start in stride(from: 0, to: samples.count, by: pieces) {
            tracker.take(samples[start..<min(start + pieces, samples.count)])
        }
        return tracker.start
    }

    @Test func aPauseBeginsSoonAfterTheEndAndIsTheSameForAsLongAsItLasts() throws {
        let speech = Self.quiet + (try SpeechFixture.speech("lock the front door")).samples
        let end = try #require(speech.lastIndex { abs(Int($0)) > 300 })
        let pause = try #require(Self.pause(in: speech + Self.quiet))
        #expect(abs(pause - end) < 3_200)
        #expect(Self.pause(in: speech + Self.quiet + Self.quiet) == pause)
    }

    @Test func whatEndsWithSpeechOrHoldsNoneHasNoPause() throws {
        let speech = Self.quiet + (try SpeechFixture.speech("lock the front door")).samples
        let cut = Array(speech[..<((speech.lastIndex { abs(Int($0)) > 300 } ?? 0) - 3_200)])
        #expect(Self.pause(in: cut) == nil)
        #expect(Self.pause(in: speech + Self.quiet + cut) == nil)
        for samples in [[], [1], Self.quiet] { #expect(Self.pause(in: samples) == nil) }
    }
}
