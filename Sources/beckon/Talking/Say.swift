import ArgumentParser
import BeckonRuntime

/// Understands typed text and does it.
struct Say: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "say", abstract: "Understand typed text and do it.")

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: "Write outcomes as JSON, one a line.") var json = false
    @OptionGroup var doing: DoingOptions
    @OptionGroup var text: TextArguments

    func run() async throws {
        let house = try await homes.house(speaker)
        if text.isFromInput {
            for line in Lines() {
                let parser = try await house.parser()
                let outcome = parser.outcome(of: Request(line, in: speaker.context, language: speaker.language))
                let performer = house.performer(for: parser, user: speaker.user)
                Output.outcome(await doing.perform(outcome, parser, performer, in: speaker.context), asJSON: json)
            }
            return
        }
        let parser = try await house.parser()
        let performer = house.performer(for: parser, user: speaker.user)
        let understood = parser.parse(text.sentence, in: speaker.context)
        let outcome = await doing.perform(understood, parser, performer, in: speaker.context)
        Output.outcome(outcome, asJSON: json)
        try await doing.verify(outcome, performer)
        throw ExitStatus(outcome.status)
    }
}

/// How far to go.
struct DoingOptions: ParsableArguments {
    @Flag(help: "Say yes to what it would unlock, open or disarm.") var yes = false
    @Flag(help: "Show what was understood, and read every written value back from the accessory.") var verify = false

    /// Carries out an outcome, unless it may not have been said so, or would open the home and nobody said yes.
    func perform(
        _ outcome: Outcome, _ parser: Parser, _ performer: Performer, in context: Context
    ) async -> Outcome {
        if outcome.acts, outcome.hearing?.isDoubtful == true { return parser.doubting(outcome) }
        let prepared = await performer.prepare(outcome)
        let speaker = Author(user: context.user)
        guard let question = ConsentQuestion(about: prepared.openings, to: speaker) else {
            return await performer.perform(prepared, with: .none)
        }
        guard yes else { return parser.asking(prepared.outcome) }
        return await performer.perform(prepared, with: question.yes(by: speaker))
    }

    /// Shows what was understood and what the accessories now say of it.
    ///
    /// - Throws: `ExitStatus.failed` where an accessory has another value than was written.
    func verify(_ outcome: Outcome, _ performer: Performer) async throws {
        guard verify else { return }
        Output.intents(outcome)
        guard outcome.status == .understood else { return }
        let readBack = await performer.readBack(outcome)
        for value in readBack { Output.line("  read back: \(value.summary)") }
        if readBack.contains(where: { !$0.isSame }) { throw ExitStatus.failed }
    }
}
