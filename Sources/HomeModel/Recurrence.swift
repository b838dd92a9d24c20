/// How often a trigger comes again after its first date (row S5): from 5 minutes to 5 weeks.
public enum Recurrence: Hashable, Sendable {
    /// Every so many of a unit.
    case every(Int, Unit)
    /// On each of these days of the week, at the time of the first date.
    case weekdays(Set<Weekday>)

    /// A unit of time, by the word for it in files and answers.
    public enum Unit: String, Sendable, CaseIterable {
        case minutes, hours, days, weeks

        /// The length of one, in minutes.
        public var inMinutes: Int {
            switch self {
            case .minutes: 1
            case .hours: 60
            case .days: 24 * 60
            case .weeks: 7 * 24 * 60
            }
        }

        /// How many of the unit a recurrence may be.
        public var allowed: ClosedRange<Int> {
            let least = (Self.leastMinutes + inMinutes - 1) / inMinutes
            return least...Self.mostMinutes / inMinutes
        }

        private static let leastMinutes = 5
        private static let mostMinutes = 5 * 7 * 24 * 60
    }

    /// A day of the week; a week begins on Monday (ISO 8601).
    public enum Weekday: String, Sendable, CaseIterable {
        case monday, tuesday, wednesday, thursday, friday, saturday, sunday
    }

    /// Whether it comes on days only, each or those of the week: as what the sun does can.
    public var isOfDays: Bool {
        switch self {
        case .every(let count, let unit): count == 1 && unit == .days
        case .weekdays: true
        }
    }

    /// The rule that it breaks, or nil where it breaks none.
    public var fault: HomeError? {
        switch self {
        case .every(let count, let unit) where count < unit.allowed.lowerBound: .recurrenceTooSmall
        case .every(let count, let unit) where count > unit.allowed.upperBound: .recurrenceTooLarge
        case .every: nil
        case .weekdays(let days): days.isEmpty ? .invalidParameter : nil
        }
    }

    /// The recurrence as files and answers have it: `{"minutes": 30}` or `{"weekdays": ["monday", "friday"]}`.
    public var json: JSON {
        switch self {
        case .every(let count, let unit): .object([unit.rawValue: .int(Int64(count))])
        case .weekdays(let days):
            .object(["weekdays": .array(Weekday.allCases.filter(days.contains).map { .string($0.rawValue) })])
        }
    }

    /// Reads what `json` wrote; nil where it is something else, or breaks a rule.
    public init?(json: JSON) {
        guard case .object(let members) = json, members.count == 1, let (key, value) = members.first else { return nil }
        switch (key, value) {
        case ("weekdays", .array(let names)):
            let days = names.compactMap { name in
                if case .string(let text) = name { Weekday(rawValue: text) } else { nil }
            }
            guard days.count == names.count else { return nil }
            self = .weekdays(Set(days))
        case (_, .int(let count)):
            guard let unit = Unit(rawValue: key), let count = Int(exactly: count) else { return nil }
            self = .every(count, unit)
        default: return nil
        }
        if fault != nil { return nil }
    }
}
