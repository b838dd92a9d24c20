import Foundation
import Testing

@testable import HomeSpeech

struct ConfidenceTests {
    /// A curve that is low, in the middle, or high, whatever is measured.
    private static func curve(_ constant: Double) -> LogisticCurve { LogisticCurve(constant: constant, weights: [:]) }

    private static func confidence(first: Double, second: Double?) -> Confidence {
        Confidence(first: curve(first), second: second.map(curve))
    }

    private static func measures(loud: Int = 100, score: Int = -2000) throws -> Measures {
        let word = SpokenPath.Segment(word: "stop", phones: 10, range: 20..<120, score: score)
        return try #require(
            Measures(of: SpokenPath(frames: 150, segments: [word]), loudFrames: loud, clearness: 1000))
    }

    /// A decoder that hears the commands of the fixture.
    private static func decoder() throws -> Decoder {
        let model = try SpeechFixture.model()
        var decoder = try Decoder.load(model)
        let pronunciations = try Pronunciations(model: model)
        try decoder.use(SpeechGrammar(SpeechFixture.grammar(), pronouncedBy: pronunciations.variants))
        return decoder
    }

    @Test func looksAgainOnlyWhereTheFirstLookLeavesDoubt() throws {
        for (first, isDoubtful) in [(-5.0, false), (0.0, true), (5.0, false)] {
            var looks = 0
            _ = try Self.confidence(first: first, second: 0).value(of: Self.measures(), for: .openMicrophone) {
                looks += 1
                return nil
            }
            #expect((looks == 1) == isDoubtful)
        }
    }

    @Test func neverLooksAgainWithoutASecondCurve() throws {
        let value = try Self.confidence(first: 0.1, second: nil).value(of: Self.measures(), for: .openMicrophone) {
            Issue.record("looked again")
            return nil
        }
        #expect(try #require(value) > 0.5)
    }

    @Test func keepsTheFirstVerdictWhereTheSecondLookFindsNothing() throws {
        let value = try Self.confidence(first: 0.1, second: -9).value(of: Self.measures(), for: .openMicrophone) { nil }
        #expect(try #require(value) > 0.5)
    }

    @Test func takesAKnockForNoSpeechHoweverWellItFits() throws {
        let confidence = Self.confidence(first: 9, second: nil)
        #expect(try confidence.value(of: Self.measures(loud: 10), for: .pushToTalk) { nil } == nil)
    }

    @Test func whoPressesAButtonIsHeardInMoreDoubtThanWhoeverSaysWhatMayBeTheWakePhrase() throws {
        let model = try SpeechFixture.model()
        let heard = try [-1.0, -0.5, 0.2, 0.5].map { constant in
            var confidence = Self.confidence(first: constant, second: nil)
            confidence.least = model.confidence.least
            return try [SpeechUse.pushToTalk, .openMicrophone, .wakePhrase].map {
                try confidence.value(of: Self.measures(), for: $0) { nil } != nil
            }
        }
        #expect(heard == [[false, false, false], [true, false, false], [true, true, false], [true, true, true]])
    }

    @Test func aWordThatFitsWorseIsTrustedLess() throws {
        let curve = Confidence().first
        #expect(try curve.value(of: Self.measures(score: -2000)) > curve.value(of: Self.measures(score: -6000)))
    }

    @Test func findsNoMeasuresWhereThereIsNoWord() {
        #expect(Measures(of: SpokenPath(frames: 150, segments: []), loudFrames: 100, clearness: 1000) == nil)
    }

    @Test func aSegmentCountsByTheShareOfItThatLiesInTheFrames() {
        let loop = [(0..<10, -100), (10..<30, -400)].map {
            SpokenPath.Segment(word: "[AA]", phones: 1, range: $0.0, score: $0.1)
        }
        #expect(loop.score(in: 5..<20) == -50 - 200)
        #expect(loop.score(in: 30..<40) == 0)
    }

    @Test func aSentenceThatWasSaidIsFarAheadOfOneThatWasNot() throws {
        let samples = try SpeechFixture.speech("turn on the kitchen lamp").samplesInQuiet
        let decoder = try Self.decoder()
        let places = try ["turn on the kitchen lamp", "is the front door locked"].map { text in
            let spoken = text.split(separator: " ").map {
                SpokenPath.Segment(word: String($0), phones: 3, range: 0..<30, score: 0)
            }
            let path = SpokenPath(frames: 150, segments: spoken)
            return try #require(try decoder.secondLook(at: path, in: samples)).place
        }
        #expect(places[0] > 0.8)
        #expect(places[1] < 0.4)
    }

    @Test func hearsTheSameBeforeAndAfterASecondLook() throws {
        let samples = try SpeechFixture.speech("turn on the kitchen lamp").samplesInQuiet
        var decoder = try Self.decoder()
        let path = try decoder.path(of: samples)
        for _ in 0..<3 { _ = try decoder.secondLook(at: path, in: samples) }
        let again = try decoder.path(of: samples)
        #expect(again.words == path.words)
        #expect(again.spoken.map(\.score) == path.spoken.map(\.score))
    }
}
