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
        var decoder = try Decoder.load(model)
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        try decoder.use(SpeechGrammar(SpeechFixture.grammar(), pronouncedBy: pronunciations.variants))
        return decoder
    }

    /// A command in white noise that is about 8 dB softer, made ready for the decoder.
    private static func noisyCommand(_ index: Int) throws -> (samples: [Int16], snr: Double) {
        let speech = try SpeechFixture.speech(commands[index], voice: voices[index % voices.count])
        let level = Audio.power(of: speech.samples[...]).squareRoot()
        let quiet = [Int16](repeating: 0, count: Audio.sampleRate / 2)
        let laidOut = quiet + speech.samples + quiet
        // Even noise has 1/√3 of its amplitude as its level.
        let noise = SpeechFixture.noise(
            seconds: Double(laidOut.count) / Double(Audio.sampleRate) + 0.1, amplitude: Int(level * 0.4 * 1.73))
        let noisy = Audio(samples: zip(laidOut, noise).map { Int16(clamping: Int($0) + Int($1)) })
        return (noisy.speech.noiseSuppressed.loudSpeech.samplesWithComfortNoise, noisy.snr)
    }

    @Test func hearsMoreInNoiseThanByTheModelAsItIs() throws {
        var model = try SpeechFixture.model()
        var decoder = try Self.decoder(model)
        model.noises = []
        var plainDecoder = try Self.decoder(model)
        var (adapted, plain) = (0, 0)
        for index in Self.commands.indices {
            let (samples, snr) = try Self.noisyCommand(index)
            #expect(snr < 100)
            let command = Self.commands[index].split(separator: " ").map(String.init)
            if try decoder.path(of: samples, snr: snr).words == command { adapted += 1 }
            if try plainDecoder.path(of: samples, snr: snr).words == command { plain += 1 }
        }
        print("right in noise: \(adapted) of \(Self.commands.count), by the model as it is \(plain)")
        #expect(adapted > plain)
    }

    @Test func hearsTheSameInQuietBeforeAndAfterNoise() throws {
        var decoder = try Self.decoder(SpeechFixture.model())
        let samples = try SpeechFixture.speech("turn on the kitchen lamp").samplesWithComfortNoise
        let before = try decoder.path(of: samples)
        let amid = try decoder.path(of: samples, snr: 5)
        let after = try decoder.path(of: samples)
        #expect(before.words == ["turn", "on", "the", "kitchen", "lamp"])
        #expect(after.spoken.map(\.score) == before.spoken.map(\.score))
        #expect(amid.spoken.map(\.score) != before.spoken.map(\.score))
    }

    @Test func saysSoWhereTheModelIsGoneMeanwhile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)").path
        try FileManager.default.copyItem(atPath: "\(SpeechFixture.modelFolder)/en-us", toPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var decoder = try Self.decoder(SpeechModel.locate(path: folder, modelFolders: []))
        let samples = try SpeechFixture.speech("turn on the kitchen lamp").samplesWithComfortNoise
        _ = try decoder.path(of: samples)
        try FileManager.default.removeItem(atPath: "\(folder)/noise-1.mllr")
        #expect(throws: SpeechError.self) { _ = try decoder.path(of: samples, snr: 2) }
        #expect(try decoder.path(of: samples).words == ["turn", "on", "the", "kitchen", "lamp"])
    }

    @Test func namesTheNoisesFromTheWorstToNone() throws {
        let bounds = try SpeechFixture.model().noises.map(\.bound)
        #expect(bounds == bounds.sorted())
        #expect(bounds.last == .infinity)
        #expect(bounds.count > 1)
    }
}
