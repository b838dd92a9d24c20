import Foundation

/// Reads what a trigger of a file waits for.
struct TriggerReader {
    static let keys = ["fireDate", "timeZone", "recurrence", "enabled", "actionSets"]

    let faults: FaultList
    /// The accessories of the home by their names, as their places among those.
    let accessories: FileReferences<Int>
    let services: [Accessory]

    /// The trigger of an object; what is wrong in it is among the faults.
    func trigger(_ name: String, _ object: FileObject) -> Trigger {
        var trigger = Trigger(name: name, fireDate: fireDate(of: object))
        trigger.extra = object.extra
        trigger.timeZone = timeZone(of: object)
        trigger.recurrence = recurrence(of: object)
        trigger.isEnabled = object.flag("enabled") ?? false
        readEvent(of: &trigger, at: object.place)
        return trigger
    }

    private func fireDate(of object: FileObject) -> String? {
        guard let text = object.text("fireDate") else { return nil }
        guard let date = FireDate(text) else {
            faults.add(object.place["fireDate"], "file-no-date", ["text": .excerpt(text)])
            return nil
        }
        if !date.isOnMinute {
            faults.add(object.place["fireDate"], "file-seconds")
        }
        return text
    }

    private func timeZone(of object: FileObject) -> String? {
        guard let text = object.text("timeZone") else { return nil }
        if TimeZone.named(text) != nil { return text }
        let near = nearest(to: text, among: TimeZone.knownTimeZoneIdentifiers)
        let offer = near.map { MessageReference("file-near", ["name": .text($0)]) }
        faults.add(
            object.place["timeZone"], "file-no-time-zone",
            ["text": .excerpt(text), "offer": offer.map { .message($0) } ?? .text("")])
        return nil
    }

    private func recurrence(of object: FileObject) -> Recurrence? {
        let keys = Recurrence.Unit.allCases.map(\.rawValue) + ["weekdays"]
        guard let item = object["recurrence"], let object = FileObject(item, keys: keys, faults: faults) else {
            return nil
        }
        let given = keys.filter { object[$0] != nil }
        guard given.count == 1, let key = given.first else {
            faults.add(object.place, "file-one-of", ["keys": .text(keys.joined(separator: ", "))])
            return nil
        }
        guard let unit = Recurrence.Unit(rawValue: key) else { return weekdays(of: object) }
        let allowed = Int64(unit.allowed.lowerBound)...Int64(unit.allowed.upperBound)
        return object.whole(key, in: allowed).map { .every(Int($0), unit) }
    }

    private func weekdays(of object: FileObject) -> Recurrence? {
        let days = object.texts("weekdays", atMost: 7).compactMap { text, place in
            let day = Recurrence.Weekday(rawValue: text)
            if day == nil {
                let offer = offer(for: text, among: Recurrence.Weekday.allCases.map(\.rawValue))
                faults.add(place, "file-no-weekday", ["text": .excerpt(text), "offer": offer])
            }
            return day
        }
        if days.isEmpty { faults.add(object.place["weekdays"], "file-no-weekdays") }
        return days.isEmpty ? nil : .weekdays(Set(days))
    }

    /// What sets a trigger off instead of a date: in `extra`, so that programs that know of no events keep the trigger.
    ///
    /// An object there that speaks neither of the sun nor of a characteristic is another program's, and stays as it is.
    private func readEvent(of trigger: inout Trigger, at place: FilePlace) {
        guard let json = trigger.extra?[Trigger.eventKey], json["sun"] != nil || json["characteristic"] != nil else {
            return
        }
        let (known, services, faults) = (accessories, services, faults)
        let found = TriggerEvent(json: json) { reference in
            guard case .string(let name)? = reference["accessory"],
                let index = known.find(name, at: place["extra"][Trigger.eventKey], faults: faults)
            else { return nil }
            return services[index].service(of: reference).map {
                ServiceReference(accessory: services[index].id, service: $0.id)
            }
        }
        guard let event = found else {
            faults.add(place["extra"][Trigger.eventKey], "file-no-event")
            return
        }
        if trigger.fireDate != nil {
            faults.add(place["fireDate"], "file-event-date")
        }
        trigger.event = event
        trigger.extra.setMember(Trigger.eventKey, to: nil)
        let isWhole =
            event.significantTime == nil ? trigger.recurrence == nil : trigger.recurrence?.isOfDays ?? false
        if !isWhole {
            faults.add(place["recurrence"], "file-event-recurrence")
        }
    }
}

extension Trigger {
    /// The member of `extra` that has the event in home files.
    fileprivate static let eventKey = "event"

    /// What other programs keep with it, and with that the event, as a home file has them.
    func extraWithEvent(_ accessory: (AccessoryID) -> Accessory?) -> JSON? {
        guard let event else { return extra }
        var extra = extra
        extra.setMember(Self.eventKey, to: event.json { accessory($0.accessory)?.reference(to: $0.service) })
        return extra
    }
}

extension Accessory {
    /// A reference to a service as home files write it: by the accessory's name, and its own or, having none, its type.
    func reference(to service: ServiceID) -> JSON? {
        guard let found = services.first(where: { $0.id == service }) else { return nil }
        var members: [String: JSON] = ["accessory": .string(name), "service": .string(found.name ?? found.type.name)]
        let alike = services.filter { $0.name == nil && $0.type == found.type }
        if found.name == nil, alike.count > 1, let place = alike.firstIndex(where: { $0.id == service }) {
            members["number"] = .int(Int64(place + 1))
        }
        return .object(members)
    }

    /// The service of such a reference to this accessory; nil where it has none such.
    func service(of reference: JSON) -> Service? {
        guard case .object(let members) = reference, case .string(let name)? = members["service"],
            members.keys.allSatisfy({ ["accessory", "service", "number"].contains($0) })
        else { return nil }
        let unnamed = services.filter { $0.name == nil && $0.type.name == name }
        guard let number = members["number"] else {
            return services.first { $0.name.map { NameKey($0) == NameKey(name) } ?? false } ?? unnamed.first
        }
        guard case .int(let whole) = number, (1...Int64(HomeFile.maximumServices)).contains(whole) else { return nil }
        return unnamed.dropFirst(Int(whole) - 1).first
    }
}
