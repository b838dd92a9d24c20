import HomeModel

/// What words say of the things that are meant: "the lamp", "all lights", "Kitchen blinds", "everything", "it".
package struct Referent: Hashable, Sendable {
    /// A name that was said.
    package typealias Name = Lattice.NameHit

    /// The names that were said, in their order.
    package var names: [Name]
    /// Kinds, number and extent, as the grammar's tags say them.
    package var slots: Slots
    /// Where the things are, by words beside them; any of them will do.
    package var places: [Referent] = []

    /// What a match says of things or places.
    package init(_ said: (names: [Name], slots: Slots)) { (names, slots) = said }

    /// Reads what a rule for things or places says.
    package init(_ events: [Matcher.Event]) {
        names = events.compactMap { if case .name(let hit) = $0 { hit } else { nil } }
        slots = Slots(events)
    }

    /// The word that a property was said with.
    subscript(property: Property) -> TagWord? {
        @inline(__always) get { slots[property] }
    }

    /// The number that a property was said with.
    package func number(_ property: Property) -> Double? { slots.number(property) }

    /// The words of the language that a property was said with.
    package func text(_ property: Property) -> String? { slots.text(property) }

    /// Each of the words of the language that a property was said with, where they are a list; nil where it was not said.
    package func words(_ property: Property) -> [String]? { slots.words(property) }

    /// The types of services that a property was said with.
    package func services(_ property: Property) -> [ServiceType] { slots.services(property) }

    @inline(__always) package func has(_ property: Property) -> Bool { slots.has(property) }

    /// Whether it says nothing but where.
    package var isPlace: Bool {
        (names.contains { $0.kind.isPlace } || has(.whole) || has(.here)) && names.allSatisfy { $0.kind.isPlace }
            && !has(.kind) && !has(.everything) && !has(.mentioned)
    }

    /// Whether it has the whole name of a thing.
    package var isNamedThing: Bool {
        names.contains { name in
            // By their places, because to look at an entry as a value is to copy it.
            !name.kind.isPlace && name.kind != .actionSet
                && name.entries.indices.contains { name.entries[$0].form == .full }
        }
    }

    /// Whether it has the name of a thing, whole or shortened.
    package var isCalled: Bool { names.contains { !$0.kind.isPlace && $0.kind != .actionSet } }

    /// Whether it has what is changed, or what is done is done upon it, and it is no further thing that is changed.
    package var isBearer: Bool { has(.holder) || has(.host) }

    /// Whether nothing is said beside the names but "on".
    package var isNameAlone: Bool { slots.number == nil && slots.properties.allNames { $0 == .host } }

    /// Whether it is a kind of thing in a place said before it: "study lamps".
    package var isKindInPlace: Bool { has(.kind) && !names.isEmpty && names.allSatisfy(\.kind.isPlace) }

    /// The properties that say of which kind things are.
    static let kindProperties: [Property] = [.kind, .word, .narrow, .unlike, .single, .only]

    /// Whether several things are meant whole, by "all", "every", a plural or "everything".
    package var isBroad: Bool { has(.all) || has(.plural) || has(.everything) }

    /// The same in some places.
    package func placed(at places: [Referent]) -> Referent {
        var there = self
        there.places = places
        return there
    }

    /// The names of the places beside it too.
    package var allNames: [Name] { places.isEmpty ? names : names + places.flatMap(\.allNames) }

    /// Whether it, or a place beside it, has the name of a home.
    package var namesHome: Bool { names.contains { $0.kind == .home } || places.contains(where: \.namesHome) }

    /// The first of the names, and of those of the places beside it, that is as wanted.
    package func firstName(where isWanted: (Name) -> Bool) -> Name? {
        if let name = names.first(where: isWanted) { return name }
        for place in places { if let name = place.firstName(where: isWanted) { return name } }
        return nil
    }

    /// Calls a function with each name, those of the places beside it too.
    package func forEachName(_ body: (Name) -> Void) {
        for name in names { body(name) }
        for place in places { place.forEachName(body) }
    }

    /// Puts the names, and those of the places beside it, behind others.
    package func addNames(to others: inout [Name]) {
        others += names
        for place in places { place.addNames(to: &others) }
    }
}

extension [Referent] {
    /// Whether a property was said of one of them.
    package func has(_ property: Property) -> Bool {
        // By their places, because to look at a referent as a value is to copy it.
        indices.contains { self[$0].has(property) }
    }
}
