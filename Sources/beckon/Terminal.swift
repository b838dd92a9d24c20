import BeckonRuntime
import Glibc

/// Whoever sits at the terminal.
enum Terminal {
    /// Whether somebody sits there and can answer.
    static var isPresent: Bool { isatty(STDIN_FILENO) == 1 }

    /// Whether that person says yes to a question; anything else leaves things as they are, and is told so.
    static func says(yesTo question: String) -> Bool {
        defer { Waiting.begin() }
        if isYes(to: question) { return true }
        Output.line(localized("nothing-done"))
        return false
    }

    /// Asks a question, and tells whether the answer is a yes.
    static func isYes(to question: String) -> Bool {
        Output.ask(localized("yes-or-no", ["question": question]))
        return (readLine() ?? "").saysYes
    }
}
