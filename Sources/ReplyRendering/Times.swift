import HomeModel
import HomeOutcomes

/// Times as they are spoken of.
extension Wording {
    /// A time, to follow what is done: "at 19:30 today", "every weekday at 07:00".
    func spoken(_ when: When) -> String { when.phrase.map(time) ?? "" }

    private func time(_ phrase: TimePhrase) -> String {
        let clock = phrase.clock
        let day = { self.day(phrase.day) }
        let first: (String) -> String = { say(.timeFirst, .time($0), .day(day())) }
        switch phrase.recurrence {
        case nil: return say(.timeOnce, .clock(clock), .day(day()))
        case .every(1, .days)?: return phrase.isNear ? daily(clock) : first(daily(clock))
        case .every(2, .weeks)?:
            return first(say(.timeEveryOtherWeek, .days(say(.weekday, .weekday(phrase.weekday))), .clock(clock)))
        case .every(let count, .weeks)?: return first(say(.timeEveryWeeks, .count(count), .clock(clock)))
        case .every(let count, .days)?: return first(say(.timeEveryDays, .count(count), .clock(clock)))
        case .every(let count, .hours)?: return say(.timeEveryHour, .count(count), .clock(clock), .day(day()))
        case .every(let count, .minutes)?: return say(.timeEveryMinute, .count(count), .clock(clock), .day(day()))
        case .weekdays(let days)?:
            let time = say(.timeOnWeekdays, .days(names(of: days)), .clock(clock))
            return phrase.isNear ? time : first(time)
        }
    }

    private func daily(_ clock: String) -> String { say(.timeDaily, .clock(clock)) }

    private func names(of days: Set<Recurrence.Weekday>) -> String {
        let all = Recurrence.Weekday.allCases
        if days == Set(all) { return say(.anyDay) }
        if days == Set(all.prefix(5)) { return say(.anyWeekday) }
        return say.list(all.filter(days.contains).map { say(.weekday, .weekday($0)) })
    }

    /// "today", "tomorrow", "on Friday", "on Friday, 5 March".
    private func day(_ day: TimePhrase.Day) -> String {
        switch day {
        case .today: return say(.today)
        case .tomorrow: return say(.tomorrow)
        case .weekday(let weekday): return say(.onWeekday, .days(say(.weekday, .weekday(weekday))))
        case .date(let weekday, let day, let month, let year):
            let days = say(.weekday, .weekday(weekday))
            guard let year else { return say(.onDate, .days(days), .number(Double(day)), .month(month)) }
            return say(.onDateOfYear, .days(days), .number(Double(day)), .month(month), .year(String(year)))
        }
    }
}
