import GrammarKit
import TestSupport
import Testing

@testable import HomeSpeech

/// How much is heard and how much is refused, on sentences said by synthesisers.
struct RecognitionRateTests {
    private static let voices = ["slt", "rms", "awb", "kal16"]

    private static func commands(_ count: Int) throws -> [String] {
        let set = try GrammarSet([SpeechFixture.grammar()])
        let sampler = try GrammarSampler(set, root: "test.command")
        var generator = SeededNumbers(state: 5)
        return (0..<count).compactMap { _ in sampler.sentence(using: &generator)?.text }
    }

    @Test func hearsNineteenOfTwentyCommands() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        var (right, seconds, decodeSeconds) = (0, 0.0, 0.0)
        let commands = try Self.commands(48)
        for (index, command) in commands.enumerated() {
            let hearing = try await recogniser.hear(SpeechFixture.speech(command, voice: Self.voices[index % 4]))
            if hearing.hypothesis?.text == command { right += 1 }
            seconds += hearing.seconds
            decodeSeconds += hearing.decodeSeconds
        }
        print("commands right: \(right) of \(commands.count); real-time factor \(decodeSeconds / seconds)")
        #expect(right * 20 >= commands.count * 19)
    }

    @Test func hearsThreeInFourCommandsOfARobot() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        var right = 0
        let commands = try Self.commands(16)
        for command in commands {
            if try await recogniser.hear(SpeechFixture.robotSpeech(command)).hypothesis?.text == command { right += 1 }
        }
        print("robot's commands right: \(right) of \(commands.count)")
        #expect(right * 4 >= commands.count * 3)
    }

    @Test func refusesNineInTenOtherSentences() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        var refused = 0
        for (index, sentence) in Self.otherSentences.enumerated() {
            let hearing = try await recogniser.hear(SpeechFixture.speech(sentence, voice: Self.voices[index % 4]))
            if hearing.outcome == .otherSpeech { refused += 1 }
        }
        print("other sentences refused: \(refused) of \(Self.otherSentences.count)")
        #expect(refused * 10 >= Self.otherSentences.count * 9)
    }

    private static let otherSentences = """
        I think we should leave for the airport around seven.
        Did you see the game last night?
        The weather forecast says it might rain on Thursday.
        Can you pass me the salt and the pepper please?
        We need to buy milk, bread and some eggs.
        She told me that the meeting was moved to Friday.
        How much does this jacket cost?
        I have never been to Paris but I would love to go.
        He said that he would call you back later.
        What time does the train leave from the station?
        Let me know when you are ready to start.
        The children are playing in the garden with the dog.
        I forgot my umbrella at the restaurant.
        This soup tastes better with a little more garlic.
        Have you finished reading that book yet?
        Our neighbours are painting their house blue.
        The doctor told him to drink more water.
        It takes about forty minutes to drive to the lake.
        They are planning to get married in September.
        Please remember to send the letter before noon.
        He plays the guitar in a small band.
        I cannot find my glasses anywhere.
        You should turn around at the next junction.
        We watched a movie about penguins last night.
        Could you speak a little more slowly, please?
        The elevator is out of order, take the stairs.
        I am looking forward to the concert on Saturday.
        Tell me a joke about computers.
        What is the capital of Australia?
        The door to success is always open.
        He turned on his heel and left the room.
        I like to read in the kitchen while dinner is cooking.
        """.split(separator: "\n").map(String.init)
}

/// Numbers by chance that come the same way each time.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
