import Testing

@testable import HomeSpeech

struct StreamedAudioTests {
    /// A tone of so many seconds after half a second of silence, with more behind it.
    private static func tone(_ seconds: Double, silence: Double = 0) -> Audio {
        let rate = Double(Audio.sampleRate)
        let sound = (0..<Int(seconds * rate)).map { (sample: Int) -> Int16 in sample / 20 % 2 == 0 ? 4000 : -4000 }
        func quiet(_ seconds: Double) -> [Int16] { [Int16](repeating: 0, count: Int(seconds * rate)) }
        return Audio(samples: quiet(0.5) + sound + quiet(silence))
    }

    /// Of half as much again the mean is taken anew, while somebody speaks.
    @Test func isOutgrownByWhoGoesOn() throws {
        let streamed = try #require(StreamedAudio(Self.tone(1)))
        #expect(!streamed.isOutgrown(by: Self.tone(1.2)))
        #expect(streamed.isOutgrown(by: Self.tone(1.6)))
    }

    /// An answer would wait for it.
    @Test func isNotOutgrownByWhoStops() throws {
        let streamed = try #require(StreamedAudio(Self.tone(1)))
        #expect(!streamed.isOutgrown(by: Self.tone(1.6, silence: 0.05)))
    }
}
