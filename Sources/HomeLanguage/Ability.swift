import HomeModel

/// Whether a service can do what is wanted of it.
enum Ability: Hashable {
    /// It can, by this deed.
    case can(Intent.Deed)
    /// It has the characteristic, but not this value; the text says what it takes.
    case outOfRange(String)
    /// It has nothing of the kind.
    case cannot
}

extension Service {
    /// What a demand means to this service.
    ///
    /// "On" and "off" said of a thing that opens, locks or heats mean its own target state. A bare number of degrees is
    /// in `unit`; what is written is Celsius.
    func ability(for demand: Demand, unit: TemperatureUnit) -> Ability {
        switch demand {
        case .power(let isOn): power(isOn)
        case .brightness(let percent): set("Brightness", to: percent)
        case .level(let number, let said): level(number, said, unit)
        case .lock(let isLocked): set("LockTargetState", to: isLocked ? 1 : 0)
        case .door(let isOpen): door(isOpen: isOpen)
        case .position(let percent): set("TargetPosition", to: percent)
        case .temperature(let degrees, let said): temperature(degrees, said, unit)
        case .speed(let percent): set("RotationSpeed", to: percent)
        case .volume(let percent): set("Volume", to: percent)
        case .mute(let isMuted): set("Mute", to: isMuted ? 1 : 0)
        case .mode(let mode): set("TargetHeatingCoolingState", to: Double(mode))
        case .arm(let state): set("SecuritySystemTargetState", to: Double(state))
        case .toggle, .color, .white, .adjust: .cannot
        }
    }

    private func power(_ isOn: Bool) -> Ability {
        first([
            set("On", to: isOn ? 1 : 0),
            set("Active", to: isOn ? 1 : 0),
            set("LockTargetState", to: isOn ? 1 : 0),
            set("TargetDoorState", to: isOn ? 0 : 1),
            set("TargetPosition", to: isOn ? 100 : 0),
            heating(isOn),
            set("SecuritySystemTargetState", to: isOn ? 1 : 3),
        ])
    }

    /// Automatic where the thermostat has it, else heat, else cool.
    private func heating(_ isOn: Bool) -> Ability {
        isOn
            ? first([3, 1, 2].map { set("TargetHeatingCoolingState", to: $0) })
            : set("TargetHeatingCoolingState", to: 0)
    }

    private func level(_ number: Double, _ said: Demand.Unit, _ unit: TemperatureUnit) -> Ability {
        switch said {
        case .degrees, .celsius, .fahrenheit: temperature(number, said, unit)
        case .percent: percentage(number)
        case .none: first([temperature(number, said, unit), percentage(number)])
        }
    }

    private func percentage(_ percent: Double) -> Ability {
        first(
            ["Brightness", "TargetPosition", "RotationSpeed", "Volume", "TargetRelativeHumidity"].map {
                set($0, to: percent)
            })
    }

    private func door(isOpen: Bool) -> Ability {
        first([
            set("TargetDoorState", to: isOpen ? 0 : 1),
            set("TargetPosition", to: isOpen ? 100 : 0),
            ["Valve", "Faucet", "IrrigationSystem"].contains(type.name) ? set("Active", to: isOpen ? 1 : 0) : .cannot,
        ])
    }

    private func temperature(_ degrees: Double, _ said: Demand.Unit, _ unit: TemperatureUnit) -> Ability {
        let isFahrenheit = said == .fahrenheit || (said != .celsius && unit == .fahrenheit)
        let celsius = isFahrenheit ? (degrees - 32) / 1.8 : degrees
        return first(
            ["TargetTemperature", "HeatingThresholdTemperature", "CoolingThresholdTemperature"].map { name in
                set(
                    name, to: celsius,
                    shown: { isFahrenheit ? "\(Spoken.number($0 * 1.8 + 32)) °F" : "\(Spoken.number($0)) °C" })
            })
    }

    /// The first that can; else the first that has it at all.
    private func first(_ abilities: [Ability]) -> Ability {
        let having = abilities.filter { $0 != .cannot }
        return having.first { if case .can = $0 { true } else { false } } ?? having.first ?? .cannot
    }

    private func set(_ name: String, to number: Double, shown: ((Double) -> String)? = nil) -> Ability {
        let type = CharacteristicType(name)
        guard let characteristic = self[type], characteristic.metadata.permissions.contains(.write) else {
            return .cannot
        }
        let metadata = characteristic.metadata
        let isNumber = metadata.format == .float || metadata.format.isInteger
        let wanted = isNumber ? metadata.onStep(number) : number
        let value: CharacteristicValue =
            metadata.format == .float ? .double(wanted) : .int(Int64(exactly: wanted) ?? .max)
        // Out of range is told, not clamped; a value just beside the grid is not out of range.
        guard let checked = try? metadata.checked(value), isWithin(metadata, number) else {
            return .outOfRange(metadata.rangeInWords(shown: shown))
        }
        return .can(.set(type, checked))
    }

    private func isWithin(_ metadata: CharacteristicMetadata, _ number: Double) -> Bool {
        number >= metadata.minimum ?? -.infinity && number <= metadata.maximum ?? .infinity
    }
}

extension CharacteristicMetadata {
    /// "0 to 100 percent", "10 °C to 38 °C".
    fileprivate func rangeInWords(shown: ((Double) -> String)?) -> String {
        guard let minimum, let maximum else { return "other values" }
        if let shown { return "\(shown(minimum)) to \(shown(maximum))" }
        let range = "\(Spoken.number(minimum)) to \(Spoken.number(maximum))"
        return unit == .percentage ? range + " percent" : range
    }
}
