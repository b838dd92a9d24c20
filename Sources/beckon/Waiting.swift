import BeckonRuntime
import Glibc
import Synchronization

/// Shows at a terminal that the program waits, where that takes longer than half a second.
///
/// A wait begins with the program and with each line that was typed. It ends with the first word that the program has to
/// say, and with the next question; what was shown is gone then. A command that takes long says what it waits for. It stands
/// on standard error, so no file and no pipe has it.
enum Waiting {
    /// How long nothing is shown.
    private static let patience = Duration.milliseconds(500)
    /// To the beginning of the line, and away with what stands there.
    private static let lineStart = "\r\u{1B}[K"
    private static let state = Mutex(State())

    private struct State {
        /// The number of the wait; another one has begun where it has changed.
        var number = 0
        var isWaiting = false
        var isShown = false
        /// What is waited for, where the command says so.
        var reason = ""

        var text: String { "… " + reason }
    }

    /// A wait begins: for what is given, in a few words that fit a line.
    static func begin(for reason: String = "") {
        guard isatty(STDERR_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return }
        let number = state.withLock { state in
            state.number += 1
            state.isWaiting = true
            let isOther = state.reason != reason
            state.reason = reason.visible
            if isOther, state.isShown { write(lineStart + state.text) }
            return state.number
        }
        Task.detached {
            // A sleep that is broken off is none.
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            state.withLock { state in
                guard state.isWaiting, state.number == number, !state.isShown else { return }
                state.isShown = true
                write(state.text)
            }
        }
    }

    /// The wait is over.
    static func end() {
        state.withLock { state in
            state.isWaiting = false
            guard state.isShown else { return }
            state.isShown = false
            write(lineStart)
        }
    }

    private static func write(_ text: String) {
        var text = text
        // Who cannot be shown it loses nothing.
        _ = text.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

/// A command that waits on purpose, and so shows no wait: for events, sound, a time.
protocol LongRunningCommand: SendableMetatype {}
