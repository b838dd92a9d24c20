import Foundation

/// A day of the Gregorian calendar, which is taken to have been used for ever.
public struct CivilDay: Hashable, Sendable {
    /// The days from the 1st of January 1970.
    public let number: Int64

    /// The day of a number.
    public init(number: Int64) { self.number = number }

    /// The day of a year, month and day of the month; nil where there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        // Years that begin in March put the leap day last, and 400 of them always have 146,097 days.
        let shifted = month > 2 ? year : year - 1
        let era = Int64(shifted).flooredDivision(by: 400)
        let yearOfEra = Int64(shifted) - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + Int64(dayOfYear) - 719_468
    }

    /// The day that digits write; nil where there is no such day.
    init?(_ year: ArraySlice<UInt8>, _ month: ArraySlice<UInt8>, _ day: ArraySlice<UInt8>) {
        guard let year = FireDate.number(year), let month = FireDate.number(month), let day = FireDate.number(day)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The local day of a zone at a moment.
    public init(_ date: Date, in zone: TimeZone) {
        number = zone.localTime(at: Int64(seconds: date)).flooredDivision(by: 86_400)
    }

    /// The day of the week.
    public var weekday: Recurrence.Weekday {
        // The 1st of January 1970 was a Thursday.
        Recurrence.Weekday.allCases[Int((number + 3) - (number + 3).flooredDivision(by: 7) * 7)]
    }

    /// The year, month and day of the month.
    public var parts: (year: Int64, month: Int64, day: Int64) {
        let era = (number + 719_468).flooredDivision(by: 146_097)
        let dayOfEra = number + 719_468 - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDay: CustomStringConvertible {
    /// The day by ISO 8601: `2030-01-01`.
    public var description: String {
        let parts = parts
        func padded(_ number: Int64, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    }
}

extension Int64 {
    /// The quotient, rounded down also below zero.
    func flooredDivision(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// The whole seconds since 1970 of a date, rounded down; dates beyond a million years are taken for that far off.
    init(seconds date: Date) {
        let seconds = date.timeIntervalSince1970
        self = seconds.isNaN ? 0 : Int64(Swift.max(-3.2e13, Swift.min(3.2e13, seconds)).rounded(.down))
    }
}
