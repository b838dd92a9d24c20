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
        result.triggers.append(trigger)
    }

    private func fireDate(of object: FileObject) -> String? {
        guard let text = object.text("fireDate") else { return nil }
        guard let date = FireDate(text) else {
            faults.add(
                object.place["fireDate"],
                "\(quoted(text)) is no date by RFC 3339: write it like 2030-01-01T22:30:00+01:00")
            return nil
        }
        if !date.isOnMinute {
            faults.add(object.place["fireDate"], "a trigger fires on the minute: give it 00 seconds")
        }
        return text
    }

    private func timeZone(of object: FileObject) -> String? {
        guard let text = object.text("timeZone") else { return nil }
        if isTimeZoneName(text) { return text }
        faults.add(object.place["timeZone"], "\(quoted(text)) is no time zone: write one like Europe/Paris")
        return nil
    }

    /// Whether a text has the form of an IANA time zone name, such as `America/Argentina/Salta` or `UTC`.
    private func isTimeZoneName(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return text.utf8.count <= 64 && (1...3).contains(parts.count)
            && parts.allSatisfy { part in
                guard let first = part.first, Character(Unicode.Scalar(first)).isLetter, first < 0x80 else {
                    return false
                }
                return part.allSatisfy { byte in
                    let letter = Unicode.Scalar(byte)
                    return letter.isASCII
                        && (letter.properties.isAlphabetic || "0123456789_+-".unicodeScalars.contains(letter))
                }
            }
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
