/// Why a time cannot be kept.
package enum TimeFault: Error, Hashable {
    /// What the sun does, where nobody has said where the home is.
    case sun
    /// Some time before or after what the sun does, which is no moment: “before sunset”.
    case sunVague
    /// The sun does not come up, or not down, for a day and more.
    case polarNight, polarDay
    /// What the sun does, otherwise than each day or on days of the week.
    case sunSeldom
    /// What people or the weather do, or what nothing in the home tells.
    case event
    /// A time beside something that has to happen first.
    case eventAndTime
    /// Some time or other: "later", "in a few minutes".
    case vague
    /// A day without a time of day.
    case noClock
    /// Weeks without the day: "every other week".
    case noWeekday
    /// Two days that are not said to come again.
    case severalDays
    /// Seconds, which no clock of ours keeps (row S4).
    case seconds
    /// Over a year ahead.
    case tooFar
    /// It has passed.
    case passed
    /// Less than 5 minutes or more than 5 weeks (row S5).
    case tooOften, tooSeldom
    /// It comes again before it has ended.
    case overlapping
    /// A last day for what comes again.
    case lastDay
    /// A day that no calendar has.
    case noSuchDay
    /// What it was before is not known, or cannot be brought back.
    case noWayBack(String)

    /// The furthest that may be asked for ahead, in seconds: a year.
    package static let furthest = 366.0 * 86_400
}
