import Foundation
import HomeModel

/// The rules of what sets off a trigger of one home.
struct TriggerRules {
    let home: Home
    let now: Date

    /// Throws where the time of a trigger breaks a rule (rows S4, S5).
    func checkTimer(of trigger: Trigger) throws(EditRefusal) {
        if let text = trigger.fireDate {
            guard let date = Self.date(text) else { throw .badFireDate(text, of: trigger.name) }
            if date.timeIntervalSince1970.remainder(dividingBy: 60) != 0 {
                throw .trigger(.fireDateNotOnMinute, trigger.name)
            }
            if date <= now { throw .trigger(.fireDateInPast, trigger.name) }
        }
        if let fault = trigger.recurrence?.fault { throw .trigger(fault, trigger.name) }
        if let zone = trigger.timeZone, !TimeZone.knownTimeZoneIdentifiers.contains(zone), zone != "UTC" {
            throw .badTimeZone(zone, of: trigger.name)
        }
    }

    /// Throws where what sets a trigger off is not one thing, or is about what is not there (rows S8, S9).
    func checkEvent(of trigger: Trigger) throws(EditRefusal) {
        switch trigger.event {
        case nil: return
        case .significantTime:
            guard trigger.fireDate == nil, trigger.recurrence?.isOfDays == true else {
                throw .trigger(.invalidParameter, trigger.name)
            }
        case .characteristic(let event):
            guard trigger.fireDate == nil, trigger.recurrence == nil else {
                throw .trigger(.invalidParameter, trigger.name)
            }
            for reference in event.services {
                let place = try home.index(of: reference)
                let accessory = home.accessories[place.accessory]
                let service = accessory.services[place.service]
                if service[event.characteristic] == nil {
                    let name = service.name ?? accessory.name
                    throw .noCharacteristic(event.characteristic.name, of: name, near: nil, known: [])
                }
            }
        }
    }

    /// A date by RFC 3339; nil where it is none, or a day that does not exist.
    private static func date(_ text: String) -> Date? {
        let numbers = text.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        let day = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
        guard day.isValidDate(in: Calendar(identifier: .gregorian)) else { return nil }
        // What Foundation cannot read is no date.
        return try? Date(text, strategy: .iso8601)
    }

    /// Throws where a trigger has no scene to run or no date to come (rows S3, S4).
    func checkMayFire(_ trigger: Trigger) throws(EditRefusal) {
        if trigger.actionSets.isEmpty { throw .trigger(.noRegisteredActionSets, trigger.name) }
        if let event = trigger.event {
            if event.characteristic?.services.isEmpty == true { throw .trigger(.invalidParameter, trigger.name) }
            return
        }
        guard let text = trigger.fireDate, let date = Self.date(text) else {
            throw .trigger(.invalidParameter, trigger.name)
        }
        if trigger.recurrence == nil, date <= now { throw .trigger(.fireDateInPast, trigger.name) }
    }
}
