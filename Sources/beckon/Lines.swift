import Glibc

/// The lines of standard input, as they come.
///
/// A line is at most 64 KiB long; what is over that is thrown away, and the line counts as too long.
struct Lines: Sequence, IteratorProtocol {
    private static let longestLine = 64 << 10
    private var isAtEnd = false

    /// One line without its end, or why it is none.
    enum Line {
        case text(String)
        case notText
        case tooLong
    }

    mutating func next() -> Line? {
        if isAtEnd { return nil }
        var bytes: [UInt8] = []
        var isTooLong = false
        while true {
            let byte = getc(stdin)
            if byte == EOF {
                isAtEnd = true
                if bytes.isEmpty && !isTooLong { return nil }
                break
            }
            if byte == 10 { break }
            if bytes.count < Self.longestLine { bytes.append(UInt8(byte)) } else { isTooLong = true }
        }
        if isTooLong { return .tooLong }
        if bytes.last == 13 { bytes.removeLast() }
        return String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .notText
    }
}
