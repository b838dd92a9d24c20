import Glibc

/// The lines of standard input or of another descriptor, as they come.
///
/// A line is at most 64 KiB long; what is over that is thrown away, and the line counts as too long.
struct Lines: Sequence, IteratorProtocol {
    /// The most bytes of a line.
    static let longestLine = 64 << 10
    private var buffer: ArraySlice<UInt8> = []
    private var isAtEnd = false
    private let descriptor: Int32

    init(of descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

    /// One line without its end, or why it is none.
    enum Line: Sendable {
        case text(String)
        case notText
        case tooLong
    }

    mutating func next() -> Line? {
        var bytes: [UInt8] = []
        var isTooLong = false
        while true {
            if buffer.isEmpty { fill() }
            guard !buffer.isEmpty else { break }
            let piece = buffer.prefix { $0 != 10 }
            isTooLong = isTooLong || bytes.count + piece.count > Self.longestLine
            if !isTooLong { bytes += piece }
            buffer = buffer.dropFirst(piece.count)
            if buffer.first == 10 {
                buffer = buffer.dropFirst()
                return Self.line(bytes, isTooLong)
            }
        }
        return bytes.isEmpty && !isTooLong ? nil : Self.line(bytes, isTooLong)
    }

    /// The next line, with all others that have come whole; nil at the end.
    mutating func batch() -> [Line]? {
        guard let first = next() else { return nil }
        var batch = [first]
        while buffer.contains(10), let line = next() { batch.append(line) }
        return batch
    }

    private static func line(_ bytes: [UInt8], _ isTooLong: Bool) -> Line {
        if isTooLong { return .tooLong }
        let text = bytes.last == 13 ? bytes.dropLast() : bytes[...]
        return String(validating: text, as: UTF8.self).map { .text($0) } ?? .notText
    }

    private mutating func fill() {
        guard !isAtEnd else { return }
        // Whoever is asked for a line is not waited for in vain.
        Waiting.end()
        defer { if descriptor == STDIN_FILENO { Waiting.begin() } }
        let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { space, count in
            var length = read(descriptor, space.baseAddress, space.count)
            while length < 0 && errno == EINTR { length = read(descriptor, space.baseAddress, space.count) }
            count = length > 0 ? length : 0
        }
        isAtEnd = bytes.isEmpty
        buffer = bytes[...]
    }
}
