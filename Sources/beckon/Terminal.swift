import Glibc

/// Whoever sits at the terminal.
enum Terminal {
    /// Whether somebody sits there and can answer.
    static var isPresent: Bool { isatty(STDIN_FILENO) == 1 }

    /// Whether that person says yes to a question; anything else leaves things as they are, and is told so.
    static func says(yesTo question: String) -> Bool {
        Output.ask(question + " (yes or no)")
        defer { Waiting.begin() }
        if ["yes", "y"].contains(readLine()?.lowercased() ?? "") { return true }
        Output.line("Nothing was done.")
        return false
    }
}
