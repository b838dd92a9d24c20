import Foundation

extension Trigger {
    /// The rule about time that the trigger breaks, where it is made or gets another time at `now` (rows S4, S5).
    public func timeRefusal(now: Date) -> EditRefusal? {
        if let fireDate {
            guard let date = FireDate(fireDate) else { return .badFireDate(fireDate, of: name) }
            if !date.isOnMinute { return .trigger(.fireDateNotOnMinute, name) }
            if date.date <= now { return .trigger(.fireDateInPast, name) }
        }
        if let fault = recurrence?.fault {
            return fault == .invalidParameter ? .noWeekdays : .trigger(fault, name)
        }
        if let timeZone, TimeZone.named(timeZone) == nil { return .badTimeZone(timeZone, of: name) }
        // What sets it off is one thing: a date, the sun on its days, or what accessories tell.
        switch event {
        case nil: return nil
        case .significantTime where fireDate == nil && (recurrence?.isOfDays ?? false): return nil
        case .characteristic where fireDate == nil && recurrence == nil: return nil
        case .significantTime, .characteristic: return .trigger(.invalidParameter, name)
        }
    }

    /// The rule that it breaks where it is enabled at `now`: it has scenes to run, and a date or an event to come (rows S3, S4).
    public func enablingRefusal(now: Date) -> EditRefusal? {
        if actionSets.isEmpty { return .trigger(.noRegisteredActionSets, name) }
        if let event { return event.characteristic?.services.isEmpty == true ? .trigger(.invalidParameter, name) : nil }
        if fireDate == nil { return .trigger(.invalidParameter, name) }
        return nextFireDate(after: now) == nil ? .trigger(.fireDateInPast, name) : nil
    }

    /// When it comes, in a home at a place; nil where it has no date, or where the date, the zone or the recurrence breaks a
    /// rule, and of what the sun does, where nobody knows the place.
    public func timetable(at place: Coordinates?) -> Timetable? {
        guard let zone else { return nil }
        if let event {
            guard let time = event.significantTime, let place, let recurrence else { return nil }
            return Timetable(time, at: place, zone: zone, recurrence: recurrence)
        }
        guard let date = fireDate.flatMap(FireDate.init), date.isOnMinute else { return nil }
        return Timetable(start: date.date, zone: zone, recurrence: recurrence)
    }

    /// When it comes, where the sun has no part in it.
    public var timetable: Timetable? { timetable(at: nil) }

    /// The zone whose local time counts: its own, else the system's; nil where its own is not known here.
    public var zone: TimeZone? { timeZone.map { TimeZone.named($0) } ?? .current }

    /// The first date after a moment, whether it is enabled or not; nil where none is to come.
    public func nextFireDate(after moment: Date, at place: Coordinates? = nil) -> Date? {
        timetable(at: place)?.next(after: moment)
    }

    /// Whether a date that passed while nothing ran is made up for, late (row S7).
    ///
    /// It is kept in `extra`, so that the home file carries it. An `extra` that is no object stays as it is.
    public var runsLate: Bool {
        get { extra?["runsLate"] == .bool(true) }
        set { extra.setMember("runsLate", to: newValue ? .bool(true) : nil) }
    }
}
