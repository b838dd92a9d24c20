import Testing

@testable import HomeSpeech

struct UnfilteredHypothesisTests {
    @Test func isWhatIsHeardWithTheMeasuresOfBothLooks() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let speech = try SpeechFixture.speech("turn on the kitchen lamp")
        let result = try await recogniser.hear(speech)
        let heard = result.hypothesis
        let finding = try #require(try await recogniser.unfilteredHypothesis(in: speech))
        #expect(finding.words == heard?.words)
        #expect(finding.confidence == heard?.confidence)
        #expect(Set(["fit", "lead", "gaps"]).isSubset(of: finding.measures.keys))
        #expect(try await recogniser.opposite(of: result) == finding.opposite)
    }

    @Test func tellsWhatIsNearestToOtherSpeech() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let speech = try SpeechFixture.speech("The weather forecast says it might rain on Thursday.")
        #expect(try await recogniser.hear(speech).outcome == .otherSpeech)
        let finding = try #require(try await recogniser.unfilteredHypothesis(in: speech))
        #expect(!finding.words.isEmpty)
        #expect(finding.confidence == nil)
    }

    @Test func isNotThereInSilence() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        #expect(try await recogniser.unfilteredHypothesis(in: Audio(samples: [])) == nil)
        #expect(
            try await recogniser.unfilteredHypothesis(
                in: Audio(samples: SpeechFixture.noise(seconds: 2, amplitude: 20))) == nil)
    }
}
