/// A change as a store writes it into its log.
public struct LoggedChange: Hashable, Sendable {
    /// What has changed.
    public var event: HomeEvent
    /// Whether observers are told it, or it is there for the record (row M14).
    public let isTold: Bool

    /// A change that is told, unless somebody says otherwise.
    public init(_ event: HomeEvent, isTold: Bool = true) {
        self.event = event
        self.isTold = isTold
    }
}
