import HomeModel
import UtteranceAnalysis

/// Degrees, and whether to heat or to cool.
extension Service {
    /// Sets the target temperature; of a heater-cooler the one that holds in its present state.
    func temperature(_ degrees: Double, _ said: Effect.Unit, _ unit: TemperatureUnit) -> Ability {
        guard said != .percent, said != .steps, let type = temperatureType else { return .cannot }
        let isFahrenheit = said == .fahrenheit || (said != .celsius && unit == .fahrenheit)
        let celsius = isFahrenheit ? (degrees - 32) / 1.8 : degrees
        let shown: TemperatureUnit = isFahrenheit ? .fahrenheit : .celsius
        return isAutomatic ? kept(at: celsius, in: shown) : set(type, to: celsius, in: shown)
    }

    /// Whether it heats below one threshold and cools above another.
    private var isAutomatic: Bool {
        self["TargetHeaterCoolerState"]?.value?.number == 0 && Self.thresholds.allSatisfy { writable($0) != nil }
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
    var temperatureType: CharacteristicType? {
        if writable("TargetTemperature") != nil { return "TargetTemperature" }
        let isCooling = self["TargetHeaterCoolerState"]?.value?.number == 2
        return isCooling
            ? Self.thresholds.last { writable($0) != nil } : Self.thresholds.first { writable($0) != nil }
    }

    /// The temperature to change: where it heats and cools by itself, the one from which it does so in this direction.
    func temperatureType(upwards isUp: Bool) -> CharacteristicType? {
        isAutomatic ? Self.thresholds[isUp ? 0 : 1] : temperatureType
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

    /// The service as it is once it does what an effect says: in the mode that says which of its thresholds holds.
    func once(_ effect: Effect) -> Service {
        guard case .mode(let mode) = effect, case .can(.set(let type, let value)) = set(to: mode) else { return self }
        return once(type, is: value)
    }

    /// The service as it is once a characteristic has a value.
    func once(_ type: CharacteristicType, is value: CharacteristicValue) -> Service {
        guard let place = place(of: type) else { return self }
        var service = self
        service.characteristics[place].value = value
        return service
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
