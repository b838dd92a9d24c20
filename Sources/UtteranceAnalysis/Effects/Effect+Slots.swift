/// What the slots of a command come to.
///
/// Each of the readers below names the slots that it takes into account; where another fact was said that changes the
/// meaning, it reads nothing. So words that contradict each other, such as "close" with "up", make no effect at all.
extension Effect {
    /// The different things that the slots of a command can mean; more than one where a person has to say.
    static func effects(_ slots: Slots) -> [Effect] {
        // Most say a state and nothing else of what is wanted.
        if slots.number == nil, says(slots, only: [.to]) {
            return slots[.to] == .toggle ? [.toggle] : stated(slots)
        }
        for reader in Reader.all {
            let found = effects(slots, by: reader)
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
    private static func effects(_ slots: Slots, by reader: Reader) -> [Effect] {
        switch reader {
        case .colored: colored(slots)
        case .tinted: tinted(slots)
        case .white: white(slots)
        case .toggled: toggled(slots)
        case .armed: armed(slots)
        case .muted: muted(slots)
        case .moded: moded(slots)
        case .extreme: extreme(slots)
        case .scaled: scaled(slots)
        case .changed: changed(slots)
        case .stepped: stepped(slots)
        case .numbered: numbered(slots)
        case .stated: stated(slots)
        }
    }

    /// The slots that say what is wanted; the others say how it was asked, and of what.
    private static let content: PropertySet = [
        .to, .about, .dir, .goal, .at, .on, .change, .much, .more, .times, .part, .cut, .extent, .unit,
        .hue, .saturation, .kelvin, .tone, .tint, .black, .mode, .arm, .guard, .bare, .dim, .tail, .mute,
    ]

    /// Whether nothing was said that is not among these.
    static func says(_ slots: Slots, only properties: [Property]) -> Bool {
        slots.properties.allNames { !content.contains($0) || properties.contains($0) }
    }

    // MARK: - Light

    /// "Blue", "on in blue", "blue at 50 percent".
    private static func colored(_ slots: Slots) -> [Effect] {
        guard slots.has(.hue) || slots.has(.black),
            slots[.about] == nil || [.color, .brightness].contains(slots[.about]),
            slots[.to] == nil || slots[.to] == .on,
            says(slots, only: [.hue, .saturation, .black, .about, .to, .goal, .unit, .at])
        else { return [] }
        if slots.has(.black), slots.number == nil { return [.black] }
        guard let hue = slots.number(.hue),
            let saturation = slots.number(.saturation)
        else { return [] }
        return lit(.color(hue: hue, saturation: saturation), slots)
    }

    /// The colour with the brightness that was said beside it.
    private static func lit(_ color: Effect, _ slots: Slots) -> [Effect] {
        guard let number = slots.number else { return slots.has(.goal) ? [] : [color] }
        // "Purple at 40": no clock has so many hours.
        let isLevel = slots[.unit] == nil && slots.has(.at) && number > 24
        guard slots[.unit] == .percent || slots[.about] == .brightness || isLevel else { return [] }
        return [.both(color, .set(.brightness, number))]
    }

    /// "Redder", "a bit more blue".
    private static func tinted(_ slots: Slots) -> [Effect] {
        guard slots.has(.tint) || slots.has(.more), slots.number == nil, let hue = slots.number(.hue),
            let saturation = slots.number(.saturation),
            says(slots, only: [.hue, .saturation, .tint, .more, .much, .about]),
            slots[.about] ?? .color == .color
        else { return [] }
        return [.tint(hue: hue, saturation: saturation, much: steps(slots))]
    }

    /// "Warm white", "3000 kelvin", "the color temperature to 4000".
    private static func white(_ slots: Slots) -> [Effect] {
        guard slots.has(.kelvin) || slots.number != nil,
            slots[.about] == nil || [.color, .whiteness, .brightness].contains(slots[.about]),
            slots[.to] == nil || slots[.to] == .on,
            says(slots, only: [.kelvin, .tone, .about, .to, .goal, .unit, .at])
        else { return [] }
        if let kelvin = slots.number(.kelvin) { return lit(.white(kelvin: kelvin, isWord: true), slots) }
        guard let number = slots.number, number > 0 else { return [] }
        if slots[.unit] == .kelvin { return [.white(kelvin: number, isWord: false)] }
        if slots[.unit] == .mired { return [.white(kelvin: 1_000_000 / number, isWord: false)] }
        // The color temperature to 4000: nobody speaks of so many mired.
        guard slots[.about] == .color || slots[.about] == .whiteness, slots[.unit] == nil, number >= 1000 else {
            return []
        }
        return [.white(kelvin: number, isWord: false)]
    }

    // MARK: - States of their own

    private static func toggled(_ slots: Slots) -> [Effect] {
        slots[.to] == .toggle && slots.number == nil && says(slots, only: [.to]) ? [.toggle] : []
    }

    /// "Arm the alarm", "disarm it", "set the alarm to night".
    private static func armed(_ slots: Slots) -> [Effect] {
        guard slots.has(.arm) || slots.has(.guard), slots.number == nil,
            says(slots, only: [.arm, .guard, .bare, .to])
        else { return [] }
        let way = slots[.guard].flatMap { Guard(rawValue: $0.rawValue) }
        switch (slots[.arm], slots[.to]) {
        case (.off, nil), (.off, .off), (nil, .off): return slots[.guard] == nil ? [.arm(.off)] : []
        case (_, nil), (_, .on): return [.arm(way ?? .away)]
        default: return []
        }
    }

    /// "Mute", and "the sound off".
    private static func muted(_ slots: Slots) -> [Effect] {
        guard slots.number == nil, slots.has(.mute) || slots[.about] == .volume,
            says(slots, only: [.mute, .about, .to]), slots[.about] ?? .volume == .volume
        else { return [] }
        if let mute = slots[.mute], slots[.to] == nil { return [.mute(mute == .on)] }
        guard slots[.about] == .volume, slots[.mute] == nil else { return [] }
        switch slots[.to] {
        case .on: return [.mute(false)]
        case .off: return [.mute(true)]
        default: return []
        }
    }

    /// "To heat", "cooling mode", "to cool at 22".
    private static func moded(_ slots: Slots) -> [Effect] {
        guard let mode = slots[.mode].flatMap({ Mode(rawValue: $0.rawValue) }), slots[.to] == nil || slots[.to] == .on,
            says(slots, only: [.mode, .to, .goal, .at, .unit, .about]),
            slots[.about] ?? .temperature == .temperature
        else { return [] }
        guard let degrees = slots.number else { return [.mode(mode)] }
        let unit = Unit(slots)
        return unit == .percent ? [] : [.both(.mode(mode), .temperature(degrees, unit))]
    }

    /// "On", "off", "open", "locked".
    ///
    /// A complaint beside it is the reason, where it goes the same way: "turn on the lights, it's too dark".
    private static func stated(_ slots: Slots) -> [Effect] {
        guard slots.number == nil, says(slots, only: [.to, .dir, .about, .extent, .tail, .goal]) else {
            return []
        }
        let isReasoned = slots.has(.complaint)
        guard isReasoned || slots[.about] == nil || slots[.about] == .power else { return [] }
        if slots.has(.extent), slots[.extent] != .full { return [] }
        switch (slots[.to], slots[.dir]) {
        case (.on, nil): return [slots[.extent] == .full ? .fullyOn : .power(true)]
        case (.on, .up) where isReasoned: return [.power(true)]
        case (.off, nil): return [.power(false)]
        case (.off, .down) where isReasoned: return [.power(false)]
        case (.open, nil): return [.door(isOpen: true)]
        case (.closed, nil): return [.door(isOpen: false)]
        // "Close it down", but not "shut … down", where "shut" is no verb.
        case (.open, .up) where slots.has(.act): return [.door(isOpen: true)]
        case (.closed, .down) where slots.has(.act): return [.door(isOpen: false)]
        case (.locked, nil), (.locked, .up): return [.lock(true)]
        case (.unlocked, nil): return [.lock(false)]
        default: return []
        }
    }
}
