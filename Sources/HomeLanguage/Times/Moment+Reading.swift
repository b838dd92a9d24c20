import HomeModel
import HomeOutcomes
import UtteranceAnalysis

extension Moment {
    /// What phrases of time say together, or nil where they make no time, or contradict each other.
    init?(_ phrases: [TimeMention]) {
        var moment = Moment()
        for phrase in phrases {
            var reader = PhraseReader()
            guard let next = reader.read(phrase), let both = moment.merging(next) else { return nil }
            moment = both
        }
        self = moment
    }
}

/// Reads one phrase of time, tag by tag: what a number is, is said by the tag behind it.
private struct PhraseReader {
    private var moment = Moment()
    private var point = Moment.Point()
    private var isSpan = false
    private var isEnd = false
    private var number: Double?
    private var clock = Clock.Words()
    private var count: Double?
    private var date = DayOfMonth()
    private var span: Double?
    private var unit = 0.0
    private var isDelay = false
    private var isInDays = true

    private struct DayOfMonth { var year: Double?, month: Double?, day: Double? }

    mutating func read(_ events: [Matcher.Event]) -> Moment? {
        for event in events {
            switch event {
            case .number(let part), .tag(.plus(let part)): number = (number ?? 0) + part
            case .tag(.times(let factor)): number = (number ?? 1) * factor
            case .tag(.set(let property, let value)):
                guard take(property, value) else { return nil }
            case .name: return nil
            }
        }
        guard number == nil, closePoint(), closeSpan() else { return nil }
        shareDay()
        shareHalf()
        return moment.isPossible ? moment : nil
    }

    /// The number that was said, which is then used up.
    private mutating func taken() -> Double? {
        defer { number = nil }
        return number
    }

    private mutating func take(_ property: Property, _ value: TagValue) -> Bool {
        switch property {
        case .hour: clock.hour = taken()
        case .minute: clock.minute = taken()
        case .half: clock.half = value.word.flatMap { Clock.Half(rawValue: $0.rawValue) }
        case .noon, .midnight, .bare, .digital, .pair, .before, .exact, .beside: clock.tags.insert(property)
        case .part: point.part = value.word.flatMap { Moment.Part(rawValue: $0.rawValue) }
        case .next: point.isNext = true
        case .year: date.year = taken()
        case .date: date.day = taken()
        case .month: date.month = value.number ?? taken()
        case .day: point.day = .ahead(value.word == .tomorrow ? 1 : value.word == .overmorrow ? 2 : 0)
        case .weekday, .weekdays, .weekend: point.weekdays += Self.weekdays(property, value.word)
        case .from: isSpan = true
        case .until: return beginEnd()
        case .unit, .more: addSpan(property, value.word)
        case .in: isDelay = true
        case .its: moment.isLater = true
        case .count: count = taken()
        case .per: return setCycle(value.word)
        case .every: moment.isEvery = true
        case .sun: return setSun(value.word)
        case .event: (moment.fault, number) = (value.word == .sun ? .sunVague : .event, nil)
        case .vague: moment.fault = .vague
        default: break
        }
        return true
    }

    private static func weekdays(_ property: Property, _ word: TagWord?) -> [Recurrence.Weekday] {
        switch property {
        case .weekdays: Array(Recurrence.Weekday.allCases.prefix(5))
        case .weekend: [.saturday, .sunday]
        default: word.flatMap { Recurrence.Weekday(rawValue: $0.rawValue) }.map { [$0] } ?? []
        }
    }

    // MARK: - Points

    private mutating func beginEnd() -> Bool {
        guard !isEnd, closePoint() else { return false }
        isEnd = true
        return true
    }

    /// Keeps what was said of one moment.
    private mutating func closePoint() -> Bool {
        if clock != Clock.Words() {
            guard let clock = Clock(clock) else { return false }
            point.clock = clock
        }
        if let day = date.day {
            guard let day = Int(exactly: day), let month = Int(exactly: date.month ?? 0),
                let year = Int(exactly: date.year ?? 0), (1...31).contains(day),
                date.month == nil || (1...12).contains(month),
                date.year == nil || (2000...2999).contains(year)
            else { return false }
            point.day = .date(year: date.year.map { _ in year }, month: date.month.map { _ in month }, day: day)
        }
        if isEnd { moment.end = point } else { moment.start = point }
        (point, clock, date) = (Moment.Point(), Clock.Words(), DayOfMonth())
        return true
    }

    /// A day that is said behind both ends of a span is that of both, unless the end comes first: "from nine to ten
    /// tomorrow", but "from ten to nine tomorrow" begins today.
    private mutating func shareDay() {
        guard isSpan, let end = moment.end, let first = moment.start.clock, let last = end.clock,
            !moment.start.hasDay, (first.hour, first.minute) < (last.hour, last.minute)
        else { return }
        (moment.start.day, moment.start.weekdays, moment.start.isNext) = (end.day, end.weekdays, end.isNext)
        if moment.start.part == nil, first.half == nil, end.part != .night { moment.start.part = end.part }
    }

    /// A half of the day that is said behind both ends of a span is that of both, unless the end comes first: "from
    /// six to nine pm", but "from ten to six am" begins the evening before.
    ///
    /// Beside an hour that only a clock with 24 hours shows,
    /// the other is of that clock too: "from nine to 18".
    private mutating func shareHalf() {
        guard isSpan, let first = moment.start.clock, let last = moment.end?.clock, first.half == nil,
            first.isOfHalf, moment.start.part == nil
        else { return }
        if (13...23).contains(last.hour), TimeRule.spanOfOneClock.holds {
            moment.start.clock = first.with(first.hour == 12 ? .pm : .am)
        }
        guard let half = last.half else { return }
        let isBefore = (first.hour % 12, first.minute) < (last.hour % 12, last.minute)
        moment.start.clock = first.with(isBefore ? half : half == .am ? .pm : .am)
    }

    /// A place of the sun, from which a length may be counted that was said before: "half an hour before sunrise".
    private mutating func setSun(_ word: TagWord?) -> Bool {
        guard point.sun == nil, let event = word.flatMap({ SolarEvent(rawValue: $0.rawValue) }) else { return false }
        var offset = 0
        if let span {
            guard let minutes = Int(exactly: (span / 60).rounded()), minutes <= SignificantTimeEvent.furthest else {
                moment.fault = .tooFar
                return true
            }
            offset = clock.tags.contains(.before) ? -minutes : minutes
        }
        (span, isDelay, clock) = (nil, false, Clock.Words())
        point.sun = SignificantTimeEvent(event, offset: offset)
        return point.sun != nil
    }

    // MARK: - Lengths

    private static let units: [TagWord: Double] = [
        .second: 1, .minute: 60, .hour: 3600, .day: 86_400, .week: 7 * 86_400,
    ]

    private mutating func addSpan(_ property: Property, _ word: TagWord?) {
        if property == .unit {
            unit = word.flatMap { Self.units[$0] } ?? 0
            if unit < 86_400 { isInDays = false }
        }
        span = (span ?? 0) + (taken() ?? 0) * unit
    }

    private mutating func closeSpan() -> Bool {
        guard let span else { return true }
        guard span > 0 else { return false }
        if span > TimeFault.furthest { moment.fault = .tooFar }
        if isDelay {
            moment.delay = span
            moment.isDelayInDays = isInDays && span.truncatingRemainder(dividingBy: 86_400) == 0
        } else {
            moment.duration = span
        }
        return true
    }

    // MARK: - Again and again

    private mutating func setCycle(_ unit: TagWord?) -> Bool {
        guard let unit, let count, let whole = Int(exactly: count), whole > 0 else { return false }
        moment.cycle = Moment.Cycle(count: whole, unit: unit)
        return true
    }
}
