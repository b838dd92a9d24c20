/// Why a time cannot be kept.
package enum TimeFault: Error, Hashable {
    /// Sunset, sunrise: no clock tells.
    case sun
    /// What people, the weather or a sensor do.
    case event
    /// "Later", "in a few minutes".
    case vague
    /// A day without a time of day.
    case noClock
    /// "Every other week" without the day.
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
