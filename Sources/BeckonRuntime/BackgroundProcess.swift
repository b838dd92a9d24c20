import Glibc
import HomeSpeech

/// This program once more, in a session of its own, with no terminal and no file of this one.
struct BackgroundProcess {
    private let id: pid_t

    /// Starts it with arguments; nil where the system does not let us.
    init?(_ arguments: [String]) {
        var program = ProgramStart(leading: .session)
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { program.passNothing(as: file) }
        guard let id = program.start([Installation.runningProgram] + arguments) else { return nil }
        self.id = id
    }

    /// Whether it has ended.
    var hasEnded: Bool { waitpid(id, nil, WNOHANG) != 0 }
}
