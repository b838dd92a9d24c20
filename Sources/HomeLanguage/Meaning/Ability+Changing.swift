import HomeModel
import UtteranceAnalysis

/// More, less and the other way round.
///
/// A usual step is 25 percent of light, speed and position, 10 percent of volume and humidity, 1 °C or 2 °F, 50 mired;
/// "a bit" is two fifths of it, which for degrees is half, and "a lot" is twice.
extension Service {
    /// The other of two states: on or off, open or closed, locked or not.
    var toggled: Ability {
        let states: [CharacteristicType] = ["On", "Active", "TargetDoorState", "LockTargetState"]
        guard let type = states.first(where: { writable($0) != nil }), let metadata = writable(type) else {
            return .cannot
        }
        let other = self[type]?.value?.number.map { CharacteristicValue.int($0 == 0 ? 1 : 0) }
        // A value that the characteristic does not take is as good as unknown.
        return .can(.adjust(type, .toggled(to: other.flatMap { try? metadata.checked($0) })))
    }

    /// Changes a quality from what it is.
    func changed(_ quality: Effect.Quality, _ change: Effect.Change, _ unit: TemperatureUnit) -> Ability {
        if let isOpen = opening(quality, change) { return isOpen }
        if quality == .warmth || quality == .whiteness, temperatureType == nil, writable("ColorTemperature") == nil {
            if change.number != nil, MeaningRule.colorHasNoDegrees.holds { return .cannot }
            return tinted(change.isUp ? 30 : 220, 100, abs(change.steps ?? 1))
        }
        guard let type = characteristic(of: quality, upwards: change.isUp), let metadata = writable(type) else {
            return .cannot
        }
        switch change {
        case .side(let isUp): return adjust(type, by: isUp ? step(type, 1, unit) : -step(type, 1, unit))
        case .steps(let count):
            let size = step(type, abs(count), unit)
            return adjust(type, by: count < 0 ? -size : size)
        case .by(let number, let said): return adjust(type, metadata, by: number, said, unit)
        case .byOrTo(let number, let said):
            return goal(type, metadata, number, said, unit) ?? adjust(type, metadata, by: number, said, unit)
        case .part(let part): return adjust(type, metadata, byPart: part)
        case .times(let factor): return adjust(type, metadata, times: factor)
        // An air conditioner that is to do all that it can is to cool: "on full blast" wants no 35 °C of it.
        case .most where type == "CoolingThresholdTemperature":
            return metadata.minimum.map { set(type, to: $0) } ?? .cannot
        case .most: return metadata.maximum.map { set(type, to: $0) } ?? .cannot
        case .least: return least(type, metadata).map { set(type, to: $0) } ?? .cannot
        }
    }

    /// The least that is still on: the lowest light is not dark, the lowest speed does not stand still.
    private func least(_ type: CharacteristicType, _ metadata: CharacteristicMetadata) -> Double? {
        let isOn = type == "Brightness" || type == "RotationSpeed"
        return metadata.minimum.map { isOn ? max($0, metadata.step ?? 1, 1) : $0 }
    }

    /// To raise what opens is to open it, all the way unless it was said how far.
    private func opening(_ quality: Effect.Quality, _ change: Effect.Change) -> Ability? {
        let isUp: Bool
        switch (quality, change) {
        case (.level, .side(let up)), (.position, .side(let up)): isUp = up
        case (.level, .most), (.position, .most): isUp = true
        case (.level, .least), (.position, .least): isUp = false
        default: return nil
        }
        let doors: [CharacteristicType] = ["TargetDoorState", "TargetPosition"]
        guard let type = doors.first(where: { writable($0) != nil }) else { return nil }
        return set(type, to: type == "TargetDoorState" ? (isUp ? 0 : 1) : (isUp ? 100 : 0))
    }

    // MARK: - Qualities

    /// The characteristic that a quality is here.
    private func characteristic(of quality: Effect.Quality, upwards isUp: Bool) -> CharacteristicType? {
        switch quality {
        case .level:
            percentages(["Brightness", "TargetPosition"]) ?? temperatureType(upwards: isUp)
                ?? percentages(["RotationSpeed", "Volume"] + Self.humidities)
        case .temperature: temperatureType(upwards: isUp)
        case .warmth: temperatureType(upwards: isUp) ?? "ColorTemperature"
        case .whiteness: "ColorTemperature"
        case .brightness, .volume, .speed, .position, .saturation, .humidity: percentage(of: quality)
        }
    }

    /// The characteristic that a quality in percent is here.
    func percentage(of quality: Effect.Quality) -> CharacteristicType? {
        switch quality {
        case .level: percentages(Self.levels)
        case .brightness: "Brightness"
        case .volume: "Volume"
        case .speed: "RotationSpeed"
        case .position: "TargetPosition"
        case .saturation: "Saturation"
        case .humidity: percentages(Self.humidities)
        case .temperature, .warmth, .whiteness: nil
        }
    }

    private static let levels: [CharacteristicType] =
        ["Brightness", "TargetPosition", "RotationSpeed", "Volume"] + humidities

    private static let humidities: [CharacteristicType] = [
        "TargetRelativeHumidity", "RelativeHumidityHumidifierThreshold", "RelativeHumidityDehumidifierThreshold",
    ]

    private func percentages(_ types: [CharacteristicType]) -> CharacteristicType? {
        types.first { writable($0) != nil }
    }

    /// So many steps, at least one of the characteristic's own.
    private func step(_ type: CharacteristicType, _ count: Double, _ unit: TemperatureUnit) -> Double {
        let own = self[type]?.metadata.step ?? 0
        return max(own, Self.step(type, unit, count))
    }

    private static func step(_ type: CharacteristicType, _ unit: TemperatureUnit, _ count: Double) -> Double {
        if type.isHeat {
            let degrees = count < 1 ? 0.5 : count
            return unit == .fahrenheit ? degrees * 2 / 1.8 : degrees
        }
        return switch type.name {
        case "ColorTemperature": 50 * count
        case "Volume", "Saturation": 10 * count * (type == "Saturation" ? 2 : 1)
        case "Brightness", "TargetPosition", "RotationSpeed": 25 * count
        default: 10 * count
        }
    }

    // MARK: - Sizes

    private func adjust(_ type: CharacteristicType, by delta: Double) -> Ability {
        .can(.adjust(type, .by((delta * 10).rounded() / 10)))
    }

    /// By a number that was said; more than the thing has from end to end is out of range.
    private func adjust(
        _ type: CharacteristicType, _ metadata: CharacteristicMetadata, by number: Double, _ said: Effect.Unit,
        _ unit: TemperatureUnit
    ) -> Ability {
        let isHeat = type.isHeat
        let delta = delta(number, said, type, unit)
        let isFitting =
            switch said {
            case .percent: metadata.unit == .percentage
            case .none: metadata.unit == .percentage || isHeat
            case .degrees, .celsius, .fahrenheit: isHeat
            case .steps: true
            }
        guard isFitting else { return .cannot }
        // So many degrees more than it is now are more than it takes: nobody would see that it stops before.
        if isHeat, let now = self[type]?.value?.number, !metadata.bounds.contains(now + delta) {
            return temperature(unit == .fahrenheit ? (now + delta) * 1.8 + 32 : now + delta, .none, unit)
        }
        let span = metadata.bounds.upperBound - metadata.bounds.lowerBound
        guard abs(delta) <= span else {
            return .outOfRange(.change(most: span, isHeat: isHeat))
        }
        return adjust(type, by: delta)
    }

    /// What a number that was said comes to in the unit of the characteristic.
    private func delta(
        _ number: Double, _ said: Effect.Unit, _ type: CharacteristicType, _ unit: TemperatureUnit
    ) -> Double {
        switch said {
        case .percent: number
        case .none: type.isHeat && unit == .fahrenheit ? number / 1.8 : number
        case .degrees: unit == .fahrenheit ? number / 1.8 : number
        case .celsius: number
        case .fahrenheit: number / 1.8
        case .steps: number * step(type, 0.4, unit)
        }
    }

    /// A change that would leave the range is a goal, where the number is in the range and on that side: "turn the
    /// heat up 22 degrees".
    private func goal(
        _ type: CharacteristicType, _ metadata: CharacteristicMetadata, _ number: Double, _ said: Effect.Unit,
        _ unit: TemperatureUnit
    ) -> Ability? {
        let delta = delta(number, said, type, unit)
        guard type.isHeat, let now = self[type]?.value?.number,
            !metadata.bounds.contains(now + delta),
            case .can(let action) = temperature(abs(number), said, unit), case .set(_, let value) = action,
            let goal = value.number, (goal > now) == (delta > 0)
        else { return nil }
        return .can(action)
    }

    /// A third less of what there is; of the way where it opens.
    private func adjust(_ type: CharacteristicType, _ metadata: CharacteristicMetadata, byPart part: Double) -> Ability
    {
        guard metadata.unit == .percentage else { return .cannot }
        if type == "TargetPosition" { return adjust(type, by: (part * 100).rounded()) }
        return adjust(type, metadata, times: 1 + part)
    }

    private func adjust(
        _ type: CharacteristicType, _ metadata: CharacteristicMetadata, times factor: Double
    ) -> Ability {
        guard metadata.unit == .percentage else { return .cannot }
        let delta = self[type]?.value?.number.map { metadata.within($0 * factor) - $0 }
        return .can(.adjust(type, .times((factor * 1000).rounded() / 1000, delta: delta)))
    }
}

extension CharacteristicMetadata {
    /// The nearest value on the step and within the range: what a change from here can reach.
    public func within(_ number: Double) -> Double {
        let bounded = min(max(number, bounds.lowerBound), bounds.upperBound)
        let onStep = onStep(bounded)
        return bounds.contains(onStep) ? onStep : bounded
    }
}

extension Effect.Change {
    fileprivate var steps: Double? { if case .steps(let count) = self { count } else { nil } }

    /// The number that was said.
    fileprivate var number: Double? {
        switch self {
        case .by(let number, _), .byOrTo(let number, _): number
        case .side, .steps, .part, .times, .most, .least: nil
        }
    }

    fileprivate var isUp: Bool {
        switch self {
        case .side(let isUp): isUp
        case .steps(let count): count > 0
        case .by(let number, _), .byOrTo(let number, _): number > 0
        case .part(let part): part > 0
        case .times(let factor): factor > 1
        case .most: true
        case .least: false
        }
    }
}
