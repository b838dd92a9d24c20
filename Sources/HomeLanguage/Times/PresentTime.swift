import Foundation
import HomeModel
import HomeOutcomes

/// The present, and the zone whose clocks the speaker looks at.
public struct PresentTime: Hashable, Sendable {
    /// The moment.
    public let date: Date
    /// The zone.
    public let zone: TimeZone
    /// Where the home is whose sun counts; nil where nobody has said.
    var coordinates: Coordinates?

    /// A moment in a zone: without them, this moment in the system's zone.
    public init(_ date: Date = Date(), in zone: TimeZone = .current) {
        self.date = date
        self.zone = zone
    }

    /// Reads RFC 3339; nil where the text is no such date.
    ///
    /// The zone is the system's where its clocks show the offset that the text has; else one that keeps that offset.
    public init?(_ text: String) {
        guard let moment = FireDate(text) else { return nil }
        let offset = Self.offset(text.utf8.suffix(6).map { Int($0) - 48 })
        date = moment.date
        zone = TimeZone.current.secondsFromGMT(for: date) == offset ? .current : Self.zone(offset)
    }

    /// The name of the zone, where it has one by which a trigger can keep it.
    var zoneName: String? {
        let name = zone.identifier
        if name == "GMT" { return "UTC" }
        return TimeZone.named(name) == nil ? nil : name
    }

    private static func offset(_ digits: [Int]) -> Int {
        // The text was read as a date, so this is `+01:00` or the end of a text in UTC.
        let sign = Int(UInt8(ascii: "-")) - 48
        let plus = Int(UInt8(ascii: "+")) - 48
        guard digits.count == 6, digits[0] == sign || digits[0] == plus else { return 0 }
        let minutes = (digits[1] * 10 + digits[2]) * 60 + digits[4] * 10 + digits[5]
        return minutes * (digits[0] == sign ? -60 : 60)
    }

    private static func zone(_ offset: Int) -> TimeZone {
        // The database of zones counts these the other way round: Etc/GMT-1 is one hour ahead.
        let hours = offset / 3600
        let name = hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
        let named = offset % 3600 == 0 ? TimeZone(identifier: name) : nil
        return named ?? TimeZone(secondsFromGMT: offset) ?? .gmt
    }
}

extension PresentTime {
    /// How a time is told at present.
    func phrase(for date: Date, _ recurrence: Recurrence?, by sun: SignificantTimeEvent? = nil) -> TimePhrase {
        let day = CivilDay(date, in: zone)
        return TimePhrase(
            clock: String(FireDate.text(of: date, in: zone).dropFirst(11).prefix(5)), weekday: day.weekday,
            day: told(day), recurrence: recurrence, isNear: date.timeIntervalSince(self.date) <= 7 * 86_400, sun: sun)
    }

    private func told(_ day: CivilDay) -> TimePhrase.Day {
        let today = CivilDay(date, in: zone)
        switch day.number - today.number {
        case 0: return .today
        case 1: return .tomorrow
        case 2...6: return .weekday(day.weekday)
        default:
            let (year, month, number) = day.parts
            return .date(
                day.weekday, day: Int(number), month: Int(month),
                year: year == today.parts.year ? nil : Int(year))
        }
    }
}
