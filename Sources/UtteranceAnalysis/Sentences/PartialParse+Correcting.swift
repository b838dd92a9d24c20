/// What people take back while they speak: "the kitchen, no, the hall light".
extension PartialParse {
    /// The partial parse in which one doubt is noted.
    func doubting(_ doubt: WritableKeyPath<PartialParse, Bool>) -> [PartialParse] {
        var next = self
        next[keyPath: doubt] = true
        return [next]
    }

    /// The partial parse that cannot end before something else is said.
    var halted: PartialParse {
        var next = self
        next.isHalted = true
        return next
    }

    /// What follows "no": a pause makes it an answer or a correction, anything else forbids.
    func afterNo(_ chunk: Chunk, under constraints: Constraints) -> [PartialParse] {
        var next = self
        next.isNo = false
        switch chunk.content {
        case .pause, .question:
            next = next.linked(.pause)
            (next.isCorrecting, next.isHalted) = (!frame.isEmpty, !frame.isEmpty)
            return [next]
        // A denial with courtesy or nothing to be denied ends there: "the heater? No thanks", "no time to turn it
        // on".
        case .courtesy: return [self]
        case .not, .no, .never, .correction: return next.following(chunk.content, under: constraints)
        default:
            if frame.slots.isEmpty, case .slots = chunk.content, !frame.isEmpty, FrameRule.nothingTakenBack.holds {
                next.frame.isNegated = true
                return next.with().following(chunk.content, under: constraints)
            }
            let forbidden = next.forbidding(under: constraints).flatMap {
                $0.following(chunk.content, under: constraints)
            }
            return forbidden + correcting(by: chunk.content, under: constraints)
        }
    }

    /// After all was taken back nothing but courtesy can follow.
    func afterTakingBack(_ chunk: Chunk) -> [PartialParse] { chunk.isIdle ? [self] : [] }

    /// The partial parses in which a chunk stands instead of the last one of its kind; none where it is not clear instead of what.
    func correcting(by content: Chunk.Content, under constraints: Constraints) -> [PartialParse] {
        if case .never = content {
            var next = self
            next.isHalted = false
            return next.doubting(\.isTakenBack)
        }
        if content.isIdle || content.isCorrection { return [self] }
        return going(on: constraints.penalties(ofInstead: content, after: self)) { parse in
            guard let corrected = frame.corrected(by: content) else { return [] }
            var next = parse.with { $0 = corrected }
            (next.isNo, next.isCorrecting, next.isHalted) = (false, false, false)
            return [next]
        }
    }
}

extension Frame {
    /// The same with something instead of what it says of that kind, or nil where that is not one thing.
    fileprivate func corrected(by content: Chunk.Content) -> Frame? {
        var frame = self
        switch content {
        case .referent(let referent):
            guard let last = referents.last else { return nil }
            let isMoved = referent.isPlace && !last.isPlace && FrameRule.correctedPlace.holds
            if isMoved, let moved = moved(to: referent) { return moved }
            let isOneOfThem =
                referents.count > 1 && referents.contains { $0.isSame(as: referent) } && FrameRule.correctedList.holds
            frame.referents = isOneOfThem ? [referent] : referents.dropLast() + [referent]
            frame.corrected = isOneOfThem ? referents.filter { !$0.isSame(as: referent) } : [last]
            frame.last = .referent
        case .place(let place):
            return moved(to: place)
        case .time(let events):
            guard times.count == 1 else { return nil }
            frame.times = [events]
        case .slots(let slots):
            guard slots.has(.directive) || slots.has(.act) else {
                frame.slots = self.slots.corrected(by: slots)
                frame.last = .slots
                return frame
            }
            frame = Frame()
            (frame.slots, frame.corrected, frame.last) = (slots, referents.isEmpty ? corrected : referents, .slots)
        default: return nil
        }
        return frame
    }
}

extension Frame {
    /// The same of something else than what was said not to be meant.
    func denied(for referent: Referent) -> Frame {
        var frame = self
        (frame.corrected, frame.referents, frame.isNegated, frame.last) = (referents, [referent], false, .referent)
        return frame
    }

    /// The same in another place, or nil where it is not in one.
    private func moved(to place: Referent) -> Frame? {
        var frame = self
        if referents.count == 1, referents[0].places.count == 1, places.isEmpty {
            (frame.referents[0].places, frame.corrected) = ([place], referents[0].places)
        } else if places.count == 1, referents.allSatisfy(\.places.isEmpty) {
            (frame.places, frame.corrected) = ([place], places)
        } else {
            return nil
        }
        frame.last = .place
        return frame
    }
}

extension Referent {
    /// Whether both have the same names.
    fileprivate func isSame(as other: Referent) -> Bool {
        !names.isEmpty && names.map(\.entries) == other.names.map(\.entries)
    }
}

extension Chunk.Content {
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

extension Slots {
    /// These slots with others instead of what they contradict.
    fileprivate func corrected(by other: Slots) -> Slots {
        var rest = self
        if other.number != nil { rest = rest.without(.unit).withoutNumber }
        if other.has(.hue) { rest = rest.without(.hue, .saturation, .kelvin, .tint, .black) }
        for said in other.properties.names { rest = rest.without(said) }
        return rest.merging(other) ?? other
    }
}
