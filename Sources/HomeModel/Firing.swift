import FoundationEssentials

/// One date of a trigger, and what became of it (row S7).
public struct Firing: Hashable, Sendable {
    /// The trigger.
    public var trigger: TriggerID
    /// What it was called then.
    public var name: String
    /// Its home.
    public var home: HomeID
    /// The date that it was due.
    public var date: Date
    /// What became of it.
    public var status: Status
    /// Why it did not go well; one line.
    public var detail: String?

    /// What became of a date.
    public enum Status: String, Sendable, CaseIterable {
        /// Its scenes are being run.
        case running
        /// All of its scenes were set.
        case done
        /// Some of what its scenes set failed.
        case partly
        /// Nothing of its scenes could be set.
        case failed
        /// Nothing ran at the time.
        case missed
    }

    /// A firing of the given parts.
    public init(
        trigger: TriggerID, name: String, home: HomeID, date: Date, status: Status, detail: String? = nil
    ) {
        self.trigger = trigger
        self.name = name
        self.home = home
        self.date = date
        self.status = status
        self.detail = detail
    }
}
