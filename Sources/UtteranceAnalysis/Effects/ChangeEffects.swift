/// What words of change come to.
enum ChangeEffects {
    /// Which side something changes to: "open it a bit more" is up, "close it a bit" is down.
    private static func isUp(_ slots: Slots) -> Bool? {
        switch (slots[.dir], slots[.to]) {
        case (.up, nil), (.up, .open), (nil, .open): true
        case (.down, nil), (.down, .closed), (nil, .closed): false
        case (nil, nil): slots.has(.more) ? true : nil
        default: nil
        }
    }

    /// How many steps the words mean, on the side that they say: "a bit" is 0.4 of a step, "a lot" two.
    static func steps(_ slots: Slots) -> Double {
        switch slots[.much] {
        case .little: 0.4
        case .lot: 2
        default: 1
        }
    }

    /// As far as it goes: "to the max", "lowest", "all the way up".
    static func extreme(_ slots: Slots) -> [Effect] {
        guard let extent = slots[.extent], slots.number == nil, let quality = slots.quality,
            slots.says(only: [.extent, .about, .dir, .to, .goal, .dim, .more])
        else { return [] }
        if extent == .full {
            guard let isUp = isUp(slots), slots[.to] == nil || slots.has(.dir) else { return [] }
            return slots[.to] == nil ? [.adjust(quality, isUp ? .most : .least)] : [.door(isOpen: isUp)]
        }
        switch (extent, slots[.to], slots[.dir]) {
        case (.most, nil, .up), (.most, nil, nil), (.least, nil, .down), (.least, nil, nil):
            return [.adjust(quality, extent == .most ? .most : .least)]
        case (.most, .on, nil): return slots.has(.about) ? [.adjust(quality, .most)] : [.onAtMost]
        case (.least, .on, nil): return [.adjust(quality, .least)]
        case (.most, .open, _): return [.door(isOpen: true)]
        default: return []
        }
    }

    /// So many times what it is: "twice as bright", "by half".
    static func scaled(_ slots: Slots) -> [Effect] {
        guard slots.number == nil, slots.has(.times) || slots.has(.part), let quality = slots.quality,
            slots.says(only: [.times, .part, .cut, .about, .dir, .to, .dim, .more])
        else { return [] }
        if let factor = slots.number(.times) {
            guard slots[.to] == nil, !slots.has(.part), !slots.has(.cut) else { return [] }
            if let side = slots[.dir], (side == .up) != (factor > 1), FrameRule.factorToSide.holds { return [] }
            return [.adjust(quality, .times(factor))]
        }
        guard let part = slots.number(.part), let isUp = isUp(slots) else { return [] }
        return [.adjust(quality, .part(isUp ? part : -part))]
    }

    /// So much more or less: "by 20 percent", "20 percent brighter", "raise it 2 degrees".
    static func changed(_ slots: Slots) -> [Effect] {
        guard let number = slots.number, ![.kelvin, .mired].contains(slots[.unit]) || !FrameRule.kelvinOfLight.holds,
            let quality = slots.quality, slots[.to] == nil || slots.has(.change) || slots.has(.more),
            let isUp = isUp(slots),
            slots.says(only: [.change, .about, .dir, .to, .unit, .dim, .more, .cut])
        else { return [] }
        if number <= 0, FrameRule.changeAboveZero.holds {
            return slots[.to] == nil && !slots.has(.change) ? NumberEffects.reached(number, slots) : []
        }
        let unit = Effect.Unit(slots)
        let isHeat =
            quality == .level && [.degrees, .celsius, .fahrenheit].contains(unit) && FrameRule.degreesOfAir.holds
        let isFirm = unit == .percent || slots.has(.change) || slots.has(.more)
        let side = isUp ? number : -number
        let change = Effect.adjust(isHeat ? .temperature : quality, isFirm ? .by(side, unit) : .byOrTo(side, unit))
        let isVague =
            FrameRule.toOrBy.holds && slots.has(.dim) && !slots.has(.change) && !slots.has(.more)
            && (slots[.dir] == .down || number > 50)
        return isVague ? [.set(.brightness, number), change] : [change]
    }

    /// A step to a side: "brighter", "a bit more", "up".
    static func stepped(_ slots: Slots) -> [Effect] {
        guard slots.number == nil, let isUp = isUp(slots), let quality = slots.quality,
            slots[.to] == nil || slots.has(.much) || slots.has(.more),
            slots.says(only: [.much, .more, .about, .dir, .to, .dim])
        else { return [] }
        let isBare = !slots.has(.much) && !slots.has(.more)
        if isBare, quality == .level { return [.adjust(.level, .side(isUp: isUp))] }
        return [.adjust(quality, .steps(isUp ? steps(slots) : -steps(slots)))]
    }
}
