import Foundation
import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Finds the dates that words of time mean.
///
/// A time of day is the next one to come, in either half of the day where neither is said. Where the day is said too, or
/// it comes again, "at 7" is in the morning; hours from 1 to 5 are in the afternoon, and 12 is noon.
struct DateFinder {
    let now: PresentTime
    /// What it comes after: the present, or what is done before it in the sentence.
    let after: Date

    /// Whether it leans on what is done before it.
    private var isFollowing: Bool { after != now.date }

    /// The dates of a moment.
    func timing(of moment: Moment) throws(TimeFault) -> Timing {
        if let fault = moment.fault { throw fault }
        var timing = Timing()
        timing.guesses = moment.start.clock?.guesses(in: moment.start.part) ?? 0
        let recurrence = try recurrence(of: moment)
        if !moment.beginsNow {
            let date = try beginning(moment, recurrence)
            if date.timeIntervalSince(now.date) > TimeFault.furthest + 86_400 { throw .tooFar }
            timing.date = date
            timing.start = try when(date, recurrence, by: moment.start.sun)
        }
        if let end = try ending(moment, timing.date, recurrence) {
            timing.end = try when(end, try shifted(recurrence, from: timing.date, to: end), by: moment.end?.sun)
        }
        return timing
    }

    // MARK: - The beginning

    private func beginning(_ moment: Moment, _ recurrence: Recurrence?) throws(TimeFault) -> Date {
        if let delay = moment.delay {
            let base = moment.isLater ? after : now.date
            return try delayed(by: delay, inDays: moment.isDelayInDays, after: base, moment.start)
        }
        switch recurrence {
        case .every(let count, let unit)? where unit == .minutes || unit == .hours:
            if moment.start.isEmpty { return rounded(now.date + Double(count * unit.inMinutes * 60)) }
            return try first(of: moment.start)
        case nil: return try first(of: moment.start)
        case let recurrence?:
            if let sun = moment.start.sun { return try next(sun, recurrence, after: now.date) }
            let start = try first(of: moment.start, isOnce: false)
            guard case .weekdays = recurrence else {
                return moment.start.weekdays.count == 1 ? try first(of: moment.start) : start
            }
            let timetable = Timetable(start: start, zone: now.zone, recurrence: recurrence)
            guard let next = timetable?.next(after: start - 1) else { throw .noSuchDay }
            return next
        }
    }

    /// A time so long from now, or from what was said before: "in ten minutes", "in three days at 7", "an hour
    /// later".
    private func delayed(
        by delay: Double, inDays: Bool, after base: Date, _ point: Moment.Point
    ) throws(TimeFault) -> Date {
        if !point.isEmpty {
            var point = point
            point.day = .ahead(Int(delay / 86_400))
            return try first(of: point)
        }
        if delay.truncatingRemainder(dividingBy: 60) != 0 { throw .seconds }
        // Days are counted by the calendar, so that 18:00 stays 18:00 as clocks change.
        if inDays {
            let local = Int64(base.timeIntervalSince1970) + Int64(now.zone.secondsFromGMT(for: base))
            return rounded(date(ofLocalTime: local + Int64(delay)))
        }
        return rounded(base + delay)
    }

    /// The nearest full minute (row S4), which is still to come.
    private func rounded(_ date: Date) -> Date {
        let minutes = (date.timeIntervalSince1970 / 60).rounded()
        let rounded = Date(timeIntervalSince1970: minutes * 60)
        return rounded > now.date ? rounded : rounded + 60
    }

    /// The first moment that a point is.
    private func first(of point: Moment.Point, isOnce: Bool = true) throws(TimeFault) -> Date {
        if let sun = point.sun { return try first(sun, on: point) }
        guard let minutes = minutes(of: point) else { throw .noClock }
        let today = CivilDay(now.date, in: now.zone).number
        let likely = Clock.likely(minutes).map { [$0] } ?? minutes
        if let day = point.day {
            let number = try number(of: day, today)
            let choices = number == today && isOnce ? minutes : likely
            if let date = earliest(in: number...number, choices) { return date }
            throw point.clock == nil ? .noClock : .passed
        }
        if isOnce, let weekday = point.weekdays.first {
            guard point.weekdays.count == 1 else { throw .severalDays }
            return try date(on: weekday, point, today, minutes, likely)
        }
        // Yesterday's night may be still to come.
        let first = CivilDay(after, in: now.zone).number - 1
        guard let date = earliest(in: first...(first + 3), isOnce || isFollowing ? minutes : likely) else {
            throw .passed
        }
        return date
    }

    private func date(
        on weekday: Recurrence.Weekday, _ point: Moment.Point, _ today: Int64, _ minutes: [Int], _ likely: [Int]
    ) throws(TimeFault) -> Date {
        // A week begins on Monday.
        let index = Recurrence.Weekday.allCases.firstIndex(of: CivilDay(number: today).weekday) ?? 0
        let from = point.isNext ? today + Int64(7 - index) : today
        for day in from...(from + 7) where CivilDay(number: day).weekday == weekday {
            if let date = earliest(in: day...day, day == today ? minutes : likely) { return date }
        }
        throw .passed
    }

    private func minutes(of point: Moment.Point) -> [Int]? {
        if let clock = point.clock {
            let minutes = clock.minutes(in: point.part)
            return minutes.isEmpty ? nil : minutes
        }
        return point.part.map { [$0.usual] }
    }

    private func number(of day: Moment.Day, _ today: Int64) throws(TimeFault) -> Int64 {
        switch day {
        case .ahead(let days): return today + Int64(days)
        case .date(let year, let month, let day):
            let parts = CivilDay(number: today).parts
            for ahead in 0..<(month == nil ? 12 : 9) {
                let months = Int(parts.month) - 1 + (month == nil ? ahead : 0)
                let civil = CivilDay(
                    year: year ?? Int(parts.year) + (month == nil ? months / 12 : ahead),
                    month: month ?? months % 12 + 1,
                    day: day)
                if let civil, civil.number >= today { return civil.number }
                if civil != nil, year != nil { throw .passed }
            }
            throw .noSuchDay
        }
    }

    /// The first of some minutes of some days that comes after all that is before it.
    private func earliest(in days: ClosedRange<Int64>, _ minutes: [Int]) -> Date? {
        let dates = days.flatMap { day in minutes.map { date(ofLocalTime: day * 86_400 + Int64($0) * 60) } }
        return dates.filter { $0 > after }.min()
    }

    private func date(ofLocalTime local: Int64) -> Date {
        Date(timeIntervalSince1970: Double(now.zone.moment(ofLocalTime: local)))
    }

    // MARK: - The end

    private func ending(_ moment: Moment, _ start: Date?, _ recurrence: Recurrence?) throws(TimeFault) -> Date? {
        let base = start ?? now.date
        var end: Date
        if let duration = moment.duration {
            if duration.truncatingRemainder(dividingBy: 60) != 0 { throw .seconds }
            end = rounded(base + duration)
        } else if let point = moment.end {
            let isSpanOfDay = moment.start.clock != nil || moment.start.sun != nil
            if recurrence != nil, point.hasDay || !isSpanOfDay { throw .lastDay }
            end = try DateFinder(now: now, after: base).first(of: point)
        } else {
            return nil
        }
        if let recurrence, end.timeIntervalSince(base) >= recurrence.shortest { throw .overlapping }
        return end
    }

    /// The recurrence of the end: what begins on a Friday night ends on Saturdays.
    private func shifted(_ recurrence: Recurrence?, from start: Date?, to end: Date) throws(TimeFault) -> Recurrence? {
        guard case .weekdays(let days)? = recurrence, let start else { return recurrence }
        let distance = Int(CivilDay(end, in: now.zone).number - CivilDay(start, in: now.zone).number)
        let all = Recurrence.Weekday.allCases
        return .weekdays(Set(days.map { day in all[((all.firstIndex(of: day) ?? 0) + distance) % all.count] }))
    }

    private func when(
        _ date: Date, _ recurrence: Recurrence?, by sun: SignificantTimeEvent?
    ) throws(TimeFault) -> When {
        var event: TriggerEvent?
        if let sun, let recurrence {
            guard recurrence.isOfDays else { throw .sunSeldom }
            event = .significantTime(sun)
        }
        return When(
            fireDate: FireDate.text(of: date, in: now.zone), recurrence: recurrence, timeZone: now.zoneName,
            phrase: now.phrase(for: date, recurrence, by: sun), event: event)
    }

    // MARK: - The sun

    /// The first time that the sun does something after what comes before, on the day that is said.
    private func first(_ sun: SignificantTimeEvent, on point: Moment.Point) throws(TimeFault) -> Date {
        guard let place = now.coordinates else { throw .sun }
        let today = CivilDay(now.date, in: now.zone).number
        var number: Int64?
        if let day = point.day { number = try self.number(of: day, today) }
        if let weekday = point.weekdays.first {
            guard point.weekdays.count == 1 else { throw .severalDays }
            let index = Recurrence.Weekday.allCases.firstIndex(of: CivilDay(number: today).weekday) ?? 0
            let from = point.isNext ? today + Int64(7 - index) : today
            number = (from...(from + 6)).first { CivilDay(number: $0).weekday == weekday }
        }
        guard let number else { return try next(sun, .every(1, .days), after: after, within: 2) }
        switch SolarCalendar(at: place).passage(sun.event, on: CivilDay(number: number), in: now.zone) {
        case .at(let passage):
            let date = Date(
                timeIntervalSince1970: ((passage.timeIntervalSince1970 / 60).rounded() + Double(sun.offset)) * 60)
            guard date > after else { throw .passed }
            return date
        case .staysUp: throw .polarDay
        case .staysDown: throw .polarNight
        }
    }

    /// The next time that the sun does something on days that are fit; at most so many days ahead.
    private func next(
        _ sun: SignificantTimeEvent, _ recurrence: Recurrence, after moment: Date, within days: Double = 380
    ) throws(TimeFault) -> Date {
        guard let place = now.coordinates else { throw .sun }
        guard recurrence.isOfDays,
            let timetable = Timetable(sun, at: place, zone: now.zone, recurrence: recurrence)
        else { throw .sunSeldom }
        if let next = timetable.next(after: moment), next.timeIntervalSince(moment) <= days * 86_400 { return next }
        let today = CivilDay(moment, in: now.zone)
        if case .staysDown = SolarCalendar(at: place).passage(sun.event, on: today, in: now.zone) { throw .polarNight }
        throw .polarDay
    }
}

extension DateFinder {
    /// How a moment comes again; nil is once.
    private func recurrence(of moment: Moment) throws(TimeFault) -> Recurrence? {
        let weekdays = Set(moment.start.weekdays)
        let recurrence: Recurrence
        switch moment.cycle {
        case nil:
            if !moment.isEvery { return nil }
            recurrence = weekdays.count == 7 ? .every(1, .days) : .weekdays(weekdays)
        case let cycle? where cycle.unit == .day && moment.isEvery && cycle.count == 1:
            // Weekdays make a cycle of a part of the day: "every Monday morning", "every evening on weekdays".
            recurrence = .weekdays(weekdays)
        case let cycle? where cycle.unit == .week:
            if weekdays.isEmpty, moment.start.day == nil { throw .noWeekday }
            if cycle.count == 1, !weekdays.isEmpty {
                recurrence = .weekdays(weekdays)
            } else {
                if weekdays.count > 1 { throw .severalDays }
                recurrence = .every(cycle.count, .weeks)
            }
        case let cycle?:
            if cycle.unit == .second { throw .tooOften }
            guard let unit = Recurrence.Unit(rawValue: cycle.unit.rawValue + "s") else { throw .tooSeldom }
            // A cycle of days may begin on one of them: "every day at 7 starting on Saturday".
            if moment.isEvery || weekdays.count > 1 { throw .severalDays }
            recurrence = .every(cycle.count, unit)
        }
        switch recurrence.fault {
        case .recurrenceTooSmall: throw .tooOften
        case .recurrenceTooLarge: throw .tooSeldom
        case nil: return recurrence
        default: throw .noWeekday
        }
    }
}

extension Recurrence {
    /// The least time between two of its dates, in seconds.
    fileprivate var shortest: Double {
        switch self {
        case .every(let count, let unit): Double(count * unit.inMinutes * 60)
        case .weekdays(let days): days.count == 1 ? 7 * 86_400 : 86_400
        }
    }
}
