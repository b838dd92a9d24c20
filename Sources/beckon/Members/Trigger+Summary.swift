import BeckonRuntime
import Foundation

extension Trigger: HomeMember {
    static var kind: NamedThing.Kind { .trigger }
    static func all(in home: Home) -> [Trigger] { home.triggers }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Trigger { try home.trigger(called: name) }

    var thing: NamedThing { .trigger(id) }

    func attributes(in home: Home) -> [Attribute] {
        let date = nextFireDate(after: Date(), at: home.coordinates).map { text(of: $0) }
        let event = event?.json { reference in
            home.service(reference).map { accessory, service in
                .object(["accessory": .string(accessory.name), "service": .string(service.name ?? service.type.name)])
            }
        }
        let next = date.map { "\($0) \(zoneName)" }
        let (isOn, state) = (localized("yes-no", ["is": isEnabled]), localized("is-enabled", ["is": isEnabled]))
        return [
            Attribute("enabled", json: .bool(isEnabled), text: isOn, brief: state),
            Attribute(
                "next", json: date.map { .string($0) } ?? .null, text: next,
                brief: next.map { localized("next-date", ["date": $0]) }),
            Attribute("fireDate", json: fireDate.map { .string($0) } ?? .null, text: fireDate, brief: nil),
            Attribute(
                "event", json: event ?? .null, text: self.event.map { $0.words(in: home) },
                brief: self.event.map { $0.words(in: home) }),
            Attribute("timeZone", json: timeZone.map { .string($0) } ?? .null, text: timeZone, brief: nil),
            Attribute("recurrence", json: recurrence?.json ?? .null, text: recurrence?.words, brief: recurrence?.words),
            Attribute(
                "runsLate", json: .bool(runsLate), text: runsLate ? localized("yes-no", ["is": true]) : nil, brief: nil),
            Attribute(
                "actionSets",
                names: actionSets.compactMap { id in home.actionSets.first { $0.id == id }?.name }),
        ]
    }

    /// A date in the trigger's own zone.
    func text(of date: Date) -> String { FireDate.text(of: date, in: zone ?? .gmt) }

    /// The name of the zone that counts.
    var zoneName: String { timeZone ?? TimeZone.current.identifier }

    /// When it comes next: "next at 2026-11-22T07:00:00+01:00 Europe/Paris".
    func coming(in home: Home) -> String {
        if let event = event?.characteristic { return TriggerEvent.characteristic(event).words(in: home) }
        return nextFireDate(after: Date(), at: home.coordinates).map {
            localized("next-at", ["date": "\(text(of: $0)) \(zoneName)"])
        } ?? localized("no-date-to-come")
    }
}
