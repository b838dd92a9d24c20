/// Why a text is not JSON (RFC 8259), and where.
public struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The character in the line, counted from 1 in Unicode scalars.
    public let column: Int
    /// What is wrong there and how to mend it.
    public let message: MessageReference
    /// What kind of fault it is.
    public let kind: Kind

    /// What is wrong with a text.
    public enum Kind: Sendable {
        /// It breaks the form.
        case form
        /// It has more values than the reader takes.
        case size
    }

    init(_ message: MessageReference, at offset: Int, in bytes: [UInt8], of kind: Kind = .form) {
        self.kind = kind
        let before = bytes.prefix(max(0, offset))
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        // A continuation byte of UTF-8 (10xxxxxx) begins no scalar.
        column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
        self.message = message
    }

    /// The place and what is wrong, as a code, on one line.
    public var description: String { "line \(line), column \(column): \(message)" }
}
