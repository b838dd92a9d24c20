import HomeModel

/// What a simulated characteristic reads before anyone has set it.
enum InitialValues {
    /// What suits a type better than the least value of its range.
    private static let known: [String: CharacteristicValue] = [
        "Brightness": .int(100), "CurrentTemperature": .double(20), "TargetTemperature": .double(20),
        "HeatingThresholdTemperature": .double(18), "CoolingThresholdTemperature": .double(25),
        "CurrentRelativeHumidity": .double(50), "TargetRelativeHumidity": .double(50), "BatteryLevel": .int(100),
        "ColorTemperature": .int(250), "LockCurrentState": .int(1), "LockTargetState": .int(1),
        "CurrentDoorState": .int(1), "TargetDoorState": .int(1), "SecuritySystemCurrentState": .int(3),
        "SecuritySystemTargetState": .int(3), "PositionState": .int(2), "AirQuality": .int(1),
        "CurrentAmbientLightLevel": .double(100), "FilterLifeLevel": .double(100), "WaterLevel": .double(100),
        "StatusActive": .bool(true), "ServiceLabelNamespace": .int(1), "SetDuration": .int(600), "Volume": .int(50),
        "IsConfigured": .int(1), "ChargingState": .int(2), "Version": .string("1.1.0"),
        "RelativeHumidityDehumidifierThreshold": .double(60), "RelativeHumidityHumidifierThreshold": .double(40),
    ]

    /// A value that the metadata allow.
    static func value(of type: CharacteristicType, _ metadata: CharacteristicMetadata) -> CharacteristicValue {
        // A known value outside the range of this one characteristic gives way to the nearest that is inside.
        if let known = known[type.name], let fitting = try? metadata.checked(known) { return fitting }
        switch metadata.format {
        case .bool: return .bool(false)
        case .string, .tlv8, .data: return .string("")
        case .float: return .double(nearest(to: known[type.name]?.number ?? 0, metadata))
        case .uint8, .uint16, .uint32, .uint64, .int:
            let number = Int64(exactly: nearest(to: known[type.name]?.number ?? 0, metadata).rounded()) ?? 0
            if let valid = metadata.validValues, !valid.contains(number), let first = valid.first { return .int(first) }
            return .int(number)
        }
    }

    private static func nearest(to number: Double, _ metadata: CharacteristicMetadata) -> Double {
        min(max(number, metadata.minimum ?? number), metadata.maximum ?? max(number, metadata.minimum ?? number))
    }
}
