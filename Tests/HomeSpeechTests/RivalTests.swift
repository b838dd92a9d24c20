import Testing

@testable import HomeSpeech

struct RivalTests {
    private static let rules = "public <command> = (turn | switch) (on | off) the (fan | tan_fan) | lock the door;"

    @Test func isAnotherSentenceAlmostAsNear() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech("turn on the fan"))
        #expect(heard.hypothesis?.text == "turn on the fan")
        // So far off that anything is nearer.
        let first = try #require(try await recogniser.rival(to: heard, within: 1e-30))
        let second = try #require(try await recogniser.rival(to: heard, within: 1e-30, besides: [first]))
        let third = try #require(try await recogniser.rival(to: heard, within: 1e-30, besides: [first, second]))
        #expect(
            Set([first, second, third].map(\.words))
                == [
                    ["turn", "off", "the", "fan"], ["switch", "on", "the", "fan"], ["turn", "on", "the", "tan_fan"],
                ])
        #expect(try await recogniser.rival(to: heard, within: 1e-30, besides: [first, second, third]) == nil)
    }

    @Test func isNotThereWhereNothingIsNear() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech("lock the door"))
        #expect(try await recogniser.rival(to: heard, within: 0.1) == nil)
        let silence = try await recogniser.hear(Audio(samples: []))
        #expect(try await recogniser.rival(to: silence, within: 1e-30) == nil)
    }

    @Test func isOfTheGrammarThatHeardTheSound() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let heard = try await recogniser.hear(SpeechFixture.speech("turn on the fan"))
        try await recogniser.use(SpeechFixture.grammar("public <command> = open the window;"))
        #expect(try await recogniser.rival(to: heard, within: 1e-30) == nil)
        #expect(
            try await recogniser.hear(SpeechFixture.speech("open the window")).hypothesis?.text == "open the window")
    }

    @Test func leavesTheGrammarAsItWas() async throws {
        let recogniser = try await SpeechFixture.recogniser(Self.rules)
        let speech = try SpeechFixture.speech("turn off the fan")
        let heard = try await recogniser.hear(speech)
        _ = try await recogniser.rival(to: heard, within: 1e-30)
        #expect(try await recogniser.hear(speech).hypothesis == heard.hypothesis)
    }
}
