import ArgumentParser
import BeckonRuntime
import Foundation

/// When a trigger fires.
struct TimeOptions: ParsableArguments {
    static let spelling = """
        A date is RFC 3339 (2030-01-01T22:30:00+01:00), a local time (2030-01-01 22:30), or a time of day (22:30), which \
        is the next one. Recurrence is --every 30m, 6h, 1d or 2w, or --on monday,friday, weekdays or weekend.
        """

    @Option(help: ArgumentHelp("When it fires first.", valueName: "date")) var at: String?
    @Option(help: ArgumentHelp("How often it comes again: 30m, 6h, 1d, 2w.", valueName: "span")) var every: Span?
    @Option(help: ArgumentHelp("The days of the week on which it comes.", valueName: "days")) var on: Days?
    @Option(help: ArgumentHelp("The zone whose local time counts; the system's without it.", valueName: "zone"))
    var timeZone: String?

    var recurs: Bool { every != nil || on != nil }
    var isEmpty: Bool { at == nil && !recurs && timeZone == nil }

    func validate() throws {
        if every != nil && on != nil { throw ValidationError("give --every or --on, not both") }
    }

    /// Gives a trigger the time that was said; what was not said stays.
    func change(_ trigger: inout Trigger, now: Date) throws {
        if let timeZone { trigger.timeZone = timeZone }
        if trigger.timeZone == nil { trigger.timeZone = Self.systemZone }
        if let every { trigger.recurrence = every.recurrence }
        if let on { trigger.recurrence = on.recurrence }
        guard let zone = trigger.zone else { throw EditRefusal.badTimeZone(trigger.timeZone ?? "", of: trigger.name) }
        guard let at else { return }
        if let fault = trigger.recurrence?.fault { throw EditRefusal.trigger(fault, trigger.name) }
        guard let date = SpokenDate(at)?.text(in: zone, now: now, trigger.recurrence) else {
            throw EditRefusal.badDate(String(at.prefix(64)))
        }
        trigger.fireDate = date
    }

    /// The name of the system's zone; UTC where it has none.
    private static var systemZone: String {
        let name = TimeZone.current.identifier
        return name == "GMT" || TimeZone.named(name) == nil ? "UTC" : name
    }
}

/// A date as people write it on a command line.
private enum SpokenDate {
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

/// A span of time: `30m`, `6h`, `1d`, `2w`.
struct Span: ExpressibleByArgument {
    let recurrence: Recurrence

    init?(argument: String) {
        let text = argument.lowercased()
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let units: [String: Recurrence.Unit] = ["m": .minutes, "min": .minutes, "h": .hours, "d": .days, "w": .weeks]
        let word = text.dropFirst(digits.count).drop { $0 == " " }
        guard let count = Int(digits),
            let unit = units[String(word)]
                ?? Recurrence.Unit.allCases.first(where: { unit in
                    word == unit.rawValue || word == unit.rawValue.dropLast()
                })
        else { return nil }
        recurrence = .every(count, unit)
    }
}

/// Days of the week: `monday,friday`, `weekdays`, `weekend`.
struct Days: ExpressibleByArgument {
    let recurrence: Recurrence

    init?(argument: String) {
        var days: Set<Recurrence.Weekday> = []
        for word in argument.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            let word = word.filter { $0 != " " }
            switch word {
            case "weekdays", "weekday": days.formUnion(Recurrence.Weekday.allCases.prefix(5))
            case "weekend", "weekends": days.formUnion([.saturday, .sunday])
            default:
                let found = Recurrence.Weekday.allCases.first { day in
                    [day.rawValue, day.rawValue + "s", String(day.rawValue.prefix(3))].contains(word)
                }
                guard let found else { return nil }
                days.insert(found)
            }
        }
        recurrence = .weekdays(days)
    }
}
