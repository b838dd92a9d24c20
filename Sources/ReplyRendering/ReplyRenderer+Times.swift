import HomeModel
import HomeOutcomes

extension ReplyRenderer {
    /// A time, to follow what is done: "at 19:30 today", "every weekday at 07:00".
    package func time(_ when: When) -> String { when.phrase.map(time) ?? "" }

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

    // MARK: - What is scheduled

    /// What is to come, such as "At 19:30 today I will turn on the Desk Lamp".
    func listing(_ scheduled: [Scheduled]) -> String {
        guard !scheduled.isEmpty else { return say(.nothingScheduled) }
        let shown = scheduled.prefix(6).map {
            sentence(say(.scheduled, .time(time($0.when)), .action(elsewhere(action(of: $0), $0.home))))
        }
        let rest = scheduled.count > shown.count ? [say(.moreScheduled, .count(scheduled.count - shown.count))] : []
        return sentences(shown + rest)
    }

    /// What was taken back, as part of a sentence: "I will no longer turn on the Desk Lamp at 19:30 today".
    func cancelling(_ scheduled: [Scheduled]) -> String {
        guard !scheduled.isEmpty else { return say(.nothingLikeThat) }
        return say(.noLonger, .actions(say.choice(scheduled.prefix(6).map(reading))))
    }

    /// Names what is scheduled: "turn on the Desk Lamp at 19:30 today".
    package func reading(_ scheduled: Scheduled) -> String {
        say(.doAtTime, .action(action(of: scheduled)), .time(time(scheduled.when)))
    }

    /// What a trigger does, to follow "will": "turn on the Desk Lamp and run Good Night".
    func action(of scheduled: Scheduled) -> String { say.list(scheduled.acts.map { toDo($0.action, $0.targets) }) }
}
