import HomeModel

extension Effect {
    /// The different things that a command can mean, by what it is about too; more than one where a person has to say.
    package static func effects(of frame: Frame) -> [Effect] {
        guard frame.goesTogether else { return [] }
        let effects = effects(frame.slots)
        if effects.count == 1, let other = meant(effects[0], of: frame) { return [other] }
        guard effects.count == 1, case .adjust(.level, let change) = effects[0] else { return effects }
        if frame.referents.contains(where: \.isAirConditioner) { return cooling(change) ?? effects }
        // "Set the blinds up" opens them; "set the lamp up" is no matter of light.
        if frame.slots.has(.set), !frame.slots.has(.grade), case .side = change {
            return [.adjust(.position, change)]
        }
        return effects
    }

    /// What a word of many meanings says of these things: "softer" of light, and "at 21" of a house.
    private static func meant(_ effect: Effect, of frame: Frame) -> Effect? {
        switch effect {
        case .adjust(.volume, let change) where frame.slots.has(.soft) && !frame.referents.isEmpty:
            .adjust(.level, change)
        case .level(let number, .none) where frame.isOfHouse: .temperature(number, .none)
        case .power(true) where frame.isOfAirConditioners && !frame.slots.has(.ask): .cooling
        default: nil
        }
    }

    /// "Turn up the AC" is more cooling to some and more degrees to others.
    private static func cooling(_ change: Change) -> [Effect]? {
        switch change {
        case .side(let isUp): [1, -1].map { .adjust(.temperature, .steps(isUp ? $0 : -$0)) }
        case .steps(let steps): [.adjust(.temperature, .steps(steps)), .adjust(.temperature, .steps(-steps))]
        default: nil
        }
    }
}

extension Frame {
    /// Whether nothing but a colour or a white was said: "green light".
    package var isColorAlone: Bool {
        (slots.has(.hue) || slots.has(.kelvin)) && !isFollowing && !isNamedFully && !slots.has(.verb)
            && !slots.has(.act)
            && !isPlaced
            && !referents.contains(where: \.isLights)
    }

    /// Whether what is wanted is something that can be wanted of what it is about.
    fileprivate var goesTogether: Bool {
        // "Warm" is a white of lights and "night" a state of alarms; of a room they say something else.
        if slots.has(.dir), referents.has(.loose) { return false }
        if slots.has(.tone), !isNamed, !isFollowing, !concerns("Lightbulb") { return false }
        if slots.has(.bare), !slots.has(.arm), !isNamed, !isFollowing, !concerns("SecuritySystem") { return false }
        guard slots.number != nil else { return !isLightUp }
        let isChange = slots.has(.quality) || slots.has(.dir) || slots.has(.more)
        // "Turn on the lamp at seven" does not turn anything to 7 on a lamp.
        // "Set 70 on the thermostat" does.
        if !isChange, !slots.has(.set) || slots.has(.goal), referents.has(.onto) { return false }
        let isPlain = !slots.has(.goal) && !slots.has(.about) && !isChange && slots[.to] == nil
        // "Turn the lamp 2" and "half of the kitchen" say nothing.
        if isPlain, !isFollowing, slots[.unit] == nil, slots.has(.verb), !slots.has(.set) { return false }
        return !(isPlain && slots.has(.share) && !slots.has(.verb) && !isNamed && !referents.has(.kind))
    }

    /// Whether it is "light up", which switches on.
    private var isLightUp: Bool {
        slots[.dir] == .up && slots.has(.act) == slots.has(.upward) && !slots.has(.verb) && !slots.has(.complaint)
            && slots[.about] == nil
            && !slots.has(.much) && referents.count == 1
            && referents[0].services(.kind) == ["Lightbulb"] && !referents[0].has(.plural) && referents[0].names.isEmpty
    }

    /// Whether it is about air conditioners, by the word for them.
    fileprivate var isOfAirConditioners: Bool {
        !referents.isEmpty
            && referents.allSatisfy { $0.isAirConditioner && $0.names.allSatisfy(\.kind.isPlace) }
    }

    /// Whether it is about the house and nothing in it.
    fileprivate var isOfHouse: Bool {
        !referents.isEmpty && referents.allSatisfy { $0.isPlace && $0.has(.whole) } && places.isEmpty
    }

    /// Whether a thing was called by more than one word, or by its whole name: "light" alone is not the Basement Light.
    private var isNamedFully: Bool {
        referents.contains { referent in
            referent.names.contains { name in
                !name.kind.isPlace && (name.range.count > 1 || name.entries.contains { $0.form == .full })
            }
        }
    }

    private var isNamed: Bool { referents.contains { $0.names.contains { !$0.kind.isPlace } } }

    /// Whether it says where.
    private var isPlaced: Bool {
        !places.isEmpty || referents.contains { !$0.places.isEmpty || $0.names.contains(where: \.kind.isPlace) }
    }

    /// Whether it is about things of a kind, by the word for it.
    private func concerns(_ kind: ServiceType) -> Bool {
        referents.contains { $0.services(.kind).contains(kind) }
    }
}

extension Referent {
    /// Whether a word was said for what cools before it heats: "AC", but not "heater".
    fileprivate var isAirConditioner: Bool { services(.kind).first == "HeaterCooler" }

    /// Whether it is "the lights".
    fileprivate var isLights: Bool { has(.plural) && services(.kind) == ["Lightbulb"] }
}
