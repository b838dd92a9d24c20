import HomeModel

extension TriggerEvent {
    /// "at sunset", "30 minutes before sunrise", "when ContactSensorState of Front Door is 1".
    public func words(in home: Home) -> String {
        switch self {
        case .significantTime(let time) where time.offset == 0: return "at \(time.event.rawValue)"
        case .significantTime(let time):
            return "\(abs(time.offset)) minutes \(time.offset < 0 ? "before" : "after") \(time.event.rawValue)"
        case .characteristic(let event):
            let names = event.services.compactMap { home.service($0) }.map { $1.name ?? $0.name }
            let things = names.joined(separator: event.quantity == .all ? " and " : " or ")
            let test =
                switch event.test {
                case .equal(let value): "is\(event.quantity == .none ? " not" : "") \(JSON(value).line)"
                case .above(let limit): "is above \(JSON(.double(limit)).line)"
                case .below(let limit): "is below \(JSON(.double(limit)).line)"
                }
            let lasting = event.duration > 0 ? " for \(event.duration) seconds" : ""
            return "when \(event.characteristic) of \(things) \(test)\(lasting)"
        }
    }
}

extension Recurrence {
    /// "every 2 days", "every monday, friday".
    public var words: String {
        switch self {
        case .every(1, let unit): "every \(unit.rawValue.dropLast())"
        case .every(let count, let unit): "every \(count) \(unit.rawValue)"
        case .weekdays(let days):
            "every \(Weekday.allCases.filter(days.contains).map(\.rawValue).joined(separator: ", "))"
        }
    }
}
