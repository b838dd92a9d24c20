import Foundation
import Testing

@testable import HomeSpeech

/// What becomes of stationary noise, and of what is not stationary.
struct NoiseSuppressorTests {
    /// Half a second of noise, a second of a tone in it, half a second of noise.
    private static func toneInNoise() -> Audio {
        var samples = SpeechFixture.noise(seconds: 2, amplitude: 500)
        for index in 8000..<24_000 {
            let tone = 3000 * sin(2 * Double.pi * 1000 * Double(index) / 16_000)
            samples[index] = Int16(clamping: Int(samples[index]) + Int(tone))
        }
        return Audio(samples: samples)
    }

    @Test func suppressesTheNoiseAndKeepsTheTone() {
        let sound = Self.toneInNoise()
        let suppressed = sound.noiseSuppressed
        #expect(suppressed.samples.count == sound.samples.count)
        let lessened =
            Audio.loudness(of: sound.samples[1000..<7000]) - Audio.loudness(of: suppressed.samples[1000..<7000])
        #expect(lessened > 10)
        let kept =
            Audio.loudness(of: sound.samples[10_000..<22_000]) - Audio.loudness(of: suppressed.samples[10_000..<22_000])
        #expect(abs(kept) < 0.5)
    }

    @Test func leavesQuietSoundAsItIs() throws {
        let speech = try SpeechFixture.speech("turn on the kitchen lights")
        #expect(speech.noiseSuppressed == speech)
    }

    @Test(arguments: [0, 1, 399, 400, 5000]) func takesSoundOfAnyLength(_ count: Int) {
        let sound = Audio(samples: Array(Self.toneInNoise().samples.prefix(count)))
        #expect(sound.noiseSuppressed.samples.count == count)
    }

    @Test func transformsThereAndBack() {
        var real = (0..<Fourier.size).map { Float($0 * 37 % 101) - 50 }
        var imaginary = [Float](repeating: 0, count: Fourier.size)
        let signal = real
        let fourier = Fourier()
        fourier.transform(&real, &imaginary)
        #expect(abs(real[0] - signal.reduce(0, +)) < 0.1)
        fourier.transform(&imaginary, &real)
        for (value, was) in zip(real, signal) { #expect(abs(value / Float(Fourier.size) - was) < 0.01) }
    }
}
