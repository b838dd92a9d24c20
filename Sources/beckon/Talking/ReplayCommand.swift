import ArgumentParser
import BeckonRuntime

/// Hears kept recordings again.
struct ReplayCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "replay",
            abstract: helpText("replay"),
            discussion: helpText("replay.about"))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: .text("replay.json"))
    var json = false
    @Argument(help: .text("replay.folder"), completion: .directory) var folder: String

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
