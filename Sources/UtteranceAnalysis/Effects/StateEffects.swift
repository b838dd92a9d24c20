/// What states and modes come to.
enum StateEffects {
    static func toggled(_ slots: Slots) -> [Effect] {
        slots[.to] == .toggle && slots.number == nil && slots.says(only: [.to]) ? [.toggle] : []
    }

    /// How an alarm is armed: "arm the alarm", "disarm it", "set the alarm to night".
    static func armed(_ slots: Slots) -> [Effect] {
        guard slots.has(.arm) || slots.has(.guard), slots.number == nil,
            slots.says(only: [.arm, .guard, .bare, .to])
        else { return [] }
        let way = slots[.guard].flatMap { Effect.Guard(rawValue: $0.rawValue) }
        switch (slots[.arm], slots[.to]) {
        case (.off, nil), (.off, .off), (nil, .off): return slots[.guard] == nil ? [.arm(.off)] : []
        case (_, nil), (_, .on): return [.arm(way ?? .away)]
        default: return []
        }
    }

    /// Whether it is heard: "mute", "the sound off".
    static func muted(_ slots: Slots) -> [Effect] {
        guard slots.number == nil, slots.has(.mute) || slots[.about] == .volume,
            slots.says(only: [.mute, .about, .to]), slots[.about] ?? .volume == .volume
        else { return [] }
        if let mute = slots[.mute], slots[.to] == nil { return [.mute(mute == .on)] }
        guard slots[.about] == .volume, slots[.mute] == nil else { return [] }
        switch slots[.to] {
        case .on: return [.mute(false)]
        case .off: return [.mute(true)]
        default: return []
        }
    }

    /// What a climate device does: "to heat", "cooling mode", "to cool at 22".
    static func moded(_ slots: Slots) -> [Effect] {
        guard let mode = slots[.mode].flatMap({ Effect.Mode(rawValue: $0.rawValue) }),
            slots[.to] == nil || slots[.to] == .on,
            slots.says(only: [.mode, .to, .goal, .timelike, .unit, .about]),
            slots[.about] ?? .temperature == .temperature
        else { return [] }
        guard let degrees = slots.number else { return [.mode(mode)] }
        let unit = Effect.Unit(slots)
        return unit == .percent ? [] : [.both(.mode(mode), .temperature(degrees, unit))]
    }

    /// A state; a word for on as for open, or for closed as for locked, says whichever it can be: "on", "open",
    /// "locked".
    static func stated(_ slots: Slots) -> [Effect] {
        let effects = plainly(slots)
        guard slots.has(.either) else { return effects }
        return effects.map { effect in
            switch effect {
            case .power(let isOn): .opening(isOn)
            case .fullyOn: .opening(true)
            case .door(let isOpen): .passage(isOpen: isOpen)
            default: effect
            }
        }
    }

    /// What a state says by itself.
    ///
    /// A complaint beside it is the reason, where it goes the same way: "turn on the lights, it's too dark".
    private static func plainly(_ slots: Slots) -> [Effect] {
        guard slots.number == nil, slots.says(only: [.to, .dir, .about, .extent, .tail, .goal]) else {
            return []
        }
        let isReasoned = slots.has(.complaint)
        guard isReasoned || slots[.about] == nil || slots[.about] == .power else { return [] }
        if slots.has(.extent), slots[.extent] != .full, FrameRule.stateHasNoExtent.holds { return [] }
        switch (slots[.to], slots[.dir]) {
        case (.on, nil): return [slots[.extent] == .full ? .fullyOn : .power(true)]
        case (.on, .up) where isReasoned: return [.power(true)]
        case (.off, nil): return [.power(false)]
        case (.off, .down) where isReasoned: return [.power(false)]
        case (.open, nil): return [.door(isOpen: true)]
        case (.closed, nil): return [.door(isOpen: false)]
        case (.open, .up) where slots.has(.act) || !FrameRule.sideOfOrder.holds: return [.door(isOpen: true)]
        case (.closed, .down) where slots.has(.act) || !FrameRule.sideOfOrder.holds: return [.door(isOpen: false)]
        case (.locked, nil), (.locked, .up): return [.lock(true)]
        case (.unlocked, nil): return [.lock(false)]
        default: return []
        }
    }
}
