import CSpawn
import Glibc

/// How another program is started: it has no file of this one but those that it is given, and no signal is held back from it
/// or ignored by it, whatever is so here.
public struct ProgramStart: ~Copyable {
    /// What a program leads, so that a signal to others is not one to it.
    public enum Leadership: Sendable {
        /// A process group.
        case group
        /// A session, with no terminal.
        case session
    }

    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    /// The lowest number from which on it is given no file.
    private var end: Int32 = 0

    /// The start of a program that is given no file yet.
    public init(leading leadership: Leadership) {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let leading =
            switch leadership {
            case .group: Int16(POSIX_SPAWN_SETPGROUP)
            case .session: Self.inSessionOfItsOwn
            }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | leading)
    }

    deinit {
        var (actions, attributes) = (actions, attributes)
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    /// The GNU C library's `POSIX_SPAWN_SETSID`, which Swift does not see.
    private static let inSessionOfItsOwn: Int16 = 0x80

    /// Gives the program a file of this one under a number.
    public mutating func pass(_ descriptor: Int32, as number: Int32) {
        end = max(end, number + 1)
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }

    /// Gives the program nothing to read, or nobody who reads, under a number: `/dev/null`.
    public mutating func passNothing(as number: Int32) {
        end = max(end, number + 1)
        let access = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", access, 0)
    }

    /// Starts the program of a path, the first word, with arguments; nil where the system does not let us.
    ///
    /// The standard files that it was not given are ours.
    public mutating func start(_ words: [String]) -> pid_t? {
        // A socket that a program kept open would keep its port from the next hub when this one is killed.
        posix_spawn_file_actions_addclosefrom_np(&actions, max(end, STDERR_FILENO + 1))
        let texts: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        var id = pid_t()
        return posix_spawn(&id, words[0], &actions, &attributes, texts, environ) == 0 ? id : nil
    }
}
