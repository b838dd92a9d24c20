/// What a turn of a conversation leaves to the command or question of the turn before.
extension Clause {
    /// The clause with what it leaves unsaid: "60" after "dim the lamp to 40", "the fan" after "is the lamp on".
    func following(_ before: Clause) -> Clause {
        var clause = self
        clause.isFollowing = true
        clause.isEchoing = !isWhole
        guard scene == nil else { return clause }
        if facts.isEmpty {
            clause.facts = before.facts
        } else if !isWhole {
            clause.facts = before.facts.has(.ask) ? facts.asking(after: before, nouns) : facts.going(on: before)
        }
        let side = clause.facts.side ?? before.directed
        if clause.isEchoing { clause.side = side }
        return clause
    }

    /// Whether it says itself what to do or what is asked.
    private var isWhole: Bool { ([.ask, .verb, .act, .complaint, .stop] as [Property]).contains(where: facts.has) }

    /// The side that its own words say, or those of the turns before it.
    fileprivate var directed: TagWord? { facts.side ?? side }
}

extension Facts {
    /// The side to which something changes by these words.
    fileprivate var side: TagWord? {
        if let side = self[.dir] { return side }
        if let extent = self[.extent], extent != .full { return extent == .most ? .up : .down }
        return self[.to].flatMap { Self.sides[$0] }
    }

    private static let sides: [TagWord: TagWord] = [.on: .up, .open: .up, .off: .down, .closed: .down]

    /// A value after a question is a command, where nothing else is named: "how bright is the lamp", "60".
    fileprivate func asking(after before: Clause, _ nouns: [Noun]) -> Facts {
        if nouns.isEmpty { return filling(.verb, with: .present) }
        return filling(before.facts, only: [.verb, .ask, .about])
    }

    /// More of what the command before did: "more", "brighter", "to 30", "off", "blue".
    fileprivate func going(on before: Clause) -> Facts {
        var facts = filling(.verb, with: .present)
        if has(.bare) || has(.guard) {
            return before.facts.has(.arm) || before.facts.has(.guard) ? facts.filling(.arm, with: .on) : facts
        }
        if self[.to] != nil || has(.hue) || has(.kelvin) || has(.mode) || has(.mute) { return facts }
        // "Too much" is back to the other side, a little.
        if has(.overdone) {
            guard let side = before.directed else { return facts }
            return facts.filling(.dir, with: side == .up ? .down : .up).filling(.much, with: .little)
                .filling(before.facts, only: [.about])
        }
        if number != nil { return facts.reaching(after: before.facts) }
        if self[.extent] == .full { return facts.filling(.dir, with: before.directed ?? .up) }
        if has(.extent) { return facts.filling(before.facts, only: [.about]) }
        facts = facts.filling(before.facts, only: [.about])
        if has(.times) { return facts }
        // "A bit more" after "close it a bit" is further closed.
        return has(.about) ? facts : facts.filling(.dir, with: before.directed)
    }

    /// A number after a command: as far as that was to go, or as much as it was to change.
    private func reaching(after before: Facts) -> Facts {
        let isChange = has(.dir) || has(.change) || has(.more)
        var facts = self
        let ofNumbers: [TagWord] = [.brightness, .volume, .speed, .temperature, .position, .humidity]
        if let about = before[.about], ofNumbers.contains(about) { facts = facts.filling(.about, with: about) }
        if isChange { return facts.has(.dir) ? facts : facts.filling(before, only: [.dir]) }
        if [.celsius, .fahrenheit].contains(before[.unit]) { facts = facts.filling(before, only: [.unit]) }
        // "22" after "up a degree" is where to.
        let isFar = abs(number ?? 0) > 3 * abs(before.number ?? 0)
        if !has(.goal), !isFar, before.has(.change) { facts = facts.filling(before, only: [.dir, .change]) }
        return facts
    }
}
