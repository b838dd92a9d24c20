import HomeModel

/// One command or question of a sentence, before the home is asked what it can mean.
struct Clause: Hashable, Sendable {
    /// What is to be done or asked.
    var facts = Facts()
    /// What it is about.
    var nouns: [Noun] = []
    /// Where, said of all that it is about; any of them will do.
    var places: [Noun] = []
    /// What few have.
    var rare: Rare?
    /// Whether it takes its verb from the command before: "the lamp on and the fan off".
    var isElided = false
    /// Whether "now" was said, and so no time holds for it.
    var isNow = false
    /// Whether it is forbidden: "don't".
    var isNegated = false
    /// Whether what follows is left out.
    var isExcepting = false
    /// Whether what is left out is said to stay as it is: "but leave the lamp on".
    var isSparing = false
    /// Whether "and" joins it to the one before.
    var isJoined = false
    /// Whether "but" opposes it to the one before.
    var isOpposed = false
    /// Whether what it is about was said in another clause.
    var isBorrowing = false
    /// Whether something was said of its things after they were named: "the lamp on".
    var isSaid = false
    /// Whether a further thing was named after that: "the lamp on and the fan".
    var isReopened = false
    /// Whether nothing but a comma stands before the last of several things.
    var isListed = false
    /// Whether it goes on from the command of the turn before in a conversation.
    var isFollowing = false
    /// Whether it leaves to that what to do.
    var isEchoing = false
    /// What the last words were.
    var last = Last.nothing

    // Two clauses are seldom alike in these and not in all: what is dear to hash is left to be compared.
    func hash(into hasher: inout Hasher) {
        hasher.combine(facts.properties.count)
        hasher.combine(facts.number)
        hasher.combine(nouns.count)
        hasher.combine(places.count)
        hasher.combine(exceptions.count)
        hasher.combine(times.count)
    }

    enum Last { case nothing, noun, place, facts, scene, time, instead }

    /// Whether nothing but times was said yet.
    var isLead: Bool {
        facts.isEmpty && nouns.isEmpty && exceptions.isEmpty && places.isEmpty && scene == nil && !isNegated
    }

    /// Whether nothing was said yet.
    var isEmpty: Bool { facts.isEmpty && nouns.isEmpty && places.isEmpty && scene == nil && times.isEmpty }

    /// Whether nothing was said yet but that a question follows: "tell me", "do you know".
    var isPreface: Bool {
        nouns.isEmpty && places.isEmpty && scene == nil && facts.number == nil
            && facts.properties.allSatisfy { $0.name == .asked || $0.name == .tell }
    }

    /// Whether it could end here.
    var isComplete: Bool { scene != nil || !facts.isEmpty }

    /// Whether its last words are "at 1" or the like.
    var endsInBareClock: Bool {
        times.last?.contains { $0 == .tag(.set(.bare, .word(.present))) } ?? false
    }

    /// Puts the name of what was "it" for it.
    mutating func call(it noun: Noun) {
        if isExcepting { exceptions = [noun] } else { nouns = [noun] }
        last = .noun
    }

    /// Whether it says what things are to be.
    var isValued: Bool { (facts[.to] != nil || facts.number != nil || facts.has(.dir)) && !facts.has(.ask) }

    /// Whether it is a thing and then its state, and nothing else: "kitchen light off".
    var isStateAfterThing: Bool { facts[.to] != nil && isSaidOfThing }

    /// Whether it is a thing and then where it is to go, and nothing else: "kitchen blind down".
    var isWayAfterThing: Bool { facts[.to] == nil && facts.has(.dir) && isSaidOfThing }

    private var isSaidOfThing: Bool {
        last == .facts && !isExcepting && exceptions.isEmpty
            && !facts.has(anyOf: Self.frames)
    }

    /// Whether it says of things what they are to be, and has no verb.
    var isStateOfThings: Bool { (facts[.to] != nil || facts.number != nil) && !facts.has(anyOf: Self.frames) }

    /// What makes a sentence of a thing and its state.
    private static let frames: PropertySet = [.verb, .act, .ask, .copula]

    /// Whether it sets things to a value that ends it: "the lamp to 10", before "the fan to 50", and "the lamp red".
    var isValueAfterThing: Bool {
        // "Aisle 40 stage 60" too.
        let isOfThing = isSaidOfThing && (facts.has(.hue) || nouns.allSatisfy(\.isNamedThing))
        let isValue = facts.has(.goal) && facts.number != nil || isOfThing && (facts.has(.hue) || facts.number != nil)
        return last == .facts && isValue && !nouns.isEmpty && exceptions.isEmpty && !isExcepting && !facts.has(.ask)
    }

    /// Whether it turns one thing on to some level: "turn on the lamp at 40".
    var isTurnedOnTo: Bool {
        facts[.to] == .on && facts.has(.goal) && facts.number != nil && last == .facts && nouns.count == 1
            && !isExcepting && exceptions.isEmpty && !facts.has(.ask)
    }

    /// Whether it is about everything, and the last word of what is left out is the whole name of a thing.
    var isExceptingByName: Bool {
        isExcepting && last == .noun && exceptions.last?.isNamedThing == true && places.isEmpty
            && nouns.allSatisfy { $0.has(.everything) && $0.allNames.isEmpty && !$0.has(.whole) }
    }

    /// Whether a place was said of what comes before the last thing, and none of that: "the den's TV off and lamps".
    var isPlacedBefore: Bool {
        guard let last = nouns.last, last.has(.kind), !last.has(.all), last.allNames.isEmpty else { return false }
        return nouns.dropLast().contains { $0.allNames.contains(where: \.kind.isPlace) }
    }

    /// Puts a noun to those that it is about, or not about.
    mutating func add(_ noun: Noun) {
        isReopened = isReopened || isSaid && !nouns.isEmpty
        if isExcepting { exceptions.append(noun) } else { nouns.append(noun) }
        last = .noun
    }

    /// Adds a further thing, after which nothing else is said of all.
    mutating func list(_ noun: Noun) {
        add(noun)
        isReopened = true
    }

    /// Puts a place beside the last noun, or beside the places said of all.
    ///
    /// A further place is another one ("in the den and the hall"); else both hold ("in the bedroom upstairs").
    mutating func place(_ place: Noun, isFurther: Bool) {
        let beside = isExcepting ? exceptions.count : nouns.count
        let isPlaced = (isExcepting ? exceptions : nouns).last.map { !$0.places.isEmpty } ?? false
        if beside == 0 || last != .noun && !isPlaced {
            places.place(place, isFurther: isFurther)
        } else if isExcepting {
            exceptions[beside - 1].places.place(place, isFurther: isFurther)
        } else {
            nouns[beside - 1].places.place(place, isFurther: isFurther)
        }
        last = .place
    }
}

extension Facts {
    /// What is said but how much: "turn on" of "turn on … at 40".
    var withoutLevel: Facts { without(.goal, .at, .on, .unit, .about, .tail, .share).withoutNumber }
}

extension [Noun] {
    mutating func place(_ place: Noun, isFurther: Bool) {
        // "In the kitchen dining room and study": no room is in another.
        let isRoom: (Noun) -> Bool = { $0.names.contains { $0.kind == .room } }
        if isFurther || isEmpty || isRoom(place) && last.map(isRoom) == true {
            append(place)
        } else {
            self[count - 1].places.append(place)
        }
    }
}
