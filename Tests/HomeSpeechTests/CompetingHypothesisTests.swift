import Testing

@testable import HomeSpeech

struct CompetingHypothesisTests {
    private static let rules = "public <command> = turn (on | off) the (fan | van) | lock the door;"

    @Test func isAnotherSentenceAlmostAsNear() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech("turn on the fan"))
        #expect(heard.hypothesis?.text == "turn on the fan")
        var rivals: [CompetingHypothesis] = []
        while rivals.count < 9, let rival = try await recogniser.competitor(to: heard, within: 0, besides: rivals) {
            rivals.append(rival)
        }
        #expect(rivals.first?.words == ["turn", "on", "the", "van"])
        #expect(rivals.count == Set(rivals).count && rivals.count < 4)
    }

    @Test func isNotThereWhereNothingIsNear() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech("lock the door"))
        #expect(try await recogniser.competitor(to: heard, within: 0.1) == nil)
        let silence = try await recogniser.hear(Audio(samples: []))
        #expect(try await recogniser.competitor(to: silence, within: 0) == nil)
    }

    @Test func isOfTheGrammarThatHeardTheSound() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech("turn on the fan"))
        try await recogniser.use(SpeechFixture.grammar("public <command> = open the window;"))
        #expect(try await recogniser.competitor(to: heard, within: 0) == nil)
        #expect(
            try await recogniser.hear(SpeechFixture.speech("open the window")).hypothesis?.text == "open the window")
    }

    @Test func leavesTheGrammarAsItWas() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let speech = try SpeechFixture.speech("turn off the fan")
        let heard = try await recogniser.hear(speech)
        _ = try await recogniser.competitor(to: heard, within: 0)
        #expect(try await recogniser.hear(speech).hypothesis == heard.hypothesis)
    }

    @Test(arguments: [("turn on the fan", "turn off the fan"), ("turn off the fan", "turn on the fan")])
    func anOppositeIsToldByItsOwnLead(said: String, opposite: String) async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech(said))
        #expect(heard.hypothesis?.text == said)
        let found = try #require(try await recogniser.opposite(of: heard))
        #expect(found.words.joined(separator: " ") == opposite)
        #expect(found.lead > 0)
        #expect(try await recogniser.hear(SpeechFixture.speech(said)).hypothesis == heard.hypothesis)
    }

    @Test(arguments: ["turn on the fan", "turn off the fan"])
    func aLeadIsTheSameInASearchOfItsOwn(said: String) async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech(said))
        let trace = try #require(heard.trace)
        #expect(trace.opposites?.count == 1)
        let unaligned = RecognitionResult(
            outcome: heard.outcome, seconds: heard.seconds, decodeSeconds: heard.decodeSeconds,
            trace: RecognitionResult.Trace(
                samples: trace.samples, words: trace.words, isNoisy: trace.isNoisy, opposites: nil))
        #expect(try await recogniser.opposite(of: unaligned) == recogniser.opposite(of: heard))
    }

    @Test(arguments: [("sixteen", true), ("sixty", false)])
    func aNumberThatIsSaidLessOftenLeavesDoubt(said: String, isNear: Bool) async throws {
        let recogniser = try await SpeechFixture.recogniser(
            "public <command> = set it to (/1000000/ sixty | /1/ sixteen) percent;")
        let heard = try await recogniser.hear(SpeechFixture.speech("set it to \(said) percent", voice: "awb"))
        #expect(heard.hypothesis?.text == "set it to sixty percent")
        #expect(try await recogniser.opposite(of: heard)?.isNear == isNear)
    }

    @Test func aSentenceWithoutOppositesHasNone() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech("lock the door"))
        #expect(try await recogniser.opposite(of: heard) == nil)
    }
}
