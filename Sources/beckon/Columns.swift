import BeckonRuntime
import Glibc

/// What the terminal can show that text goes to: how wide it is, and whether it has colours.
enum Columns {
    /// The columns of the terminal that a descriptor writes to, by $COLUMNS or by its own word; nil for a file or a pipe, whose
    /// readers take each line as one thing, and for a terminal that does not say.
    static func width(of descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        if let given = Installation.environment["COLUMNS"].flatMap({ Int($0) }) { return given > 0 ? given : nil }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether a descriptor writes to a terminal with colours whose user wants them (no-color.org).
    static func areColoured(on descriptor: Int32) -> Bool {
        let environment = Installation.environment
        return isatty(descriptor) == 1 && environment["NO_COLOR"]?.isEmpty != false && environment["TERM"] != "dumb"
    }
}

/// How something stands that is told with a mark before it.
enum Mark: String {
    case good = "✓"
    case lacking = "–"
    case bad = "✗"

    /// The mark in its colour: green, yellow, red.
    fileprivate var coloured: String {
        let colour =
            switch self {
            case .good: 32
            case .lacking: 33
            case .bad: 31
            }
        return "\u{1B}[\(colour)m\(rawValue)\u{1B}[0m"
    }
}

extension Output {
    /// Writes a line with a mark before it, which has a colour at a terminal.
    static func line(_ text: String, marked mark: Mark) {
        let fitted = fitted("\(mark.rawValue) \(text.visible)", to: STDOUT_FILENO)
        let shown = Columns.areColoured(on: STDOUT_FILENO) ? mark.coloured + fitted.dropFirst() : fitted
        write(Array((shown + "\n").utf8), to: STDOUT_FILENO)
    }

    /// A line as wide as the terminal is at most; JSON stays on its line.
    static func fitted(_ text: String, to descriptor: Int32) -> String {
        guard text.first != "{", let width = Columns.width(of: descriptor) else { return text }
        return text.broken(at: width)
    }
}
