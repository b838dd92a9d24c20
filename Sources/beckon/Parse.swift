import ArgumentParser
import BeckonRuntime
import HomeLanguage
import HomeModel

/// Understands typed text; acts on nothing.
struct Parse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Understand typed text; nothing is done.")

    @OptionGroup var homes: HomeOptions
    @OptionGroup var context: ContextOptions
    @Flag(help: "Write outcomes as JSON, one a line.") var json = false
    @OptionGroup var text: TextArguments

    func run() async throws {
        let house = try await House.opened(homes, context)
        let parser = try await house.parser()
        if text.isFromInput {
            for line in Lines() {
                Output.outcome(Utterance(line).outcome(context.context) { parser.parse($0, in: $1) }, asJSON: json)
            }
            return
        }
        let outcome = parser.parse(text.sentence, in: context.context)
        Output.outcome(outcome, asJSON: json)
        if !json { Output.intents(outcome) }
        throw ExitStatus(outcome.status)
    }
}
