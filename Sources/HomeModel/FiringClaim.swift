import Foundation

/// An enabled trigger, and up to when its dates were looked at.
public struct WatchedTrigger: Hashable, Sendable {
    /// Its home.
    public var home: HomeID
    /// Its identity and its time; who wants to know its name and scenes asks for the home.
    public var trigger: Trigger
    /// Where its home is, for what the sun does.
    public var place: Coordinates?
    /// Every date up to this one was fired or missed, or came before the trigger was enabled.
    public var checkedUntil: Date

    /// A trigger of the given parts.
    public init(home: HomeID, trigger: Trigger, place: Coordinates?, checkedUntil: Date) {
        (self.home, self.trigger, self.place, self.checkedUntil) = (home, trigger, place, checkedUntil)
    }

    /// When it comes; nil where no date sets it off.
    public var timetable: Timetable? { trigger.timetable(at: place) }

    /// What is to become of the dates that came after the last that was looked at, the newest first (row S7).
    ///
    /// The newest is run where it is at most a minute old, or where the trigger runs late; the others were missed.
    public func due(after checked: Date, at now: Date) -> DueDates {
        let dates = timetable?.newest(after: checked, through: now, atMost: Firing.keptMissed + 1) ?? []
        let kept = dates.prefix(Firing.keptMissed).map { date in
            let isInTime = now.timeIntervalSince(date) <= Firing.allowedLateness
            let isRun = date == dates.first && (isInTime || trigger.runsLate)
            return DueDates.Due(date: date, status: isRun ? .running : .missed)
        }
        return DueDates(dates: kept, missedMore: dates.count > Firing.keptMissed)
    }
}

/// The dates of a trigger that are due, and what is to become of each.
public struct DueDates: Hashable, Sendable {
    /// A date, and whether its scenes are to be run or it was missed.
    public struct Due: Hashable, Sendable {
        /// The date.
        public let date: Date
        /// `running` or `missed`.
        public let status: Firing.Status
    }

    /// The dates, the newest first.
    public let dates: [Due]
    /// Whether more were missed than are listed.
    public let missedMore: Bool

    /// What somebody has to do who notes the dates; `note` says of each whether nobody else had.
    public func claim(_ note: (Due) throws -> Bool) rethrows -> FiringClaim {
        var claim = FiringClaim(missedMore: missedMore)
        for due in dates where try note(due) {
            if due.status == .running { claim.date = due.date } else { claim.missed.append(due.date) }
        }
        return claim
    }
}

/// What is to be done for a trigger at a moment; whoever has it is the only one.
public struct FiringClaim: Hashable, Sendable {
    /// The date for which its scenes are to be run now.
    public var date: Date?
    /// The dates that were missed, the newest first.
    public var missed: [Date] = []
    /// Whether more were missed than are listed.
    public var missedMore = false

    /// Nothing to do, until something is found.
    public init(missedMore: Bool = false) { self.missedMore = missedMore }
}

extension Firing {
    /// How late a trigger may fire (row S7).
    public static let allowedLateness: TimeInterval = 60
    /// So many of the dates that a trigger missed in one absence are kept, and told.
    public static let keptMissed = 100
    /// So many firings of one trigger are kept.
    public static let kept = 1_000
    /// So many seconds the firings of a removed trigger are kept: 90 days.
    public static let keptAfterRemoval: Int64 = 90 * 86_400
    /// So many seconds have to pass before an event fires a trigger again: accessories that answer each other would
    /// otherwise never rest.
    public static let eventPause: TimeInterval = 10
    /// So often an event may fire one trigger within an hour.
    public static let eventsAnHour = 60
    /// The most characters of why a firing did not go well.
    public static let longestDetail = 2_000
}
