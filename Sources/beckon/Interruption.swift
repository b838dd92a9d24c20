import ArgumentParser
import BeckonRuntime
import Glibc

/// What Control-C does: the program says what it leaves undone, and ends with 130.
enum Interruption {
    /// What is told where accessories may have been changed.
    static var inPart: String { localized("undone-in-part") }

    /// Has Control-C end a command from now on; one that ends itself in its own way is left to do so.
    static func expect(in command: any ParsableCommand) {
        if command is any GracefulCommand { return }
        // A copy that nobody changes. What it says is put into words only where it is said: messages take a while to read.
        nonisolated(unsafe) let leaving = command as? any InterruptibleCommand
        var settings = termios()
        let isTyped = tcgetattr(STDIN_FILENO, &settings) == 0
        Signals.onInterrupt { [settings] in
            var settings = settings
            if isTyped { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
            end(leaving: leaving?.undone ?? localized("undone-whole-or-not"))
        }
    }

    /// Says what is left undone, on a line of its own, and ends.
    static func end(leaving undone: String) -> Never {
        Waiting.end()
        // Control-C itself stands on the line.
        if isatty(STDERR_FILENO) == 1 { Output.line("", to: STDERR_FILENO) }
        Output.complain(localized("interrupted", ["undone": undone]))
        Beckon.exit(with: .interrupted)
    }
}

/// A command that says what it leaves undone where it is interrupted.
protocol InterruptibleCommand {
    /// What may be undone or half done then, and what to do about it.
    var undone: String { get }
}

/// A command that finishes what it has begun before it ends by a signal.
protocol GracefulCommand {}
