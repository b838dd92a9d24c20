import Foundation

/// The dates at which something comes: a first one, and how it comes again (row S5).
///
/// Days, weeks and days of the week are counted in local time, so that 07:00 stays 07:00 as clocks change; minutes and
/// hours are counted as they pass. The dates ascend, and end with the year 9999.
public struct Timetable: Hashable, Sendable {
    /// The date from which it counts; of what the sun does, which counts from none, the first that a file can write.
    public let start: Date
    /// The zone whose local time counts.
    public let zone: TimeZone
    /// How it comes again; nil is once.
    public let recurrence: Recurrence?
    /// What the sun does on each of its days, and where; nil where clocks count.
    private let sun: Sun?

    private struct Sun: Hashable {
        let time: SignificantTimeEvent
        let calendar: SolarCalendar
    }

    /// A timetable; nil where the recurrence breaks a rule.
    public init?(start: Date, zone: TimeZone, recurrence: Recurrence?) {
        if recurrence?.fault != nil { return nil }
        self.start = start
        self.zone = zone
        self.recurrence = recurrence
        sun = nil
    }

    /// The timetable of what the sun does at a place, each day or on days of the week; nil where it comes otherwise.
    ///
    /// Days on which the sun does not do so have no date (row S9).
    public init?(_ time: SignificantTimeEvent, at place: Coordinates, zone: TimeZone, recurrence: Recurrence) {
        guard recurrence.isOfDays, recurrence.fault == nil else { return nil }
        start = Date(timeIntervalSince1970: 0)
        self.zone = zone
        self.recurrence = recurrence
        sun = Sun(time: time, calendar: SolarCalendar(at: place))
    }

    /// The first date after a moment; nil where none is to come.
    public func next(after moment: Date) -> Date? {
        let found = next(after: Int64(seconds: moment))
        return found.flatMap { $0 > Self.end ? nil : Date(timeIntervalSince1970: Double($0)) }
    }

    /// The first dates after a moment, at most so many; with a last moment, none after that.
    public func dates(after moment: Date, through last: Date? = nil, atMost count: Int) -> [Date] {
        var dates: [Date] = []
        var moment = moment
        while dates.count < count, let date = next(after: moment), date <= last ?? date {
            dates.append(date)
            moment = date
        }
        return dates
    }

    /// The last date up to and with a moment; nil where none has come.
    public func last(through moment: Date) -> Date? {
        if let sun { return date(of: sun, from: moment, ahead: false) }
        // A date comes at least every 5 weeks, and those of an hour or a day are few.
        for span in [3_600.0, 86_400, 38 * 86_400, .infinity] {
            let dates = dates(after: max(moment - span, start - 1), through: moment, atMost: 1_000)
            if let last = dates.last { return last }
        }
        return nil
    }

    /// The last dates after a moment and up to another, the newest first and at most so many.
    public func newest(after moment: Date, through end: Date, atMost count: Int) -> [Date] {
        var dates: [Date] = []
        var end = end
        while dates.count < count, let date = last(through: end), date > moment {
            dates.append(date)
            end = date - 1
        }
        return dates
    }

    /// The end of the year 9999 in UTC, the last that RFC 3339 can write.
    private static let end: Int64 = 253_402_300_799

    private func next(after moment: Int64) -> Int64? {
        if let sun {
            let next = date(of: sun, from: Date(timeIntervalSince1970: Double(moment)), ahead: true)
            return next.map { Int64(seconds: $0) }
        }
        let first = Int64(seconds: start)
        switch recurrence {
        case nil: return first > moment ? first : nil
        case .every(let count, let unit) where unit == .minutes || unit == .hours:
            guard first <= moment else { return first }
            let period = Int64(count * unit.inMinutes * 60)
            return first + ((moment - first) / period + 1) * period
        case .every(let count, let unit):
            if first > moment { return first }
            let days = Int64(count * (unit == .weeks ? 7 : 1))
            return nextDay(after: moment, from: first) { $0 % days == 0 }
        case .weekdays(let weekdays):
            let firstDay = localDay(of: first)
            if first > moment, weekdays.contains(CivilDay(number: firstDay).weekday) { return first }
            return nextDay(after: max(moment, first), from: first) {
                weekdays.contains(CivilDay(number: firstDay + $0).weekday)
            }
        }
    }

    /// The first moment after another that has the first one's time of day, on a day that is fit.
    ///
    /// Days are given by their distance from the first. One in 35 is fit at least (row S5), so the search is short.
    private func nextDay(after moment: Int64, from first: Int64, where isFit: (Int64) -> Bool) -> Int64? {
        let firstDay = localDay(of: first)
        let local = zone.localTime(at: first)
        // Zones that were seconds off the minute are no reason to fire off the minute (row S4).
        let time = (local - firstDay * 86_400) / 60 * 60
        // A skipped day and a gap can put a date later than its day, but by a day at most.
        var distance = max(1, localDay(of: moment) - firstDay - 2)
        while (firstDay + distance) * 86_400 <= Self.end {
            if isFit(distance) {
                let date = zone.moment(ofLocalTime: (firstDay + distance) * 86_400 + time)
                if date > moment { return date }
            }
            distance += 1
        }
        return nil
    }

    /// The first date of what the sun does after a moment, or the last up to it.
    ///
    /// Beyond a polar circle it may be half a year away, and on one day of the week somewhat more; so a year is looked at.
    private func date(of sun: Sun, from moment: Date, ahead: Bool) -> Date? {
        let today = Int64(seconds: moment).flooredDivision(by: 86_400)
        for distance: Int64 in -2...380 {
            let day = CivilDay(number: ahead ? today + distance : today - distance)
            guard case .at(let passage) = sun.calendar.passage(sun.time.event, onSolarDay: day) else { continue }
            if case .weekdays(let days) = recurrence, !days.contains(CivilDay(passage, in: zone).weekday) { continue }
            // Triggers fire on the minute (row S4).
            let minutes = (passage.timeIntervalSince1970 / 60).rounded() + Double(sun.time.offset)
            let date = Date(timeIntervalSince1970: minutes * 60)
            if ahead ? date > moment : date <= moment { return date }
        }
        return nil
    }

    private func localDay(of moment: Int64) -> Int64 {
        zone.localTime(at: moment).flooredDivision(by: 86_400)
    }
}
