import HomeModel
import HomeNames
import HomeSpeech
import LanguagePack

/// Tells whether a wake phrase is likely to wake, and to wake alone.
public struct WakeAdvice: Sendable {
    private let phrases: WakePhrases
    private let pronouncing: PronouncingNames
    private let snapshot: HomeSnapshot

    /// The fewest syllables by which a phrase is told from talk; “hey house” has two and was missed half of the time.
    static let minimumSyllables = 4
    /// The most syllables that people say every time.
    static let maximumSyllables = 8

    /// Advice for the homes of a house.
    ///
    /// - Throws: `SpeechError` where the model is not there.
    public init(_ house: House, models: String) async throws {
        phrases = try WakePhrases(modelFolder: models)
        snapshot = try await house.snapshot()
        let settings = try SpeechSettings(folder: house.language.folder)
        let pronunciations = try Pronunciations(
            model: SpeechModel.locate(settings.model, modelFolders: [models]), settings: settings)
        pronouncing = PronouncingNames(pronunciations, of: snapshot)
    }

    /// What speaks against a phrase, a sentence each; empty where nothing does.
    ///
    /// - Throws: `InputError.unspeakable` where nothing of it can be said.
    public func problems(of phrase: String) throws(InputError) -> [String] {
        let ways = pronouncing.ways(ofText: phrase)
        guard let way = ways.first else { throw .unspeakable(phrase) }
        var problems: [String] = []
        let syllables = way.count(where: \.isVowel)
        if syllables < Self.minimumSyllables {
            problems.append(
                localized(
                    "wake-too-short",
                    [
                        "phrase": phrase, "count": syllables, "least": Self.minimumSyllables,
                        "example": "\(phrases.preset)",
                    ]))
        }
        if syllables > Self.maximumSyllables {
            problems.append(localized("wake-too-long", ["phrase": phrase, "count": syllables]))
        }
        if let like = likeness(of: ways, among: phrases.everyday) {
            problems.append(localized("wake-like-talk", ["phrase": phrase, "like": like]))
        }
        if let like = likeness(of: ways, among: names) {
            problems.append(localized("wake-like-name", ["phrase": phrase, "like": like]))
        }
        return problems
    }

    private var names: [String] {
        snapshot.homes.flatMap { home in
            home.rooms.map(\.name) + home.accessories.map(\.name) + home.actionSets.map(\.name) + [home.name]
        }
    }

    /// The text that sounds most like one of the ways to say the phrase; nil where none is like enough.
    private func likeness(of ways: [[Phone]], among texts: [String]) -> String? {
        pronouncing.prepare(texts)
        let alike = SoundAlike(pronouncing.pronunciations.phones)
        let said = ways.map { $0.map(\.name) }
        let likest = texts.map { text in
            let others = pronouncing.ways(ofText: text).map { $0.map(\.name) }
            let similarities = said.flatMap { one in others.map { alike.similarity(of: one, $0) } }
            return (text: text, similarity: similarities.max() ?? 0)
        }.max { $0.similarity < $1.similarity }
        guard let likest, likest.similarity >= SoundAlike.confusableSimilarity else { return nil }
        return likest.text
    }
}
