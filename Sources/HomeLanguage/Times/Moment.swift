import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// What the phrases of time of one command say, before a clock is asked.
struct Moment: Hashable {
    /// When it begins: "at 7", "tomorrow morning".
    var start = Point()
    /// When it is taken back: "until 8".
    var end: Point?
    /// How long from now, in seconds: "in ten minutes".
    var delay: Double?
    /// Whether the delay is told in days, which the calendar counts.
    var isDelayInDays = false
    /// Whether the delay counts from what was said before: "an hour later".
    var isLater = false
    /// How long it lasts, in seconds: "for an hour".
    var duration: Double?
    /// How often, and of what: "every 30 minutes".
    var cycle: Cycle?
    /// Whether its days of the week come again.
    var isEvery = false
    /// Why it cannot be, whatever the time.
    var fault: TimeFault?

    /// Some part of a date and a time of day.
    struct Point: Hashable {
        var clock: Clock?
        /// What the sun does then, instead of a clock.
        var sun: SignificantTimeEvent?
        var part: Part?
        var day: Day?
        var weekdays: [Recurrence.Weekday] = []
        /// Of the week after this one: "next Friday".
        var isNext = false

        var isEmpty: Bool { self == Point() }
        /// Whether it says when in a day, by a clock, by the sun or by a part of the day.
        var saysTime: Bool { clock != nil || sun != nil || part != nil }
        /// Whether it says the day in some way.
        var hasDay: Bool { day != nil || !weekdays.isEmpty }
    }

    /// A part of the day.
    enum Part: String {
        case morning, afternoon, evening, night

        /// The minute of the day that is meant where no clock is said.
        var usual: Int {
            switch self {
            case .morning: 9 * 60
            case .afternoon: 15 * 60
            case .evening: 18 * 60
            case .night: 21 * 60
            }
        }
    }

    /// A day that does not come again.
    enum Day: Hashable {
        /// So many days from today.
        case ahead(Int)
        /// A day of some month: "the 5th", "5 March".
        case date(year: Int?, month: Int?, day: Int)
    }

    /// Every so many of a unit.
    struct Cycle: Hashable {
        var count: Int
        var unit: TagWord
    }

    /// Whether nothing delays the beginning.
    var beginsNow: Bool { start.isEmpty && delay == nil && cycle == nil && !isEvery }

    /// Both together, or nil where they contradict each other.
    func merging(_ other: Moment) -> Moment? {
        guard let sun = Self.one(start.sun, other.start.sun), let clock = Self.one(start.clock, other.start.clock),
            let part = Self.one(start.part, other.start.part),
            let day = Self.one(start.day, other.start.day), let end = Self.one(end, other.end),
            let delay = Self.one(delay, other.delay), let duration = Self.one(duration, other.duration),
            let cycle = Self.one(cycle, other.cycle)
        else { return nil }
        var both = self
        (both.start.clock, both.start.sun) = (clock, sun)
        both.start.part = part
        both.start.day = day
        both.start.weekdays += other.start.weekdays
        both.start.isNext = start.isNext || other.start.isNext
        (both.end, both.delay, both.duration, both.cycle) = (end, delay, duration, cycle)
        both.isDelayInDays = isDelayInDays || other.isDelayInDays
        both.isLater = isLater || other.isLater
        both.isEvery = isEvery || other.isEvery
        both.fault = fault ?? other.fault
        return both.isPossible ? both : nil
    }

    /// Whether it has at most one beginning and one end.
    var isPossible: Bool {
        if end != nil, duration != nil, TimeRule.oneEnd.holds { return false }
        if start.sun != nil, start.clock != nil || delay != nil, TimeRule.sunOrClock.holds { return false }
        if day(start), !start.weekdays.isEmpty, TimeRule.dateOrWeekday.holds { return false }
        guard delay != nil, TimeRule.delayOrTime.holds else { return true }
        return cycle == nil && !isEvery && !start.hasDay && (start.isEmpty || isDelayInDays)
    }

    private func day(_ point: Point) -> Bool { point.day != nil }

    /// The one that is said; nil where both are and differ.
    private static func one<Value: Equatable>(_ one: Value?, _ other: Value?) -> Value?? {
        guard let one, let other else { return .some(one ?? other) }
        return one == other ? .some(one) : nil
    }
}
