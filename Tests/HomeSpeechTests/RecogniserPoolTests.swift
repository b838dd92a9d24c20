import GrammarKit
import Testing

@testable import HomeSpeech

/// Those who speak at once, and the recognisers that hear them.
struct RecogniserPoolTests {
    private static func pool(
        microphones: Int = 1, processors: Int = 2, idleTime: Duration = .seconds(300)
    ) async throws -> RecogniserPool {
        let pool = try RecogniserPool(
            model: SpeechFixture.model(), pronunciations: SpeechFixture.pronunciations(), microphones: microphones,
            processors: processors, idleTime: idleTime)
        try await pool.use(SpeechFixture.grammar(), wakePhrase: nil) { [$0] }
        return pool
    }

    private static func hear(
        _ sentence: String, of speaker: SpeakerID? = nil, by pool: RecogniserPool
    ) async throws -> String? {
        let audio = try SpeechFixture.speech(sentence)
        return try await pool.withRecogniser(for: speaker) { try await $0.hear(audio) }.hypothesis?.text
    }

    /// Has one in the pool be taken until it is released, which ends a task.
    private static func hold(
        _ pool: RecogniserPool
    ) async -> (task: Task<Void, any Error>, release: AsyncStream<Void>.Continuation) {
        let (end, release) = AsyncStream<Void>.makeStream()
        let (begun, tell) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await pool.withRecogniser(for: nil) { _ in
                tell.finish()
                for await _ in end {}
            }
        }
        for await _ in begun {}
        return (task, release)
    }

    @Test func hearsOneAfterTheOtherByOne() async throws {
        let pool = try await Self.pool()
        for sentence in ["lock the front door", "turn on the tv"] {
            #expect(try await Self.hear(sentence, by: pool) == sentence)
        }
        #expect(await pool.count == 1)
    }

    @Test(.timeLimit(.minutes(1))) func hearsASecondWhileTheFirstIsHeard() async throws {
        let pool = try await Self.pool()
        let (first, release) = await Self.hold(pool)
        #expect(try await Self.hear("lock the front door", by: pool) == "lock the front door")
        #expect(await pool.count == 2)
        release.finish()
        try await first.value
    }

    @Test(.timeLimit(.minutes(1))) func theSecondKnowsWhatTheFirstWasTaught() async throws {
        let pool = try await Self.pool()
        let (first, release) = await Self.hold(pool)
        _ = try await Self.hear("lock the front door", by: pool)
        try await pool.use(SpeechFixture.grammar("public <a> = open the window;"), wakePhrase: nil) { [$0] }
        #expect(try await Self.hear("open the window", by: pool) == "open the window")
        release.finish()
        try await first.value
        #expect(try await Self.hear("open the window", by: pool) == "open the window")
    }

    @Test(.timeLimit(.minutes(1))) func theSecondGoesWhenNobodyNeedsIt() async throws {
        let pool = try await Self.pool(idleTime: .milliseconds(50))
        let (first, release) = await Self.hold(pool)
        _ = try await Self.hear("lock the front door", by: pool)
        release.finish()
        try await first.value
        while await pool.count > 1 { await Task.yield() }
        #expect(try await Self.hear("lock the front door", by: pool) == "lock the front door")
    }

    @Test(arguments: [(0, 2, 1), (10, 2, 1), (11, 2, 2), (21, 2, 3), (50, 2, 4), (50, 1, 2)])
    func eachTenMicrophonesHaveAnother(microphones: Int, processors: Int, count: Int) {
        #expect(RecogniserPool.count(for: microphones, processors: processors) == count)
    }

    @Test(.timeLimit(.minutes(1))) func manyMicrophonesHaveASecondFromTheStart() async throws {
        let pool = try await Self.pool(microphones: 11, idleTime: .milliseconds(1))
        while await pool.count < 2 { await Task.yield() }
        #expect(try await Self.hear("lock the front door", by: pool) == "lock the front door")
        #expect(await pool.count == 2)
    }

    @Test(.timeLimit(.minutes(1))) func whoStillSpeaksWaitsForThoseWhoHaveEnded() async throws {
        let pool = try await Self.pool(microphones: 11, processors: 1)
        while await pool.count < 2 { await Task.yield() }
        let (first, release) = await Self.hold(pool)
        let audio = try SpeechFixture.speech("set the living room lamp to seventy percent")
        #expect(try await pool.decodePartial(audio, of: SpeakerID()) == nil)
        #expect(try await Self.hear("lock the front door", by: pool) == "lock the front door")
        release.finish()
        try await first.value
        #expect(try await pool.decodePartial(audio, of: SpeakerID()) != nil)
    }

    @Test(.timeLimit(.minutes(1))) func onOneProcessorTheSecondWaits() async throws {
        let pool = try await Self.pool(processors: 1)
        let (first, release) = await Self.hold(pool)
        async let second = Self.hear("lock the front door", by: pool)
        async let third = Self.hear("turn on the tv", by: pool)
        release.finish()
        try await first.value
        #expect(try await second == "lock the front door")
        #expect(try await third == "turn on the tv")
        #expect(await pool.count == 1)
    }

    @Test(.timeLimit(.minutes(1))) func whoWentOnSpeakingDoesNotWaitAnyMore() async throws {
        let pool = try await Self.pool(processors: 1)
        let (first, release) = await Self.hold(pool)
        let second = Task { try await Self.hear("lock the front door", by: pool) }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        async let third = Self.hear("turn on the tv", by: pool)
        release.finish()
        try await first.value
        #expect(try await third == "turn on the tv")
    }

    @Test(.timeLimit(.minutes(1))) func followsTwoWhoSpeakAtOnce() async throws {
        let pool = try await Self.pool()
        let sentences = ["set the living room lamp to seventy percent", "is the meross plug on"]
        let sounds = try sentences.map { sentence in
            let quiet = SpeechFixture.noise(seconds: 0.3, amplitude: 2)
            return Audio(samples: quiet + (try SpeechFixture.speech(sentence)).samples + quiet)
        }
        let speakers = [SpeakerID(), SpeakerID()]
        for count in stride(from: 1_600, to: 48_000, by: 1_600) {
            for (sound, speaker) in zip(sounds, speakers) where count < sound.samples.count - 3_200 {
                _ = try await pool.decodePartial(Audio(samples: Array(sound.samples[..<count])), of: speaker)
            }
        }
        for (place, sentence) in sentences.enumerated() {
            let heard = try await pool.withRecogniser(for: speakers[place]) { try await $0.hear(sounds[place]) }
            #expect(heard.hypothesis?.text == sentence)
        }
    }
}
