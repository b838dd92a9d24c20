import HomeModel

/// What sort of command or question a frame is.
extension Frame {
    // MARK: Orders

    /// Whether it says what to do.
    package var isOrder: Bool {
        (slots.has(.explicit) || slots.has(.act) || slots.has(.directive)) && !slots.has(.ask) && !slots.has(.stating)
            && !slots.has(.complaint)
    }

    /// Whether it says all of what is to be done, and by name where that is asked for.
    package func isOrderByItself(named: Bool) -> Bool {
        if scene != nil { return true }
        guard !referents.isEmpty || slots.has(.kind), !referents.contains(where: { $0.has(.mentioned) }),
            isOrder || isValued || !slots.has(.stating) && !Effect.effects(of: self).isEmpty
        else {
            return false
        }
        return !slots.has(.ask) && !slots.has(.complaint) && !(named && allNames.isEmpty)
    }

    /// The same about some things, where it says what is to be done and leaves open with what: "switch off", "dim it"; nil else.
    package func done(with things: [Referent]) -> Frame? {
        guard isAboutBefore, isOrder || isValued, !slots.has(.complaint), !slots.has(.kept), places.isEmpty else {
            return nil
        }
        var frame = self
        frame.referents = things
        return frame
    }

    /// Whether it says what things are to be.
    package var isValued: Bool {
        (slots[.to] != nil || slots.number != nil || slots.has(.dir) || slots.has(.extent)) && !slots.has(.ask)
    }

    /// What a command says that sets something to it does not say what: "change", "the brightness of", "dim … to".
    private static let setting: PropertySet = [.set, .directive, .explicit, .about, .quality, .goal, .act, .dir, .dim]

    /// Whether something is to be set, and nothing says to what.
    package var leavesOutValue: Bool {
        slots.has(.set) && slots.number == nil && !isNegated && scene == nil
            && (!referents.isEmpty || slots.has(.quality))
            && referents.allSatisfy { $0.isNamedThing || $0.has(.kind) || $0.isPlace && slots.has(.quality) }
            && exceptions.isEmpty && times.isEmpty
            && slots.properties.allSatisfy { Self.setting.contains($0.name) }
    }

    /// Whether it says a time.
    package var isTimed: Bool { !times.isEmpty || !leadTimes.isEmpty }

    // MARK: Questions

    /// Whether it asks of all that are of a kind, whichever is so: "any light", "a light", "which lights".
    package var asksOfAny: Bool {
        slots.has(.any) || referents.contains { $0.has(.any) || $0.has(.a) && $0.has(.kind) && !$0.has(.all) }
    }

    /// Whether it asks, and names nothing.
    package var asksOfNothing: Bool {
        slots.has(.ask) && referents.isEmpty && places.isEmpty && scene == nil && !slots.has(.kind)
    }

    /// Whether it asks something of what it says itself: by name where that is asked for, and of a kind only whether it is so.
    package func isQuestionByItself(named: Bool) -> Bool {
        let isOfKind = !named && slots[.ask] == .is && !referents.isEmpty
        return slots.has(.ask) && (!allNames.isEmpty || isOfKind) && !referents.contains { $0.has(.mentioned) }
    }

    // MARK: A thing, and what it is to be

    /// Whether it is a thing and then its state, and nothing else: "kitchen light off".
    package var isStateAfterThing: Bool { slots[.to] != nil && isSaidOfThing }

    /// Whether it is a thing and then what is done to it: 窗帘打开.
    package var isActAfterThing: Bool {
        isSaid && last == .slots && slots.has(.act) && slots[.to] != nil && !slots.has(.directive) && !slots.has(.ask)
            && !slots.has(.stating) && !isExcepting && exceptions.isEmpty
    }

    /// Whether it is a thing and then where it is to go, and nothing else: "kitchen blind down".
    package var isWayAfterThing: Bool { slots[.to] == nil && slots.has(.dir) && isSaidOfThing }

    /// Whether it sets things to a value that ends it: "the lamp to 10", before "the fan to 50", and "the lamp red".
    package var isValueAfterThing: Bool {
        let isOfThing =
            isSaidOfThing && (slots.has(.hue) || referents.allSatisfy(\.isCalled)) && FrameRule.valueBehindName.holds
        let isValue = slots.has(.goal) && slots.number != nil || isOfThing && (slots.has(.hue) || slots.number != nil)
        return last == .slots && isValue && !referents.isEmpty && exceptions.isEmpty && !isExcepting && !slots.has(.ask)
    }

    private var isSaidOfThing: Bool {
        last == .slots && !isExcepting && exceptions.isEmpty
            && !slots.has(anyOf: Self.frames)
    }

    /// What makes a sentence of a thing and its state.
    private static let frames: PropertySet = [.directive, .act, .ask, .stating]

    // MARK: What it speaks of

    /// Whether it leaves to the sentence before what it is about.
    package var isAboutBefore: Bool {
        guard scene == nil, places.isEmpty, !slots.has(.kind) else { return false }
        if referents.isEmpty {
            return exceptions.isEmpty && !slots.has(.stop) && !isNegated && (!slots.has(.ask) || slots.has(.dummy))
        }
        return referents.allSatisfy { $0.has(.mentioned) }
    }

    /// Whether it is about the one beside what was spoken of: "the other one".
    package var isOfOther: Bool {
        referents.count == 1 && referents[0].has(.others) && referents[0].has(.one) && referents[0].allNames.isEmpty
            && places.isEmpty && exceptions.isEmpty
    }

    /// Whether it is about those beside what was spoken of: "the others".
    package var isOfOthers: Bool {
        guard referents.count == 1, places.isEmpty, exceptions.isEmpty, !slots.has(.kind) else { return false }
        let referent = referents[0]
        return referent.has(.others) && !referent.has(.one) && !referent.has(.kind) && referent.allNames.isEmpty
    }

    /// Whether it changes "it" on or of something else.
    var isQualityOfAnother: Bool {
        referents.count == 2 && referents[0].has(.mentioned) && !referents[0].has(.plural)
            && referents[1].isBearer && (slots.has(.dir) || slots.number != nil)
    }

    /// Whether it is about everything, and the last word of what is left out is the whole name of a thing.
    package var isExceptingByName: Bool {
        isExcepting && last == .referent && exceptions.last?.isNamedThing == true && places.isEmpty
            && referents.allSatisfy { $0.has(.everything) && $0.allNames.isEmpty && !$0.has(.whole) }
    }
}
