import HomeModel

extension Effect {
    /// The different things that a command can mean, by what it is about too; more than one where a person has to say.
    package static func effects(of frame: Frame) -> [Effect] {
        let effects = effects(frame.slots.opening)
        if effects.count == 1, let other = meant(effects[0], of: frame) { return [other] }
        guard effects.count == 1, case .adjust(.level, let change) = effects[0] else { return effects }
        if frame.referents.contains(where: \.isAirConditioner) { return cooling(change) ?? effects }
        if frame.slots.has(.set), !frame.slots.has(.grade), case .side = change, FrameRule.setToSide.holds {
            return [.adjust(.position, change)]
        }
        return effects
    }

    /// What a word of many meanings says of these things: "softer" of light, and "at 21" of a house.
    private static func meant(_ effect: Effect, of frame: Frame) -> Effect? {
        switch effect {
        case .adjust(.volume, let change) where frame.slots.has(.soft) && !frame.referents.isEmpty:
            .adjust(.level, change)
        case .level(let number, .none) where frame.isOfHouse && FrameRule.warmthOfHouse.holds:
            .temperature(number, .none)
        case .power(true) where frame.isOfAirConditioners && !frame.slots.has(.ask): .cooling
        case .opening(true) where frame.isOfAirConditioners && !frame.slots.has(.ask): .cooling
        case .power(false) where frame.slots.has(.stop) && FrameRule.stoppedIsHeld.holds: .halt
        default: nil
        }
    }

    /// A change of what cools is more cooling to some and more degrees to others: "turn up the AC".
    private static func cooling(_ change: Change) -> [Effect]? {
        switch change {
        case .side(let isUp): [1, -1].map { .adjust(.temperature, .steps(isUp ? $0 : -$0)) }
        case .steps(let steps): [.adjust(.temperature, .steps(steps)), .adjust(.temperature, .steps(-steps))]
        default: nil
        }
    }
}

extension Slots {
    /// Slots in which a word for both is opening or closing, where it is said how far: nothing is off by a half.
    fileprivate var opening: Slots {
        guard has(.either), let state = self[.to], [.on, .off].contains(state),
            number != nil || has(anyOf: Self.distances), !has(.dir)
        else {
            return self
        }
        if state == .on, number != nil, FrameRule.onAtNumber.holds { return self }
        return without(.to, .either).filling(.to, with: state == .on ? .open : .closed)
    }

    private static let distances: PropertySet = [.much, .more, .part]
}

extension Frame {
    /// Whether it is about air conditioners, by the word for them.
    fileprivate var isOfAirConditioners: Bool {
        !referents.isEmpty
            && referents.allSatisfy { $0.isAirConditioner && $0.names.allSatisfy(\.kind.isPlace) }
    }

    /// Whether it is about the house and nothing in it.
    fileprivate var isOfHouse: Bool {
        !referents.isEmpty && referents.allSatisfy { $0.isPlace && $0.has(.whole) } && places.isEmpty
    }
}

extension Referent {
    /// Whether a word was said for what cools before it heats: "AC", but not "heater".
    fileprivate var isAirConditioner: Bool { services(.kind).first == "HeaterCooler" }
}
