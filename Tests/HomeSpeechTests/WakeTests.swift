import Foundation
import Testing

@testable import HomeSpeech

struct WakeTests {
    private static func spotter(_ text: String) throws -> WakeSpotter {
        let model = try SpeechFixture.model()
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        let phrase = try #require(WakePhrase(text, pronunciations: pronunciations))
        let bounds = try WakePhrases(modelFolder: SpeechFixture.modelFolder).bounds(of: phrase.words)
        return try WakeSpotter(phrase, bounds: bounds, model: model, pronunciations: pronunciations)
    }

    /// An utterance in a quiet room, and as much of it as the spotter looks at while it is said.
    private static func utterance(_ text: String) throws -> (whole: Audio, beginning: Audio) {
        let quiet = SpeechFixture.noise(seconds: 0.4, amplitude: 2)
        let whole = Audio(samples: quiet + (try SpeechFixture.speech(text)).samples + quiet)
        return (whole, Audio(samples: Array(whole.samples.prefix(WakeSpotter.looks[0]))))
    }

    @Test func aSureLookStandsForAllThatFollows() async throws {
        let preset = try WakePhrases(modelFolder: SpeechFixture.modelFolder).preset
        let (whole, beginning) = try Self.utterance("\(preset), turn on the kitchen lights")
        let spotter = try Self.spotter(preset)
        let speaker = SpeakerID()
        let early = try #require(try await spotter.look(at: beginning, of: speaker))
        #expect(try await spotter.look(at: whole, of: speaker)?.margin == early.margin)
        #expect(try await spotter.look(at: whole)?.margin != early.margin)
    }

    @Test func anotherUtteranceIsLookedAtAnew() async throws {
        let preset = try WakePhrases(modelFolder: SpeechFixture.modelFolder).preset
        let spotter = try Self.spotter(preset)
        let (whole, _) = try Self.utterance("turn on the kitchen lights and the television")
        let alone = try await spotter.look(at: whole)
        let speaker = SpeakerID()
        _ = try await spotter.look(at: Self.utterance("\(preset), turn on the kitchen lights").whole, of: speaker)
        #expect(try await spotter.look(at: whole, of: speaker) == alone)
    }

    @Test func whoStillSpeaksIsNotLookedAtWhileOthersAre() async throws {
        let preset = try WakePhrases(modelFolder: SpeechFixture.modelFolder).preset
        let spotter = try Self.spotter(preset)
        let (whole, beginning) = try Self.utterance("\(preset), turn on the kitchen lights")
        let early = try #require(try await spotter.look(at: beginning, isWhole: false))
        let search = await spotter.take()
        let speaker = SpeakerID()
        #expect(try await spotter.look(at: beginning, of: speaker, isWhole: false) == nil)
        async let late = spotter.look(at: whole, of: speaker)
        await spotter.giveBack(search)
        #expect(try await late != nil)
        // What nobody looked at is not remembered as a look at which there was nothing.
        #expect(try await spotter.look(at: beginning, isWhole: false) == early)
    }

    @Test func looksAtSeveralAtATimeWhereManyMicrophonesAre() {
        let counts = [0, 1, 10, 11, 20, 21, 50].map { WakeSpotter.count(for: $0, processors: 4) }
        #expect(counts == [1, 1, 1, 2, 2, 3, 4])
        #expect(WakeSpotter.count(for: 50, processors: 1) == 1)
    }

    @Test func tellsThePhraseAloneFromACommandBehindIt() async throws {
        let preset = try WakePhrases(modelFolder: SpeechFixture.modelFolder).preset
        let spotter = try Self.spotter(preset)
        let speaker = SpeakerID()
        let (phrase, _) = try Self.utterance(preset)
        #expect(try await spotter.look(at: phrase, of: speaker)?.isAlone == true)
        let further = Audio(samples: phrase.samples + (try SpeechFixture.speech("lights off")).samples)
        #expect(try await spotter.look(at: further, of: speaker)?.isAlone == false)
        for command in ["stop", "lights off", "turn on the kitchen lights"] {
            let (whole, _) = try Self.utterance("\(preset), \(command)")
            #expect(try await spotter.look(at: whole)?.isAlone == false, "\(command)")
        }
    }

    @Test func tellsThePresetPhraseFromOtherTalk() async throws {
        let phrases = try WakePhrases(modelFolder: SpeechFixture.modelFolder)
        let words = phrases.preset.split(separator: " ").map(String.init)
        let bounds = phrases.bounds(of: words)
        let spotter = try Self.spotter(phrases.preset)
        for said in [phrases.preset, "\(phrases.preset), turn on the kitchen lights"] {
            let look = try #require(try await spotter.look(at: SpeechFixture.speech(said)))
            #expect(bounds.admit(look), "\(said): \(look)")
        }
        for said in ["my sister wanted to buy a new car", "turn on the kitchen lights", "how are you today"] {
            let look = try await spotter.look(at: SpeechFixture.speech(said))
            #expect(look.map(bounds.admit) != true, "\(said): \(String(describing: look))")
        }
    }

    @Test func findsThePresetPhraseInNoise() async throws {
        let phrases = try WakePhrases(modelFolder: SpeechFixture.modelFolder)
        let bounds = phrases.bounds(of: phrases.preset.split(separator: " ").map(String.init))
        let spotter = try Self.spotter(phrases.preset)
        for voice in ["slt", "rms", "awb", "kal16"] {
            let look = try #require(
                try await spotter.look(at: Self.inNoise(SpeechFixture.speech(phrases.preset, voice: voice))))
            #expect(!look.isClear && bounds.admit(look), "\(voice): \(look)")
        }
    }

    /// The speech in the middle of stationary noise that lies 8 dB below it.
    private static func inNoise(_ speech: Audio) -> Audio {
        let margin = Audio.sampleRate / 2
        let loud = (Audio.power(of: speech.samples[...]) / pow(10, 0.8)).squareRoot()
        let noise = SpeechFixture.noise(seconds: speech.seconds + 1, amplitude: Int(loud * 3.0.squareRoot()))
        return Audio(
            samples: noise.enumerated().map { place, sample in
                let isSpeech = speech.samples.indices.contains(place - margin)
                return Int16(clamping: Int(sample) + (isSpeech ? Int(speech.samples[place - margin]) : 0))
            })
    }

    @Test func findsNothingInSilenceAndNoise() async throws {
        let spotter = try Self.spotter("okay smart mirror")
        for samples in [
            [], [1], [Int16](repeating: 0, count: 16_000), SpeechFixture.noise(seconds: 2, amplitude: 30_000),
        ] {
            #expect(try await spotter.look(at: Audio(samples: samples)) == nil)
        }
    }

    @Test func saysWhatIsWrongWithTheFileOfPhrases() {
        #expect(throws: SpeechError.self) { try WakePhrases(modelFolder: "/no/such/folder") }
    }
}
