import HomeModel

/// Which characteristic tells whether a service is as a question supposes.
enum Knowledge {
    /// The characteristic and the value that is asked about, or nil where the service cannot tell.
    static func expected(by demand: Demand, of service: Service, unit: TemperatureUnit) -> (
        CharacteristicType, CharacteristicValue
    )? {
        switch demand {
        case .power(let isOn):
            known(
                service,
                [
                    "On": isOn ? 1 : 0, "Active": isOn ? 1 : 0, "CurrentHeatingCoolingState": isOn ? 1 : 0,
                    "SecuritySystemCurrentState": isOn ? 1 : 3,
                ])
        case .lock(let isLocked): known(service, ["LockCurrentState": isLocked ? 1 : 0])
        case .door(let isOpen):
            known(
                service,
                [
                    "CurrentDoorState": isOpen ? 0 : 1, "CurrentPosition": isOpen ? 100 : 0,
                    "ContactSensorState": isOpen ? 1 : 0,
                ])
        case .set(.position, let percent): known(service, ["CurrentPosition": percent])
        case .adjust(.level, .side(let isUp)): expected(by: .door(isOpen: isUp), of: service, unit: unit)
        case .adjust(.level, .most): expected(by: .door(isOpen: true), of: service, unit: unit)
        case .adjust(.level, .least): expected(by: .door(isOpen: false), of: service, unit: unit)
        case .set, .level, .temperature:
            if case .can(.set(let type, let value)) = service.ability(for: demand, unit: unit) {
                (type, value)
            } else {
                nil
            }
        case .mute(let isMuted): known(service, ["Mute": isMuted ? 1 : 0])
        case .mode(let mode):
            switch mode {
            case .heat: known(service, ["CurrentHeatingCoolingState": 1, "CurrentHeaterCoolerState": 2])
            case .cool: known(service, ["CurrentHeatingCoolingState": 2, "CurrentHeaterCoolerState": 3])
            case .auto: known(service, ["TargetHeatingCoolingState": 3, "TargetHeaterCoolerState": 0])
            }
        case .arm(let way): known(service, ["SecuritySystemCurrentState": way.state])
        case .toggle, .fullyOn, .color, .tint, .black, .white, .adjust, .both: nil
        }
    }

    /// The characteristics that answer a question for a value, the likeliest first.
    static func characteristics(of subject: String) -> [CharacteristicType] {
        switch subject {
        case "temperature": ["CurrentTemperature"]
        case "target": ["TargetTemperature", "Brightness", "TargetPosition", "RotationSpeed"]
        case "target-temperature": ["TargetTemperature"]
        case "measure": ["CurrentTemperature", "CurrentRelativeHumidity", "CurrentAmbientLightLevel"]
        case "state":
            [
                "LockCurrentState", "CurrentDoorState", "CurrentPosition", "ContactSensorState", "CurrentTemperature",
                "On", "Active", "CurrentRelativeHumidity",
            ]
        case "brightness": ["Brightness"]
        case "speed": ["RotationSpeed"]
        case "position": ["CurrentPosition"]
        case "humidity": ["CurrentRelativeHumidity"]
        default: []
        }
    }

    private static func known(_ service: Service, _ expectations: KeyValuePairs<String, Double>) -> (
        CharacteristicType, CharacteristicValue
    )? {
        for (name, number) in expectations {
            guard let characteristic = service[CharacteristicType(name)],
                let value = try? characteristic.metadata.checked(.double(number))
            else { continue }
            return (characteristic.type, value)
        }
        return nil
    }
}

/// What the states of characteristics mean.
enum StateWords {
    /// Whether a value is what was asked about: any heating is "on", anything not closed is "open".
    static func holds(_ expected: CharacteristicValue, of type: CharacteristicType, _ value: CharacteristicValue)
        -> Bool
    {
        guard let wanted = expected.number, let number = value.number else { return expected == value }
        return switch type.name {
        case "CurrentHeatingCoolingState", "CurrentHeaterCoolerState":
            wanted > 1 ? wanted == number : (wanted == 0) == (number == 0)
        // "Is the alarm on": in whatever way; asked for "away" too, the reply says which.
        case "SecuritySystemCurrentState" where wanted == 1: number != 3
        case "CurrentPosition" where wanted == 100: number > 0
        case "CurrentDoorState" where wanted == 0: number != 1
        default: abs(wanted - number) < 0.05
        }
    }
}

/// How numbers are said.
enum Spoken {
    /// "21", "21.5".
    static func number(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int64(exactly: tenths) ?? 0) : String(tenths)
    }
}
