import ArgumentParser
import BeckonRuntime

/// Tells whether a wake phrase is a good one, and tries it on recordings.
struct WakeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wake",
        abstract: "Tell whether a wake phrase is a good one, and try it on recordings.",
        discussion: """
            Without recordings, what speaks against the phrase is told, and the exit status is 0 if nothing does, else 1. \
            With recordings, a line tells of each utterance in them whether it begins with the phrase. The lead says how \
            well it fits; 0 is best. With --second-look, what fits is decoded with the sentences of the homes too, as \
            listen does.
            """)

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: "Decode what fits a second time, with the sentences of the homes.") var secondLook = false
    @Flag(help: "Write one JSON object a line.") var json = false
    @Argument(help: "The phrase.") var phrase: String
    @Argument(help: "Recordings to try it on.", completion: .file()) var files: [String] = []

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
