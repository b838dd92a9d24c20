import Foundation
import Testing

@testable import HomeSpeech

/// What a decoder hears in noise, by a model that is bent to noise.
struct NoiseAdaptationTests {
    private static let commands = [
        "turn on the kitchen lights", "turn the bedroom fan off", "set the nanoleaf to thirty percent",
        "lock the back door", "is the front door locked", "what is the temperature in the nursery",
        "dim the office lamp to seventy percent", "run the movie scene", "open the garage door",
        "turn off the aqara hub", "set the hallway thermostat to twenty degrees", "is the living room lamp on",
    ]
    private static let voices = ["slt", "rms", "awb", "kal16"]

    private static func decoder(_ model: SpeechModel) throws -> Decoder {
        var decoder = try Decoder.load(model, SpeechFixture.settings().phones)
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        try decoder.use(SpeechGrammar(SpeechFixture.grammar(), pronouncedBy: pronunciations.variants))
        return decoder
    }

    /// A command in white noise that is about 8 dB softer, made ready for the decoder.
    private static func noisyCommand(_ index: Int) throws -> [Int16] {
        let speech = try SpeechFixture.speech(commands[index], voice: voices[index % voices.count])
        let level = Audio.power(of: speech.samples[...]).squareRoot()
        let quiet = [Int16](repeating: 0, count: Audio.sampleRate / 2)
        let laidOut = quiet + speech.samples + quiet
        // Even noise has 1/√3 of its amplitude as its level.
        let noise = SpeechFixture.noise(
            seconds: Double(laidOut.count) / Double(Audio.sampleRate) + 0.1, amplitude: Int(level * 0.4 * 1.73))
        let noisy = Audio(samples: zip(laidOut, noise).map { Int16(clamping: Int($0) + Int($1)) })
        return noisy.speech.noiseSuppressed.loudSpeech.samplesWithComfortNoise
    }

    @Test func hearsMoreInNoiseThanByTheModelAsItIs() throws {
        var model = try SpeechFixture.model()
        var decoder = try Self.decoder(model)
        model.noise = nil
        var plainDecoder = try Self.decoder(model)
        var (adapted, plain) = (0, 0)
        for index in Self.commands.indices {
            let samples = try Self.noisyCommand(index)
            let command = Self.commands[index].split(separator: " ").map(String.init)
            if try decoder.path(of: samples).words == command { adapted += 1 }
            if try plainDecoder.path(of: samples).words == command { plain += 1 }
        }
        print("right in noise: \(adapted) of \(Self.commands.count), by the model as it is \(plain)")
        #expect(adapted > plain)
    }
}
