import BeckonRuntime
import Glibc
import HomeOutcomes

/// Writes results to standard output and diagnostics to standard error.
///
/// This is the one door for text: whatever goes out is made visible here, so that no name of a device, no word of a
/// sentence and no line of a file moves a cursor or turns what is read. JSON stays the same JSON.
enum Output {
    /// Writes one line at once, so that a reader at the other end of a pipe has it; tells whether somebody reads.
    @discardableResult
    static func line(_ text: String, to descriptor: Int32 = STDOUT_FILENO, endingWith end: String = "\n") -> Bool {
        write(Array((fitted(text.visible, to: descriptor) + end).utf8), to: descriptor)
    }

    /// Writes several lines at once, each of which ends with a line feed.
    @discardableResult
    static func page(_ text: String, to descriptor: Int32 = STDOUT_FILENO) -> Bool {
        write(Array(text.visibleLines.utf8), to: descriptor)
    }

    /// Asks for what is typed behind the question, on the same line.
    static func ask(_ question: String) { write(Array((question.visible + " ").utf8), to: STDOUT_FILENO) }

    /// Says on standard error why a command cannot do its work.
    static func complain(_ text: String) { line("beckon: " + text, to: STDERR_FILENO) }

    /// Says on standard error everything that is wrong, a line each.
    static func complain(_ lines: [String]) {
        for (number, text) in lines.enumerated() { line((number == 0 ? "beckon: " : "") + text, to: STDERR_FILENO) }
    }

    /// Says on standard error how to get a home, where there is none; what was asked for is done all the same.
    static func hint(on known: HomeSnapshot) {
        if known.homes.isEmpty { complain(Installation().text(of: EditRefusal.noHome)) }
    }

    /// A text that a device made up, as far as it is not too long.
    static func quoted(_ text: String) -> String {
        localized("quoted", ["text": String(String.UnicodeScalarView(text.unicodeScalars.prefix(256))).visible])
    }

    /// Writes all bytes as they are, for files and sound; a reader that is gone ends the writing in silence, as with every filter.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        Waiting.end()
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
    /// The intent on one line: "set On true: Desk Lamp (Study)".
    var summary: String {
        let targets = targets.map { "\($0.service)\($0.room.map { " (\($0))" } ?? "")" }.joined(separator: ", ")
        return "\(action.summary): \(targets)"
    }
}

extension When {
    /// The time, before what is done then: "at 2030-01-01T22:30:00+01:00", "when CurrentTemperature {…}".
    fileprivate var summary: String {
        fireDate.map { "at \($0)" } ?? "when \((json["event"] ?? .null).line)"
    }
}

extension Intent.Action {
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
        case .schedule(let action, let when): "\(when.summary) \(action.summary)"
        case .list(let scheduled): "list " + scheduled.map { "\($0.when.summary) \($0.does)" }.joined(separator: ", ")
        case .cancel(let scheduled): "cancel " + scheduled.map(\.name).joined(separator: ", ")
        case .get(let question):
            "get \(question.characteristic)\(question.expected.map { " = \(JSON($0).line)?" } ?? "")"
        }
    }
}
