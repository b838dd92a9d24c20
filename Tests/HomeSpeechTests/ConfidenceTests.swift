import Foundation
import Testing

@testable import HomeSpeech

struct ConfidenceTests {
    /// A curve that is low, in the middle, or high, whatever the features are.
    private static func curve(_ constant: Double) -> LogisticCurve { LogisticCurve(constant: constant, weights: [:]) }

    private static func confidence(first: Double, second: Double?) -> Confidence {
        Confidence(first: curve(first), second: second.map(curve))
    }

    private static func features(loud: Int = 100, score: Int = -2000) throws -> ConfidenceFeatures {
        let word = BestPath.Segment(word: "stop", time: 10, range: 20..<120, score: score)
        return try #require(
            ConfidenceFeatures(of: BestPath(frames: 150, segments: [word]), loudFrames: loud, snr: 1000))
    }

    /// A decoder that hears the commands of the fixture.
    private static func decoder() throws -> Decoder {
        let model = try SpeechFixture.model()
        var decoder = try Decoder.load(model, SpeechFixture.settings().phones)
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        try decoder.use(SpeechGrammar(SpeechFixture.grammar(), pronouncedBy: pronunciations.variants))
        return decoder
    }

    @Test func rescoresOnlyWhereTheFirstPassLeavesDoubt() throws {
        for (first, isDoubtful) in [(-5.0, false), (0.0, true), (5.0, false)] {
            var passes = 0
            _ = try Self.confidence(first: first, second: 0).value(of: Self.features(), for: .openMicrophone) {
                passes += 1
                return nil
            }
            #expect((passes == 1) == isDoubtful)
        }
    }

    @Test func neverRescoresWithoutASecondCurve() throws {
        let value = try Self.confidence(first: 0.1, second: nil).value(of: Self.features(), for: .openMicrophone) {
            Issue.record("rescored")
            return nil
        }
        #expect(try #require(value) > 0.5)
    }

    @Test func keepsTheFirstPassWhereTheSecondFindsNothing() throws {
        let value = try Self.confidence(first: 0.1, second: -9).value(of: Self.features(), for: .openMicrophone) { nil }
        #expect(try #require(value) > 0.5)
    }

    @Test func takesAKnockForNoSpeechHoweverWellItFits() throws {
        let confidence = Self.confidence(first: 9, second: nil)
        #expect(try confidence.value(of: Self.features(loud: 10), for: .pushToTalk) { nil } == nil)
    }

    @Test func whoPressedAButtonOrSaidTheWakePhraseIsHeardInMoreDoubt() throws {
        let model = try SpeechFixture.model()
        let heard = try [-1.0, -0.5, 0.65, 0.7].map { constant in
            var confidence = Self.confidence(first: constant, second: nil)
            confidence.least = model.confidence.least
            return try [ActivationMode.pushToTalk, .openMicrophone, .wakePhrase].map {
                try confidence.value(of: Self.features(), for: $0) { nil } != nil
            }
        }
        #expect(heard == [[false, false, true], [true, false, true], [true, true, true], [true, true, true]])
    }

    /// A sentence of which one word fits so much worse than a loop of phones, and the others as well as one.
    private static func rescoring(weakest: Int) throws -> PhoneLoopRescoring {
        func segments(_ scores: [Int]) -> [BestPath.Segment] {
            scores.enumerated().map { place, score in
                BestPath.Segment(word: "stop", time: 3, range: place * 20..<place * 20 + 20, score: score * 20)
            }
        }
        return try #require(
            PhoneLoopRescoring(of: segments([-30, -30 + weakest, -30]), beside: segments([-30, -30, -30]), phones: []))
    }

    @Test func aSentenceInWhichOneWordDoesNotFitIsAskedAboutOrRefused() throws {
        var confidence = Self.confidence(first: 5, second: nil)
        confidence.words = Confidence.WordBounds(least: -40, sure: -20, mostNoise: 1)
        let heard = try [-10, -30, -50].map { margin in
            try confidence.value(of: Self.features(), for: .openMicrophone) { try? Self.rescoring(weakest: margin) }
        }
        #expect(try #require(heard[0]) > confidence.sure)
        #expect(try #require(heard[1]) < confidence.sure)
        #expect(heard[2] == nil)
        confidence.words?.mostNoise = -1
        let inNoise = try confidence.value(of: Self.features(), for: .openMicrophone) {
            Issue.record("rescored")
            return nil
        }
        #expect(try #require(inNoise) > confidence.sure)
    }

    @Test func whatHardlyAnybodySaysIsTrustedLess() throws {
        let confidence = try SpeechFixture.model().confidence
        let values = try [1e-4, 1e-6, 1e-8, 1e-12, 0].map { probability in
            var features = try Self.features(score: -2000)
            features.add(probability: probability)
            return confidence.first.value(of: features)
        }
        #expect(values[0] == values[1])
        #expect(values[1] > values[2] && values[2] > values[3])
        #expect(values[4] > 0)
    }

    @Test func aWordThatDoesNotFitLeavesTheWholeAsTrustedAsItIs() throws {
        var confidence = Self.confidence(first: 5, second: nil)
        let trusted = try confidence.value(of: Self.features(), for: .openMicrophone) { nil }
        confidence.words = Confidence.WordBounds(least: -40, sure: -20, mostNoise: 1)
        for (margin, isTaken) in [(-10, true), (-30, true), (-50, false)] {
            let verdict = try #require(
                try confidence.verdict(on: Self.features(), for: .openMicrophone) {
                    try? Self.rescoring(weakest: margin)
                })
            #expect(verdict.ofWhole == trusted)
            #expect((verdict.value != nil) == isTaken)
        }
        let refused = Self.confidence(first: -5, second: nil)
        #expect(try refused.verdict(on: Self.features(), for: .openMicrophone) { nil } == nil)
    }

    @Test func aPairThatIsHardlyEverConfusedNeedsAThinLeadWhereItIsQuiet() {
        let lead = ClearLead(usual: 150, inNoise: 250, pairs: ["on off": 60])
        #expect(lead.least(between: "off", and: "on", isNoisy: false) == 60)
        #expect(lead.least(between: "start", and: "stop", isNoisy: false) == 150)
        #expect(lead.least(between: "on", and: "off", isNoisy: true) == 250)
    }

    /// As of people who talk beside it: the room is silent in two of five of its moments.
    @Test(arguments: [(0, false), (80, true)]) func whatPausesIsNoiseToo(loudness: Int, isNoisy: Bool) {
        let sign: (Int) -> Int = { $0 / 20 % 2 == 0 ? -1 : 1 }
        let room: [Int16] = (0..<Audio.sampleRate).map { $0 / 320 % 5 < 3 ? Int16(loudness * sign($0)) : 0 }
        let speech: [Int16] = (0..<Audio.sampleRate).map { Int16(4_000 * sign($0)) }
        let audio = Audio(samples: room + speech + room)
        #expect(audio.snr >= NoiseSuppressor.cleanSNR)
        #expect(DecoderInput(audio.speech, of: audio).isNoisy == isNoisy)
    }

    @Test func theWordThatIsFurthestBehindIsMeasuredByItself() throws {
        let rescoring = try Self.rescoring(weakest: -30)
        #expect(rescoring.weakestMargin == -30)
        #expect(rescoring.margin == -10)
    }

    @Test func aWordThatFitsWorseIsTrustedLess() throws {
        let curve = Confidence().first
        #expect(try curve.value(of: Self.features(score: -2000)) > curve.value(of: Self.features(score: -6000)))
    }

    @Test func wordsThatAreRushedBesideOthersThatAreDrawnOutAreUneven() throws {
        func durationSpread(_ ends: [Int]) throws -> Double {
            let words = zip([0] + ends, ends).map {
                BestPath.Segment(word: "stop", time: 4, range: $0..<$1, score: 0)
            }
            let path = BestPath(frames: 200, segments: words)
            return try #require(ConfidenceFeatures(of: path, loudFrames: 100, snr: 1000))[.durationSpread]
        }
        #expect(try durationSpread([30, 60, 90]) == 0)
        #expect(try durationSpread([60, 120, 180]) == 0)
        #expect(try durationSpread([10, 70, 90]) > 0.5)
    }

    @Test func findsNoMeasuresWhereThereIsNoWord() {
        #expect(ConfidenceFeatures(of: BestPath(frames: 150, segments: []), loudFrames: 100, snr: 1000) == nil)
    }

    @Test func aSegmentCountsByTheShareOfItThatLiesInTheFrames() {
        let loop = [(0..<10, -100), (10..<30, -400)].map {
            BestPath.Segment(word: "[AA]", time: 1, range: $0.0, score: $0.1)
        }
        #expect(loop.score(in: 5..<20) == -50 - 200)
        #expect(loop.score(in: 30..<40) == 0)
    }

    @Test func gapsAreWhereTheSentenceIsSilentAndTheLoopIsNot() throws {
        func segment(_ word: String, _ range: Range<Int>) -> BestPath.Segment {
            BestPath.Segment(word: word, time: 1, range: range, score: -10)
        }
        let sentence = [("<sil>", 0..<10), ("stop", 10..<30), ("<sil>", 30..<50), ("now", 50..<80), ("<sil>", 80..<90)]
        let loop = [("[AA]", 0..<20), ("<sil>", 20..<40), ("[S]", 40..<60), ("[NOISE]", 60..<90)]
        let look = try #require(
            PhoneLoopRescoring(of: sentence.map(segment), beside: loop.map(segment), phones: ["[AA]", "[S]"]))
        #expect(look.gapRatio == 0.2)
    }

    @Test func aSentenceThatWasSaidIsFarAheadOfOneThatWasNot() throws {
        let samples = try SpeechFixture.speech("turn on the kitchen lamp").samplesWithComfortNoise
        var decoder = try Self.decoder()
        let leads = try ["turn on the kitchen lamp", "is the front door locked"].map { text in
            let spoken = text.split(separator: " ").map {
                BestPath.Segment(word: String($0), time: 3, range: 0..<30, score: 0)
            }
            let path = BestPath(frames: 150, segments: spoken)
            let result = try decoder.rescore(at: path, in: samples, aligning: [])
            let found = try #require(result)
            return try #require(found.rescoring).margin
        }
        #expect(leads[0] > leads[1] + 10)
    }

    @Test func rescoresWhatStandsBehindTheFirstWordsByItself() throws {
        let samples = try SpeechFixture.speech("turn on the kitchen lamp").samplesWithComfortNoise
        var decoder = try Self.decoder()
        let path = try decoder.path(of: samples)
        try #require(path.words == ["turn", "on", "the", "kitchen", "lamp"])
        let (rest, start) = path.dropping(3)
        #expect(rest.words == ["kitchen", "lamp"])
        #expect(start > 0 && start < path.spoken[3].range.lowerBound)
        let whole = try #require(try decoder.rescore(at: path, in: samples, aligning: [])?.rescoring)
        let found = try decoder.rescore(
            at: rest, in: samples, from: start, aligning: [rest.words, ["kitchen", "lights"]])
        let part = try #require(found)
        #expect(abs(try #require(part.rescoring).margin - whole.margin) < 10)
        let scores = part.alignmentScores.compactMap(\.self)
        #expect(scores.count == 2 && scores[0] > scores[1])
        // Where nothing would be left, nothing is left out.
        #expect(path.dropping(5).path.words == path.words && path.dropping(5).start == 0)
    }

    @Test func findsTheSameInWhatComesPieceByPieceAsInTheWhole() throws {
        // So short, so that what is taken for the mean is the mean of the whole.
        let sound = try SpeechFixture.speech("is the tv on").loudSpeech.samplesWithComfortNoise
        let samples = Array(sound.prefix(CepstralMeanNormalisation.measured))
        var decoder = try Self.decoder()
        let whole = try decoder.path(of: samples)
        #expect(whole.words == ["is", "the", "tv", "on"])
        try decoder.begin(samples, isCalled: false)
        let streamed = try decoder.streamedPath(to: [])
        #expect(streamed.words == whole.words)
        for (own, other) in zip(streamed.spoken, whole.spoken) {
            #expect(abs(own.score - other.score) < 5 * other.frames, "\(own.word)")
        }
        try decoder.begin(Array(samples.prefix(12_000)), isCalled: false)
        for start in stride(from: 12_000, to: samples.count, by: 1_024) {
            try decoder.feed(Array(samples[start..<min(start + 1_024, samples.count)]))
        }
        #expect(try decoder.streamedPath(to: []).words == whole.words)
    }

    @Test func hearsTheSameBeforeAndAfterRescoring() throws {
        let samples = try SpeechFixture.speech("turn on the kitchen lamp").samplesWithComfortNoise
        var decoder = try Self.decoder()
        let path = try decoder.path(of: samples)
        for _ in 0..<3 { _ = try decoder.rescore(at: path, in: samples, aligning: [path.words]) }
        let again = try decoder.path(of: samples)
        #expect(again.words == path.words)
        #expect(again.spoken.map(\.score) == path.spoken.map(\.score))
    }
}
