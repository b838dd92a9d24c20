import Foundation
import GrammarKit
import Testing

@testable import HomeSpeech

struct RecogniserTests {
    @Test(arguments: [
        "turn on the kitchen lights", "turn off the nanoleaf", "turn the aqara hub on",
        "set the meross plug to thirty percent",
        "is the ecobee on", "lock the front door", "turn on the kid's lamp", "turn off the tv",
    ]) func hearsCommandsWithNamesThatNoDictionaryKnows(command: String) async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let hearing = try await recogniser.hear(SpeechFixture.speech(command))
        let hypothesis = try #require(hearing.hypothesis)
        #expect(hypothesis.text == command)
        #expect(hypothesis.confidence > 0.5 && hypothesis.confidence <= 1)
        #expect(hearing.seconds > 0.5 && hearing.decodeSeconds > 0)
    }

    @Test func hearsTheSameEachTime() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let (first, second) = (
            try SpeechFixture.speech("lock the front door"), try SpeechFixture.speech("turn on the tv")
        )
        let once = try await recogniser.hear(first).hypothesis
        _ = try await recogniser.hear(second)
        #expect(try await recogniser.hear(first).hypothesis == once)
    }

    @Test func hearsTheSameWhetherItFollowsASoundOrHasItWhole() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let audio = try Self.slowCommand()
        let whole = try #require(try await recogniser.hear(audio).hypothesis)
        try await Self.follow(audio, by: recogniser)
        let streamed = try #require(try await recogniser.hear(audio).hypothesis)
        #expect(streamed.text == whole.text && whole.text == "set the living room lamp to seventy percent")
        #expect(abs(streamed.confidence - whole.confidence) < 0.05)
    }

    @Test func hearsAnotherSoundThanItFollows() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let other = try SpeechFixture.speech("lock the front door")
        let expected = try #require(try await recogniser.hear(other).hypothesis)
        try await Self.follow(Self.slowCommand(), by: recogniser)
        let heard = try #require(try await recogniser.hear(other).hypothesis)
        #expect(heard.text == expected.text)
        #expect(abs(heard.confidence - expected.confidence) < 0.01)
        try await Self.follow(Self.slowCommand(), by: recogniser)
        try await Self.follow(other, by: recogniser)
        #expect(try await recogniser.hear(other).hypothesis?.text == "lock the front door")
    }

    @Test func takesANewGrammarWhileItFollows() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let audio = try Self.slowCommand()
        try await Self.follow(audio, by: recogniser)
        try await recogniser.use(SpeechFixture.grammar("public <a> = open the window;"))
        #expect(try await recogniser.hear(audio).hypothesis == nil)
        #expect(try await recogniser.hear(SpeechFixture.speech("open the window")).hypothesis != nil)
    }

    @Test func hearsASoundThatAnotherBrokeInto() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let audio = try Self.slowCommand()
        let alone = try await recogniser.hear(audio).hypothesis?.text
        try await Self.follow(audio, by: recogniser)
        _ = try await recogniser.hear(SpeechFixture.speech("turn off the living room lamp"))
        #expect(try await recogniser.hear(audio).hypothesis?.text == alone)
    }

    @Test func hearsACalledSentenceWhileItIsSaid() async throws {
        let model = try SpeechFixture.model()
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        let phrase = try #require(WakePhrase("okay my house", pronunciations: pronunciations))
        let recogniser = try Recogniser(model: model, pronunciations: pronunciations)
        try await recogniser.use(SpeechFixture.grammar(), wakePhrase: phrase)
        let quiet = SpeechFixture.noise(seconds: 0.3, amplitude: 2)
        let command = "set the living room lamp to seventy percent"
        let speech = try SpeechFixture.speech("okay my house, \(command)")
        let audio = Audio(samples: quiet + speech.samples + quiet)
        try await Self.follow(audio, by: recogniser, for: .wakePhrase)
        let soFar = await recogniser.partialWords
        #expect(soFar.starts(with: phrase.words) && soFar.count > phrase.words.count)
        let heard = try await recogniser.hear(audio, for: .wakePhrase).hypothesis
        #expect(heard?.text == "okay my house \(command)")
        // The stream has ended with it.
        #expect(await recogniser.partialWords.isEmpty)
    }

    @Test func aStreamForTheWakePhraseIsForNothingElse() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let audio = try Self.slowCommand()
        let alone = try await recogniser.hear(audio).hypothesis?.text
        try await Self.follow(audio, by: recogniser, for: .wakePhrase)
        #expect(try await recogniser.hear(audio).hypothesis?.text == alone)
    }

    /// A command that is long enough to be streamed.
    private static func slowCommand() throws -> Audio {
        let quiet = SpeechFixture.noise(seconds: 0.3, amplitude: 2)
        let speech = try SpeechFixture.speech("set the living room lamp to seventy percent")
        return Audio(samples: quiet + speech.samples + quiet)
    }

    /// Has a sound streamed as it comes in, but for its end.
    private static func follow(
        _ audio: Audio, by recogniser: Recogniser, for use: ActivationMode = .openMicrophone
    ) async throws {
        for count in stride(from: 1600, to: audio.samples.count - 3200, by: 1600) {
            try await recogniser.decodePartial(Audio(samples: Array(audio.samples[..<count])), for: use)
        }
    }

    @Test func hearsNothingInSilence() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let quiet = [
            [Int16](repeating: 0, count: 48_000), SpeechFixture.noise(seconds: 3, amplitude: 1),
            SpeechFixture.noise(seconds: 3, amplitude: 40), [], [1], [Int16](repeating: 0, count: 160),
            [Int16](repeating: 100, count: 32_000),
        ]
        for samples in quiet {
            #expect(try await recogniser.hear(Audio(samples: samples)).outcome == .nothing, "\(samples.count)")
        }
    }

    @Test func takesNoNoiseForACommand() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let bursts = (0..<20).flatMap { SpeechFixture.noise(seconds: 0.15, amplitude: $0 % 2 == 0 ? 12_000 : 20) }
        let square = (0..<48_000).map { Int16($0 / 40 % 2 == 0 ? 32767 : -32768) }
        for samples in [SpeechFixture.noise(seconds: 3, amplitude: 32767), bursts, square] {
            #expect(try await recogniser.hear(Audio(samples: samples)).hypothesis == nil)
        }
    }

    @Test func refusesOtherTalk() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        for sentence in ["My sister is coming to visit us next weekend.", "How much does this jacket cost?"] {
            let hearing = try await recogniser.hear(SpeechFixture.speech(sentence))
            #expect(hearing.outcome == .otherSpeech, "\(sentence)")
        }
    }

    @Test func refusesToHearBeforeItHasAGrammar() async throws {
        let recogniser = try Recogniser(
            model: SpeechFixture.model(), pronunciations: SpeechFixture.pronunciations())
        await #expect(throws: SpeechError.nothingToHear) {
            try await recogniser.hear(Audio(samples: SpeechFixture.noise(seconds: 1, amplitude: 9000)))
        }
    }

    @Test func keepsTheOldGrammarWhenANewOneIsRefused() async throws {
        let recogniser = try await SpeechFixture.recogniser("public <a> = open the window;")
        let bad = try SpeechFixture.grammar("public <a> = <b>;")
        await #expect(throws: SpeechError.self) { try await recogniser.use(bad) }
        let unspoken = try SpeechFixture.grammar("public <a> = turn 开 on;")
        await #expect(throws: SpeechError.unpronounceable(word: "开")) { try await recogniser.use(unspoken) }
        #expect(
            try await recogniser.hear(SpeechFixture.speech("open the window")).hypothesis?.text == "open the window")
    }

    @Test func changesGrammarsAHundredTimes() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        for number in 0..<100 {
            try await recogniser.use(SpeechFixture.grammar("public <a> = room \(["one", "two"][number % 2]);"))
        }
        #expect(try await recogniser.hear(SpeechFixture.speech("room two")).hypothesis?.text == "room two")
    }

    @Test func takesOptionsRepetitionsAndWeights() async throws {
        let recogniser = try await SpeechFixture.recogniser(
            "public <a> = [/5/ please] (/0.000000001/ turn | /900/ switch) <state>+ [now*] public import grammar; <state> = on | /7/ off;"
        )
        let command = "please switch on off public import grammar"
        #expect(try await recogniser.hear(SpeechFixture.speech(command)).hypothesis?.text == command)
    }

    @Test func hearsTheRestOfAHouseWithAnUnspeakableName() async throws {
        let recogniser = try Recogniser(
            model: SpeechFixture.model(), pronunciations: SpeechFixture.pronunciations())
        let grammar = try SpeechFixture.grammar("public <a> = turn on the (卧室 | kitchen lights | \"a b\");")
        #expect(try await recogniser.use(grammar) == ["a b", "卧室"])
        let heard = try await recogniser.hear(SpeechFixture.speech("turn on the kitchen lights"))
        #expect(heard.hypothesis?.text == "turn on the kitchen lights")
    }

    @Test func hearsManyCallersAtOnce() async throws {
        let recogniser = try await SpeechFixture.recogniser()
        let audio = try SpeechFixture.speech("lock the front door")
        let heard = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<8 {
                group.addTask { (try? await recogniser.hear(audio))?.hypothesis?.text }
            }
            return await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(heard == [String?](repeating: "lock the front door", count: 8))
    }

    @Test func takesAThousandNames() async throws {
        let settings = try SpeechFixture.settings()
        let names = (0..<1000).map { "lamp \(settings.cardinal("\($0)").joined(separator: " "))" }.joined(
            separator: " | ")
        let recogniser = try await SpeechFixture.recogniser(
            "public <a> = turn (on | off) the <n> | dim the <n>; <n> = \(names);")
        let command = "turn off the lamp seven hundred thirty one"
        #expect(try await recogniser.hear(SpeechFixture.speech(command)).hypothesis?.text == command)
    }

    @Test func wakesOnlyByItsPhrase() async throws {
        let model = try SpeechFixture.model()
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        let phrase = try #require(WakePhrase("Okay, smart mirror!", pronunciations: pronunciations))
        let recogniser = try Recogniser(model: model, pronunciations: pronunciations)
        try await recogniser.use(SpeechFixture.grammar(), wakePhrase: phrase)
        let heard = try await recogniser.hear(SpeechFixture.speech("okay smart mirror, lock the front door")).hypothesis
        #expect(heard.flatMap { phrase.command(in: $0.words) } == ["lock", "the", "front", "door"])
        let without = try await recogniser.hear(SpeechFixture.speech("lock the front door")).hypothesis
        #expect(without.flatMap { phrase.command(in: $0.words) } == nil)
        for said in ["lock the front door", "turn on the kitchen light"] {
            #expect(try await recogniser.hear(SpeechFixture.speech(said), for: .wakePhrase).hypothesis == nil)
        }
        for said in ["okay smart mirror", "okay smart mirror, lock the front door"] {
            let called = try await recogniser.hear(SpeechFixture.speech(said), for: .wakePhrase).hypothesis
            #expect(called.flatMap { phrase.command(in: $0.words) } != nil, "\(said)")
        }
        #expect(phrase.command(in: ["lock", "the", "front", "door"]) == nil)
        #expect(WakePhrase("!", pronunciations: pronunciations) == nil)
    }
}
