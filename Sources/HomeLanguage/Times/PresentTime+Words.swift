import Foundation
import HomeModel

extension PresentTime {
    /// A time for a person: "at 19:30 today", "every weekday at 07:00", "every 30 minutes from 18:30".
    func words(for date: Date, _ recurrence: Recurrence?) -> String {
        let clock = clock(of: date)
        let isNear = date.timeIntervalSince(self.date) <= 7 * 86_400
        let first = isNear ? "" : ", first \(day(of: date))"
        switch recurrence {
        case nil: return "at \(clock) \(day(of: date))"
        case .every(1, .days)?: return "every day at \(clock)\(first)"
        case .every(2, .weeks)?: return "every other \(weekday(of: date)) at \(clock), first \(day(of: date))"
        case .every(let count, .weeks)?: return "every \(count) weeks at \(clock), first \(day(of: date))"
        case .every(let count, .days)?: return "every \(count) days at \(clock), first \(day(of: date))"
        case .every(1, let unit)?: return "every \(unit.rawValue.dropLast()) from \(clock) \(day(of: date))"
        case .every(let count, let unit)?: return "every \(count) \(unit.rawValue) from \(clock) \(day(of: date))"
        case .weekdays(let days)?: return "every \(Self.names(of: days)) at \(clock)\(first)"
        }
    }

    private static func names(of days: Set<Recurrence.Weekday>) -> String {
        let all = Recurrence.Weekday.allCases
        if days == Set(all) { return "day" }
        if days == Set(all.prefix(5)) { return "weekday" }
        return Replies.list(all.filter(days.contains).map { $0.rawValue.capitalized })
    }

    /// "19:30".
    private func clock(of date: Date) -> String { String(FireDate.text(of: date, in: zone).dropFirst(11).prefix(5)) }

    private func weekday(of date: Date) -> String { CivilDay(date, in: zone).weekday.rawValue.capitalized }

    /// "today", "tomorrow", "on Friday", "on Friday, 5 March".
    private func day(of date: Date) -> String {
        let day = CivilDay(date, in: zone)
        let today = CivilDay(self.date, in: zone)
        switch day.number - today.number {
        case 0: return "today"
        case 1: return "tomorrow"
        case 2...6: return "on \(weekday(of: date))"
        default:
            let year = day.parts.year == today.parts.year ? "" : " \(day.parts.year)"
            return "on \(weekday(of: date)), \(day.parts.day) \(Self.months[Int(day.parts.month) - 1])\(year)"
        }
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
