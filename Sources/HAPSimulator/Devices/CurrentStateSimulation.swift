import HAPWire
import HomeModel

/// How the present state of a simulated service follows what it was told to be.
///
/// A real lock turns its bolt when its target state is written; a simulated one has nothing but its values.
enum CurrentStateSimulation {
    /// The types whose writing moves others, besides those that have a current state of their own.
    private static let movers: Set<CharacteristicType> = [
        "Active", "TargetHeatingCoolingState", "TargetTemperature", "CurrentTemperature", "TargetHeaterCoolerState",
        "TargetHumidifierDehumidifierState", "SetDuration",
    ]

    /// What a service's other values become after one of its values was set.
    static func changes(
        after type: CharacteristicType, in service: ServiceRecord
    ) -> [(type: CharacteristicType, value: CharacteristicValue)] {
        guard type.current != nil || movers.contains(type) else { return [] }
        var changes = [type.current].compactMap { $0 }.map { ($0.name, service.number(type.name)) }
        if type.name == "TargetPosition" { changes.append(("PositionState", 2)) }
        changes += modes(of: service).filter { $0.0 != type.name }
        return changes.compactMap { name, number in
            guard let number, let record = service[CharacteristicType(name)],
                let value = try? record.metadata.checked(.double(number))
            else { return nil }
            return (record.type, value)
        }
    }

    /// What a target is where only the present state is known.
    static func target(_ type: CharacteristicType, in service: ServiceRecord) -> CharacteristicValue? {
        guard let currentType = type.current, let record = service[type], let current = service[currentType]?.value
        else { return nil }
        // A state that cannot be aimed at, such as a jammed lock, says nothing of the target.
        return try? record.metadata.checked(current)
    }

    private static func modes(of service: ServiceRecord) -> [(String, Double?)] {
        let isActive = service.number("Active").map { $0 == 1 }
        return [
            ("CurrentHeatingCoolingState", heatingCooling(service)),
            ("CurrentHeaterCoolerState", working(isActive, service.number("TargetHeaterCoolerState"), idle: 1)),
            (
                "CurrentHumidifierDehumidifierState",
                working(isActive, service.number("TargetHumidifierDehumidifierState"), idle: 1)
            ),
            ("CurrentAirPurifierState", isActive.map { $0 ? 2 : 0 }), ("CurrentFanState", isActive.map { $0 ? 2 : 0 }),
            ("InUse", isActive.map { $0 ? 1 : 0 }),
            ("RemainingDuration", isActive.flatMap { $0 ? service.number("SetDuration") : 0 }),
        ]
    }

    /// Off, or at work in the direction of the target (1 and 2 become 2 and 3), or idle where it is left to choose.
    private static func working(_ isActive: Bool?, _ target: Double?, idle: Double) -> Double? {
        guard let isActive, let target else { return nil }
        guard isActive else { return 0 }
        return target == 0 ? idle : target + 1
    }

    /// What a thermostat does: what it was told, or what the temperature asks for.
    private static func heatingCooling(_ service: ServiceRecord) -> Double? {
        guard let mode = service.number("TargetHeatingCoolingState") else { return nil }
        guard mode == 3 else { return mode }
        guard let now = service.number("CurrentTemperature"), let wanted = service.number("TargetTemperature") else {
            return 0
        }
        return now < wanted ? 1 : now > wanted ? 2 : 0
    }
}

extension ServiceRecord {
    fileprivate func number(_ type: String) -> Double? { self[CharacteristicType(type)]?.value?.number }
}
