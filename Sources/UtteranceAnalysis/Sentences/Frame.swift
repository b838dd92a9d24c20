import HomeModel

/// One command or question of a sentence, before the home is asked what it can mean.
package struct Frame: Hashable, Sendable {
    /// What is to be done or asked.
    package var slots = Slots()
    /// What it is about.
    package var referents: [Referent] = []
    /// Where, said of all that it is about; any of them will do.
    package var places: [Referent] = []
    /// What few have.
    package var sideTable: SideTable?
    /// Whether it takes its verb from the command before: "the lamp on and the fan off".
    package var isElided = false
    /// Whether "now" was said, and so no time holds for it.
    package var isNow = false
    /// Whether "now" was said before all else of it.
    package var isNowFirst = false
    /// Whether it is forbidden: "don't".
    package var isNegated = false
    /// Whether what follows is left out.
    package var isExcepting = false
    /// Whether it begins with what is left out of it, and so has to say of what.
    package var leavesOutFirst = false
    /// Whether what is left out is said to stay as it is: "but leave the lamp on".
    package var isSparing = false
    /// Whether "and" joins it to the one before.
    package var isJoined = false
    /// Whether "then" says that it is done after the one before.
    package var isNext = false
    /// Whether somebody paused before that "and", or before the one that joins the second of two things.
    package var isApart = false
    /// Whether "but" opposes it to the one before.
    package var isOpposed = false
    /// Whether what it is about was said in another clause.
    package var isBorrowing = false
    /// Whether something was said of its things after they were named: "the lamp on".
    package var isSaid = false
    /// Whether a further thing was named after that: "the lamp on and the fan".
    package var isReopened = false
    /// Whether nothing but a comma stands before the last of several things.
    package var isListed = false
    /// Whether it goes on from the command of the turn before in a conversation.
    package var isFollowing = false
    /// Whether it leaves to that what to do.
    package var isEchoing = false
    /// What the last words were.
    package var last = Last.nothing

    /// A command of which nothing was said yet.
    package init() {}

    // Two clauses are seldom alike in these and not in all: what is dear to hash is left to be compared.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(slots.properties.count)
        hasher.combine(slots.number)
        hasher.combine(referents.count)
        hasher.combine(places.count)
        hasher.combine(exceptions.count)
        hasher.combine(times.count)
    }

    package enum Last { case nothing, referent, place, slots, scene, time, instead, further }

    /// Whether nothing but times was said yet.
    package var isLead: Bool {
        slots.isEmpty && referents.isEmpty && exceptions.isEmpty && places.isEmpty && scene == nil && !isNegated
    }

    /// Whether nothing was said yet.
    package var isEmpty: Bool { slots.isEmpty && referents.isEmpty && places.isEmpty && scene == nil && times.isEmpty }

    /// Whether it says of what and for how long, and nothing else.
    var isLastingAlone: Bool { slots.isEmpty && !referents.isEmpty && times.sayHowLong }

    /// Whether it could end here.
    package var isComplete: Bool { scene != nil || !slots.isEmpty }

    /// Puts the name of what was "it" for it.
    mutating func call(it referent: Referent) {
        if isExcepting { exceptions = [referent] } else { referents = [referent] }
        last = .referent
    }

    /// Puts a referent to those that it is about, or not about.
    mutating func add(_ referent: Referent) {
        isReopened = isReopened || isSaid && !referents.isEmpty
        if isExcepting { exceptions.append(referent) } else { referents.append(referent) }
        last = .referent
    }

    /// Wants the opposite of the state that it denies to want; leaves what has none as it is.
    mutating func wantOpposite() {
        guard let other = slots[.to]?.opposite else { return }
        slots = slots.without(.to).filling(.to, with: other)
        isNegated = false
    }

    /// Adds a further thing, after which nothing else is said of all.
    mutating func list(_ referent: Referent) {
        add(referent)
        isReopened = true
    }

    /// Puts a place beside the last referent, or beside the places said of all.
    ///
    /// A further place is another one ("in the den and the hall"); else both hold ("in the bedroom upstairs").
    mutating func place(_ place: Referent, isFurther: Bool) {
        let beside = isExcepting ? exceptions.count : referents.count
        let isPlaced = (isExcepting ? exceptions : referents).last.map { !$0.places.isEmpty } ?? false
        if beside == 0 || last != .referent && !isPlaced {
            places.place(place, isFurther: isFurther)
        } else if isExcepting {
            exceptions[beside - 1].places.place(place, isFurther: isFurther)
        } else {
            referents[beside - 1].places.place(place, isFurther: isFurther)
        }
        last = .place
    }
}

extension Frame {
    /// Whether the name of a home was said.
    package var namesHome: Bool {
        referents.contains(where: \.namesHome) || exceptions.contains(where: \.namesHome)
            || places.contains(where: \.namesHome) || scene?.namesHome == true
    }

    /// The places that were said, where nothing but places was: "the treasury", "the fans in the crypt".
    package var placesSaid: [Referent]? {
        let said = (referents.filter(\.isPlace) + referents.flatMap(\.places) + places).filter { !$0.has(.there) }
        let inNames = referents.filter(\.isKindInPlace).map { referent in
            var place = referent
            place.slots = Slots()
            return place
        }
        if said.isEmpty, inNames.isEmpty { return pointed.isEmpty ? nil : pointed }
        return said + inNames
    }

    /// All names that were said.
    package var allNames: [Lattice.NameHit] {
        if referents.count == 1, referents[0].places.isEmpty, places.isEmpty, sideTable == nil {
            return referents[0].names
        }
        var names: [Lattice.NameHit] = []
        for referent in referents { referent.addNames(to: &names) }
        for referent in exceptions { referent.addNames(to: &names) }
        for referent in places { referent.addNames(to: &names) }
        scene?.addNames(to: &names)
        return names
    }
}

extension [Referent] {
    mutating func place(_ place: Referent, isFurther: Bool) {
        let isRoom: (Referent) -> Bool = { $0.names.contains { $0.kind == .room } }
        if isFurther || isEmpty || isRoom(place) && last.map(isRoom) == true && FrameRule.roomsSideBySide.holds {
            append(place)
        } else {
            self[count - 1].places.append(place)
        }
    }
}
