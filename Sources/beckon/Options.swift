import ArgumentParser
import BeckonRuntime

/// Options that say where the homes are kept.
///
/// They are the protocol's and not a group within other groups: a debug build of swift-argument-parser looks at each group four
/// times for every time that it looks at the one around it.
protocol Placing: ParsableArguments {
    var dataDir: String? { get }
    var database: String? { get }
}

extension Placing {
    /// The data folder.
    var folder: String { Installation().dataFolder(dataDir) }

    /// The data folder, with where the homes are.
    func place() throws -> DataPlace {
        try DataPlace(folder: folder, database: database, within: Installation().databaseLimits)
    }

    /// The homes of the shared database.
    func sharedHouse() async throws -> House {
        try await House(
            language: Language(folder: Installation().grammars(), address: Installation().address), in: place())
    }
}

extension ArgumentHelp {
    static var dataDir: Self {
        .text("option.data-dir", valueName: "folder")
    }

    static var database: Self {
        .text(
            "option.database",
            valueName: "url")
    }

    static var actingUser: Self { .text("option.user") }
}

/// Where the homes are kept.
struct DataOptions: Placing {
    @Option(help: .dataDir, completion: .directory) var dataDir: String?
    @Option(help: .database) var database: String?
}

/// Options that say who acts on the shared database.
protocol ActingUser: Placing {
    var user: String? { get }
}

extension ActingUser {
    var author: Author { Author(user: user, account: Installation.account) }

    /// What changes the home of a name or alias; nil is the primary one.
    func editor(of home: String?) throws -> HomeEditor { try HomeEditor(in: place(), home: home, author: author) }
}

/// Who acts on the shared database.
struct ActingUserOptions: ActingUser {
    @Option(help: .dataDir, completion: .directory) var dataDir: String?
    @Option(help: .database) var database: String?
    @Option(help: .actingUser, completion: .names(of: .user)) var user: String?
}

/// In which home of the shared database a change is made, and by whom.
struct EditOptions: ActingUser {
    @Option(help: .dataDir, completion: .directory) var dataDir: String?
    @Option(help: .database) var database: String?
    @Option(help: .actingUser, completion: .names(of: .user)) var user: String?
    @Option(help: .text("option.home"), completion: .names(of: .home))
    var home: String?

    /// What makes the change.
    func editor() throws -> HomeEditor { try editor(of: home) }
}

/// How things are told.
struct ListOptions: ParsableArguments {
    @Flag(help: .text("option.json")) var json = false
}

/// Which homes are meant.
struct HomeOptions: Placing {
    @Option(help: .dataDir, completion: .directory) var dataDir: String?
    @Option(help: .database) var database: String?
    @Option(
        help: .text("option.home-file", valueName: "file"),
        completion: .homeFile)
    var homeFile: String?

    /// The homes, with the language of the speaker.
    func house(_ speaker: SpeakerOptions) async throws -> House {
        try await house(speaking: speaker.languages, for: (speaker.user, speaker.home))
    }

    /// The homes, with languages by their codes.
    func house(speaking codes: [String], for speaker: (user: String?, home: String?)? = nil) async throws -> House {
        try await House.open(
            grammars: codes.map { try Installation().grammars(language: $0) }, homeFile: homeFile,
            for: speaker, in: place())
    }

    /// What hears the speaker.
    func ear(_ house: House, wake: String? = nil, hasAnswers: Bool = false) async throws -> Ear {
        Waiting.begin(for: localized("learning-words"))
        return try await Ear(house, models: Installation().models(), wake: wake, hasAnswers: hasAnswers)
    }
}

/// Options that say which languages are spoken.
protocol LanguageChoosing {
    /// What was typed.
    var language: String? { get }
}

extension LanguageChoosing {
    /// The code of the only one that was typed; nil where none was, or several.
    var onlyLanguage: String? { language != nil && languages.count == 1 ? languages.first : nil }

    /// Their codes, as of folders of grammars: the one that counts in doubt first.
    var languages: [String] { Installation().languages(language ?? Installation().language) }

    func validateLanguages() throws {
        if language.map(Installation.areLanguageCodes) == false {
            throw ValidationError(localized("language-takes-code"))
        }
    }
}

extension ArgumentHelp {
    static var language: Self {
        .text(
            "option.language",
            valueName: "code")
    }
}

/// Which languages are spoken.
struct LanguageOptions: ParsableArguments, LanguageChoosing {
    @Option(help: .language) var language: String?

    func validate() throws { try validateLanguages() }
}

/// Who speaks, where and in which language.
struct SpeakerOptions: ParsableArguments, LanguageChoosing {
    @Option(help: .text("speaker.room"), completion: .names(of: .room)) var room: String?
    @Option(help: .text("speaker.home"), completion: .names(of: .home)) var home: String?
    @Option(help: .text("speaker.user"), completion: .names(of: .user)) var user: String?
    @Option(help: .language) var language: String?
    @Option(help: .text("speaker.now", valueName: "date")) var now: String?

    /// The codes of the languages that a request may name: those, and all others that are there.
    var namedLanguages: [String] {
        Installation().languages(after: languages)
    }

    /// A request in the language that was typed, else in that of the user or the room, where it names none.
    func spoken(_ request: Request, in house: House) async throws -> Request {
        language != nil ? request : try await house.inLanguageOfSpeaker(request)
    }

    var context: Context { Context(room: room, home: home, user: user, now: now.flatMap { PresentTime($0) }) }

    func validate() throws {
        try validateLanguages()
        if let now, PresentTime(now) == nil {
            throw ValidationError(localized("now-takes-date"))
        }
    }
}

/// The words of an utterance.
struct TextArguments: ParsableArguments {
    @Argument(help: .text("option.text"))
    var text: [String]

    var isFromInput: Bool { text == ["-"] }

    var sentence: String { text.joined(separator: " ") }
}
