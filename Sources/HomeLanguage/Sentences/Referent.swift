import HomeModel

/// What words say of the things that are meant: "the lamp", "all lights", "Kitchen blinds", "everything", "it".
struct Referent: Hashable, Sendable {
    /// A name that was said.
    typealias Name = Lattice.NameHit

    /// The names that were said, in their order.
    var names: [Name]
    /// Kinds, number and extent, as the grammar's tags say them.
    var slots: Slots
    /// Where the things are, by words beside them; any of them will do.
    var places: [Referent] = []

    /// What a match says of things or places.
    init(_ said: (names: [Name], slots: Slots)) { (names, slots) = said }

    /// Reads what a rule for things or places says.
    init(_ events: [Matcher.Event]) {
        names = events.compactMap { if case .name(let hit) = $0 { hit } else { nil } }
        slots = Slots(events)
    }

    /// The word that a property was said with.
    subscript(property: Property) -> TagWord? {
        @inline(__always) get { slots[property] }
    }

    /// The number that a property was said with.
    func number(_ property: Property) -> Double? { slots.number(property) }

    /// The words of the language that a property was said with.
    func text(_ property: Property) -> String? { slots.text(property) }

    /// The types of services that a property was said with.
    func services(_ property: Property) -> [ServiceType] { slots.services(property) }

    @inline(__always) func has(_ property: Property) -> Bool { slots.has(property) }

    /// Whether it says nothing but where.
    var isPlace: Bool {
        (names.contains { $0.kind.isPlace } || has(.whole) || has(.here)) && names.allSatisfy { $0.kind.isPlace }
            && !has(.kind) && !has(.everything) && !has(.pronoun)
    }

    /// Whether it has the whole name of a thing.
    var isNamedThing: Bool {
        names.contains { name in
            // By their places, because to look at an entry as a value is to copy it.
            !name.kind.isPlace && name.kind != .actionSet
                && name.entries.indices.contains { name.entries[$0].form == .full }
        }
    }

    /// Whether nothing is said beside the names but "on".
    var isNameAlone: Bool { slots.number == nil && slots.properties.allNames { $0 == .onto } }

    /// Whether it is a kind of thing in a place said before it: "study lamps".
    var isKindInPlace: Bool { has(.kind) && !names.isEmpty && names.allSatisfy(\.kind.isPlace) }

    /// The properties that say of which kind things are.
    static let kindProperties: [Property] = [.kind, .word, .narrow, .unlike, .single, .only]

    /// The names of the places beside it too.
    var allNames: [Name] { places.isEmpty ? names : names + places.flatMap(\.allNames) }

    /// Whether it, or a place beside it, has the name of a home.
    var namesHome: Bool { names.contains { $0.kind == .home } || places.contains(where: \.namesHome) }

    /// The first of the names, and of those of the places beside it, that is as wanted.
    func firstName(where isWanted: (Name) -> Bool) -> Name? {
        if let name = names.first(where: isWanted) { return name }
        for place in places { if let name = place.firstName(where: isWanted) { return name } }
        return nil
    }

    /// Calls a function with each name, those of the places beside it too.
    func forEachName(_ body: (Name) -> Void) {
        for name in names { body(name) }
        for place in places { place.forEachName(body) }
    }

    /// Puts the names, and those of the places beside it, behind others.
    func addNames(to others: inout [Name]) {
        others += names
        for place in places { place.addNames(to: &others) }
    }
}

extension [Referent] {
    /// Whether a property was said of one of them.
    func has(_ property: Property) -> Bool {
        // By their places, because to look at a noun as a value is to copy it.
        indices.contains { self[$0].has(property) }
    }
}

extension NamedThing.Kind {
    /// Whether it is where things are.
    var isPlace: Bool {
        switch self {
        case .home, .room, .zone: true
        case .accessory, .service, .serviceGroup, .actionSet, .trigger, .user: false
        }
    }
}
