import HomeDatabase
import HomeLanguage
import HomeModel
import HomeOutcomes
import HomeSpeech
import TestSupport
import Testing

@testable import BeckonRuntime

/// The ear of a home that changes while somebody talks to it.
struct EarTests {
    private let folder = TemporaryFolder()
    private let house: House
    private let ear: Ear
    private let lamp: (home: HomeID, id: AccessoryID)

    init() async throws {
        let language = try English.language.get()
        house = try await House(language: language, in: DataPlace(folder: folder.path))
        let home = try #require(
            try await house.homeFile.importHomes(from: Fixture.file("cottage").path, by: .owner).primary)
        lamp = (home.id, try #require(home.accessories.first { $0.name == "Desk Lamp" }).id)
        ear = try await Ear(house, models: Fixture.project + "/Models")
        try await ear.learn()
    }

    /// As another program renames it.
    private func renameLamp(_ name: String) async throws {
        try await HomeDatabase(folder: folder.path).apply(
            [.change(lamp.home, .rename(.accessory(lamp.id), to: name))], by: .owner)
    }

    private func hear(_ sentence: String) async throws -> Outcome {
        let quiet = [Int16](repeating: 0, count: 4_800)
        return try await ear.hear(Audio(samples: quiet + SpeechSynthesiser.sound(of: sentence) + quiet), in: Context())
            .outcome
    }

    /// “Turn the desk lamp o…”: whatever grammar and confidence make of it, nobody can tell it from “on” or “up”.
    @Test(arguments: [500, 550])
    func asksWhetherOnOrOffWasSaidWhereThatIsNotHeard(milliseconds: Int) async throws {
        let quiet = [Int16](repeating: 0, count: 4_800)
        let said = try SpeechSynthesiser.sound(of: "turn the desk lamp off").dropLast(milliseconds * 16)
        let outcome = try await ear.hear(Audio(samples: quiet + said + quiet), in: Context()).outcome
        #expect(outcome.status == .ambiguous)
        #expect(outcome.candidates.count == 2)
        #expect(outcome.candidates.contains { $0.reading == "turn the desk lamp off" })
    }

    @Test(arguments: ["turn on the desk lamp", "turn off the desk lamp", "turn the desk lamp on"])
    func doesWhatIsClearlyOnOrOff(sentence: String) async throws {
        let outcome = try await hear(sentence)
        #expect(outcome.status == .understood)
        #expect(outcome.hearing?.transcript == sentence)
    }

    /// Has push-to-talk take a sound, a tenth of a second at a time; gives what came back, and where the sound pauses.
    private func holdAndSay(_ audio: Audio, as speaker: SpeakerID) async throws -> (told: [String], pause: Int?) {
        var (told, pauses) = ([String](), PauseTracker())
        for start in stride(from: 0, to: audio.samples.count, by: 1_600) {
            let end = min(start + 1_600, audio.samples.count)
            pauses.take(audio.samples[start..<end])
            let soFar = Audio(samples: Array(audio.samples[..<end]))
            told.append(try await ear.hearPart(soFar, pausingAt: pauses.start, of: speaker, in: Context()))
        }
        return (told, pauses.start)
    }

    @Test func whatWasSaidBeforeAPauseIsReadOnce() async throws {
        let quiet = [Int16](repeating: 0, count: 4_800)
        let audio = Audio(
            samples: quiet + (try SpeechSynthesiser.sound(of: "turn on the desk lamp")) + quiet + quiet)
        let speaker = SpeakerID()
        let (told, pause) = try await holdAndSay(audio, as: speaker)
        #expect(told.contains("turn on the desk lamp"))
        func hearWhole() async throws -> Outcome.Hearing? {
            try await ear.hearWhole(audio, pausingAt: pause, of: speaker, in: Context()).outcome.hearing
        }
        let heard = try await hearWhole()
        #expect(heard?.transcript == "turn on the desk lamp")
        let said = Double(try #require(pause)) / Double(Audio.sampleRate)
        #expect(heard?.seconds == said)
        // What was read is forgotten with the answer.
        #expect(try await hearWhole()?.seconds == audio.seconds)
    }

    @Test func whoGoesOnAfterAPauseIsHeardOut() async throws {
        let quiet = [Int16](repeating: 0, count: 4_800)
        let first = quiet + (try SpeechSynthesiser.sound(of: "turn on")) + quiet
        let speaker = SpeakerID()
        let audio = Audio(samples: first + (try SpeechSynthesiser.sound(of: "the desk lamp")))
        let (_, pause) = try await holdAndSay(audio, as: speaker)
        let heard = try await ear.hearWhole(audio, pausingAt: pause, of: speaker, in: Context()).outcome.hearing
        #expect(heard?.transcript == "turn on the desk lamp")
        #expect((heard?.seconds ?? 0) > Double(first.count + 8_000) / Double(Audio.sampleRate))
    }

    @Test func hearsANewNameInTheNextUtterance() async throws {
        try await renameLamp("Chandelier")
        let outcome = try await hear("turn on the chandelier")
        #expect(outcome.intents.flatMap(\.targets).map(\.accessory) == ["Chandelier"])
    }

    @Test(.timeLimit(.minutes(1))) func learnsANewNameBeforeAnybodySaysIt() async throws {
        let learning = Task { try await ear.keepUp() }
        try await renameLamp("Chandelier")
        while try await !ear.isUpToDate { await Task.yield() }
        #expect(try await hear("turn on the chandelier").status == .understood)
        learning.cancel()
    }

    @Test(.timeLimit(.minutes(1))) func hearsAllTheWhileThatItLearns() async throws {
        let learning = Task { try await ear.keepUp() }
        let renaming = Task { for number in 2..<8 { try await renameLamp("Desk Lamp \(number)") } }
        for _ in 0..<4 { #expect(try await hear("lock the front door").status == .understood) }
        try await renaming.value
        while try await !ear.isUpToDate { await Task.yield() }
        #expect(try await hear("turn on desk lamp seven").status == .understood)
        learning.cancel()
    }

    @Test func keepsItsGrammarWhereOnlyAValueChanges() async throws {
        let before = await ear.grammarCount
        let database = try HomeDatabase(folder: folder.path)
        try await database.apply(by: .owner) { snapshot in
            var changed = snapshot
            for index in changed.homes[0].accessories.indices {
                changed.homes[0].accessories[index].model = "another"
            }
            return [.replaceAll(changed)]
        }
        try await ear.learn()
        #expect(try await ear.isUpToDate)
        #expect(await ear.grammarCount == before)
    }
}
