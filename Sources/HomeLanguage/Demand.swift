/// What is wanted of a service.
enum Demand: Hashable {
    case power(Bool)
    /// On where it is off, off where it is on.
    case toggle
    case brightness(Double)
    /// "Set it to 50": what that means depends on what it is.
    case level(Double, Unit)
    case lock(Bool)
    /// Open or closed.
    case door(isOpen: Bool)
    /// Open to some percent.
    case position(Double)
    case temperature(Double, Unit)
    case speed(Double)
    case volume(Double)
    case mute(Bool)
    /// Degrees of hue, percent of saturation.
    case color(hue: Double, saturation: Double)
    /// A white, in kelvin.
    case white(kelvin: Double)
    /// Heat, cool, auto: `TargetHeatingCoolingState`.
    case mode(Int)
    /// Stay, away, night, disarmed: `SecuritySystemTargetState`.
    case arm(Int)
    /// More or less of something.
    case adjust(Quality, Change)

    enum Unit: Hashable { case none, percent, degrees, celsius, fahrenheit }

    /// What can be more or less.
    enum Quality: String, Hashable {
        /// Whatever the thing has most of all: a lamp its brightness, a speaker its volume.
        case level
        case brightness, volume, speed, temperature, position, whiteness, hue, saturation
    }

    /// By how much, and to which side.
    enum Change: Hashable {
        case by(Double, Unit)
        /// A step to one side whose size depends on what changes; `much` is 1 for a usual step.
        case steps(Double)
        case times(Double)
        /// As far as it goes.
        case most
        case least
    }

    /// The demand of a command's facts, or nil where they make none.
    init?(_ facts: Facts) {
        if let demand = Self.colored(facts) ?? Self.moded(facts) ?? Self.adjusted(facts) ?? Self.numbered(facts)
            ?? Self.stated(facts)
        {
            self = demand
        } else {
            return nil
        }
    }

    private static func colored(_ facts: Facts) -> Demand? {
        if let hue = facts["hue"].flatMap(Double.init), let saturation = facts["saturation"].flatMap(Double.init) {
            return .color(hue: hue, saturation: saturation)
        }
        return facts["kelvin"].flatMap(Double.init).map { .white(kelvin: $0) }
    }

    private static func moded(_ facts: Facts) -> Demand? {
        if facts["to"] == "toggle" { return .toggle }
        if let state = facts["arm"].flatMap({ Int($0) }) { return .arm(state) }
        if let mode = facts["mode"].flatMap({ Int($0) }) { return .mode(mode) }
        if facts["about"] == "mute" { return .mute(facts["to"] != "off") }
        return nil
    }

    /// "Brighter", "up 20 percent", "twice as bright", "all the way up".
    private static func adjusted(_ facts: Facts) -> Demand? {
        let quality = facts["about"].map { Quality(rawValue: $0) } ?? .level
        guard let quality, facts["goal"] == nil, facts["to"] == nil else { return nil }
        if let factor = facts["times"].flatMap(Double.init) { return .adjust(quality, .times(factor)) }
        if facts["extent"] == "most" || facts["extent"] == "least" {
            return .adjust(quality, facts["extent"] == "most" ? .most : .least)
        }
        guard let side = facts["dir"] else { return nil }
        let sign: Double = side == "up" ? 1 : -1
        if facts["extent"] == "full" { return .adjust(quality, side == "up" ? .most : .least) }
        if let number = facts.number { return .adjust(quality, .by(sign * number, Unit(facts))) }
        return .adjust(quality, .steps(sign * (facts["much"].flatMap(Double.init) ?? 1)))
    }

    private static func numbered(_ facts: Facts) -> Demand? {
        // "On at 7" is a time.
        guard let number = facts.number, !(facts.has("at") && facts["to"] == "on" && number <= 12) else { return nil }
        switch facts["to"] {
        case "open": return .position(number)
        case "closed": return number == 50 ? .position(50) : nil
        case "on", nil: break
        default: return nil
        }
        switch facts["about"] {
        case "brightness": return .brightness(number)
        case "volume": return .volume(number)
        case "speed": return .speed(number)
        case "position": return .position(number)
        case "temperature": return .temperature(number, Unit(facts))
        case "color": return facts["unit"] == "kelvin" ? .white(kelvin: number) : nil
        case "level", nil: return facts["unit"] == "kelvin" ? .white(kelvin: number) : .level(number, Unit(facts))
        default: return nil
        }
    }

    private static func stated(_ facts: Facts) -> Demand? {
        guard facts["about"] == nil || facts["about"] == "power", facts.number == nil, !facts.has("dir") else {
            return nil
        }
        switch facts["to"] {
        case "on": return .power(true)
        case "off": return .power(false)
        case "open": return .door(isOpen: true)
        case "closed": return .door(isOpen: false)
        case "locked": return .lock(true)
        case "unlocked": return .lock(false)
        default: return nil
        }
    }
}

extension Demand.Unit {
    init(_ facts: Facts) {
        switch facts["unit"] {
        case "percent": self = .percent
        case "degrees": self = .degrees
        case "celsius": self = .celsius
        case "fahrenheit": self = .fahrenheit
        default: self = .none
        }
    }
}
