/// What numbers that are to be reached come to.
enum NumberEffects {
    /// To a number: "to 50 percent", "at 21 degrees", "open to 30".
    static func numbered(_ slots: Slots) -> [Effect] {
        guard let number = slots.number,
            slots.says(only: [.goal, .timelike, .setpoint, .about, .unit, .dir, .to, .dim, .tail]),
            !slots.has(.dir) || slots.has(.goal)
        else { return [] }
        if number < 0, slots[.to] == nil, FrameRule.belowZero.holds,
            !([.goal, .dir, .timelike, .setpoint] as [Property]).contains(where: slots.has),
            !slots.has(.set),
            let quality = slots.quality, Effect.Unit(slots) == .percent || number >= -10
        {
            return [.adjust(quality, .by(number, Effect.Unit(slots)))]
        }
        switch slots[.to] {
        case .open:
            return slots[.dir] == .down && FrameRule.sideOfState.holds ? [] : positions(number, isOpen: true, slots)
        case .closed:
            return slots[.dir] == .up && FrameRule.sideOfState.holds ? [] : positions(number, isOpen: false, slots)
        case .on:
            return slots[.unit] != nil || slots.has(.about) || slots.has(.goal) && !slots.has(.setpoint) && number > 24
                ? reached(number, slots) : []
        case nil: return raised(number, slots).map { [$0] } ?? reached(number, slots) + beyond(number, slots)
        default: return []
        }
    }

    /// Up to a number, which may be so many of ten: "up to 7".
    private static func raised(_ number: Double, _ slots: Slots) -> Effect? {
        guard slots[.dir] == .up, slots.has(.goal), Effect.Unit(slots) == .none, number > 0, number <= 10,
            number == number.rounded(), [nil, .brightness].contains(slots[.about])
        else { return nil }
        return .raised(number)
    }

    /// What "lower it to 100 percent" and "raise it to 0" mean of a blind, beside what they say.
    private static func beyond(_ number: Double, _ slots: Slots) -> [Effect] {
        guard slots[.about] == nil, [.none, .percent].contains(Effect.Unit(slots)) else { return [] }
        switch (slots[.dir], number) {
        case (.down, 100): return [.set(.position, 0)]
        case (.up, 0): return [.set(.position, 100)]
        default: return []
        }
    }

    private static func positions(_ number: Double, isOpen: Bool, _ slots: Slots) -> [Effect] {
        guard slots[.about] ?? .position == .position, [.none, .percent].contains(Effect.Unit(slots)) else { return [] }
        if isOpen { return [.set(.position, number)] }
        let rest = Effect.set(.position, 100 - number)
        return slots.has(.goal) && slots[.tail] == nil && FrameRule.closedTo.holds
            ? [.set(.position, number), rest] : [rest]
    }

    static func reached(_ number: Double, _ slots: Slots) -> [Effect] {
        let unit = Effect.Unit(slots)
        guard unit != .steps, ![.kelvin, .mired].contains(slots[.unit]) || !FrameRule.kelvinOfLight.holds,
            slots[.tail] == nil,
            let quality = slots.quality
        else { return [] }
        switch quality {
        case .temperature: return [.temperature(number, unit)]
        case .level where slots.has(.setpoint) && !slots.has(.directive) && number <= 24 && FrameRule.smallOnWarmth.holds:
            return [.temperature(number, unit)]
        case .level where unit == .none && number != number.rounded() && FrameRule.halfDegree.holds:
            return [.temperature(number, unit)]
        case .level where slots[.about] == .level && unit == .none && number <= 10 && FrameRule.smallLevel.holds:
            return [.gear(number)]
        case .level: return [.level(number, unit)]
        case .warmth, .whiteness: return []
        case .speed where unit == .none: return [.gear(number)]
        case .brightness, .volume, .speed, .position, .saturation, .humidity:
            return [.none, .percent].contains(unit) ? [.set(quality, number)] : []
        }
    }
}

extension Effect.Unit {
    package init(_ slots: Slots) {
        switch slots[.unit] {
        case .percent: self = .percent
        case .degrees: self = .degrees
        case .celsius: self = .celsius
        case .fahrenheit: self = .fahrenheit
        case .steps: self = .steps
        default: self = .none
        }
    }
}
