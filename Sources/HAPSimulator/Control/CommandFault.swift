/// Why a command of the simulator's control was not carried out; nothing was changed.
public struct CommandFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and how to mend it, on one line.
    public let text: String

    init(_ text: String) { self.text = text }

    /// The text.
    public var description: String { text }
}
