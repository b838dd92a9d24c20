import HomeModel

extension Demand {
    /// The different things that a command can mean, by what it is about too; more than one where a person has to say.
    static func demands(of clause: Clause) -> [Demand] {
        guard clause.goesTogether else { return [] }
        let demands = demands(clause.facts)
        if demands.count == 1, let other = meant(demands[0], of: clause) { return [other] }
        guard demands.count == 1, case .adjust(.level, let change) = demands[0] else { return demands }
        if clause.nouns.contains(where: \.isAirConditioner) { return cooling(change) ?? demands }
        // "Set the blinds up" opens them; "set the lamp up" is no matter of light.
        if clause.facts.has(.set), !clause.facts.has(.grade), case .side = change {
            return [.adjust(.position, change)]
        }
        return demands
    }

    /// What a word of many meanings says of these things: "softer" of light, and "at 21" of a house.
    private static func meant(_ demand: Demand, of clause: Clause) -> Demand? {
        switch demand {
        case .adjust(.volume, let change) where clause.facts.has(.soft) && !clause.nouns.isEmpty:
            .adjust(.level, change)
        case .level(let number, .none) where clause.isOfHouse: .temperature(number, .none)
        case .power(true) where clause.isOfAirConditioners && !clause.facts.has(.ask): .cooling
        default: nil
        }
    }

    /// "Turn up the AC" is more cooling to some and more degrees to others.
    private static func cooling(_ change: Change) -> [Demand]? {
        switch change {
        case .side(let isUp): [1, -1].map { .adjust(.temperature, .steps(isUp ? $0 : -$0)) }
        case .steps(let steps): [.adjust(.temperature, .steps(steps)), .adjust(.temperature, .steps(-steps))]
        default: nil
        }
    }
}

extension Clause {
    /// Whether nothing but a colour or a white was said: "green light".
    var isColorAlone: Bool {
        (facts.has(.hue) || facts.has(.kelvin)) && !isFollowing && !isNamedFully && !facts.has(.verb)
            && !facts.has(.act)
            && !isPlaced
            && !nouns.contains(where: \.isLights)
    }

    /// Whether what is wanted is something that can be wanted of what it is about.
    fileprivate var goesTogether: Bool {
        // "Warm" is a white of lights and "night" a state of alarms; of a room they say something else.
        if facts.has(.dir), nouns.has(.loose) { return false }
        if facts.has(.tone), !isNamed, !isFollowing, !concerns("Lightbulb") { return false }
        if facts.has(.bare), !facts.has(.arm), !isNamed, !isFollowing, !concerns("SecuritySystem") { return false }
        guard facts.number != nil else { return !isLightUp }
        let isChange = facts.has(.quality) || facts.has(.dir) || facts.has(.more)
        // "Turn on the lamp at seven" does not turn anything to 7 on a lamp.
        // "Set 70 on the thermostat" does.
        if !isChange, !facts.has(.set) || facts.has(.goal), nouns.has(.onto) { return false }
        let isPlain = !facts.has(.goal) && !facts.has(.about) && !isChange && facts[.to] == nil
        // "Turn the lamp 2" and "half of the kitchen" say nothing.
        if isPlain, !isFollowing, facts[.unit] == nil, facts.has(.verb), !facts.has(.set) { return false }
        return !(isPlain && facts.has(.share) && !facts.has(.verb) && !isNamed && !nouns.has(.kind))
    }

    /// Whether it is "light up", which switches on.
    private var isLightUp: Bool {
        facts[.dir] == .up && facts.has(.act) == facts.has(.upward) && !facts.has(.verb) && !facts.has(.complaint)
            && facts[.about] == nil
            && !facts.has(.much) && nouns.count == 1
            && nouns[0].text(.word) == "light" && !nouns[0].has(.plural) && nouns[0].names.isEmpty
    }

    /// Whether it is about air conditioners, by the word for them.
    fileprivate var isOfAirConditioners: Bool {
        !nouns.isEmpty
            && nouns.allSatisfy { $0.isAirConditioner && $0.names.allSatisfy(\.kind.isPlace) }
    }

    /// Whether it is about the house and nothing in it.
    fileprivate var isOfHouse: Bool {
        !nouns.isEmpty && nouns.allSatisfy { $0.isPlace && $0.has(.whole) } && places.isEmpty
    }

    /// Whether a thing was called by more than one word, or by its whole name: "light" alone is not the Basement Light.
    private var isNamedFully: Bool {
        nouns.contains { noun in
            noun.names.contains { name in
                !name.kind.isPlace && (name.range.count > 1 || name.entries.contains { $0.form == .full })
            }
        }
    }

    private var isNamed: Bool { nouns.contains { $0.names.contains { !$0.kind.isPlace } } }

    /// Whether it says where.
    private var isPlaced: Bool {
        !places.isEmpty || nouns.contains { !$0.places.isEmpty || $0.names.contains(where: \.kind.isPlace) }
    }

    /// Whether it is about things of a kind, by the word for it.
    private func concerns(_ kind: ServiceType) -> Bool {
        nouns.contains { $0.services(.kind).contains(kind) }
    }
}

extension Noun {
    /// Whether a word was said for what cools before it heats: "AC", but not "heater".
    fileprivate var isAirConditioner: Bool { services(.kind).first == "HeaterCooler" }
}
