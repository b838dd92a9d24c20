import ArgumentParser
import BeckonRuntime

/// Tells whether a wake phrase is a good one, and tries it on recordings.
struct WakeCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "wake",
            abstract: helpText("wake"),
            discussion: helpText("wake.about"))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: .text("wake.second-look")) var secondLook = false
    @Flag(help: .text("option.json")) var json = false
    @Argument(help: .text("wake.phrase")) var phrase: String
    @Argument(help: .text("wake.files"), completion: .file()) var files: [String] = []

    func run() async throws {
        if files.isEmpty { return try await judge() }
        let ear = secondLook ? try await homes.ear(homes.house(speaker), wake: phrase) : nil
        let trial = try WakeTrial(phrase, models: Installation().models(), ear: ear)
        for file in files {
            for result in try await trial.utterances(in: file, speaker.context) {
                Output.line(json ? result.json.line : result.line)
            }
        }
    }

    private func judge() async throws {
        let advice = try await WakeAdvice(homes.house(speaker), models: Installation().models())
        let problems = try advice.problems(of: phrase)
        if json {
            let members: [String: JSON] = [
                "phrase": .string(phrase), "problems": .array(problems.map { .string($0) }),
            ]
            Output.line(JSON.object(members).line)
        } else {
            for problem in problems { Output.line(problem) }
            if problems.isEmpty {
                Output.line(localized("wake-is-good", ["phrase": phrase]))
            }
        }
        if !problems.isEmpty { throw ExitStatus.notUnderstood }
    }
}
