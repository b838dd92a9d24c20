import BeckonRuntime
import Foundation

extension Trigger: HomeMember {
    static var kind: NamedThing.Kind { .trigger }
    static func all(in home: Home) -> [Trigger] { home.triggers }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Trigger { try home.trigger(called: name) }

    var thing: NamedThing { .trigger(id) }

    func facts(in home: Home) -> [Fact] {
        let date = nextFireDate(after: Date()).map { text(of: $0) }
        let next = date.map { "\($0) \(zoneName)" }
        let state = isEnabled ? "enabled" : "disabled"
        return [
            Fact("enabled", json: .bool(isEnabled), text: isEnabled ? "yes" : "no", brief: state),
            Fact("next", json: date.map { .string($0) } ?? .null, text: next, brief: next.map { "next \($0)" }),
            Fact("fireDate", "first date", json: fireDate.map { .string($0) } ?? .null, text: fireDate, brief: nil),
            Fact("timeZone", "time zone", json: timeZone.map { .string($0) } ?? .null, text: timeZone, brief: nil),
            Fact("recurrence", json: recurrence?.json ?? .null, text: recurrence?.words, brief: recurrence?.words),
            Fact("runsLate", "runs late", json: .bool(runsLate), text: runsLate ? "yes" : nil, brief: nil),
            Fact(
                "actionSets", "scenes",
                names: actionSets.compactMap { id in home.actionSets.first { $0.id == id }?.name }),
        ]
    }

    /// A date in the trigger's own zone.
    func text(of date: Date) -> String { FireDate.text(of: date, in: zone ?? .gmt) }

    /// The name of the zone that counts.
    var zoneName: String { timeZone ?? TimeZone.current.identifier }

    /// "next at 2026-11-22T07:00:00+01:00 Europe/Paris".
    var coming: String {
        nextFireDate(after: Date()).map { "next at \(text(of: $0)) \(zoneName)" } ?? "with no date to come"
    }
}

extension Recurrence {
    /// "every 2 days", "every monday, friday".
    var words: String {
        switch self {
        case .every(1, let unit): "every \(unit.rawValue.dropLast())"
        case .every(let count, let unit): "every \(count) \(unit.rawValue)"
        case .weekdays(let days):
            "every \(Weekday.allCases.filter(days.contains).map(\.rawValue).joined(separator: ", "))"
        }
    }
}
