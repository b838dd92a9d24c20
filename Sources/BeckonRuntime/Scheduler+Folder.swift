import FoundationEssentials
import HomeModel
import ReplyRendering

extension Scheduler {
    /// A scheduler of the triggers of homes that this program serves.
    ///
    /// With a moment for `now`, time goes on from there.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    public init(
        _ homes: ServedHomes, control: any HomeControl, now: Date? = nil, replies: ReplyRenderer, isSeen: Bool = true,
        tell: @escaping @Sendable (SchedulerReport) -> Void
    ) throws {
        let clock = ShiftedClock(now: now)
        let database = try homes.place.store(clock: { clock.now })
        self.init(
            database, in: homes.place.folder, under: homes.leases, control: control, clock: clock, replies: replies,
            isSeen: isSeen,
            tell: tell)
    }
}

/// The clock on the wall, as far ahead or behind as it was at its making.
struct ShiftedClock: SchedulerClock {
    private let shift: TimeInterval

    /// A clock that says a moment now; without one, the right time.
    init(now: Date?) { shift = now?.timeIntervalSinceNow ?? 0 }

    var now: Date { Date() + shift }

    func sleep(until moment: Date) async { await WallClock().sleep(until: moment - shift) }
}
