/// A place in a grammar file.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named to the reader.
    public var file: String
    /// The line, from 1; 0 where a rule was made by a program and stands in no file.
    public var line: Int
    /// The column, from 1, counted in Unicode scalars.
    public var column: Int

    /// Names a place.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`, or the file alone where there is no line.
    public var description: String {
        line > 0 ? "\(file):\(line):\(column)" : file
    }
}
