import BeckonRuntime
import Glibc
import HomeOutcomes

/// A line that nobody else is to see: typed without being shown, or read from a file or from standard input.
enum Secret {
    private static let longestLine = 1024

    /// The first line of a file; `-` is standard input.
    static func line(ofFile path: String) throws -> [UInt8] {
        if path == "-" { return line(of: STDIN_FILENO) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Fault(.noInput, localized("cannot-read", ["path": path, "why": String(cString: strerror(errno))]))
        }
        defer { close(descriptor) }
        return line(of: descriptor)
    }

    /// What is typed at the terminal, unseen; where standard input is none, its next line.
    static func line(asking question: String) -> [UInt8] {
        unseen {
            if isTyped { Output.line(question, to: STDERR_FILENO, endingWith: " ") }
            return line(of: STDIN_FILENO)
        }
    }

    /// Whether somebody types what is read.
    static var isTyped: Bool { isatty(STDIN_FILENO) == 1 }

    /// Does something while a terminal does not show what is typed at it.
    static func unseen<Answer>(_ body: () -> Answer) -> Answer {
        var settings = termios()
        guard isTyped, tcgetattr(STDIN_FILENO, &settings) == 0 else { return body() }
        var hushed = settings
        hushed.c_lflag &= ~tcflag_t(ECHO)
        shown = settings
        let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
        let before = endings.map { ending in
            // Whoever ends the program is to see again what is typed; both calls may be made in a signal's handler.
            signal(ending) { ending in
                tcsetattr(STDIN_FILENO, TCSANOW, &shown)
                signal(ending, SIG_DFL)
                raise(ending)
            }
        }
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hushed)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
            for (ending, handler) in zip(endings, before) { signal(ending, handler) }
            // The key that ended the line was not shown either.
            Output.line("", to: STDERR_FILENO)
        }
        return body()
    }

    /// A line without its end; what follows is left to whoever reads next.
    private static func line(of descriptor: Int32) -> [UInt8] {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while line.count < longestLine {
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1, byte != 10 else { break }
            line.append(byte)
        }
        if line.last == 13 { line.removeLast() }
        return line
    }
}

/// The settings of the terminal while it does not show what is typed; only one line is asked for at a time.
nonisolated(unsafe) private var shown = termios()
