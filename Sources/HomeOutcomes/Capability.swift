import HomeModel

/// What things can do, or cannot.
package enum Capability: String, CaseIterable {
    case power, percentage, number, temperature, lock, door, mute, color, black, white, mode, arm, dim, position, speed
    case volume, humidity, level, warmth, degrees, halt, tell

    /// What a service can do, each once.
    package static func all(of service: Service) -> [Capability] {
        let all = table.filter { service[$0.key]?.metadata.permissions.contains(.write) == true }.map(\.value)
        return all.reduce(into: []) { known, able in if !known.contains(able) { known.append(able) } }
    }

    private static let table: KeyValuePairs<CharacteristicType, Capability> = [
        "On": .power, "Active": .power, "Brightness": .dim, "RotationSpeed": .speed, "LockTargetState": .lock,
        "TargetDoorState": .door, "TargetPosition": .door, "TargetTemperature": .temperature,
        "HeatingThresholdTemperature": .temperature, "CoolingThresholdTemperature": .temperature,
        "TargetHeatingCoolingState": .mode, "TargetHeaterCoolerState": .mode, "Hue": .color,
        "ColorTemperature": .warmth, "Volume": .volume, "Mute": .mute, "SecuritySystemTargetState": .arm,
        "TargetMediaState": .halt,
    ]
}
