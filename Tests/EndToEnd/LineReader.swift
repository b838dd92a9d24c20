import Foundation

/// The lines that a running program writes, as they come.
final class LineReader {
    private let file: FileHandle
    private var buffer = Data()

    init(_ file: FileHandle) { self.file = file }

    /// The next line that a test waits for, those before it skipped; nil where the program has ended.
    func next(where isAwaited: (String) -> Bool = { _ in true }) -> String? {
        while let line = next() { if isAwaited(line) { return line } }
        return nil
    }

    private func next() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer = Data(buffer[buffer.index(after: end)...])
                return line
            }
            let piece = file.availableData
            if piece.isEmpty { return nil }
            buffer += piece
        }
    }
}
