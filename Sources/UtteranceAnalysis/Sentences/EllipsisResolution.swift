import HomeModel

/// Gives the commands of a sentence what they leave to each other, or to the turn before.
enum EllipsisResolution {
    /// The commands of a sentence with what one leaves to another; nil where something stays unsaid.
    ///
    /// The second of two takes its verb from the first: "turn the lamp on and the fan off". What a clause is about it
    /// may take from any other; `Resolver` sees to that.
    ///
    /// In a conversation the first may leave what it is about to the sentence before.
    static func completed(
        _ frames: [Frame], under constraints: Constraints, after before: Frame? = nil, isContinuing: Bool = false,
        _ penalties: inout Penalties
    ) -> [Frame]? {
        if frames.count == 1, case nil = before { return frames[0].completedAlone(under: constraints, &penalties) }
        var completed: [Frame] = []
        for var frame in ReasonClause.requests(of: frames) {
            if let last = completed.last, frame.ends(last) { continue }
            let isOpen = frame.referents.isEmpty && frame.scene == nil && frame.places.isEmpty
            var earlier = completed
            if let before, completed.isEmpty, isOpen || isContinuing {
                frame = frame.following(before)
                earlier = isContinuing ? [before] : []
            }
            guard frame.complete(after: earlier, under: constraints, &penalties) else { return nil }
            completed.append(frame)
        }
        if completed.contains(where: { $0.isLouderAndOn || $0.isOnlyOneOn || $0.isOneAndNotAnother }) {
            completed = completed.flatMap(\.louderAndOn).flatMap(\.onlyOneOn).flatMap(\.oneAndNotAnother)
        }
        let isAlone = before == nil || !isContinuing && !completed.contains(where: \.isAboutBefore)
        return penalties.add(constraints.penalties(of: completed, isAlone: isAlone)) ? completed : nil
    }
}

extension Frame {
    /// The same of a sentence of one command, which can leave nothing to others.
    consuming func completedAlone(under constraints: Constraints, _ penalties: inout Penalties) -> [Frame]? {
        guard complete(after: [], under: constraints, &penalties) else { return nil }
        let frames = isOnlyOneOn ? onlyOneOn : isOneAndNotAnother ? oneAndNotAnother : louderAndOn
        return penalties.add(constraints.penalties(of: frames, isAlone: true)) ? frames : nil
    }

    /// Takes what it leaves unsaid from those before it; false where something stays unsaid or makes no sense.
    fileprivate mutating func complete(
        after earlier: [Frame], under constraints: Constraints, _ penalties: inout Penalties
    ) -> Bool {
        // What is left out of the next command is left out of something.
        if leavesOutFirst, referents.isEmpty { return false }
        let others = isFollowing ? [] : earlier
        guard penalties.add(constraints.penalties(ofElided: self, after: others)) else { return false }
        let isOpen = referents.allSatisfy { $0.has(.mentioned) } && places.isEmpty
        if isOpen, !corrected.isEmpty, FrameRule.correctedThings.holds { referents = corrected }
        guard pointBack(to: earlier) else { return false }
        if !isFollowing, let last = earlier.last {
            takeQuality(of: last.slots)
            if slots.isEmpty, scene == nil, isOpposed, last.isNegated, FrameRule.opposedToForbidden.holds {
                slots = last.slots
            } else {
                inherit(last.slots)
            }
            if isElided, isJoined, last.isNegated, FrameRule.forbiddenToo.holds { isNegated = true }
        }
        // What a thing and how long mean alone, an idiom says: "the fan for 20 minutes".
        guard !slots.isEmpty || scene != nil || isLastingAlone else { return false }
        constraints.reword(&self, after: earlier)
        guard !slots.isEmpty || scene != nil else { return false }
        slots = unlocked
        shareKinds(after: earlier.flatMap(\.referents))
        if let word = slots.text(.lights) {
            let all = Referent.lights(called: word)
            referents = referents.isEmpty && !places.isEmpty ? [all] : referents.map { $0.lit(by: all) }
        }
        return penalties.add(constraints.penalties(of: self, after: earlier))
    }

    /// A quality that was said before a pronoun for it is what is changed: "lower the volume of the TV and raise it
    /// on the radio".
    private mutating func takeQuality(of before: Slots) {
        guard isQualityOfAnother, before.has(.quality), before.has(.about), FrameRule.qualityOfAnother.holds else {
            return
        }
        referents.removeFirst()
        slots = slots.filling(before, only: [.about, .quality])
    }

    /// Takes the verb, or what is to be changed, from the command before.
    private mutating func inherit(_ before: Slots) {
        let saysWhenOrWhere = !times.isEmpty || isNow || !referents.isEmpty && !places.isEmpty
        if slots.isEmpty, saysWhenOrWhere, FrameRule.sameAgain.holds {
            slots = before
        } else if isJoined, before.has(.did), !slots.has(.ask), FrameRule.askedToo.holds {
            slots = slots.filling(before, only: [.ask, .did, .forgot])
        } else if !slots.has(.directive), !slots.has(.act), !slots.has(.ask) || before.has(.ask) {
            isElided = true
            let isAlike = before.has(.goal) && before.number != nil || referents.isEmpty && places.isEmpty
            let isGoal = slots.number != nil && !slots.has(.change) && isAlike && FrameRule.numberIsGoal.holds
            let isState = slots[.to] != nil || isGoal
            let isWhole =
                slots[.extent] == .full && [.open, .closed].contains(before[.to]) && FrameRule.allTheWay.holds
            let isWarmth =
                FrameRule.warmthGoesOn.holds && isGoal && before[.about] == .temperature
                && (before.has(.act) || before.has(.unit))
                && referents.allSatisfy(\.isPlace)
            let isNumberOfItsOwn =
                slots.number != nil && !slots.has(.change) && before.number == nil && FrameRule.numberOfItsOwn.holds
            let isElsewhere = scene != nil && FrameRule.sceneGoesNowhere.holds || isNumberOfItsOwn && before.has(.dir)
            let side: [Property] = isElsewhere ? [] : [.dir, .about]
            let taken: [Property] = isWarmth ? [.about] : isState ? [.directive, .ask] : [.directive, .ask] + side
            slots = slots.filling(before, only: isWhole ? taken + [.to] : taken)
        }
    }

    /// Finds the place of "its lights" and "the lights there"; false where none was said before.
    private mutating func pointBack(to earlier: [Frame]) -> Bool {
        restrictRest(to: earlier.last)
        let isBack =
            referents.has(.its) || referents.has(.there) || places.has(.there)
            || referents.contains { $0.places.contains { $0.has(.there) } }
        guard isBack else { return true }
        guard let before = earlier.last, let place = before.placesSaid else { return false }
        for index in referents.indices {
            if referents[index].has(.its) || referents[index].has(.there) { referents[index].places += place }
            if referents[index].places.has(.there) { referents[index].places = place }
        }
        if places.has(.there) {
            let isOfIt =
                !referents.isEmpty && referents.allSatisfy { $0.has(.mentioned) } && FrameRule.itIsThere.holds
            places = isOfIt ? [] : place
        }
        return true
    }

    /// Puts the rest where the one before was said to be: "only the lamp on in the den, the rest off".
    ///
    /// All others are everywhere where the place only says which thing the one before was: "the spots in the kitchen on and all
    /// other lights off".
    private mutating func restrictRest(to before: Frame?) {
        guard let before, places.isEmpty, referents.has(.rest) else { return }
        let isAll = referents.has(.all) && FrameRule.allOthersAnywhere.holds
        let said = before.places + (isAll ? [] : before.referents.flatMap(\.places))
        if said.isEmpty || !FrameRule.restIsThere.holds { return }
        for index in referents.indices
        where referents[index].has(.rest) && referents[index].names.isEmpty && referents[index].places.isEmpty {
            referents[index].places = said
        }
    }

    // MARK: - What is meant

    /// The slots where it is a lock that is opened or closed: that it is unlocked or locked.
    private var unlocked: Slots {
        guard let state = slots[.to], state == .open || state == .closed,
            referents.contains(where: { $0.services(.kind) == ["LockMechanism"] })
        else { return slots }
        guard FrameRule.lockIsUnlocked.holds else { return slots }
        return slots.without(.to).filling(.to, with: state == .open ? .unlocked : .locked)
    }

    /// Gives referents that leave their kind to others that kind.
    ///
    /// A place before a kind is one of things of that kind, and so is what stands for one: "the kitchen and study
    /// lamps", "the lamp in the den and the one in the hall".
    private mutating func shareKinds(after earlier: [Referent]) {
        for index in referents.indices.dropLast() where referents[index].isPlace {
            guard let kind = referents[(index + 1)...].first(where: { !$0.isPlace }) else { continue }
            let shared = kind.names.filter { !$0.kind.isPlace && $0.entries.contains { $0.form != .full } }
            if !shared.isEmpty, kind.names.contains(where: { $0.kind.isPlace }), FrameRule.sharedName.holds {
                referents[index].names += shared
            }
            guard kind.isKindInPlace, FrameRule.sharedKind.holds else { continue }
            referents[index].slots = referents[index].slots.filling(
                kind.slots, only: Referent.kindProperties + [.plural])
        }
        guard referents.has(.like) || exceptions.has(.like) else {
            return
        }
        var known = earlier.last(where: { $0.has(.kind) || !$0.isPlace && !$0.names.isEmpty })
        referents = referents.map { $0.like(&known) }
        let isOfKind = known?.has(.kind) ?? false && FrameRule.oneOfAll.holds
        exceptions = exceptions.map { exception in
            var last = known
            let other = exception.like(&last)
            if !isOfKind || last?.has(.kind) ?? false { known = last }
            return other
        }
    }
}

extension Frame {
    /// A level beside a state is both, one after the other; of a television the two are things apart: "on at volume
    /// 8".
    fileprivate var isLouderAndOn: Bool {
        slots[.to] == .on && slots[.about] == .volume && slots.number != nil && !slots.has(.ask)
            && !slots.has(.dir)
    }

    /// What is put out is all but the one, and that one is on: "only the lamp on".
    fileprivate var isOnlyOneOn: Bool {
        isSparing && slots.has(.out) && slots.has(.only) && !exceptions.isEmpty && times.isEmpty
    }

    fileprivate var onlyOneOn: [Frame] {
        guard isOnlyOneOn else { return [self] }
        var (others, one) = (self, Frame())
        others.slots = slots.without(.only)
        one.slots = Slots().filling(.to, with: .on)
        one.referents = exceptions
        one.places = places
        // Words that were said once explain the sentence once.
        one.isBorrowing = true
        return [others, one]
    }

    /// What is denied beside the only one is to be off then: "only the lamp on, not the fan".
    fileprivate var isOneAndNotAnother: Bool {
        slots.has(.only) && slots[.to] == .on && !slots.has(anyOf: [.explicit, .ask]) && !isSparing && !isNegated
            && times.isEmpty && !referents.isEmpty && !exceptions.isEmpty && !referents.contains(where: \.isBroad)
    }

    fileprivate var oneAndNotAnother: [Frame] {
        guard isOneAndNotAnother else { return [self] }
        var (one, other) = (self, Frame())
        one.exceptions = []
        one.isExcepting = false
        other.slots = Slots().filling(.to, with: .off)
        other.referents = exceptions
        return [one, other]
    }

    fileprivate var louderAndOn: [Frame] {
        guard isLouderAndOn else { return [self] }
        var (power, volume) = (self, self)
        power.slots = slots.without(.about, .unit, .goal, .timelike, .setpoint, .tail, .quality).withoutNumber
        volume.slots = slots.without(.to)
        // Words that were said once explain the sentence once.
        volume.isBorrowing = true
        return [power, volume]
    }
}

extension Referent {
    /// The lights of everything, and of a place: "light up the whole house", "make the bedroom dark".
    fileprivate func lit(by lights: Referent) -> Referent {
        var lit = self
        if isPlace {
            lit = lights
            lit.places = [self]
        } else if has(.everything) {
            lit.slots = slots.filling(lights.slots, only: [.kind, .word]).filling(.all, with: .present)
        }
        return lit
    }

    /// Some lights, wherever they are: "light up in here".
    package static func lights(called word: String? = nil) -> Referent {
        let slots = Slots().filling(.kind, with: .services(["Lightbulb"])).filling(.plural, with: .present)
        return Referent((names: [], slots: slots.filling(.word, with: word.map { .text($0) })))
    }

    /// The referent with the kind of the one before it where it is "the one"; remembers the kind for those after it.
    func like(_ known: inout Referent?) -> Referent {
        var referent = self
        if has(.like), let known, !known.has(.kind) {
            referent.names += known.names.filter {
                !$0.kind.isPlace && ($0.entries.contains { $0.form != .full } || $0.range.count == 1)
                    && FrameRule.oneCalledSo.holds
            }
        } else if has(.like), let known {
            referent.slots = slots.filling(known.slots, only: Referent.kindProperties)
        }
        if referent.has(.kind) || referent.names.contains(where: { !$0.kind.isPlace }) { known = referent }
        return referent
    }
}
