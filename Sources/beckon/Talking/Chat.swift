import ArgumentParser
import BeckonRuntime
import FoundationEssentials
import Glibc

/// A conversation: questions back, answers, confirmations.
struct Chat: AsyncParsableCommand, InterruptibleCommand {
    var undone: String { localized("undone-question") + Interruption.inPart }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "chat",
            abstract: helpText("chat"),
            discussion: helpText("chat.about"))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: .text("chat.dry-run")) var dryRun = false
    @Flag(help: .text("option.json-outcomes")) var json = false
    @OptionGroup var timeKeeper: TimeKeeperOptions
    @OptionGroup var hub: HubOptions

    func validate() throws {
        if hub.via != nil, dryRun || homes.homeFile != nil { throw ValidationError(localized("via-alone")) }
    }

    func run() async throws {
        if let remote = try await hub.remote(homes) { return try talk(through: remote) }
        if !dryRun, let hub = try hub.connection(homes, speaker) { return try talk(through: hub) }
        let house = try await homes.house(speaker)
        let rehearsal = dryRun ? Rehearsal(of: try await house.snapshot()) : nil
        let conversation = Conversation()
        let typed = typedLines()
        var piped = Lines()
        while let line = typed.map({ $0.next("> ") }) ?? piped.next() {
            if typed != nil, case .text("") = line { return }
            let request = try await speaker.spoken(
                Request(line, in: speaker.context, languages: speaker.namedLanguages), in: house)
            let parsers = try await parsers(house, rehearsal, speaking: request.language)
            let parser = await parsers.understanding(request, after: conversation.language)
            if typed != nil, let farewell = parser.farewell(to: request) {
                return Output.outcome(farewell, asJSON: json)
            }
            let performer =
                rehearsal.map { Performer(control: $0, replies: parser.replies, agenda: .rehearsed) }
                ?? house.performer(for: parser, user: speaker.user)
            if !dryRun { await timeKeeper.begin(house, for: speaker) }
            let outcome = await conversation.take(request, parser, performer: performer)
            Output.outcome(outcome, asJSON: json)
            if !dryRun { try await timeKeeper.keep(outcome, house) }
        }
    }

    /// Talks with the homes that a hub keeps, in a dialogue of its own.
    private func talk(through hub: HubConnection) throws {
        let dialogue = JSON.string(UUID().uuidString)
        let typed = typedLines()
        var piped = Lines()
        while let line = typed.map({ $0.next("> ") }) ?? piped.next() {
            if typed != nil, case .text("") = line { return }
            let request = Request(line, in: speaker.context, languages: speaker.namedLanguages)
                .speaking(speaker.onlyLanguage)
            let outcome = try hub.answer(to: request, ["dialogue": dialogue], language: speaker.languages[0])
            Output.outcome(outcome, asJSON: json)
            if typed != nil, outcome.isFarewell { return }
        }
    }

    /// The lines of a terminal, to whose reader it is said how it ends; nil where there is none.
    private func typedLines() -> TypedLines? {
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        if !json { Output.line(localized("chat-greeting")) }
        return TypedLines(keptIn: historyPath)
    }

    /// Where lines are kept; nowhere where nothing is to be touched.
    private var historyPath: String? {
        homes.homeFile == nil && !dryRun ? homes.folder + "/chat-history" : nil
    }

    private func parsers(_ house: House, _ rehearsal: Rehearsal?, speaking code: String?) async throws -> [Parser] {
        guard let rehearsal else { return try await house.parsers(speaking: code) }
        let present = await rehearsal.present
        return try await house.languages(with: code).map { Parser($0, present) }
    }
}
