import UtteranceAnalysis

/// A time of day as it was said: "7", "half past seven", "7:30 pm", "19:30", "midnight".
struct Clock: Hashable {
    let hour: Int
    let minute: Int
    let half: Half?
    /// Whether it is told as a clock with 24 hours shows it: "07:00".
    let isDigital: Bool
    /// Whether it is only a number.
    let isBare: Bool

    enum Half: String { case am, pm }

    /// What the words of a clock say.
    struct Words: Hashable {
        var hour: Double?
        var minute: Double?
        var tags: PropertySet = []
        var half: Half?
    }

    /// A time of day; nil where no clock shows it.
    init?(_ words: Words) {
        if words.tags.contains(.noon) || words.tags.contains(.midnight) {
            // Midnight is the end of a day: "tonight at midnight".
            self.init(hour: words.tags.contains(.noon) ? 12 : 24, minute: 0, half: nil, isDigital: true)
            return
        }
        guard var hour = words.hour, hour >= 0, hour < 2400 else { return nil }
        var minute = words.minute ?? 0
        guard (0..<60).contains(minute), minute == minute.rounded() else { return nil }
        if hour >= 100 {
            guard words.minute == nil else { return nil }
            let isThreeDigits = hour < 1000
            (hour, minute) = ((hour / 100).rounded(.down), hour.truncatingRemainder(dividingBy: 100))
            let isUsual = hour > 1 ? minute > 0 : [15, 30, 45].contains(minute)
            if isThreeDigits, words.half == nil, !isUsual, TimeRule.usualDigits.holds { return nil }
        } else if hour != hour.rounded() {
            (hour, minute) = (hour.rounded(.down), ((hour - hour.rounded(.down)) * 100).rounded())
            let isUsual = words.half != nil || [15, 30, 45].contains(minute) || !TimeRule.usualDecimal.holds
            guard isUsual, words.minute == nil else { return nil }
        }
        if words.tags.contains(.pair), minute < 10, TimeRule.pairOfNumbers.holds { return nil }
        let isQuick = !words.tags.contains(.exact) && words.tags.contains(.beside)
        if isQuick, minute.truncatingRemainder(dividingBy: 5) != 0, TimeRule.roughMinutes.holds { return nil }
        if words.tags.contains(.before), minute > 0 {
            let total = hour * 60 - minute + (hour * 60 < minute ? 24 * 60 : 0)
            (hour, minute) = ((total / 60).rounded(.down), total.truncatingRemainder(dividingBy: 60))
        }
        guard hour <= 24, minute < 60, hour < 24 || minute == 0 else { return nil }
        if words.tags.contains(.before), hour == 0, words.hour == 1 { hour = 12 }
        if words.half == .am, hour > 12, TimeRule.hourOfHalf.holds { return nil }
        if words.half != nil, hour == 0, TimeRule.hourOfHalf.holds { return nil }
        self.init(
            hour: Int(hour), minute: Int(minute), half: hour > 12 ? nil : words.half,
            isDigital: words.tags.contains(.digital), isBare: words.tags.contains(.bare))
    }

    private init(hour: Int, minute: Int, half: Half?, isDigital: Bool, isBare: Bool = false) {
        (self.hour, self.minute, self.half) = (hour, minute, half)
        (self.isDigital, self.isBare) = (isDigital, isBare)
    }

    /// The same in a half of the day.
    func with(_ half: Half) -> Clock {
        Clock(hour: hour, minute: minute, half: half, isDigital: isDigital, isBare: isBare)
    }

    /// Whether it may be in either half of the day, unless more is said.
    var isOfHalf: Bool { !isDigital && (1...12).contains(hour) }

    /// The minutes of the day that it can be; from 1440 on they are of the night after the day.
    ///
    /// Two where it may be either half of the day, none where it is not in the half that the part is in.
    func minutes(in part: Moment.Part?) -> [Int] {
        let minutes = hour * 60 + minute
        let half12 = hour % 12 * 60 + minute
        let isOtherHalf =
            half == .am && (part == .afternoon || part == .evening && hour > 3) || half == .pm && part == .morning
        if isOtherHalf, TimeRule.halfOfPart.holds { return [] }
        switch half {
        // The small hours of a night are on the next day: "tonight at 1 am".
        case .am?: return [part == .night || part == .evening ? half12 + 1440 : half12]
        case .pm?: return [half12 + 720]
        case nil: break
        }
        if isDigital || hour == 0 || hour > 12 { return [minutes] }
        switch part {
        case nil: return [half12, half12 + 720]
        case .morning?: return [half12]
        case .afternoon?: return [half12 + 720]
        case .evening?, .night?: return [half12 < 240 ? half12 + 1440 : half12 + 720]
        }
    }

    /// How likely it is that the words are no time at all, or the other half of the day; 0 is certain.
    func guesses(in part: Moment.Part?) -> Int { minutes(in: part).count > 1 || isBare ? 1 : 0 }

    /// The one that people mean where they say the day too: "tomorrow at 7" is in the morning, and "at 5" is not.
    static func likely(_ minutes: [Int]) -> Int? {
        guard minutes.count == 2 else { return minutes.first }
        return minutes[0] < 6 * 60 ? minutes[1] : minutes[0]
    }
}
