import ArgumentParser
import BeckonRuntime

/// Where the homes are kept.
struct DataOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of the shared database and the pairings.", valueName: "folder"),
        completion: .directory)
    var dataDir: String?

    @Option(
        help: ArgumentHelp(
            "The PostgreSQL database of the homes, by its URL; without it they are in the data folder.",
            valueName: "url"))
    var database: String?

    /// The data folder.
    var folder: String { Installation().dataFolder(dataDir) }

    /// The data folder, with where the homes are.
    func place() throws -> DataPlace { try DataPlace(folder: folder, database: database) }

    /// The homes of the shared database.
    func house() async throws -> House {
        try await House(language: Language(folder: Installation().grammars()), in: place())
    }
}

/// Who acts on the shared database.
struct ActingOptions: ParsableArguments {
    @OptionGroup var data: DataOptions
    @Option(
        help: "The user of the home who acts; without it, whoever runs the program.", completion: .names(of: .user))
    var user: String?

    var author: Author { Author(user: user, account: Installation.account) }

    /// What changes the home of a name or alias; nil is the primary one.
    func editor(home: String? = nil) throws -> HomeEditor {
        try HomeEditor(in: data.place(), home: home, author: author)
    }
}

/// In which home of the shared database a change is made, and by whom.
struct EditOptions: ParsableArguments {
    @OptionGroup var acting: ActingOptions
    @Option(help: "The home that is meant; the primary one without it.", completion: .names(of: .home))
    var home: String?

    /// What makes the change.
    func editor() throws -> HomeEditor { try acting.editor(home: home) }
}

/// How things are told.
struct ListOptions: ParsableArguments {
    @Flag(help: "Write one JSON object a line.") var json = false
}

/// Which homes are meant.
struct HomeOptions: ParsableArguments {
    @OptionGroup var data: DataOptions

    @Option(
        help: ArgumentHelp("Use the homes of this file; the shared database is not touched.", valueName: "file"),
        completion: .homeFile)
    var homeFile: String?

    /// The homes, with the language of the speaker.
    func house(_ speaker: SpeakerOptions) async throws -> House { try await house(speaking: speaker.languages) }

    /// The homes, with languages by their codes.
    func house(speaking codes: [String]) async throws -> House {
        try await House.open(
            grammars: codes.map { try Installation().grammars(language: $0) }, homeFile: homeFile,
            in: data.place())
    }

    /// What hears the speaker.
    func ear(_ house: House, wake: String? = nil, hasAnswers: Bool = false) async throws -> Ear {
        Waiting.begin(for: localized("learning-words"))
        return try await Ear(house, models: Installation().models(), wake: wake, hasAnswers: hasAnswers)
    }
}

/// Who speaks, where and in which language.
struct SpeakerOptions: ParsableArguments {
    @Option(help: "The room that the speaker is in.", completion: .names(of: .room)) var room: String?
    @Option(help: "The home that is meant where none is named.", completion: .names(of: .home)) var home: String?
    @Option(help: "The user who speaks.", completion: .names(of: .user)) var user: String?
    @OptionGroup var spoken: LanguageOptions
    @Option(help: ArgumentHelp("The present, in RFC 3339.", valueName: "date")) var now: String?

    /// The codes of the languages that the speaker may speak.
    var languages: [String] { spoken.codes }

    /// The codes of the languages that a request may name: those, and all others that are there.
    var namedLanguages: [String] {
        Installation().languages(after: languages)
    }

    /// A request in the language that was typed, else in that of the user or the room, where it names none.
    func spoken(_ request: Request, in house: House) async throws -> Request {
        spoken.isGiven ? request : try await house.inLanguageOfSpeaker(request)
    }

    var context: Context { Context(room: room, home: home, user: user, now: now.flatMap { PresentTime($0) }) }

    func validate() throws {
        if let now, PresentTime(now) == nil {
            throw ValidationError(localized("now-takes-date"))
        }
    }
}

/// Which languages are spoken.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: .customLong("language"),
        help: ArgumentHelp(
            """
            The language that is spoken; several, as “de,en”, or “auto” for each that is there, and the one that \
            understands a sentence best has it. Without it the setting “language”, else that of the locale.
            """,
            valueName: "code"))
    private var given: String?

    /// Whether they were typed.
    var isGiven: Bool { given != nil }

    /// The code of the only one that was typed; nil where none was, or several.
    var only: String? { isGiven && codes.count == 1 ? codes.first : nil }

    /// Their codes, as of folders of grammars: the one that counts in doubt first.
    var codes: [String] { Installation().languages(given ?? Installation().language) }

    func validate() throws {
        if given.map(Installation.areLanguageCodes) == false {
            throw ValidationError(localized("language-takes-code"))
        }
    }
}

/// The words of an utterance.
struct TextArguments: ParsableArguments {
    @Argument(help: "What is said; `-` reads one utterance a line from standard input.")
    var text: [String]

    var isFromInput: Bool { text == ["-"] }

    var sentence: String { text.joined(separator: " ") }
}
