import Foundation

extension HomeReader {
    static let triggerKeys = ["fireDate", "timeZone", "recurrence", "enabled", "actionSets"]

    mutating func readTrigger(_ item: FileItem) {
        guard let (object, names, name) = named(item, "the trigger", keys: Self.triggerKeys) else { return }
        var trigger = Trigger(name: name, fireDate: fireDate(of: object))
        trigger.aliases = names.aliases
        trigger.extra = object.extra
        trigger.timeZone = timeZone(of: object)
        trigger.recurrence = recurrence(of: object)
        trigger.isEnabled = object.flag("enabled") ?? false
        trigger.actionSets = distinct(
            object.texts("actionSets", atMost: HomeFile.maximumPerHome), among: actionSets)
        readEvent(of: &trigger, at: object.place)
        result.triggers.append(trigger)
    }

    private func fireDate(of object: FileObject) -> String? {
        guard let text = object.text("fireDate") else { return nil }
        guard let date = FireDate(text) else {
            faults.add(object.place["fireDate"], Trigger.complaint(aboutDate: text))
            return nil
        }
        if !date.isOnMinute {
            faults.add(object.place["fireDate"], "a trigger fires on the minute: give it 00 seconds")
        }
        return text
    }

    private func timeZone(of object: FileObject) -> String? {
        guard let text = object.text("timeZone") else { return nil }
        if TimeZone.named(text) != nil { return text }
        faults.add(object.place["timeZone"], Trigger.complaint(aboutTimeZone: text))
        return nil
    }

    private func recurrence(of object: FileObject) -> Recurrence? {
        let keys = Recurrence.Unit.allCases.map(\.rawValue) + ["weekdays"]
        guard let item = object["recurrence"], let object = FileObject(item, keys: keys, faults: faults) else {
            return nil
        }
        let given = keys.filter { object[$0] != nil }
        guard given.count == 1, let key = given.first else {
            faults.add(object.place, "give exactly one of \(keys.joined(separator: ", "))")
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
                faults.add(place, "\(quoted(text)) is no day of the week\(offer)")
            }
            return day
        }
        if days.isEmpty { faults.add(object.place["weekdays"], "give at least one day, or leave the recurrence out") }
        return days.isEmpty ? nil : .weekdays(Set(days))
    }
}

extension Trigger {
    /// What is wrong with a text that should be a date.
    fileprivate static func complaint(aboutDate text: String) -> String {
        "\(quoted(text)) is no date by RFC 3339: write it like 2030-01-01T22:30:00+01:00"
    }

    /// What is wrong with a text that should be a time zone.
    fileprivate static func complaint(aboutTimeZone text: String) -> String {
        let offer = nearest(to: text, among: TimeZone.knownTimeZoneIdentifiers).map { "; did you mean \(quoted($0))?" }
        return "\(quoted(text)) is no time zone: write one like Europe/Paris\(offer ?? "")"
    }
}
