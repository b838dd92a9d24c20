import GrammarKit
import Testing

@testable import HomeSpeech

/// What ends the process in the decoder library, asked for through our own doors.
///
/// A model that is cut short is in `SpeechModelTests`, a hearing without a grammar in `RecogniserTests`, sound of no length in
/// `HostileAudioTests`.
struct DecoderGuardTests {
    @Test func takesAWeightOverOneOnAnOption() async throws {
        let recogniser = try await SpeechFixture.recogniser("public <command> = [/5.0/ please | /2.0/ hey] stop;")
        let heard = try await recogniser.hear(SpeechFixture.speech("please stop"))
        #expect(heard.hypothesis?.text == "please stop")
    }

    @Test func hearsAfterTheGrammarWasReplacedWithoutAnUtteranceBetween() async throws {
        let recogniser = try await SpeechFixture.recogniser("public <command> = stop;")
        try await recogniser.use(SpeechFixture.grammar("public <command> = go ahead;"))
        try await recogniser.use(SpeechFixture.grammar("public <command> = open the window;"))
        #expect(try await recogniser.hear(Audio(samples: [])).outcome == .nothing)
        #expect(
            try await recogniser.hear(SpeechFixture.speech("open the window")).hypothesis?.text == "open the window")
    }

    @Test func replacesTheGrammarWhileManyHear() async throws {
        let recogniser = try await SpeechFixture.recogniser("public <command> = stop;")
        let speech = try SpeechFixture.speech("stop")
        let grammar = try SpeechFixture.grammar("public <command> = stop | go ahead;")
        let heard = try await withThrowingTaskGroup(of: String?.self) { group in
            for turn in 0..<12 {
                group.addTask {
                    if turn % 3 == 0 { try await recogniser.use(grammar) }
                    return try await recogniser.hear(speech).hypothesis?.text
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(heard == Array(repeating: "stop", count: 12))
    }

    @Test func givesTheLibraryNoWordWithoutPhones() throws {
        let grammar = try SpeechFixture.grammar("public <command> = stop;")
        #expect(throws: SpeechError.unpronounceable(word: "stop")) {
            try SpeechGrammar(grammar) { _ in ["stop": [[]]] }
        }
    }

    @Test(arguments: ["<VOID>", "<command> stop", "[stop]* <VOID>"])
    func refusesWhatNobodyCanSay(rule: String) throws {
        let grammar = try SpeechFixture.grammar("public <command> = \(rule);")
        let set = try SpeechFixture.settings().phones
        let phones = ["S", "T", "AA", "P"].compactMap { set.phone($0) }
        #expect(throws: SpeechError.self) { try SpeechGrammar(grammar) { _ in ["stop": [phones]] } }
    }
}
