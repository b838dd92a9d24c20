/// The messages and terms of one file of Project Fluent's syntax 1.0, as they are written.
public struct Resource: Hashable, Sendable {
    /// The file, as it was named to the reader.
    public let file: String
    /// Its messages and terms, in order.
    public let entries: [Entry]
    let lines: LineTable

    /// A message or a term: “done = …”, “-lamp = …”.
    public struct Entry: Hashable, Sendable {
        /// What it is called, without the hyphen of a term.
        public let name: String
        /// Whether it is a term, which only other entries refer to.
        public let isTerm: Bool
        /// What it says; a message may have attributes alone.
        public let value: Pattern?
        /// Its attributes, in order.
        public let attributes: [Attribute]
        let offset: Int
    }

    /// An attribute of an entry: “.gender = feminine”.
    public struct Attribute: Hashable, Sendable {
        /// What it is called.
        public let name: String
        /// What it says.
        public let value: Pattern
        let offset: Int
    }

    /// What a message says: text, and what is put between it.
    public struct Pattern: Hashable, Sendable {
        /// Its parts, in order.
        public let elements: [Element]
    }

    /// A part of a pattern.
    public enum Element: Hashable, Sendable {
        /// Text as it is said.
        case text(String)
        /// A placeable, “{ … }”, and the place of what stands in it.
        case placeable(Expression, offset: Int)
    }

    /// What stands in a placeable.
    public indirect enum Expression: Hashable, Sendable {
        /// A string: “"text"”.
        case string(String)
        /// A number: “3”.
        case number(Double)
        /// A variable: “$name”.
        case variable(String)
        /// A message, or an attribute of it: “name”, “name.attribute”.
        case message(String, attribute: String?)
        /// A term, or an attribute of it, with arguments that are strings and numbers: “-name”, “-name(case: "dative")”.
        case term(String, attribute: String?, arguments: [String: Expression])
        /// A choice between variants: “selector -> [one] … *[other] …”.
        case select(Expression, variants: [Variant], usual: Int)
    }

    /// One of the patterns that a selector chooses from.
    public struct Variant: Hashable, Sendable {
        /// What it is chosen by.
        public let key: Key
        /// What it says.
        public let value: Pattern
        let offset: Int
    }

    /// What a variant is chosen by: a word, such as a plural category, or a number.
    public enum Key: Hashable, Sendable {
        case word(String)
        case number(Double)
    }

    func position(_ offset: Int) -> FilePosition { lines.position(offset, in: file) }
}

/// A place in a file.
public struct FilePosition: Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named to the reader.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, counted in Unicode scalars.
    public let column: Int

    /// Names a place.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}

/// The text of a file, to tell the line and the column of a byte; asked only where something is wrong.
struct LineTable: Hashable, Sendable {
    let bytes: [UInt8]

    func position(_ offset: Int, in file: String) -> FilePosition {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        // A byte that goes on with a scalar is no column of its own.
        return FilePosition(file: file, line: line, column: 1 + before[start...].count { $0 & 0xC0 != 0x80 })
    }
}
