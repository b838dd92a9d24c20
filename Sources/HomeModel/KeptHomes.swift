import FoundationEssentials

/// All that a store keeps of homes, also what no home file has: for another store to take over whole.
///
/// What edits can be taken back, and the log of changes, are the store's own and not in it.
public struct KeptHomes: Hashable, Sendable {
    /// The homes.
    public var snapshot: HomeSnapshot
    /// The account of the operating system that is a user's.
    public var accounts: [UserID: String] = [:]
    /// What triggers may open.
    public var consents: [TriggerID: StandingConsent] = [:]
    /// What became of the dates of triggers, of homes that are there.
    public var firings: Set<KeptFiring> = []
    /// What is known of the triggers that are enabled.
    public var watches: [TriggerID: Watch] = [:]

    /// Homes with nothing beside them.
    public init(_ snapshot: HomeSnapshot) { self.snapshot = snapshot }

    /// What became of a date, and whether somebody was told.
    public struct KeptFiring: Hashable, Sendable {
        /// What became of it.
        public let firing: Firing
        /// Whether somebody was told.
        public let isTold: Bool

        /// A firing of which somebody was told or not.
        public init(_ firing: Firing, isTold: Bool) { (self.firing, self.isTold) = (firing, isTold) }
    }

    /// How far the dates of a trigger were looked at, and whether its event has happened.
    public struct Watch: Hashable, Sendable {
        /// Every date up to this one was fired or missed.
        public let checkedUntil: Date
        /// Whether its event was told for what is still so.
        public let hasHappened: Bool

        /// What is known of a trigger.
        public init(checkedUntil: Date, hasHappened: Bool) {
            (self.checkedUntil, self.hasHappened) = (checkedUntil, hasHappened)
        }
    }

    /// How much else differs than the homes themselves: accounts, consents, firings and watches, counted.
    public func differences(from other: KeptHomes) -> Int {
        func count<Key: Hashable, Value: Equatable>(_ one: [Key: Value], _ two: [Key: Value]) -> Int {
            Set(one.keys).union(two.keys).count { one[$0] != two[$0] }
        }
        return count(accounts, other.accounts) + count(consents, other.consents) + count(watches, other.watches)
            + firings.symmetricDifference(other.firings).count
    }
}
