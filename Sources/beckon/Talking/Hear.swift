import ArgumentParser
import BeckonRuntime

/// Understands recorded speech and does it.
struct Hear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Understand recorded speech and do it.",
        discussion: "A file is a WAV of any rate, or headerless 16-bit mono sound at 16 kHz.")

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: "Do nothing, only understand.") var dryRun = false
    @Flag(help: "Write outcomes as JSON, one a line.") var json = false
    @OptionGroup var doing: DoingOptions
    @Argument(help: "The recordings.") var files: [String]

    func run() async throws {
        let house = try await homes.house(speaker)
        let ear = try await homes.ear(house)
        var status = ExitStatus.done
        for file in files {
            let parser = try await house.parser()
            let performer = house.performer(for: parser, user: speaker.user)
            var outcome = try await ear.hear(file: file, in: speaker.context)
            if !dryRun { outcome = await doing.perform(outcome, parser, performer) }
            if !json { Output.line("heard: \(outcome.hearing?.transcript ?? "")") }
            Output.outcome(outcome, asJSON: json)
            if dryRun && !json { Output.intents(outcome) }
            if !dryRun { try await doing.verify(outcome, performer) }
            if status == .done { status = ExitStatus(outcome.status) }
        }
        throw status
    }
}
