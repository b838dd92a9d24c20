import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech
import LanguagePack
import ReplyRendering

/// Advises on names: whether they are free, and whether they are heard and told apart.
///
/// It knows what the checks of names need from other parts: how the decoder says words, how the parser reads numbers, and
/// what the grammar takes for a command. In a language that is not heard, nothing is said of how names sound.
public struct NameAdvice: Sendable {
    /// What checks names against the homes.
    public let check: NameCheck
    /// The homes that names are checked against.
    public let snapshot: HomeSnapshot
    /// How names are said; nil where nothing is heard.
    let pronouncing: PronouncingNames?
    /// The folder of the language.
    let folder: String
    /// What puts verdicts and findings into words.
    let replies: ReplyRenderer

    /// Advice for the homes of a snapshot; only the model's dictionary is loaded, no decoder.
    ///
    /// - Parameter models: the folder of the models; nil where names are only read.
    /// - Throws: `SpeechError` where the model is not there or damaged, `LanguageFileError` where the language's settings of
    ///   speech are wrong.
    public init(_ language: Language, _ snapshot: HomeSnapshot, models: String?) throws {
        self.init(language, snapshot, try models.flatMap { try Self.pronouncing(language, snapshot, models: $0) })
    }

    private init(_ language: Language, _ snapshot: HomeSnapshot, _ pronouncing: PronouncingNames?) {
        let reading = NameReading(
            spellings: { language.spellings(of: $0) }, pronunciations: pronouncing?.waysByName,
            phones: pronouncing?.pronunciations.phones ?? PhoneSet())
        check = NameCheck(snapshot, reading: reading, commands: CommandWords(of: language))
        self.snapshot = snapshot
        self.pronouncing = pronouncing
        folder = language.folder
        replies = ReplyRenderer(language.messages, snapshot)
    }

    private static func pronouncing(
        _ language: Language, _ snapshot: HomeSnapshot, models: String
    ) throws -> PronouncingNames? {
        guard let settings = try SpeechSettings.settings(in: language.folder) else { return nil }
        let model = try SpeechModel.locate(settings.model, modelFolders: [models])
        return PronouncingNames(try Pronunciations(model: model, settings: settings), of: snapshot)
    }

    /// Advice for the homes as they are by now, in the same language: how words are said is not looked up again.
    func updated(_ language: Language, to snapshot: HomeSnapshot) -> NameAdvice {
        NameAdvice(language, snapshot, pronouncing.map { PronouncingNames(after: $0, of: snapshot) })
    }

    /// Verdicts on names that are to be given to new things of a kind; many at once are judged quicker.
    ///
    /// Without a home, names are checked by the rules alone; a new home's against those of the others.
    public func verdicts(on names: [String], for kind: NamedThing.Kind, in home: HomeID?) -> [NameVerdict] {
        pronouncing?.prepare(names.filter { Name.fault(in: $0) == nil })
        return names.map { check.verdict(on: $0, for: kind, in: home) }
    }

    /// What is wrong with the names of a home, the worst first.
    public func findings(in home: HomeID) -> [NameLint.Finding] { NameLint(check, home: home).findings }
}

extension House {
    /// Advice on names for the homes as they are now.
    ///
    /// - Throws: `SpeechError` where the model is not there or damaged, and what the store throws.
    /// - Parameter earlier: what was advised before, in the same language; it makes the next advice quicker.
    public func nameAdvice(after earlier: NameAdvice? = nil, models: String?) async throws -> NameAdvice {
        let snapshot = try await snapshot()
        return try earlier?.updated(language, to: snapshot) ?? NameAdvice(language, snapshot, models: models)
    }
}

extension NameAdvice {
    /// The home of a name or alias, or the primary one; nil where there is no home at all.
    ///
    /// - Throws: `EditRefusal` where no home has the name.
    public func home(named name: String?) throws(EditRefusal) -> HomeID? {
        guard let name else { return snapshot.primary?.id }
        guard let home = snapshot.homes.named(name) else { throw .notFound(.home, name) }
        return home.id
    }
}
