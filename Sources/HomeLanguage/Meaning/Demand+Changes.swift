/// What words of change come to.
extension Demand {
    /// What is to change; what is opened or closed by so much is how far it is open, and no volume.
    static func quality(_ facts: Facts) -> Quality? {
        if let about = facts[.about] { return Quality(rawValue: about.rawValue) }
        return facts[.to] == .open || facts[.to] == .closed ? .position : .level
    }

    /// Which side something changes to: "open it a bit more" is up, "close it a bit" is down.
    private static func isUp(_ facts: Facts) -> Bool? {
        switch (facts[.dir], facts[.to]) {
        case (.up, nil), (.up, .open), (nil, .open): true
        case (.down, nil), (.down, .closed), (nil, .closed): false
        case (nil, nil): facts.has(.more) ? true : nil
        default: nil
        }
    }

    /// How many steps the words mean, on the side that they say: "a bit" is 0.4 of a step, "a lot" two.
    static func steps(_ facts: Facts) -> Double {
        switch facts[.much] {
        case .little: 0.4
        case .lot: 2
        default: 1
        }
    }

    /// "To the max", "lowest", "all the way up".
    static func extreme(_ facts: Facts) -> [Demand] {
        guard let extent = facts[.extent], facts.number == nil, let quality = quality(facts),
            says(facts, only: [.extent, .about, .dir, .to, .goal, .dim, .more])
        else { return [] }
        if extent == .full {
            guard let isUp = isUp(facts), facts[.to] == nil || facts.has(.dir) else { return [] }
            return facts[.to] == nil ? [.adjust(quality, isUp ? .most : .least)] : [.door(isOpen: isUp)]
        }
        switch (extent, facts[.to], facts[.dir]) {
        case (.most, nil, .up), (.most, nil, nil), (.least, nil, .down), (.least, nil, nil):
            return [.adjust(quality, extent == .most ? .most : .least)]
        case (.most, .on, nil): return facts.has(.about) ? [.adjust(quality, .most)] : [.onAtMost]
        case (.least, .on, nil): return [.adjust(quality, .least)]
        case (.most, .open, _): return [.door(isOpen: true)]
        default: return []
        }
    }

    /// "Twice as bright", "by half".
    static func scaled(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, facts.has(.times) || facts.has(.part), let quality = quality(facts),
            says(facts, only: [.times, .part, .cut, .about, .dir, .to, .dim, .more])
        else { return [] }
        if let factor = facts.number(.times) {
            guard facts[.to] == nil, !facts.has(.part), !facts.has(.cut) else { return [] }
            if let side = facts[.dir], (side == .up) != (factor > 1) { return [] }
            return [.adjust(quality, .times(factor))]
        }
        guard let part = facts.number(.part), let isUp = isUp(facts) else { return [] }
        return [.adjust(quality, .part(isUp ? part : -part))]
    }

    /// "By 20 percent", "20 percent brighter", "raise it 2 degrees".
    static func changed(_ facts: Facts) -> [Demand] {
        // "Heat the hall to 10 kelvin" speaks of no warmth that it could have.
        guard let number = facts.number, facts[.goal] == nil, ![.kelvin, .mired].contains(facts[.unit]),
            let quality = quality(facts), facts[.to] == nil || facts.has(.change) || facts.has(.more),
            let isUp = isUp(facts),
            says(facts, only: [.change, .about, .dir, .to, .unit, .dim, .more, .cut])
        else { return [] }
        // "Close all blinds minus one" may leave one out.
        if facts.has(.minus), Unit(facts) == .none, facts.has(.act) || facts.has(.verb) { return [] }
        // "Lower it minus ten degrees": that far nothing changes, so it is where to.
        if number <= 0 { return facts[.to] == nil && !facts.has(.change) ? reached(number, facts) : [] }
        let unit = Unit(facts)
        // "The curtains closed by nine": a time, perhaps.
        if facts[.to] != nil, !facts.has(.act), unit == .none, facts.has(.change), number <= 12 { return [] }
        // "Turn it up one degree": nothing but the air has degrees.
        let isHeat = quality == .level && [.degrees, .celsius, .fahrenheit].contains(unit)
        let isFirm = unit == .percent || facts.has(.change) || facts.has(.more)
        let side = isUp ? number : -number
        let change = Demand.adjust(isHeat ? .temperature : quality, isFirm ? .by(side, unit) : .byOrTo(side, unit))
        // "Dim it 20 percent" is to that or by that; people mean either.
        let isVague =
            facts.has(.dim) && !facts.has(.change) && !facts.has(.more) && (facts[.dir] == .down || number > 50)
        return isVague ? [.set(.brightness, number), change] : [change]
    }

    /// "Brighter", "a bit more", "up".
    static func stepped(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, let isUp = isUp(facts), let quality = quality(facts),
            facts[.to] == nil || facts.has(.much) || facts.has(.more),
            says(facts, only: [.much, .more, .about, .dir, .to, .dim])
        else { return [] }
        let isBare = !facts.has(.much) && !facts.has(.more)
        if isBare, quality == .level { return [.adjust(.level, .side(isUp: isUp))] }
        return [.adjust(quality, .steps(isUp ? steps(facts) : -steps(facts)))]
    }
}
