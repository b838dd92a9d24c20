import Glibc
import HomeLanguage
import HomeModel

/// Writes results to standard output and diagnostics to standard error.
enum Output {
    /// Writes one line and flushes it, so that a reader at the other end of a pipe has it at once.
    static func line(_ text: String) {
        fputs(text + "\n", stdout)
        fflush(stdout)
    }

    /// Says on standard error why a command cannot do its work.
    static func complain(_ text: String) {
        fputs("beckon: \(text)\n", stderr)
    }

    /// Writes an outcome: one JSON line, or the reply for a person.
    static func outcome(_ outcome: Outcome, asJSON: Bool) {
        line(asJSON ? outcome.json.line : outcome.reply)
    }

    /// Writes what was understood, a line an intent.
    static func intents(_ outcome: Outcome) {
        for intent in outcome.intents { line("  " + intent.summary) }
        for (number, candidate) in outcome.candidates.enumerated() { line("  \(number + 1). \(candidate.reading)") }
    }
}

extension Intent {
    /// "set On true: Desk Lamp (Study)".
    var summary: String {
        let targets = targets.map { "\($0.service)\($0.room.map { " (\($0))" } ?? "")" }.joined(separator: ", ")
        switch deed {
        case .set(let type, let value): return "set \(type) \(JSON(value).line): \(targets)"
        case .run(let scene, _): return "run \(scene.name): \(targets)"
        case .get(let question): return "get \(question.characteristic)\(question.expected.map { " = \(JSON($0).line)?" } ?? ""): \(targets)"
        }
    }
}
