import ArgumentParser
import BeckonRuntime

/// Understands typed text; acts on nothing.
struct Parse: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "parse", abstract: helpText("parse"))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: .text("option.json-outcomes")) var json = false
    @Flag(help: .text("parse.explain")) var explain = false
    @OptionGroup var text: TextArguments

    func run() async throws {
        let house = try await homes.house(speaker)
        if text.isFromInput, !explain {
            let answers = LineAnswers(
                house: house, speaker: speaker, languages: speaker.namedLanguages, asJSON: json)
            return try await answers.write()
        }
        if text.isFromInput {
            for line in Lines() {
                let request = try await speaker.spoken(
                    Request(line, in: speaker.context, languages: speaker.namedLanguages), in: house)
                let parsers = try await house.parsers(speaking: request.language)
                if case .ask(let text, let context, _) = request {
                    let parser = parsers.understanding(request)
                    Output.explanation(parser.explanation(of: text, in: context), asJSON: json)
                    continue
                }
                Output.outcome(parsers.outcome(of: request), asJSON: json)
            }
            return
        }
        let request = try await speaker.spoken(.ask(text.sentence, speaker.context), in: house)
        let parser = try await house.parsers(speaking: request.language).understanding(request)
        if explain {
            let explanation = parser.explanation(of: text.sentence, in: speaker.context)
            Output.explanation(explanation, asJSON: json)
            throw ExitStatus(explanation.outcome.toldStatus)
        }
        let outcome = parser.outcome(of: text.sentence, in: speaker.context)
        Output.outcome(outcome, asJSON: json)
        if !json { Output.intents(outcome) }
        throw ExitStatus(outcome.toldStatus)
    }
}
