import FoundationEssentials

/// Keeps what became of the dates and events of triggers: the port through which programs agree who fires one.
public protocol FiringStore: Sendable {
    /// The triggers that are enabled, without the rest of their homes.
    func watchedTriggers() async throws -> [WatchedTrigger]

    /// Takes over what a trigger has to do at a moment, so that nobody else does it too (row S7).
    ///
    /// The date that is due is claimed where it is at most a minute old; older ones are noted as missed, but the newest
    /// of those is claimed where the trigger runs late. A trigger that was changed in the meantime has nothing to do.
    func claim(_ watched: WatchedTrigger, named name: String, at now: Date) async throws -> FiringClaim

    /// Takes over what a trigger has to do as its event happens, so that nobody else does it too (rows S8, S10).
    ///
    /// - Returns: whether it is to be done; false where it was just done, or the trigger is another by now.
    func claimEvent(of watched: WatchedTrigger, named name: String, at now: Date) async throws -> Bool

    /// Notes that what a trigger waits for is no longer so, and may happen again.
    func eventIsOver(of trigger: Trigger) async throws

    /// Whether what a trigger waits for has happened, and was not over when somebody last looked.
    func eventHasHappened(of trigger: Trigger) async throws -> Bool

    /// Notes what became of a firing that is under way.
    func finish(_ firing: Firing) async throws

    /// The last firings, the newest first; of one trigger or one home, where one is given.
    func firings(of trigger: TriggerID?, in home: HomeID?, atMost count: Int) async throws -> [Firing]

    /// What became of a date of a trigger; nil where nothing did yet.
    func firing(of trigger: TriggerID, at date: Date) async throws -> Firing?

    /// The firings that are under way, or were when their program was killed.
    func runningFirings() async throws -> [Firing]

    /// What was missed or went wrong in some homes and nobody was told yet, the oldest first; from now on somebody was.
    ///
    /// - Parameter homes: nil is all, and those that are gone.
    func takeUntold(in homes: Set<HomeID>?) async throws -> [Firing]

    /// Notes that somebody was told what became of a trigger up to a date.
    func told(_ firing: Firing) async throws
}
