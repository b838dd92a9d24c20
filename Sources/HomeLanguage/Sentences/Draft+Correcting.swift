/// What people take back while they speak: "the kitchen, no, the hall light".
extension Draft {
    /// The draft in which one doubt is noted.
    func doubting(_ doubt: WritableKeyPath<Draft, Bool>) -> [Draft] {
        var next = self
        next[keyPath: doubt] = true
        return [next]
    }

    /// The draft that cannot end before something else is said.
    var halted: Draft {
        var next = self
        next.isHalted = true
        return next
    }

    /// What follows "no": a pause makes it an answer or a correction, anything else forbids.
    func afterNo(_ piece: Piece, under constraints: Constraints) -> [Draft] {
        var next = self
        next.isNo = false
        let isJoined = link == .and
        switch piece.content {
        case .pause, .question:
            next = next.linked(.pause)
            (next.isCorrecting, next.isHalted) = (!clause.isEmpty, !clause.isEmpty)
            return [next]
        // "The heater? No thanks", "no time to turn it on".
        case .courtesy: return [self]
        case .not, .no, .never, .correction: return next.following(piece.content, under: constraints)
        default:
            // "Router no turn off": there is nothing yet to take back.
            if clause.facts.isEmpty, case .facts = piece.content, !clause.isEmpty {
                next.clause.isNegated = true
                return next.with().following(piece.content, under: constraints)
            }
            let forbidden = next.forbidding().flatMap { $0.following(piece.content, under: constraints) }
            // "All lights off no desk lamp" leaves one out rather than all the others.
            if case .noun = piece.content, clause.nouns.contains(where: Scope.isBroad) { return forbidden }
            // "Do no turn it on" takes nothing back.
            let isNamed = !clause.nouns.isEmpty || !clause.places.isEmpty || !clause.times.isEmpty
            // "The fan on, and no heater" does not take back the fan.
            return isNamed && !isJoined ? forbidden + next.correcting(by: piece.content) : forbidden
        }
    }

    /// After all was taken back nothing but courtesy can follow.
    func afterTakingBack(_ piece: Piece) -> [Draft] { piece.isIdle ? [self] : [] }

    /// The drafts in which a piece stands instead of the last one of its kind; none where it is not clear instead of what.
    func correcting(by content: Piece.Content) -> [Draft] {
        if case .never = content {
            var next = self
            next.isHalted = false
            return next.doubting(\.isTakenBack)
        }
        if content.isIdle || content.isCorrection { return [self] }
        var next = self
        (next.isCorrecting, next.isHalted) = (false, false)
        guard !clause.isExcepting, clause.scene == nil, let corrected = clause.corrected(by: content) else { return [] }
        return [next.with { $0 = corrected }]
    }
}

extension Clause {
    /// The same with something instead of what it says of that kind, or nil where that is not one thing.
    fileprivate func corrected(by content: Piece.Content) -> Clause? {
        var clause = self
        switch content {
        case .noun(let noun):
            guard let last = nouns.last, exceptions.isEmpty, !noun.has(.relative), !noun.has(.rest) else {
                return nil
            }
            // "Lights off upstairs, no wait, downstairs".
            if noun.isPlace, !last.isPlace, let moved = moved(to: noun) { return moved }
            // "The till and the radio, no, just the radio": none of the others. Else the last of a list is meant; the words
            // that were taken back are explained all the same.
            let isOneOfThem = nouns.count > 1 && nouns.contains { $0.isSame(as: noun) }
            clause.nouns = isOneOfThem ? [noun] : nouns.dropLast() + [noun]
            clause.corrected = isOneOfThem ? nouns.filter { !$0.isSame(as: noun) } : [last]
            clause.last = .noun
        case .place(let place):
            return moved(to: place)
        case .time(let events):
            guard times.count == 1 else { return nil }
            clause.times = [events]
        case .facts(let facts):
            guard !facts.has(.ask), !facts.has(.tagged) else { return nil }
            guard facts.has(.verb) || facts.has(.act) else {
                clause.facts = self.facts.corrected(by: facts)
                clause.last = .facts
                return clause
            }
            clause = Clause()
            (clause.facts, clause.corrected, clause.last) = (facts, nouns.isEmpty ? corrected : nouns, .facts)
        default: return nil
        }
        return clause
    }
}

extension Clause {
    /// The same of something else than what was said not to be meant.
    func denied(for noun: Noun) -> Clause {
        var clause = self
        (clause.corrected, clause.nouns, clause.isNegated, clause.last) = (nouns, [noun], false, .noun)
        return clause
    }

    /// The same in another place, or nil where it is not in one.
    private func moved(to place: Noun) -> Clause? {
        var clause = self
        if nouns.count == 1, nouns[0].places.count == 1, places.isEmpty {
            (clause.nouns[0].places, clause.corrected) = ([place], nouns[0].places)
        } else if places.count == 1, nouns.allSatisfy(\.places.isEmpty) {
            (clause.places, clause.corrected) = ([place], places)
        } else {
            return nil
        }
        clause.last = .place
        return clause
    }
}

extension Noun {
    /// Whether both have the same names.
    fileprivate func isSame(as other: Noun) -> Bool {
        !names.isEmpty && names.map(\.entries) == other.names.map(\.entries)
    }
}

extension Piece.Content {
    fileprivate var isIdle: Bool {
        switch self {
        case .courtesy, .pause, .question: true
        default: false
        }
    }

    fileprivate var isCorrection: Bool {
        switch self {
        case .correction, .no: true
        default: false
        }
    }
}

extension Facts {
    /// These facts with others instead of what they contradict.
    fileprivate func corrected(by other: Facts) -> Facts {
        var rest = self
        if other.number != nil { rest = rest.without(.unit).withoutNumber }
        if other.has(.hue) { rest = rest.without(.hue, .saturation, .kelvin, .tint, .black) }
        for said in other.properties.names { rest = rest.without(said) }
        return rest.merging(other) ?? other
    }
}
