import BeckonRuntime
import HomeDatabase
import HomeLanguage
import HomeModel
import TestSupport
import Testing

/// A house takes its parser along from change to change, and nobody can tell it from one that was made anew.
struct HouseParserTests {
    private static let sentences = [
        "turn on the desk lamp", "turn on the reading light", "turn off the lights in the study",
        "turn off the lights in the library", "good night", "is the front door locked", "turn everything off upstairs",
        "turn on the piano lamp", "what is the temperature in the bedroom", "turn on the lamp", "sleepy hour",
    ]

    @Test func readsAfterEachChangeWhatAParserMadeAnewWouldRead() async throws {
        let folder = TemporaryFolder()
        let language = try English.language.get()
        let house = try await House(language: language, in: DataPlace(folder: folder.path))
        let snapshot = try await house.homeFile.importHomes(from: Fixture.file("cottage").path, by: .owner)
        try await expectAlike(house, language)
        let store = try HomeDatabase(folder: folder.path)
        for edits in try Self.edits(of: #require(snapshot.primary)) {
            try await store.apply(edits, by: .owner)
            try await expectAlike(house, language)
        }
    }

    private func expectAlike(_ house: House, _ language: Language) async throws {
        let kept = try await house.parser()
        let new = Parser(language, try await house.snapshot())
        for sentence in Self.sentences {
            let (one, other) = (kept.parse(sentence), new.parse(sentence))
            #expect(one.json == other.json, "\(sentence)")
        }
    }

    /// Changes of one thing, and of several at once.
    private static func edits(of home: Home) throws -> [[Edit]] {
        let lamp = try #require(home.accessories.first { $0.name == "Desk Lamp" })
        let study = try #require(home.rooms.first { $0.name == "Study" })
        let other = try #require(home.rooms.first { $0.id != lamp.room })
        let scene = try #require(home.actionSets.first)
        var piano = Accessory(name: "Piano Lamp")
        piano.room = study.id
        var light = Service(type: "Lightbulb")
        light.characteristics = [Characteristic(type: "On")]
        piano.services = [light]
        let changes: [[HomeEdit]] = [
            [.rename(.accessory(lamp.id), to: "Reading Light")], [.rename(.room(study.id), to: "Library")],
            [.assign(lamp.id, to: other.id)], [.addAccessory(piano)],
            [.addAlias("sleepy hour", to: .actionSet(scene.id))],
            [
                .rename(.accessory(lamp.id), to: "Desk Lamp"), .rename(.room(study.id), to: "Study"),
                .assign(lamp.id, to: study.id),
            ],
            [.remove(.accessory(piano.id))], [.remove(.room(study.id))], [.remove(.actionSet(scene.id))],
        ]
        return changes.map { $0.map { .change(home.id, $0) } }
    }
}
