/// What a turn of a conversation leaves to the command or question of the turn before.
extension Frame {
    /// The clause with what it leaves unsaid: "60" after "dim the lamp to 40", "the fan" after "is the lamp on".
    func following(_ before: Frame) -> Frame {
        var frame = self
        frame.isFollowing = true
        frame.isEchoing = !isWhole
        guard scene == nil else { return frame }
        if slots.isEmpty {
            frame.slots = before.slots
        } else if !isWhole {
            frame.slots = before.slots.has(.ask) ? slots.asking(after: before, referents) : slots.going(on: before)
        }
        let side = frame.slots.side ?? before.directed
        if frame.isEchoing { frame.side = side }
        return frame
    }

    /// Whether it says itself what to do or what is asked.
    private var isWhole: Bool { ([.ask, .directive, .act, .complaint, .stop] as [Property]).contains(where: slots.has) }

    /// The side that its own words say, or those of the turns before it.
    fileprivate var directed: TagWord? { slots.side ?? side }
}

extension Slots {
    /// The side to which something changes by these words.
    fileprivate var side: TagWord? {
        if let side = self[.dir] { return side }
        if let extent = self[.extent], extent != .full { return extent == .most ? .up : .down }
        return self[.to].flatMap { Self.sides[$0] }
    }

    private static let sides: [TagWord: TagWord] = [.on: .up, .open: .up, .off: .down, .closed: .down]

    /// A value after a question is a command, where nothing else is named: "how bright is the lamp", "60".
    fileprivate func asking(after before: Frame, _ referents: [Referent]) -> Slots {
        if referents.isEmpty { return filling(.directive, with: .present) }
        return filling(before.slots, only: [.directive, .ask, .about])
    }

    /// More of what the command before did: "more", "brighter", "to 30", "off", "blue".
    fileprivate func going(on before: Frame) -> Slots {
        var slots = filling(.directive, with: .present)
        if has(.bare) || has(.guard) {
            return before.slots.has(.arm) || before.slots.has(.guard) ? slots.filling(.arm, with: .on) : slots
        }
        if self[.to] != nil || has(.hue) || has(.kelvin) || has(.mode) || has(.mute) { return slots }
        if has(.overdone), TurnRule.overdone.holds {
            guard let side = before.directed else { return slots }
            return slots.filling(.dir, with: side == .up ? .down : .up).filling(.much, with: .little)
                .filling(before.slots, only: [.about])
        }
        if number != nil { return slots.reaching(after: before.slots) }
        if self[.extent] == .full { return slots.filling(.dir, with: before.directed ?? .up) }
        if has(.extent) { return slots.filling(before.slots, only: [.about]) }
        slots = slots.filling(before.slots, only: [.about])
        if has(.times) { return slots }
        return has(.about) || !TurnRule.furtherToIt.holds ? slots : slots.filling(.dir, with: before.directed)
    }

    /// A number after a command: as far as that was to go, or as much as it was to change.
    private func reaching(after before: Slots) -> Slots {
        let isChange = has(.dir) || has(.change) || has(.more)
        var slots = self
        let ofNumbers: [TagWord] = [.brightness, .volume, .speed, .temperature, .position, .humidity]
        if let about = before[.about], ofNumbers.contains(about) { slots = slots.filling(.about, with: about) }
        if isChange { return slots.has(.dir) ? slots : slots.filling(before, only: [.dir]) }
        if [.celsius, .fahrenheit].contains(before[.unit]) { slots = slots.filling(before, only: [.unit]) }
        let isFar = abs(number ?? 0) > 3 * abs(before.number ?? 0) && TurnRule.farIsGoal.holds
        if !has(.goal), !isFar, before.has(.change) { slots = slots.filling(before, only: [.dir, .change]) }
        return slots
    }
}
