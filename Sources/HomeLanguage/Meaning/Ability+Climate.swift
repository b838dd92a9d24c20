import HomeModel
import UtteranceAnalysis

/// Degrees, and whether to heat or to cool.
extension Service {
    /// Sets the target temperature; of a heater-cooler the one that holds in a mode, or in its present one.
    func temperature(
        _ degrees: Double, _ said: Effect.Unit, _ unit: TemperatureUnit, in mode: Effect.Mode? = nil
    ) -> Ability {
        guard said != .percent, said != .steps, let type = temperatureType(in: mode) else { return .cannot }
        let isFahrenheit = said == .fahrenheit || (said != .celsius && unit == .fahrenheit)
        let celsius = isFahrenheit ? (degrees - 32) / 1.8 : degrees
        let shown: TemperatureUnit = isFahrenheit ? .fahrenheit : .celsius
        return isAutomatic(in: mode) ? kept(at: celsius, in: shown) : set(type, to: celsius, in: shown)
    }

    /// Whether it heats below one threshold and cools above another.
    private func isAutomatic(in mode: Effect.Mode? = nil) -> Bool {
        heaterCoolerState(in: mode) == 0 && Self.thresholds.allSatisfy { writable($0) != nil }
    }

    /// What a heater-cooler is set to do, or would be in a mode; nil where it is none, or nobody knows.
    private func heaterCoolerState(in mode: Effect.Mode?) -> Double? {
        guard let state = self["TargetHeaterCoolerState"] else { return nil }
        return switch mode {
        case nil: state.value?.number
        case .auto: 0
        case .heat: 1
        case .cool: 2
        }
    }

    /// Has a heater-cooler that does either by itself keep a temperature.
    ///
    /// What is below the present temperature is for the threshold from which it cools, all else for the one from which it heats.
    /// The other gives way where it stands on the wrong side.
    private func kept(at celsius: Double, in unit: TemperatureUnit) -> Ability {
        let (heating, cooling) = (Self.thresholds[0], Self.thresholds[1])
        let number: (CharacteristicType) -> Double? = { self[$0]?.value?.number }
        let isToCool = (number("CurrentTemperature") ?? number(heating)).map { celsius < $0 } ?? false
        let main = set(isToCool ? cooling : heating, to: celsius, in: unit)
        let other = isToCool ? heating : cooling
        guard let end = number(other), isToCool ? end > celsius : end < celsius else { return main }
        return both(main, set(other, to: celsius, in: unit))
    }

    /// The temperature that people mean: the target, or the threshold of what it is set to do.
    var temperatureType: CharacteristicType? { temperatureType(in: nil) }

    private func temperatureType(in mode: Effect.Mode?) -> CharacteristicType? {
        if writable("TargetTemperature") != nil { return "TargetTemperature" }
        return heaterCoolerState(in: mode) == 2
            ? Self.thresholds.last { writable($0) != nil } : Self.thresholds.first { writable($0) != nil }
    }

    /// Whether a temperature is one that it keeps now: of one for heating and one for cooling, that of what it is set to do.
    func keeps(_ type: CharacteristicType) -> Bool {
        !Self.thresholds.contains(type) || temperatureType.map { $0 == type } ?? true
    }

    /// The temperature to change: where it heats and cools by itself, the one from which it does so in this direction.
    func temperatureType(upwards isUp: Bool) -> CharacteristicType? {
        isAutomatic() ? Self.thresholds[isUp ? 0 : 1] : temperatureType
    }

    /// What a heater-cooler is set by, in the order of heat and cold.
    fileprivate static let thresholds: [CharacteristicType] = [
        "HeatingThresholdTemperature", "CoolingThresholdTemperature",
    ]

    /// Cools; where it does not, it is on in the way that it can be.
    var cooling: Ability {
        first([2, 3, 1].map { set("TargetHeatingCoolingState", to: $0) })
    }

    /// Heats, cools or does either by itself; what was off is switched on with it.
    func set(to mode: Effect.Mode) -> Ability {
        let thermostat: Double
        let heaterCooler: Double
        switch mode {
        case .heat: (thermostat, heaterCooler) = (1, 1)
        case .cool: (thermostat, heaterCooler) = (2, 2)
        case .auto: (thermostat, heaterCooler) = (3, 0)
        }
        return first([
            set("TargetHeatingCoolingState", to: thermostat),
            has(mode) ? set("TargetHeaterCoolerState", to: heaterCooler) : .cannot,
        ])
    }

    /// Whether a heater-cooler does that: what has a threshold for heating and none for cooling is a heater.
    private func has(_ mode: Effect.Mode) -> Bool {
        let heats = writable("HeatingThresholdTemperature") != nil
        let cools = writable("CoolingThresholdTemperature") != nil
        return switch mode {
        case .heat: heats || !cools
        case .cool: cools || !heats
        case .auto: true
        }
    }
}

extension CharacteristicType {
    /// Whether it is how warm it is to be.
    var isHeat: Bool { self == "TargetTemperature" || Service.thresholds.contains(self) }
}
