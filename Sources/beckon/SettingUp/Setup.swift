import ArgumentParser
import BeckonRuntime
import Glibc
import Synchronization

/// Sets a home up, question by question.
struct Setup: AsyncParsableCommand, GracefulCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "setup",
            abstract: helpText("setup"),
            discussion: helpText("setup.about"))
    }

    @OptionGroup var acting: ActingUserOptions
    @Option(help: .text("setup.home"), completion: .names(of: .home))
    var home: String?

    func run() async throws {
        let talk = LineTalk()
        let leaving = Task {
            talk.leave(by: await Signals.termination())
        }
        defer { leaving.cancel() }
        try await acting.sharedHouse().guidedSetup(talk: talk, home: home, by: acting.author).run()
        if talk.isInterrupted { throw ExitStatus.interrupted }
    }
}

/// A talk on standard input and output, a line an answer.
private final class LineTalk: SetupTalk {
    private let lines = Mutex(Lines())
    private let state = Mutex(State())

    private struct State {
        var isAsking = false
        var isLeaving = false
        var isInterrupted = false
    }

    /// Whether Control-C ended it.
    var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

    /// Ends the program while it waits for an answer; what is under way comes to its end first.
    func leave(by signal: Int32) {
        let isAsking = state.withLock { state in
            state.isLeaving = true
            state.isInterrupted = signal == SIGINT
            return state.isAsking
        }
        guard isAsking else { return }
        Output.line("")
        Output.line(localized("setup-goes-on"))
        Beckon.exit(with: isInterrupted ? .interrupted : .done)
    }

    func ask(_ question: String) async -> String? { answer(to: question) }

    func askForSecret(_ question: String) async -> String? { Secret.unseen { answer(to: question) } }

    private func answer(to question: String) -> String? {
        // On a pipe nobody's key ends the line of the question.
        if isatty(STDIN_FILENO) == 1 { Output.ask(question) } else { Output.line(question) }
        while true {
            let isLeaving = state.withLock { state in
                state.isAsking = true
                return state.isLeaving
            }
            if isLeaving { return nil }
            let line = lines.withLock { $0.next() }
            state.withLock { $0.isAsking = false }
            switch line {
            case nil: return nil
            case .text(let text): return text
            case .notText: Output.complain(localized("line-not-text"))
            case .tooLong: Output.complain(localized("line-too-long"))
            }
        }
    }

    func tell(_ text: String) async { Output.line(text) }
}
