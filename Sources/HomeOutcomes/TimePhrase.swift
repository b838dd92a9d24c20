import HomeModel

/// A time as it is told: by the clock, and by the day as seen from the present.
public struct TimePhrase: Hashable, Sendable {
    /// The time of day, with 24 hours: "19:30".
    package let clock: String
    /// The day of the week.
    package let weekday: Recurrence.Weekday
    /// The day.
    package let day: Day
    /// How it comes again; nil is once.
    package let recurrence: Recurrence?
    /// Whether it is within a week, so that what comes again need not be told when first.
    package let isNear: Bool
    /// What the sun does then; nil where the clock alone tells it.
    package let sun: SignificantTimeEvent?

    /// A phrase of the given parts.
    package init(
        clock: String, weekday: Recurrence.Weekday, day: Day, recurrence: Recurrence?, isNear: Bool,
        sun: SignificantTimeEvent? = nil
    ) {
        self.sun = sun
        self.clock = clock
        self.weekday = weekday
        self.day = day
        self.recurrence = recurrence
        self.isNear = isNear
    }

    /// A day as seen from the present.
    package enum Day: Hashable, Sendable {
        case today
        case tomorrow
        /// Within a week.
        case weekday(Recurrence.Weekday)
        /// Later; without the year where it is this one.
        case date(Recurrence.Weekday, day: Int, month: Int, year: Int?)
    }
}
