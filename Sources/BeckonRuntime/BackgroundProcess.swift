import FoundationEssentials
import Glibc
import HomeSpeech

/// This program once more, in a session of its own, with no terminal and no file of this one.
struct BackgroundProcess {
    private let id: pid_t

    /// Starts it with arguments; nil where the system does not let us.
    init?(_ arguments: [String]) {
        var program = ProgramStart(leading: .session)
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { program.passNothing(as: file) }
        Self.keepFilesHere()
        guard let id = program.start([Installation.runningProgram] + arguments) else { return nil }
        self.id = id
    }

    /// Keeps every file that is open here from the programs that are started from now on, but for the standard ones.
    private static func keepFilesHere() {
        // Where /proc is not there, what was opened to be kept here stays here.
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for descriptor in open.compactMap({ Int32($0) }) where descriptor > STDERR_FILENO {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
    }

    /// Whether it has ended.
    var hasEnded: Bool { waitpid(id, nil, WNOHANG) != 0 }
}
