import FoundationEssentials
import Glibc

/// This program once more, in a session of its own, with no terminal and no file of this one.
struct BackgroundProcess {
    private let id: pid_t

    /// Starts it with arguments; nil where the system does not let us.
    init?(_ arguments: [String]) {
        let program = Installation.runningProgram
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        Self.keepFilesHere()
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What this program ignores or holds back is nothing to the other.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | Self.inSessionOfItsOwn)
        let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var id: pid_t = 0
        guard posix_spawn(&id, program, &actions, &attributes, words, environ) == 0 else { return nil }
        self.id = id
    }

    /// The GNU C library's `POSIX_SPAWN_SETSID`, which Swift does not see.
    private static let inSessionOfItsOwn: Int16 = 0x80

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
