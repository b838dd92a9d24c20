import Foundation
import HomeModel

/// A time as it is told: by the clock, and by the day as seen from the present.
public struct TimePhrase: Hashable, Sendable {
    /// The time of day, with 24 hours: "19:30".
    let clock: String
    /// The day of the week.
    let weekday: Recurrence.Weekday
    /// The day.
    let day: Day
    /// How it comes again; nil is once.
    let recurrence: Recurrence?
    /// Whether it is within a week, so that what comes again need not be told when first.
    let isNear: Bool

    /// A day as seen from the present.
    enum Day: Hashable, Sendable {
        case today
        case tomorrow
        /// Within a week.
        case weekday(Recurrence.Weekday)
        /// Later; without the year where it is this one.
        case date(Recurrence.Weekday, day: Int, month: Int, year: Int?)
    }
}

extension PresentTime {
    /// How a time is told at present.
    func phrase(for date: Date, _ recurrence: Recurrence?) -> TimePhrase {
        let day = CivilDay(date, in: zone)
        return TimePhrase(
            clock: String(FireDate.text(of: date, in: zone).dropFirst(11).prefix(5)), weekday: day.weekday,
            day: told(day), recurrence: recurrence, isNear: date.timeIntervalSince(self.date) <= 7 * 86_400)
    }

    private func told(_ day: CivilDay) -> TimePhrase.Day {
        let today = CivilDay(date, in: zone)
        switch day.number - today.number {
        case 0: return .today
        case 1: return .tomorrow
        case 2...6: return .weekday(day.weekday)
        default:
            let (year, month, number) = day.parts
            return .date(
                day.weekday, day: Int(number), month: Int(month),
                year: year == today.parts.year ? nil : Int(year))
        }
    }
}
