import ArgumentParser
import BeckonRuntime
import HomeLanguage

/// Where the homes are kept.
struct DataOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the shared database and the pairings.", valueName: "folder"))
    var dataDir: String?
}

/// Which homes are meant.
struct HomeOptions: ParsableArguments {
    @OptionGroup var data: DataOptions

    @Option(help: ArgumentHelp("Use the homes of this file; the shared database is not touched.", valueName: "file"))
    var homeFile: String?
}

/// Who speaks, where and in which language.
struct ContextOptions: ParsableArguments {
    @Option(help: "The room that the speaker is in.") var room: String?
    @Option(help: "The home that is meant where none is named.") var home: String?
    @Option(help: "The user who speaks.") var user: String?
    @Option(help: ArgumentHelp("The language that is spoken.", valueName: "code")) var language = "en"
    @Option(help: ArgumentHelp("The present, in RFC 3339.", valueName: "date")) var now: String?

    var context: Context { Context(room: room, home: home, user: user) }
}

/// The words of an utterance.
struct TextArguments: ParsableArguments {
    @Argument(help: "What is said; `-` reads one utterance a line from standard input.")
    var text: [String] = []

    var isFromInput: Bool { text == ["-"] }

    var sentence: String { text.joined(separator: " ") }
}
