import HomeModel
import HomeOutcomes

/// Times as they are spoken of.
extension Renderer {
    /// A time, to follow what is done: "at 19:30 today", "every weekday at 07:00".
    func spoken(_ when: When) -> String {
        if let event = when.event?.characteristic {
            return say(.whenSo, .text(EventRenderer(context).happening(event, when.witnesses)))
        }
        return when.phrase.map(time) ?? ""
    }

    /// What is done at a time: “I will turn on the Fan at 19:30 today”, “when the Front Door opens, I will turn on the Fan”.
    func doing(_ action: String, _ when: When) -> String {
        let isEvent = when.event?.characteristic != nil
        return say(isEvent ? .willDoWhen : .willDo, .action(action), .time(spoken(when)))
    }

    private func time(_ phrase: TimePhrase) -> String {
        if let sun = phrase.sun { return time(phrase, by: sun) }
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

    /// A time by the sun: “at sunset today, at 16:42”, “every day 30 minutes before sunrise”.
    private func time(_ phrase: TimePhrase, by sun: SignificantTimeEvent) -> String {
        let message: Message = sun.offset == 0 ? .atSun : sun.offset < 0 ? .beforeSun : .afterSun
        let time = say(message, .count(abs(sun.offset)), .sun(sun.event))
        switch phrase.recurrence {
        case nil: return say(.timeOnceBySun, .time(time), .clock(phrase.clock), .day(day(phrase.day)))
        case .weekdays(let days)?: return say(.timeOnWeekdaysBySun, .days(names(of: days)), .time(time))
        case .every: return say(.timeOnWeekdaysBySun, .days(say(.anyDay)), .time(time))
        }
    }

    private func daily(_ clock: String) -> String { say(.timeDaily, .clock(clock)) }

    private func names(of days: Set<Recurrence.Weekday>) -> String {
        let all = Recurrence.Weekday.allCases
        if days == Set(all) { return say(.anyDay) }
        if days == Set(all.prefix(5)) { return say(.anyWeekday) }
        return say.list(all.filter(days.contains).map { say(.weekday, .weekday($0)) })
    }

    /// A day as seen from the present: "today", "tomorrow", "on Friday", "on Friday, 5 March".
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
