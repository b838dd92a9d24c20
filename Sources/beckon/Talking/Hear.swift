import ArgumentParser
import BeckonRuntime
import HomeOutcomes

/// Understands recorded speech and does it.
struct Hear: AsyncParsableCommand, InterruptibleCommand {
    var undone: String { dryRun || explain ? localized("undone-nothing") : Interruption.inPart }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "hear",
            abstract: helpText("hear"),
            discussion: helpText("hear.about", ["example": HearGrammar.example]))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: .text("option.dry-run")) var dryRun = false
    @Flag(help: .text("option.json-outcomes")) var json = false
    @Flag(help: .text("hear.explain")) var explain = false
    @Option(help: .text("hear.grammar", valueName: "file"), completion: .file())
    var grammar: String?
    @OptionGroup var doing: DoingOptions
    @OptionGroup var timeKeeper: TimeKeeperOptions
    @Argument(help: .text("hear.files"), completion: .file()) var files: [String]

    func run() async throws {
        if let grammar {
            return try await HearGrammar(grammar: grammar, files: files, json: json, explain: explain).run()
        }
        let house = try await homes.house(speaker)
        Output.hint(on: try await house.snapshot())
        // Several recordings are one dialogue, in which somebody may say yes.
        let ear = try await homes.ear(house, hasAnswers: files.count > 1 && !dryRun && !explain)
        let conversation = Conversation()
        if !dryRun, !explain { await timeKeeper.begin(house, for: speaker) }
        var status = ExitStatus.done
        for file in files {
            let parser = try await house.parser()
            let performer = house.performer(for: parser, user: speaker.user)
            if explain {
                let outcome = try await tell(file, ear, parser)
                if status == .done { status = ExitStatus(outcome.toldStatus) }
                continue
            }
            let heard = try await ear.hear(file: file, in: speaker.context)
            let outcome =
                dryRun
                ? heard.outcome
                : await conversation.take(heard, parser, in: speaker.context, doing.setting, performer: performer)
            if !json {
                let words = outcome.hearing?.transcript ?? ""
                let isDoubtful = outcome.hearing?.isDoubtful == true
                Output.line(
                    isDoubtful ? localized("heard-unsurely", ["words": words]) : localized("heard", ["words": words]))
            }
            Output.outcome(outcome, asJSON: json)
            if dryRun && !json { Output.intents(outcome) }
            if !dryRun {
                try await timeKeeper.keep(outcome, house)
                try await doing.verify(outcome, performer)
            }
            if status == .done { status = ExitStatus(outcome.toldStatus) }
        }
        throw status
    }

    private func tell(_ file: String, _ ear: Ear, _ parser: Parser) async throws -> Outcome {
        let explanation = try await ear.explain(file: file, in: speaker.context, parser)
        if json {
            Output.line(explanation.json.line)
        } else {
            explanation.lines.forEach { Output.line($0) }
        }
        return explanation.outcome
    }
}
