import ArgumentParser
import BeckonRuntime
import FoundationEssentials
import HomeOutcomes

/// Understands typed text and does it.
struct Say: AsyncParsableCommand, InterruptibleCommand {
    var undone: String { Interruption.inPart }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "say", abstract: helpText("say"),
            discussion: helpText("say.about"))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: .text("option.json-outcomes")) var json = false
    @OptionGroup var doing: DoingOptions
    @OptionGroup var timeKeeper: TimeKeeperOptions
    @OptionGroup var hub: HubOptions
    @OptionGroup var text: TextArguments

    /// So many people take part in what is said on standard input.
    private static let mostPeople = 64

    func validate() throws {
        if hub.via != nil, doing.verify || homes.homeFile != nil { throw ValidationError(localized("via-alone")) }
    }

    func run() async throws {
        if let remote = try await hub.remote(homes) {
            if text.isFromInput { return try sayLines(through: remote) }
            let outcome = try remote.say(
                .ask(text.sentence, speaker.context, language: speaker.onlyLanguage), ["yes": .bool(doing.yes)])
            Output.outcome(outcome, asJSON: json)
            throw ExitStatus(outcome.status)
        }
        if !doing.verify, let hub = try hub.connection(homes, speaker) {
            if text.isFromInput { return try sayLines(through: hub) }
            let outcome = try hub.say(
                .ask(text.sentence, speaker.context, language: speaker.onlyLanguage),
                ["resuming": .bool(true), "yes": .bool(doing.yes)])
            Output.outcome(outcome, asJSON: json)
            throw ExitStatus(outcome.status)
        }
        let house = try await homes.house(speaker)
        await timeKeeper.begin(house, for: speaker)
        if text.isFromInput {
            // Each person has a dialogue of their own, as long as they are not too many to be people.
            var dialogues: [String?: Conversation] = [:]
            for line in Lines() {
                let request = try await speaker.spoken(
                    Request(line, in: speaker.context, languages: speaker.namedLanguages), in: house)
                let dialogue = dialogues[request.user] ?? Conversation()
                if dialogues.count >= Self.mostPeople { dialogues = [:] }
                dialogues[request.user] = dialogue
                let parsers = try await house.parsers(speaking: request.language)
                let parser = await parsers.understanding(request, after: dialogue.language)
                let outcome = await dialogue.take(
                    request, parser, doing.setting, performer: house.performer(for: parser, user: speaker.user))
                Output.outcome(outcome, asJSON: json)
                try await timeKeeper.keep(outcome, house)
            }
            return
        }
        let request = try await speaker.spoken(.ask(text.sentence, speaker.context), in: house)
        let (outcome, parser) = try await house.take(
            text.sentence, in: speaker.context, speaking: request.language, withYes: doing.yes
        ) { parser in
            house.performer(for: parser, user: speaker.user)
        }
        Output.outcome(outcome, asJSON: json)
        try await timeKeeper.keep(outcome, house)
        try await doing.verify(outcome, house.performer(for: parser, user: speaker.user))
        throw ExitStatus(outcome.toldStatus)
    }

    /// Says the lines of standard input to the homes that a hub keeps: a dialogue of its own, and one for each who speaks.
    private func sayLines(through hub: HubConnection) throws {
        let dialogue = JSON.string(UUID().uuidString)
        for line in Lines() {
            let request = Request(line, in: speaker.context, languages: speaker.namedLanguages)
                .speaking(speaker.onlyLanguage)
            let outcome = try hub.answer(
                to: request, ["dialogue": dialogue, "yes": .bool(doing.yes)], language: speaker.languages[0])
            Output.outcome(outcome, asJSON: json)
        }
    }
}

/// How far to go.
struct DoingOptions: ParsableArguments {
    @Flag(help: .text("option.yes")) var yes = false
    @Flag(help: .text("option.verify")) var verify = false

    /// How what is said belongs to a conversation: the sentences of one run are one dialogue, and a yes comes with each.
    var setting: Turn.Setting { .conversation(withYes: yes) }

    /// Shows what was understood and what the accessories now say of it.
    ///
    /// - Throws: `ExitStatus.failed` where an accessory has another value than was written.
    func verify(_ outcome: Outcome, _ performer: Performer) async throws {
        guard verify else { return }
        Output.intents(outcome)
        guard outcome.status == .understood else { return }
        let readBack = await performer.readBack(outcome)
        for value in readBack { Output.line(localized("read-back", ["value": value.summary(in: performer.replies)])) }
        if readBack.contains(where: { !$0.isSame }) { throw ExitStatus.failed }
    }
}
