import UtteranceAnalysis

/// A rule by which words are no time, or not the time of a command.
///
/// Languages share these. `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
enum TimeRule: ReadingRule {
    // MARK: Clocks

    /// Three digits are a time where they are one that people say: "at 730", but "at 300" and "at 150".
    case usualDigits
    /// A decimal is a time with the half of the day; without it, only a quarter of an hour is: "7.30 pm".
    case usualDecimal
    /// The minutes behind an hour have two digits, where they are said as numbers: "seven five" is no time.
    case pairOfNumbers
    /// Minutes beside an hour are said by fives, unless they are said exactly: "three past seven".
    case roughMinutes
    /// A half of the day has twelve hours: "13 am" and "0 pm" are none.
    case hourOfHalf
    /// A half of the day that contradicts the part of the day is no time: "at 5 am in the evening".
    case halfOfPart
    /// Beside an hour that only a clock with 24 hours shows, the other end of a span is of that clock: "from nine to 18".
    case spanOfOneClock

    // MARK: Days

    /// What ends at some time lasts no length: "for ten minutes until eight".
    case oneEnd
    /// The sun leaves no room for a clock: "at sunset at 7" is no time.
    case sunOrClock
    /// A date is no day of the week besides: "on Monday tomorrow".
    case dateOrWeekday
    /// A delay in days leaves the time of day open, and another does not: "in three days at 7", but not "in ten
    /// minutes at 7".
    case delayOrTime

    // MARK: Whose time

    /// Of two times with days the second is said of the second command alone: "on weekdays … at 6, at weekends at 8".
    case daysOfItsOwn
    /// What is to be put out is not put out at the time of what is done to it before: "red, then off in ten minutes".
    case undoneLater
    /// Commands with one verb have one time, where that makes sense: "turn the lamp on and the fan off at 8".
    case oneOrderOneTime
    /// What "then" says behind a time that ends is done at its end: "the heating at 23 until midnight, then at 19".
    case thenAtItsEnd
    /// What becomes of a thing behind what is done to it at a time is delayed from then: "on at seven and off in an hour".
    case delayFromTime
    /// What "but" opposes has its own time: "the lamp off, but the fan in ten minutes".
    case timeOfOpposed
    /// A length is that of one state, and of no other: "washer off, dryer on for 40 minutes" starts no washer then.
    case lengthOfOneState
}
