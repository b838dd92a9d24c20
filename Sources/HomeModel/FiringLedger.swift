import FoundationEssentials

/// What is kept of the firings of one trigger, within one transaction of a store: nobody else has them until it ends.
///
/// A store claims through `WatchedTrigger`, so that what is claimed never depends on where it is kept.
public protocol FiringLedger {
    /// Up to when dates were looked at, at the latest now; nil where the trigger is another by now.
    ///
    /// Where the clock was set back, the dates between are to come again; those that were fired are kept, and what was
    /// missed only because the clock ran ahead was not missed.
    func checkedUntil(at now: Date) throws -> Date?

    /// Whether the trigger is still what it was when somebody looked.
    func isWatched() throws -> Bool

    /// Notes a date, and says whether nobody else has.
    func insert(_ date: Date, _ status: Firing.Status) throws -> Bool

    /// Notes up to when dates were looked at, and forgets what is old.
    func check(until date: Date) throws

    /// Notes that what the trigger waits for has happened.
    func noteHappened() throws

    /// How many firings there were within a time before a moment.
    func count(within span: TimeInterval, before now: Date) throws -> Int

    /// Forgets all but the newest firings of the trigger.
    func forgetOld() throws
}

extension WatchedTrigger {
    /// Takes over what the trigger has to do at a moment, so that nobody else does it too (row S7).
    ///
    /// The date that is due is claimed where it is at most a minute old; older ones are noted as missed, but the newest
    /// of those is claimed where the trigger runs late. A trigger that was changed in the meantime has nothing to do.
    public func claim(in ledger: some FiringLedger, at now: Date) throws -> FiringClaim {
        guard let checked = try ledger.checkedUntil(at: now) else { return FiringClaim() }
        let due = due(after: checked, at: now)
        let claim = try due.claim { try ledger.insert($0.date, $0.status) }
        if let newest = due.dates.first { try ledger.check(until: newest.date) }
        return claim
    }

    /// Takes over what the trigger has to do as its event happens, so that nobody else does it too (rows S8, S10).
    ///
    /// - Returns: whether it is to be done; false where it was just done, or the trigger is another by now.
    public func claimEvent(in ledger: some FiringLedger, at now: Date) throws -> Bool {
        guard try ledger.isWatched() else { return false }
        try ledger.noteHappened()
        guard try ledger.count(within: Firing.eventPause, before: now) == 0,
            try ledger.count(within: 3_600, before: now) < Firing.eventsAnHour,
            try ledger.insert(now, .running)
        else { return false }
        try ledger.forgetOld()
        return true
    }
}
