import ArgumentParser
import BeckonRuntime

/// Hears kept recordings again.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract:
            "Hear the recordings that “listen --keep” kept again, and tell what is understood otherwise; nothing is done.",
        discussion: """
            Each recording is heard with the homes as they are now, in the room and at the time in which it was said. A \
            line tells whether it is understood as before. The exit status is 0 if all are, else 1.
            """)

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: "Write outcomes as JSON, one a line, with “recording”, “same” and, where it differs, “before”.")
    var json = false
    @Argument(help: "The folder of the recordings.", completion: .directory) var folder: String

    func run() async throws {
        let replay = Replay(
            try RecordingFolder(folder), try await homes.house(speaker), models: try Installation().models())
        var isSame = true
        try await replay.results { result in
            Output.line(json ? result.json.line : result.line)
            isSame = isSame && result.isSame
        }
        if !isSame { throw ExitStatus.notUnderstood }
    }
}
