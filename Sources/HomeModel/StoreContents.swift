import FoundationEssentials

/// All that a store keeps of homes, also what no home file has: for another store to take over whole.
///
/// What edits can be taken back, and the log of changes, are the store's own and not in it.
public struct StoreContents: Hashable, Sendable {
    /// The homes.
    public var snapshot: HomeSnapshot
    /// The account of the operating system that is a user's.
    public var accounts: [UserID: String] = [:]
    /// What triggers may open.
    public var consents: [TriggerID: StandingConsent] = [:]
    /// What became of the dates of triggers, of homes that are there.
    public var firings: Set<ToldFiring> = []
    /// What is known of the triggers that are enabled.
    public var watches: [TriggerID: Watch] = [:]

    /// Homes with nothing beside them.
    public init(_ snapshot: HomeSnapshot) { self.snapshot = snapshot }

    /// What became of a date, and whether somebody was told.
    public struct ToldFiring: Hashable, Sendable {
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

    /// The same, with the homes of another store beside them: which one is the primary home, only that of an empty store says.
    public func adding(_ other: StoreContents) -> StoreContents {
        var all = self
        all.snapshot = snapshot.adding(other.snapshot)
        all.accounts.merge(other.accounts) { own, _ in own }
        all.consents.merge(other.consents) { own, _ in own }
        all.watches.merge(other.watches) { own, _ in own }
        all.firings.formUnion(other.firings)
        return all
    }

    /// The same with just those homes that another has, as if there were no others.
    public func only(_ other: StoreContents) -> StoreContents {
        let (homes, users) = (Set(other.snapshot.homes.map(\.id)), Set(other.snapshot.homes.flatMap(\.users).map(\.id)))
        let triggers = Set(other.snapshot.homes.flatMap(\.triggers).map(\.id))
        var kept = self
        kept.snapshot.homes.removeAll { !homes.contains($0.id) }
        (kept.snapshot.primaryHome, kept.snapshot.extra) = (other.snapshot.primaryHome, other.snapshot.extra)
        kept.accounts = accounts.filter { users.contains($0.key) }
        kept.consents = consents.filter { triggers.contains($0.key) }
        kept.watches = watches.filter { triggers.contains($0.key) }
        kept.firings = firings.filter { homes.contains($0.firing.home) }
        return kept
    }

    /// How much else differs than the homes themselves: accounts, consents, firings and watches, counted.
    public func differences(from other: StoreContents) -> Int {
        func count<Key: Hashable, Value: Equatable>(_ one: [Key: Value], _ two: [Key: Value]) -> Int {
            Set(one.keys).union(two.keys).count { one[$0] != two[$0] }
        }
        return count(accounts, other.accounts) + count(consents, other.consents) + count(watches, other.watches)
            + firings.symmetricDifference(other.firings).count
    }
}

extension HomeSnapshot {
    /// The same, with the homes of another beside them.
    public func adding(_ other: HomeSnapshot) -> HomeSnapshot {
        if homes.isEmpty { return other }
        var all = self
        all.homes += other.homes
        return all
    }
}
