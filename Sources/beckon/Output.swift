import BeckonRuntime
import Glibc

/// Writes results to standard output and diagnostics to standard error.
enum Output {
    /// Writes one line at once, so that a reader at the other end of a pipe has it; tells whether somebody reads.
    @discardableResult
    static func line(_ text: String, to descriptor: Int32 = STDOUT_FILENO) -> Bool {
        write(Array((text + "\n").utf8), to: descriptor)
    }

    /// Writes bytes as they are.
    @discardableResult
    static func bytes(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) -> Bool { write(bytes, to: descriptor) }

    /// Invites the next turn.
    static func prompt() { bytes(Array("> ".utf8)) }

    /// Says on standard error why a command cannot do its work.
    static func complain(_ text: String) { write(Array("beckon: \(text)\n".utf8), to: STDERR_FILENO) }

    /// A text that a device made up, with nothing in it that a terminal obeys.
    static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(256).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: "\u{FFFD}"
            default: String(scalar)
            }
        }
        return "“\(scalars.joined())”"
    }

    /// Writes all bytes; a reader that is gone ends the writing in silence, as with every filter.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    /// Writes an outcome: one JSON line, or the reply for a person.
    static func outcome(_ outcome: Outcome, asJSON: Bool) {
        line(asJSON ? outcome.json.line : outcome.reply)
    }

    /// Writes why a sentence was read as it was.
    static func explanation(_ explanation: Explanation, asJSON: Bool) {
        if asJSON { line(explanation.json.line) } else { explanation.lines.forEach { line($0) } }
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
        return "\(deed.summary): \(targets)"
    }
}

extension Intent.Deed {
    fileprivate var summary: String {
        switch self {
        case .set(let type, let value): "set \(type) \(JSON(value).line)"
        case .setAll(let values):
            "set "
                + values.sorted { $0.key.name < $1.key.name }.map { "\($0) \(JSON($1).line)" }.joined(separator: ", ")
        case .adjust(let type, .by(let delta)): "change \(type) by \(delta)"
        case .adjust(let type, .times(let factor, _)): "change \(type) to \(factor) times"
        case .adjust(let type, .toggled): "toggle \(type)"
        case .run(let scene, _): "run \(scene.name)"
        case .schedule(let deed, let when): "at \(when.fireDate) \(deed.summary)"
        case .list(let scheduled): "list " + scheduled.map { "\($0.when.fireDate) \($0.deed)" }.joined(separator: ", ")
        case .cancel(let scheduled): "cancel " + scheduled.map(\.name).joined(separator: ", ")
        case .get(let question):
            "get \(question.characteristic)\(question.expected.map { " = \(JSON($0).line)?" } ?? "")"
        }
    }
}
