import HomeSpeech
import Testing

@testable import BeckonHub

/// One sentence that several microphones hear.
struct UtteranceArbitrationTests {
    /// Something that goes up and down as a seed says.
    private func speech(_ seed: Int, height: Double) -> Audio {
        var state = UInt64(seed + 1)
        let levels = (0..<75).map { _ -> Double in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40 & 0xFF) / 255
        }
        return Audio(
            samples: levels.flatMap { level in (0..<320).map { Int16(($0 % 2 == 0 ? 1 : -1) * level * height) } })
    }

    @Test func theFirstOfTwoThatAreAsLoudHasIt() async {
        let twins = UtteranceArbitration()
        let one = await twins.enter(speech(1, height: 3_000), at: 1)
        let two = await twins.enter(speech(1, height: 3_000), at: 2)
        #expect(await twins.decide(one, isCommand: true))
        #expect(await !twins.isWanted(two))
        #expect(await !twins.decide(two, isCommand: true))
    }

    @Test func theLouderHasItThoughItComesLater() async {
        let twins = UtteranceArbitration()
        let quiet = await twins.enter(speech(1, height: 1_000), at: 1)
        let loud = await twins.enter(speech(1, height: 5_000), at: 2)
        async let decision = twins.decide(quiet, isCommand: true)
        #expect(await twins.isWanted(loud))
        #expect(await twins.decide(loud, isCommand: true))
        #expect(await !decision)
    }

    @Test func aPauseIsWaitedForWhileSomebodyElseSpeaksAndNoDecoderIsFree() async throws {
        let twins = UtteranceArbitration()
        await twins.notice(speech(1, height: 1_000), at: 2)
        let start = ContinuousClock.now
        try await twins.waitForPause(at: 1, unless: false)
        #expect(ContinuousClock.now - start >= .milliseconds(70))
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await twins.waitForPause(at: 1, unless: true)
        }
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test func theSofterIsDecodedWhileTheLouderIs() async {
        let twins = UtteranceArbitration()
        let quiet = await twins.enter(speech(1, height: 1_000), at: 1)
        let loud = await twins.enter(speech(1, height: 5_000), at: 2)
        #expect(await twins.isWanted(quiet))
        #expect(await twins.decide(loud, isCommand: true))
        #expect(await !twins.decide(quiet, isCommand: true))
        #expect(await !twins.isWanted(quiet))
    }

    @Test func theSofterHasItWhereTheLouderMadeNothingOfIt() async {
        let twins = UtteranceArbitration()
        let quiet = await twins.enter(speech(1, height: 1_000), at: 1)
        let loud = await twins.enter(speech(1, height: 5_000), at: 2)
        async let decision = twins.decide(quiet, isCommand: true)
        #expect(await !twins.decide(loud, isCommand: false))
        #expect(await decision)
    }

    @Test func twoWhoSpeakAtOnceAreBothHeard() async {
        let twins = UtteranceArbitration()
        let one = await twins.enter(speech(1, height: 1_000), at: 1)
        let two = await twins.enter(speech(2, height: 5_000), at: 2)
        #expect(await twins.decide(two, isCommand: true))
        #expect(await twins.decide(one, isCommand: true))
    }

    @Test func theSameSentenceAtAnotherMomentIsAnother() async {
        let (twins, now) = (UtteranceArbitration(), ContinuousClock.now)
        let one = await twins.enter(speech(1, height: 1_000), at: 1, now: now)
        let other = await twins.enter(speech(1, height: 5_000), at: 2, now: now + .milliseconds(500))
        #expect(await twins.decide(one, isCommand: true))
        #expect(await twins.decide(other, isCommand: true))
    }

    @Test func whatIsToldOfLateIsOfTheTimeWhenItWasSaid() async {
        let (twins, now, audio) = (UtteranceArbitration(), ContinuousClock.now, speech(1, height: 1_000))
        let beginning = Audio(samples: Array(audio.samples.prefix(8_000)))
        await twins.notice(beginning, at: 2, now: now - .seconds(1))
        let one = await twins.enter(audio, at: 1, now: now)
        let late = await twins.enter(audio, at: 2, now: now + .milliseconds(600))
        #expect(await twins.decide(one, isCommand: true))
        #expect(await !twins.decide(late, isCommand: true))
    }

    @Test func oneWhoSaysItAgainIsHeardAgain() async {
        let twins = UtteranceArbitration()
        let one = await twins.enter(speech(1, height: 1_000), at: 1)
        #expect(await twins.decide(one, isCommand: true))
        let again = await twins.enter(speech(1, height: 1_000), at: 1)
        #expect(await twins.decide(again, isCommand: true))
    }

    @Test func doesNotWaitForEver() async {
        let twins = UtteranceArbitration()
        let quiet = await twins.enter(speech(1, height: 1_000), at: 1)
        _ = await twins.enter(speech(1, height: 5_000), at: 2)
        #expect(await twins.decide(quiet, isCommand: true))
    }
}

struct SatelliteSettingsTests {
    @Test func readsASatellite() throws {
        let satellite = try #require(SatelliteSettings("Hall=[::1]:10700,room=The Hall,client=hall"))
        #expect(satellite.name == "Hall")
        #expect(satellite.place.text == "[::1]:10700")
        #expect(satellite.room == "The Hall")
        #expect(satellite.client == "hall")
        #expect(SatelliteSettings("a=b:1")?.room == nil)
    }

    @Test(arguments: [
        "", "Hall", "Hall=", "=h:1", "Hall=h", "Hall=h:0", "Hall=h:1,", "Hall=h:1,room=", "Hall=h:1,rom=x",
    ])
    func refusesWhatIsNone(text: String) { #expect(SatelliteSettings(text) == nil) }
}
