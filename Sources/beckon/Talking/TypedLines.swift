import CEdit
import Glibc

/// The lines that somebody types at a terminal, with editing, and with those of earlier conversations at hand.
///
/// Of libedit's state there is one in a program, so there is one of these.
final class TypedLines {
    private let history: LineHistory?

    /// Lines that are kept in a file; nil keeps them nowhere.
    init(keptIn path: String?) {
        // Without a character set libedit takes bytes for letters.
        setlocale(LC_CTYPE, "C.UTF-8")
        history = path.map { LineHistory(at: $0) }
        using_history()
        stifle_history(Int32(LineHistory.most))
        for line in history?.lines ?? [] { add_history(line) }
    }

    /// The next line, typed behind a prompt; nil where there is none any more.
    func next(_ prompt: String) -> Lines.Line? {
        Waiting.end()
        defer { Waiting.begin() }
        guard let typed = readline(prompt) else { return nil }
        defer { free(typed) }
        if strlen(typed) > Lines.longestLine { return .tooLong }
        guard let line = String(validatingCString: typed) else { return .notText }
        if LineHistory.mayKeep(line) {
            add_history(line)
            history?.keep(line)
        }
        return .text(line)
    }
}

/// What was typed before, in a file that is its owner's alone.
struct LineHistory {
    /// The most lines that are kept.
    static let most = 500
    /// The most bytes of a line that is kept.
    private static let longest = 1_000

    /// The lines that were kept, the oldest first.
    let lines: [String]
    private let path: String

    /// What a file holds; where it holds more than is kept, it is written anew.
    init(at path: String) {
        self.path = path
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            lines = []
            return
        }
        defer { close(descriptor) }
        let all = Lines(of: descriptor).prefix(Self.most * 20).compactMap { line -> String? in
            if case .text(let text) = line, Self.mayKeep(text) { text } else { nil }
        }
        lines = Array(all.suffix(Self.most))
        if all.count > Self.most { write(lines, O_TRUNC) }
    }

    /// Whether a line is worth keeping: an empty one is not, nor one that has a setup code in it.
    static func mayKeep(_ line: String) -> Bool {
        !line.isEmpty && line.utf8.count <= longest && !line.contains(/\d{3}\D?\d{2}\D?\d{3}/)
    }

    /// Keeps one more line.
    func keep(_ line: String) { write([line], O_APPEND) }

    private func write(_ lines: [String], _ way: Int32) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | way, 0o600)
        // What cannot be kept is still understood.
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        fchmod(descriptor, 0o600)
        Output.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)
    }
}
