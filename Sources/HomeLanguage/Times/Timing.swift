import Foundation
import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// When a command is done, and when it is taken back.
struct Timing: Hashable {
    /// When it begins; nil is now.
    var start: When?
    /// When it begins, as a date; nil is now.
    var date: Date?
    /// When it is taken back; nil is never.
    var end: When?
    /// How likely it is that the words are no time, or another one.
    var guesses = 0
    /// At once and for good.
    static let now = Timing()

    /// A timing, or why there is none.
    typealias Answer = Result<Timing, TimeFault>

    /// The timings that commands can have where one of them says a time, one for each command; none where the words make
    /// no time.
    ///
    /// What is said before all commands holds for all. What is said after the last may hold for it alone or for all
    /// ("turn on the heating and open the blinds at 7"), so there are two choices, of which a person has to choose. The time
    /// of a command that goes on from the turn before follows the one that was said there.
    static func choices(of frames: [Frame], at now: PresentTime, after earlier: Focus.Time? = nil) -> [[Answer]] {
        var moments: [Moment] = []
        for frame in frames {
            guard var moment = Moment(frame.times) else { return [] }
            if let lead = Moment(frame.leadTimes), !(moment.saysDays && lead.saysDays && TimeRule.daysOfItsOwn.holds),
                let both = moment.merging(lead)
            {
                moment = both
            }
            moments.append(moment)
        }
        if let last = moments.last, frames.dropFirst().allSatisfy(\.isOfSameThings) {
            let isOtherwise = frames.last?.isOpposed ?? false
            for index in moments.indices.dropLast() {
                moments[index].recur(with: last, isOtherwise: isOtherwise)
                moments[index].sharePart(of: last)
            }
        }
        for index in moments.indices.dropFirst()
        where moments[index].isDelay && moments[index - 1].start.saysTime && frames[index].isOfSameThings
            && TimeRule.delayFromTime.holds
        {
            moments[index].isLater = true
        }
        var isShared = frames.map(\.times.isEmpty)
        for index in moments.indices.dropFirst()
        where frames[index].isNext && frames[index].isOfSameThings && frames[index].times.isEmpty
            && moments[index - 1].hasEnd && TimeRule.thenAtItsEnd.holds
        {
            (moments[index - 1], moments[index]) = moments[index - 1].parted
            isShared[index] = false
        }
        let isGoingOn = frames.first.map { $0.isFollowing || $0.isAboutBefore } ?? false
        let follows = isGoingOn && frames.first.map { $0.times + $0.leadTimes } != earlier?.phrases
        let before = follows ? earlier.flatMap { time in Moment(time.phrases).map { ($0, time.date) } } : nil
        var choices = [timings(of: moments, now, after: before, isShared: isShared)]
        let isUndoing = frames.last.map { last in
            last.slots[.to] == .off && last.isOfSameThings || frames.dropLast().contains { last.undoes($0) }
        }
        if let last = moments.last, frames.count > 1, last != Moment(), !last.isLater,
            isUndoing == false || !TimeRule.undoneLater.holds,
            frames.dropLast().allSatisfy(\.waitsForTime),
            frames.last?.isOpposed == false || !TimeRule.timeOfOpposed.holds,
            !(last.duration != nil && frames.switchBothWays && TimeRule.lengthOfOneState.holds)
        {
            let shared = timings(of: moments.map { _ in last }, now, isShared: moments.map { _ in true })
            if frames.dropFirst().allSatisfy({ $0.isElided && !$0.isApart }), TimeRule.oneOrderOneTime.holds {
                choices[0] = choices[0].map { $0.map(\.lessLikely) }
            }
            choices.append(shared)
        }
        return choices
    }

    private var lessLikely: Timing {
        var timing = self
        timing.guesses += 3
        return timing
    }

    private static func timings(
        of moments: [Moment], _ now: PresentTime, after earlier: (moment: Moment, date: Date)? = nil, isShared: [Bool]
    ) -> [Answer] {
        var answers: [Answer] = []
        var before = earlier
        for (moment, isShared) in zip(moments, isShared) {
            let (moment, after) = isShared ? (moment, now.date) : following(before, moment) ?? (moment, now.date)
            let answer = Answer { () throws(TimeFault) in try DateFinder(now: now, after: after).timing(of: moment) }
            if let date = try? answer.get().date { before = (moment, date) }  // A fault leads nowhere, and is told.
            answers.append(answer)
        }
        return answers
    }

    /// A time as it follows one that was said: "tomorrow on at 7 and off at 8", "on at 7 and off an hour later".
    ///
    /// What comes again does so both times: "every day on at 5 pm and off at eleven" is eleven in the evening, and "every day
    /// open at sunrise and close at sunset" closes every day.
    private static func following(_ before: (moment: Moment, date: Date)?, _ moment: Moment) -> (Moment, Date)? {
        let isAlike = before.map { moment.cycle == $0.moment.cycle && moment.isEvery == $0.moment.isEvery } ?? false
        guard let before, moment.start.saysTime && !moment.start.hasDay || moment.isLater,
            moment.cycle == nil && !moment.isEvery || isAlike
        else { return nil }
        var next = moment
        guard before.moment.cycle != nil || before.moment.isEvery else { return (next, before.date) }
        next.cycle = before.moment.cycle
        next.isEvery = before.moment.isEvery
        next.start.weekdays = before.moment.start.weekdays
        return (next, before.date)
    }
}

extension Moment {
    /// Whether it says on which days it is.
    fileprivate var saysDays: Bool { start.hasDay || cycle != nil || isEvery }

    /// Whether it says until when or how long.
    fileprivate var hasEnd: Bool { end?.saysTime ?? (duration != nil) }

    /// The time until its end, which is not taken back, and what begins there: "at 23 until midnight, then at 19".
    fileprivate var parted: (first: Moment, last: Moment) {
        var (first, last) = (self, Moment())
        if let end { last.start = end }
        if let duration { (last.delay, last.isLater) = (duration, !beginsNow) }
        (last.cycle, last.isEvery) = (cycle, isEvery)
        (first.end, first.duration) = (nil, nil)
        return (first, last)
    }

    /// Whether it says how long from now, and no day.
    fileprivate var isDelay: Bool { delay != nil && !isDelayInDays && start.isEmpty }

    /// Takes how often another comes again, where it says a time of day and nothing else: "on at six and off at eight every
    /// morning"; on the days that are left where the other is opposed to it: "at seven but at weekends at nine".
    fileprivate mutating func recur(with last: Moment, isOtherwise: Bool) {
        guard start.saysTime, !start.hasDay, cycle == nil, !isEvery, last.start.saysTime,
            last.cycle != nil || last.isEvery, last.start.day == nil
        else { return }
        (cycle, isEvery, start.weekdays) = (last.cycle, last.isEvery, last.start.weekdays)
        if isOtherwise, !start.weekdays.isEmpty {
            start.weekdays = Recurrence.Weekday.allCases.filter { !last.start.weekdays.contains($0) }
        }
        start.part = start.part ?? last.start.part
    }

    /// Takes the half or part of the day of another that is later on the clock: "on at six and off at eight in the evening";
    /// "on at ten and off at six in the morning" begins the evening before.
    fileprivate mutating func sharePart(of last: Moment) {
        guard let clock = start.clock, let end = last.start.clock, clock.half == nil, start.part == nil, !start.hasDay,
            clock.isOfHalf, end.isOfHalf, (clock.hour % 12, clock.minute) < (end.hour % 12, end.minute)
        else { return }
        start.part = last.start.part
        if let half = end.half { start.clock = clock.with(half) }
    }
}

extension [Frame] {
    /// Whether some switch on or open, and others off or closed.
    fileprivate var switchBothWays: Bool {
        let states = Set(compactMap { $0.slots[.to] })
        return states.isSuperset(of: [.on, .off]) || states.isSuperset(of: [.open, .closed])
    }
}

extension Frame {
    /// Whether it names no things of its own: "… and off at eight".
    fileprivate var isOfSameThings: Bool { scene == nil && referents.allSatisfy { $0.has(.mentioned) } }

    /// Whether it puts out what another that names it puts on: "the telly on and the lamp too, and the telly off at eleven".
    fileprivate func undoes(_ other: Frame) -> Bool {
        let things = Set(allNames.flatMap(\.entries).map(\.thing))
        return slots[.to] == .off && other.slots[.to] == .on
            && !things.isDisjoint(with: other.allNames.flatMap(\.entries).map(\.thing))
    }

    /// Whether it is a command that says no time, and may share that of a later one.
    fileprivate var waitsForTime: Bool {
        !isTimed && !slots.has(.ask) && !isNegated && !isNow
    }
}
