import HomeModel
import UtteranceAnalysis

/// Degrees, and whether to heat or to cool.
extension Service {
    /// Sets the target temperature; of a heater-cooler the one that holds in its present state.
    func temperature(_ degrees: Double, _ said: Effect.Unit, _ unit: TemperatureUnit) -> Ability {
        guard said != .percent, said != .steps, let type = temperatureType else { return .cannot }
        let isFahrenheit = said == .fahrenheit || (said != .celsius && unit == .fahrenheit)
        let celsius = isFahrenheit ? (degrees - 32) / 1.8 : degrees
        return set(type, to: celsius, in: isFahrenheit ? .fahrenheit : .celsius)
    }

    /// The temperature that people mean: the target, or the threshold of what it is set to do.
    var temperatureType: CharacteristicType? {
        if writable("TargetTemperature") != nil { return "TargetTemperature" }
        let isCooling = self["TargetHeaterCoolerState"]?.value?.number == 2
        let thresholds: [CharacteristicType] = ["HeatingThresholdTemperature", "CoolingThresholdTemperature"]
        return isCooling
            ? thresholds.last { writable($0) != nil } : thresholds.first { writable($0) != nil }
    }

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
