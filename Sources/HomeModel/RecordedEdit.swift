import FoundationEssentials

/// An edit of homes that can still be told, and mostly be taken back.
public struct RecordedEdit: Sendable {
    /// Its number.
    public let id: Int64
    /// When it was made.
    public let date: Date
    /// What it changed, in order.
    public let changes: [HomeEvent]
    /// The edit that it took back; nil where it is one of a person's own.
    public let undoes: Int64?
    /// Whether it was taken back, and that was not.
    public var isUndone = false

    /// An edit of the given parts that counts.
    public init(id: Int64, date: Date, changes: [HomeEvent], undoes: Int64?) {
        self.id = id
        self.date = date
        self.changes = changes
        self.undoes = undoes
    }

    /// The name of the user who made it, where one is known.
    public var author: String? { changes.lazy.compactMap(\.author).first }
}
