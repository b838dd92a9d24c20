/// What numbers that are to be reached come to.
extension Demand {
    /// "To 50 percent", "at 21 degrees", "open to 30".
    static func numbered(_ facts: Facts) -> [Demand] {
        guard let number = facts.number,
            says(facts, only: [.goal, .at, .on, .about, .unit, .dir, .to, .dim, .tail]),
            !facts.has(.dir) || facts.has(.goal),
            // "On at 7" and "turn it up at 7" may speak of a time.
            !facts.has(.at) || number > 24 || !facts.has(.to) && !facts.has(.dir)
        else { return [] }
        // "Sofa lamp -20%".
        if number < 0, facts[.to] == nil, !([.goal, .dir, .at, .on] as [Property]).contains(where: facts.has),
            !facts.has(.set),
            let quality = quality(facts), Unit(facts) == .percent || number >= -10
        {
            return [.adjust(quality, .by(number, Unit(facts)))]
        }
        switch facts[.to] {
        case .open: return facts[.dir] == .down ? [] : positions(number, isOpen: true, facts)
        case .closed: return facts[.dir] == .up ? [] : positions(number, isOpen: false, facts)
        case .on:
            return facts[.unit] != nil || facts.has(.about) || facts.has(.goal) && !facts.has(.on) && number > 24
                ? reached(number, facts) : []
        case nil: return reached(number, facts)
        default: return []
        }
    }

    private static func positions(_ number: Double, isOpen: Bool, _ facts: Facts) -> [Demand] {
        guard facts[.about] ?? .position == .position, [.none, .percent].contains(Unit(facts)) else { return [] }
        if isOpen { return [.set(.position, number)] }
        let rest = Demand.set(.position, 100 - number)
        // "Close it to 30 percent": open to that, or closed to that.
        return facts.has(.goal) && facts[.tail] == nil && number != 50 ? [.set(.position, number), rest] : [rest]
    }

    static func reached(_ number: Double, _ facts: Facts) -> [Demand] {
        let unit = Unit(facts)
        guard unit != .steps, ![.kelvin, .mired].contains(facts[.unit]), facts[.tail] == nil,
            let quality = quality(facts)
        else { return [] }
        switch quality {
        case .temperature: return [.temperature(number, unit)]
        // "Fan on 70", but "lights on 7" may speak of a time.
        case .level where facts.has(.on) && !facts.has(.verb) && number <= 24: return [.temperature(number, unit)]
        // A half is said of degrees only: "make it 21 and a half".
        case .level where unit == .none && number != number.rounded(): return [.temperature(number, unit)]
        case .level: return [.level(number, unit)]
        case .warmth, .whiteness: return []
        case .speed where unit == .none: return [.gear(number)]
        case .brightness, .volume, .speed, .position, .saturation, .humidity:
            return [.none, .percent].contains(unit) ? [.set(quality, number)] : []
        }
    }
}

extension Demand.Unit {
    init(_ facts: Facts) {
        switch facts[.unit] {
        case .percent: self = .percent
        case .degrees: self = .degrees
        case .celsius: self = .celsius
        case .fahrenheit: self = .fahrenheit
        case .steps: self = .steps
        default: self = .none
        }
    }
}
