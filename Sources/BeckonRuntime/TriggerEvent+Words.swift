import HomeModel

extension TriggerEvent {
    /// The event as it stands behind a trigger: "at sunset", "30 minutes before sunrise", "when ContactSensorState of Front Door is 1".
    public func words(in home: Home) -> String {
        switch self {
        case .significantTime(let time) where time.offset == 0:
            return localized("trigger-at-sun", ["event": time.event.rawValue])
        case .significantTime(let time):
            return localized(
                "trigger-by-sun",
                ["minutes": abs(time.offset), "isBefore": time.offset < 0, "event": time.event.rawValue])
        case .characteristic(let event):
            let names = event.services.compactMap { home.service($0) }.map { $1.name ?? $0.name }
            let things = localizedList(names, event.quantity == .all ? .and : .or)
            let (test, value) =
                switch event.test {
                case .equal(let value): (event.quantity == .none ? "isNot" : "is", JSON(value).line)
                case .above(let limit): ("above", JSON(.double(limit)).line)
                case .below(let limit): ("below", JSON(.double(limit)).line)
                }
            let told = localized(
                "trigger-when",
                ["characteristic": "\(event.characteristic)", "things": things, "test": test, "value": value])
            if event.duration == 0 { return told }
            return localized("trigger-lasting", ["event": told, "count": event.duration])
        }
    }
}

extension Recurrence {
    /// How often it comes again: "every 2 days", "every monday, friday".
    public var words: String {
        switch self {
        case .every(1, let unit): localized("every-one", ["unit": unit.rawValue])
        case .every(let count, let unit): localized("every-few", ["unit": unit.rawValue, "count": count])
        case .weekdays(let days):
            localized(
                "every-weekday",
                [
                    "days": localizedList(
                        Weekday.allCases.filter(days.contains).map { localized("weekday", ["day": $0.rawValue]) })
                ])
        }
    }
}
