import FoundationEssentials
import HomeDatabase
import HomeModel
import ReplyRendering

extension Scheduler {
    /// A scheduler of the triggers of a data folder.
    ///
    /// With a moment for `now`, time goes on from there.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    public init(
        folder: String, control: any HomeControl, now: Date? = nil, replies: ReplyRenderer, isSeen: Bool = true,
        tell: @escaping @Sendable (SchedulerReport) -> Void
    ) throws {
        let clock = ShiftedClock(now: now)
        let database = try HomeDatabase(folder: folder, clock: { clock.now })
        self.init(database, control: control, clock: clock, replies: replies, isSeen: isSeen, tell: tell)
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
