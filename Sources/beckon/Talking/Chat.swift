import ArgumentParser
import BeckonRuntime
import Glibc

/// A conversation: questions back, answers, confirmations.
struct Chat: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat",
        abstract: "Talk with the home, a line a turn; an empty line or Control-D ends it on a terminal.")

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Flag(help: "Act as if every write succeeded; nothing is moved.") var dryRun = false
    @Flag(help: "Write outcomes as JSON, one a line.") var json = false
    @OptionGroup var timeKeeper: TimeKeeperOptions

    func run() async throws {
        let house = try await homes.house(speaker)
        let rehearsal = dryRun ? Rehearsal(of: try await house.snapshot()) : nil
        let conversation = Conversation()
        let isTerminal = isatty(STDIN_FILENO) == 1
        if isTerminal { Output.prompt() }
        for line in Lines() {
            if isTerminal, case .text(let text) = line, text.isEmpty { return }
            let parser = try await parser(house, rehearsal)
            let performer =
                rehearsal.map { Performer(control: $0, replies: parser.replies, agenda: .rehearsed) }
                ?? house.performer(for: parser, user: speaker.user)
            let request = Request(line, in: speaker.context, language: speaker.language)
            if !dryRun { await timeKeeper.begin(house) }
            let outcome = await conversation.take(request, parser, performer: performer)
            Output.outcome(outcome, asJSON: json)
            if !dryRun { try await timeKeeper.keep(outcome, house) }
            if isTerminal { Output.prompt() }
        }
    }

    private func parser(_ house: House, _ rehearsal: Rehearsal?) async throws -> Parser {
        if let rehearsal { return Parser(house.language, rehearsal.snapshot) }
        return try await house.parser()
    }
}
