/// A value that never shows its contents, whether printed, interpolated, dumped or caught by a debugger.
public protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Redacted {
    /// The name of the type, and nothing of the value.
    public var description: String { "\(Self.self)(not shown)" }
    /// The name of the type, and nothing of the value.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
