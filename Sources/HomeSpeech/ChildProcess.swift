import Glibc
import Synchronization

/// A program of the system that runs beside this one, and ends with it, however this one ends.
///
/// A shell leads a process group of its own, in which the program runs and whatever that starts. Beside it waits a
/// watcher at one end of a pipe, whose other end is only here: when the system closes that, because it was closed or
/// because this process is gone, be it by `kill -9`, the watcher ends the group, first with SIGTERM and a second later
/// with SIGKILL.
public final class ChildProcess: Sendable {
    /// Where to read what the program writes to its standard output.
    public let output: Int32
    private let id: pid_t
    private let state: Mutex<State>

    private struct State {
        /// Our end of the watcher's pipe; nil once it is closed.
        var lifeline: Int32?
        /// How the program ended; nil while nobody has asked.
        var status: Int32?
    }

    private static let script = """
        (trap '' TERM; read -r _ <&3; kill -TERM 0; sleep 1; kill -KILL 0) </dev/null >/dev/null 2>&1 &
        exec 3<&-
        "$@"
        status=$?
        { kill -KILL $!; wait $!; } 2>/dev/null
        exit $status
        """

    /// Starts a program that is found as the shell finds it; nil where the system starts no more.
    ///
    /// It reads nothing, and its complaints go where ours go unless it is to be quiet.
    public init?(_ program: String, _ arguments: [String], isQuiet: Bool = false) {
        let words = ["/bin/sh", "-c", Self.script, "sh", program] + arguments
        guard let started = Self.start(words, isQuiet: isQuiet) else { return nil }
        (id, output) = (started.id, started.output)
        state = Mutex(State(lifeline: started.lifeline))
    }

    /// Starts a command as the shell reads it.
    public convenience init?(command: String) { self.init("/bin/sh", ["-c", command]) }

    /// Ends the program and what it started; returns at once.
    public func end() {
        state.withLock { state in
            if let lifeline = state.lifeline.take() { close(lifeline) }
        }
    }

    /// Waits for the program to end, and ends what it left behind; gives its status as the shell tells it.
    @discardableResult
    public func wait() -> Int32 {
        // While the leader is not reaped, nobody else gets its number, which is that of the group.
        var info = siginfo_t()
        while state.withLock({ $0.status }) == nil, waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else { break }
        }
        return state.withLock { state in
            if let status = state.status { return status }
            kill(-id, SIGTERM)
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0 && errno == EINTR {}
            let signal = status & 0x7F
            let told = signal == 0 ? status >> 8 & 0xFF : 128 + signal
            state.status = told
            return told
        }
    }

    deinit {
        end()
        wait()
        close(output)
    }
}

extension ChildProcess {
    /// Starts a program; gives our ends of its two pipes.
    private static func start(_ words: [String], isQuiet: Bool) -> (id: pid_t, output: Int32, lifeline: Int32)? {
        guard let sound = pipe() else { return nil }
        guard let line = pipe() else {
            for end in [sound.reading, sound.writing] { close(end) }
            return nil
        }
        let id = spawn(words, output: sound.writing, lifeline: line.reading, isQuiet: isQuiet)
        close(sound.writing)
        close(line.reading)
        if let id { return (id, sound.reading, line.writing) }
        close(sound.reading)
        close(line.writing)
        return nil
    }

    private static func pipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Starts a program as the leader of a process group, with nothing open but what it is to have.
    private static func spawn(_ words: [String], output: Int32, lifeline: Int32, isQuiet: Bool) -> pid_t? {
        var program = ProgramStart(leading: .group)
        program.pass(output, as: STDOUT_FILENO)
        program.pass(lifeline, as: 3)
        program.passNothing(as: STDIN_FILENO)
        if isQuiet { program.passNothing(as: STDERR_FILENO) }
        return program.start(words)
    }
}
