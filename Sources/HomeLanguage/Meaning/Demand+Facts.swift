/// What the facts of a command come to.
///
/// Each of the readers below names the facts that it takes into account; where another fact was said that changes the
/// meaning, it reads nothing. So words that contradict each other, such as "close" with "up", make no demand at all.
extension Demand {
    /// The different things that the facts of a command can mean; more than one where a person has to say.
    static func demands(_ facts: Facts) -> [Demand] {
        // Most say a state and nothing else of what is wanted.
        if facts.number == nil, says(facts, only: [.to]) {
            return facts[.to] == .toggle ? [.toggle] : stated(facts)
        }
        for reader in Reader.all {
            let found = demands(facts, by: reader)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The readers, in the order in which they are asked.
    private enum Reader: CaseIterable {
        case colored, tinted, white, toggled, armed, muted, moded, extreme, scaled, changed, stepped, numbered, stated

        /// All of them, made once.
        static let all = allCases
    }

    // Functions in a list would be held and let go at every call.
    private static func demands(_ facts: Facts, by reader: Reader) -> [Demand] {
        switch reader {
        case .colored: colored(facts)
        case .tinted: tinted(facts)
        case .white: white(facts)
        case .toggled: toggled(facts)
        case .armed: armed(facts)
        case .muted: muted(facts)
        case .moded: moded(facts)
        case .extreme: extreme(facts)
        case .scaled: scaled(facts)
        case .changed: changed(facts)
        case .stepped: stepped(facts)
        case .numbered: numbered(facts)
        case .stated: stated(facts)
        }
    }

    /// The facts that say what is wanted; the others say how it was asked, and of what.
    private static let content: PropertySet = [
        .to, .about, .dir, .goal, .at, .on, .change, .much, .more, .times, .part, .cut, .extent, .unit,
        .hue, .saturation, .kelvin, .tone, .tint, .black, .mode, .arm, .guard, .bare, .dim, .tail, .mute,
    ]

    /// Whether nothing was said that is not among these.
    static func says(_ facts: Facts, only properties: [Property]) -> Bool {
        facts.properties.allNames { !content.contains($0) || properties.contains($0) }
    }

    // MARK: - Light

    /// "Blue", "on in blue", "blue at 50 percent".
    private static func colored(_ facts: Facts) -> [Demand] {
        guard facts.has(.hue) || facts.has(.black),
            facts[.about] == nil || [.color, .brightness].contains(facts[.about]),
            facts[.to] == nil || facts[.to] == .on,
            says(facts, only: [.hue, .saturation, .black, .about, .to, .goal, .unit, .at])
        else { return [] }
        if facts.has(.black), facts.number == nil { return [.black] }
        guard let hue = facts.number(.hue),
            let saturation = facts.number(.saturation)
        else { return [] }
        return lit(.color(hue: hue, saturation: saturation), facts)
    }

    /// The colour with the brightness that was said beside it.
    private static func lit(_ color: Demand, _ facts: Facts) -> [Demand] {
        guard let number = facts.number else { return facts.has(.goal) ? [] : [color] }
        // "Purple at 40": no clock has so many hours.
        let isLevel = facts[.unit] == nil && facts.has(.at) && number > 24
        guard facts[.unit] == .percent || facts[.about] == .brightness || isLevel else { return [] }
        return [.both(color, .set(.brightness, number))]
    }

    /// "Redder", "a bit more blue".
    private static func tinted(_ facts: Facts) -> [Demand] {
        guard facts.has(.tint) || facts.has(.more), facts.number == nil, let hue = facts.number(.hue),
            let saturation = facts.number(.saturation),
            says(facts, only: [.hue, .saturation, .tint, .more, .much, .about]),
            facts[.about] ?? .color == .color
        else { return [] }
        return [.tint(hue: hue, saturation: saturation, much: steps(facts))]
    }

    /// "Warm white", "3000 kelvin", "the color temperature to 4000".
    private static func white(_ facts: Facts) -> [Demand] {
        guard facts.has(.kelvin) || facts.number != nil,
            facts[.about] == nil || [.color, .whiteness, .brightness].contains(facts[.about]),
            facts[.to] == nil || facts[.to] == .on,
            says(facts, only: [.kelvin, .tone, .about, .to, .goal, .unit, .at])
        else { return [] }
        if let kelvin = facts.number(.kelvin) { return lit(.white(kelvin: kelvin, isWord: true), facts) }
        guard let number = facts.number, number > 0 else { return [] }
        if facts[.unit] == .kelvin { return [.white(kelvin: number, isWord: false)] }
        if facts[.unit] == .mired { return [.white(kelvin: 1_000_000 / number, isWord: false)] }
        // The color temperature to 4000: nobody speaks of so many mired.
        guard facts[.about] == .color || facts[.about] == .whiteness, facts[.unit] == nil, number >= 1000 else {
            return []
        }
        return [.white(kelvin: number, isWord: false)]
    }

    // MARK: - States of their own

    private static func toggled(_ facts: Facts) -> [Demand] {
        facts[.to] == .toggle && facts.number == nil && says(facts, only: [.to]) ? [.toggle] : []
    }

    /// "Arm the alarm", "disarm it", "set the alarm to night".
    private static func armed(_ facts: Facts) -> [Demand] {
        guard facts.has(.arm) || facts.has(.guard), facts.number == nil,
            says(facts, only: [.arm, .guard, .bare, .to])
        else { return [] }
        let way = facts[.guard].flatMap { Guard(rawValue: $0.rawValue) }
        switch (facts[.arm], facts[.to]) {
        case (.off, nil), (.off, .off), (nil, .off): return facts[.guard] == nil ? [.arm(.off)] : []
        case (_, nil), (_, .on): return [.arm(way ?? .away)]
        default: return []
        }
    }

    /// "Mute", and "the sound off".
    private static func muted(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, facts.has(.mute) || facts[.about] == .volume,
            says(facts, only: [.mute, .about, .to]), facts[.about] ?? .volume == .volume
        else { return [] }
        if let mute = facts[.mute], facts[.to] == nil { return [.mute(mute == .on)] }
        guard facts[.about] == .volume, facts[.mute] == nil else { return [] }
        switch facts[.to] {
        case .on: return [.mute(false)]
        case .off: return [.mute(true)]
        default: return []
        }
    }

    /// "To heat", "cooling mode", "to cool at 22".
    private static func moded(_ facts: Facts) -> [Demand] {
        guard let mode = facts[.mode].flatMap({ Mode(rawValue: $0.rawValue) }), facts[.to] == nil || facts[.to] == .on,
            says(facts, only: [.mode, .to, .goal, .at, .unit, .about]),
            facts[.about] ?? .temperature == .temperature
        else { return [] }
        guard let degrees = facts.number else { return [.mode(mode)] }
        let unit = Unit(facts)
        return unit == .percent ? [] : [.both(.mode(mode), .temperature(degrees, unit))]
    }

    /// "On", "off", "open", "locked".
    ///
    /// A complaint beside it is the reason, where it goes the same way: "turn on the lights, it's too dark".
    private static func stated(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, says(facts, only: [.to, .dir, .about, .extent, .tail, .goal]) else {
            return []
        }
        let isReasoned = facts.has(.complaint)
        guard isReasoned || facts[.about] == nil || facts[.about] == .power else { return [] }
        if facts.has(.extent), facts[.extent] != .full { return [] }
        switch (facts[.to], facts[.dir]) {
        case (.on, nil): return [facts[.extent] == .full ? .fullyOn : .power(true)]
        case (.on, .up) where isReasoned: return [.power(true)]
        case (.off, nil): return [.power(false)]
        case (.off, .down) where isReasoned: return [.power(false)]
        case (.open, nil): return [.door(isOpen: true)]
        case (.closed, nil): return [.door(isOpen: false)]
        // "Close it down", but not "shut … down", where "shut" is no verb.
        case (.open, .up) where facts.has(.act): return [.door(isOpen: true)]
        case (.closed, .down) where facts.has(.act): return [.door(isOpen: false)]
        case (.locked, nil), (.locked, .up): return [.lock(true)]
        case (.unlocked, nil): return [.lock(false)]
        default: return []
        }
    }
}
