import Foundation
import HomeModel

/// When a trigger is to fire, as people write it: what is not said stays.
public struct TriggerTime: Sendable {
    /// When it fires first: a date by RFC 3339, a local date and time, or a time of day.
    public var first: String?
    /// How it comes again.
    public var recurrence: Recurrence?
    /// The zone whose local time counts; the system's without it.
    public var timeZone: String?

    /// A time of the given parts.
    public init(first: String? = nil, recurrence: Recurrence? = nil, timeZone: String? = nil) {
        self.first = first
        self.recurrence = recurrence
        self.timeZone = timeZone
    }

    /// Whether nothing was said.
    public var isEmpty: Bool { first == nil && recurrence == nil && timeZone == nil }

    /// Gives a trigger the time that was said.
    ///
    /// - Throws: `EditRefusal` of a zone, a date or a recurrence that is none.
    public func change(_ trigger: inout Trigger, now: Date) throws(EditRefusal) {
        if let timeZone { trigger.timeZone = timeZone }
        if trigger.timeZone == nil { trigger.timeZone = Self.systemZone }
        if let recurrence { trigger.recurrence = recurrence }
        guard let zone = trigger.zone else { throw .badTimeZone(trigger.timeZone ?? "", of: trigger.name) }
        guard let first else { return }
        if let fault = trigger.recurrence?.fault { throw .trigger(fault, trigger.name) }
        guard let date = WrittenDate(first)?.text(in: zone, now: now, trigger.recurrence) else {
            throw .badDate(String(first.prefix(64)))
        }
        trigger.fireDate = date
    }

    /// Gives a trigger that is there another time, from a date that is to come: the store wants one (row S4).
    ///
    /// - Throws: `EditRefusal`.
    public func changeAgain(
        _ trigger: inout Trigger, isOnce: Bool, in home: Home, now: Date
    ) throws(EditRefusal) {
        let next = trigger.nextFireDate(after: now, at: home.coordinates)
        if first == nil, let next, let zone = trigger.zone { trigger.fireDate = FireDate.text(of: next, in: zone) }
        if isOnce { trigger.recurrence = nil }
        try change(&trigger, now: now)
    }

    /// The name of the system's zone; UTC where it has none.
    private static var systemZone: String {
        let name = TimeZone.current.identifier
        return name == "GMT" || TimeZone.named(name) == nil ? "UTC" : name
    }
}

/// A date as people write it.
private enum WrittenDate {
    case moment(String)
    /// A local time, in seconds that count as if it were UTC.
    case local(Int64)
    /// A time of day, in seconds.
    case timeOfDay(Int64)

    init?(_ text: String) {
        if text.count > 11, text.dropFirst(10).first == "T" || text.dropFirst(10).first == "t" {
            self = .moment(text)
            return
        }
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        // A text that reads as a moment once the rest is put to it has a date and a time that exist.
        func seconds(_ date: some StringProtocol, _ time: some StringProtocol) -> Int64? {
            FireDate("\(date)T\(time.count == 4 ? "0" : "")\(time):00Z")?.seconds
        }
        if parts.count == 2, let local = seconds(parts[0], parts[1]) {
            self = .local(local)
        } else if parts.count == 1, let time = seconds("1970-01-01", parts[0]) {
            self = .timeOfDay(time)
        } else {
            return nil
        }
    }

    /// The first date of a trigger, by RFC 3339.
    func text(in zone: TimeZone, now: Date, _ recurrence: Recurrence?) -> String? {
        switch self {
        case .moment(let text): return text
        case .local(let local):
            let moment = Date(timeIntervalSince1970: Double(zone.moment(ofLocalTime: local)))
            return FireDate.text(of: moment, in: zone)
        case .timeOfDay(let time):
            // Yesterday's may be the one that a gap put off to today.
            let today = CivilDay(now, in: zone).number
            let days = (-1...2).map { zone.moment(ofLocalTime: (today + $0) * 86_400 + time) }
            guard let first = days.first(where: { Double($0) > now.timeIntervalSince1970 }) else { return nil }
            let start = Date(timeIntervalSince1970: Double(first))
            // On days of the week it is the first of those.
            guard case .weekdays? = recurrence else { return FireDate.text(of: start, in: zone) }
            let timetable = Timetable(start: start, zone: zone, recurrence: recurrence)
            return timetable?.next(after: start - 1).map { FireDate.text(of: $0, in: zone) }
        }
    }
}

extension Recurrence {
    /// Every so often, as people write it: `30m`, `6h`, `1d`, `2w`.
    public init?(every text: String) {
        let text = text.lowercased()
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let units: [String: Unit] = ["m": .minutes, "min": .minutes, "h": .hours, "d": .days, "w": .weeks]
        let word = text.dropFirst(digits.count).drop { $0 == " " }
        guard let count = Int(digits),
            let unit = units[String(word)]
                ?? Unit.allCases.first(where: { word == $0.rawValue || word == $0.rawValue.dropLast() })
        else { return nil }
        self = .every(count, unit)
    }

    /// On days of the week, as people write them: `monday,friday`, `weekdays`, `weekend`.
    public init?(on text: String) {
        var days: Set<Weekday> = []
        for word in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            let word = word.filter { $0 != " " }
            switch word {
            case "weekdays", "weekday": days.formUnion(Weekday.allCases.prefix(5))
            case "weekend", "weekends": days.formUnion([.saturday, .sunday])
            default:
                let found = Weekday.allCases.first { day in
                    [day.rawValue, day.rawValue + "s", String(day.rawValue.prefix(3))].contains(word)
                }
                guard let found else { return nil }
                days.insert(found)
            }
        }
        self = .weekdays(days)
    }
}
