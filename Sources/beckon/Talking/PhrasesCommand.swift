import ArgumentParser
import BeckonRuntime
import HomeOutcomes

/// Answers "What can I say?" with sentences made from the home's own names.
struct PhrasesCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "phrases", abstract: helpText("phrases"))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: .text("option.json")) var json = false

    func run() async throws {
        let house = try await homes.house(speaker)
        Output.hint(on: try await house.snapshot())
        let parser = try await house.parser()
        if let missing = parser.missing(in: speaker.context) { throw Fault(.notUnderstood, missing) }
        for sentence in Phrases(parser, in: speaker.context).sentences {
            Output.line(json ? JSON.object(["text": .string(sentence)]).line : sentence)
        }
    }
}
