import Synchronization

/// What something is done for, so that the log can be read by it: one utterance, one request, one trigger that fires.
public enum Trace {
    /// What begins something.
    public enum Kind: String, Sendable {
        case utterance = "u"
        case request = "r"
        case trigger = "t"
    }

    /// The number of what is done now, "u17" or "r5/u18"; nil outside of any.
    @TaskLocal public static var id: String?

    private static let count = Atomic<UInt64>(0)

    /// A new number in this program, within what is done now.
    public static func next(_ kind: Kind) -> String {
        let number = count.add(1, ordering: .relaxed).newValue
        return (id.map { $0 + "/" } ?? "") + "\(kind.rawValue)\(number)"
    }
}
