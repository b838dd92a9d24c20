import HomeModel
import HomeNames

/// Finds out what the clauses of a sentence mean in the homes at hand.
struct Resolver {
    /// The most readings of one sentence.
    private static let readingLimit = 128

    /// The homes that may be meant, the likeliest first.
    let homes: [HomeView]
    /// Where the speaker is; nil where that is not known.
    let context: Context
    /// Whether readings may be left out that are worse than others whatever else is found.
    var isBestEnough = false

    /// All readings of a sentence; none where its names are in no home, or where a clause makes no sense.
    func readings(of clauses: [Clause]) -> [Reading] {
        // "Leave the lights alone" asks for nothing.
        if clauses.allSatisfy({ $0.facts.has(.kept) }) { return [] }
        // "Turn" and "on the lamp": there is nothing to do on it.
        if clauses.count == 1, clauses[0].isIdleOnThing { return [] }
        var found: [[Reading]] = []
        var mentioned: Set<ServiceReference> = []
        var spared: Set<Reading.Effect> = []
        var left: Set<ServiceReference> = []
        for index in clauses.indices {
            let clause = clauses[index]
            if index > 0, clause.isUnclear(after: clauses[index - 1]) { return [] }
            let whole = withoutHere(withThings(clauses, at: index))
            var further = beside(clauses, at: index, whole, mentioned) ?? readings(of: whole, mentioned)
            // Words that were said once explain the sentence once.
            if whole.nouns != clause.nouns { further = further.map(\.unexplaining) }
            // What a command is about matters to those after it, and to itself where it is left be.
            let isHeard = index + 1 < clauses.count || clause.isLeftBe
            let said = isHeard ? Set((further.first?.effect ?? []).map(\.reference)) : []
            mentioned.formUnion(said)
            if clause.facts.has(.kept), !further.contains(where: { $0.intents != nil }) {
                // "Keep the blinds as they are": nothing could be done to them anyway.
                further = further.prefix(1).compactMap(\.lettingBe)
            }
            if clause.isLeftBe {
                if clause.isNegated { spared.formUnion(further.first?.effect ?? []) } else { left.formUnion(said) }
                further = further.map(\.leavingBe)
            }
            if further.isEmpty { return [] }
            found.append(further)
        }
        if !spared.isEmpty || !left.isEmpty {
            // "Turn it on, leave it off" leaves nothing to do, in another home neither.
            let rest = found.map { readings in readings.first?.sparing(spared, and: left) }
            if rest.contains(where: { $0 == nil }) { return [] }
            found = found.map { $0.compactMap { $0.sparing(spared, and: left) } }
        }
        if !clauses.contains(where: \.isTimed) { return Self.together(found) }
        return Timing.choices(of: clauses, at: context.now).flatMap { timings in
            Self.together(zip(found, timings).map { readings, timing in readings.compactMap { timed($0, by: timing) } })
        }
    }

    /// The readings of a sentence whose commands have these.
    private static func together(_ readings: [[Reading]]) -> [Reading] {
        guard var found = readings.first else { return [] }
        if readings.count == 1, !found.contains(where: \.contradictsItself) { return found }
        for further in readings.dropFirst() {
            found = Array(
                found.flatMap { first in further.map { first.yielding(to: $0).followed(by: $0) } }.prefix(readingLimit))
        }
        return found.filter { !$0.contradictsItself }
    }

    private func readings(of clause: Clause, _ mentioned: Set<ServiceReference>) -> [Reading] {
        let names = clause.allNames
        let places = homes.indices.filter { place in
            Self.isMeant(homes[place], by: names)
                && (clause.remembered.isEmpty || homes[place].home.name == context.focus?.home)
        }
        // Words without the names of things, such as "the lights" and "the kitchen lights", speak of the likeliest home
        // only (row R7).
        let isUnnamed = names.allSatisfy(\.kind.isPlace)
        if places.isEmpty { return acrossHomes(clause, mentioned) }
        // "The dock light and the porch light": each has its whole name in a home, if no home has both.
        if homes.count > 1, names.count > 1, names.allSatisfy({ name in homes.contains { $0.hasWhole(name) } }),
            !homes.contains(where: { home in names.allSatisfy { home.hasWhole($0) } })
        {
            let across = acrossHomes(clause, mentioned)
            if !across.isEmpty { return across }
        }
        let likeliest = readings(of: clause, mentioned, inHomeAt: places[0])
        return isUnnamed
            ? likeliest : places.dropFirst().reduce(likeliest) { $0 + readings(of: clause, mentioned, inHomeAt: $1) }
    }

    private func readings(of clause: Clause, _ mentioned: Set<ServiceReference>, inHomeAt rank: Int) -> [Reading] {
        let home = homes[rank]
        let room = context.room.flatMap { home.room(named: $0) }?.id
        let isBestEnough = isBestEnough && !clause.isLeftBe && !clause.isTimed
        var readings = ClauseResolver(
            home: home, clause: clause, room: room, mentioned: mentioned, isBestEnough: isBestEnough
        ).readings
        // "At 7" is a time before it is a value.
        let isPerhapsTime = clause.facts.has(.at) && clause.facts.number ?? 0 <= 12
        for index in readings.indices {
            readings[index].rank.home = rank
            if isPerhapsTime { readings[index].rank.guesses = 2 }
        }
        return readings
    }

    /// The readings of a command to things of several homes, each said with its home: "the heater in the den and the
    /// kettle in the cottage".
    private func acrossHomes(_ clause: Clause, _ mentioned: Set<ServiceReference>) -> [Reading] {
        guard homes.count > 1, clause.nouns.count > 1, clause.places.isEmpty, clause.exceptions.isEmpty,
            clause.scene == nil, !clause.facts.has(.ask)
        else { return [] }
        let readings = clause.nouns.map { noun in
            var part = clause
            part.nouns = [noun]
            return self.readings(of: part, mentioned).filter { $0.intents != nil }
        }
        return Self.together(readings).map { reading in
            var reading = reading
            (reading.rank.commands, reading.rank.home) = (1, 0)
            if let intents = reading.intents { reading.result = .understood(intents.joined) }
            return reading
        }
    }

    /// The readings of a bare kind of thing where another command of the sentence is, if there is such a thing: "lights off
    /// in the den and close the curtains" are the curtains of the den.
    private func beside(
        _ clauses: [Clause], at index: Int, _ clause: Clause, _ mentioned: Set<ServiceReference>
    ) -> [Reading]? {
        guard clauses.count > 1, clause.isOfBareKind else { return nil }
        let before = clauses[..<index].reversed().lazy.map { $0.placesBeside + roomsInNames(of: $0) }
            .first { !$0.isEmpty }
        guard let places = before ?? clauses[(index + 1)...].last?.placesAtEnd, !places.isEmpty else { return nil }
        var placed = clause
        (placed.places, placed.isBorrowing) = (places, true)
        let found = readings(of: placed, mentioned).filter { $0.intents != nil }
        return found.isEmpty ? nil : found
    }

    /// The rooms of things that are called after them: "the boardroom blinds down and lights to 30".
    private func roomsInNames(of clause: Clause) -> [Noun] {
        guard clause.nouns.count == 1, let home = homes.first else { return [] }
        let entries = clause.nouns[0].names.flatMap(\.entries).filter { $0.home == home.home.id && $0.form == .full }
        guard let entry = entries.first, entries.allSatisfy({ $0.name == entry.name }),
            let room = home.services(of: entry.thing).first?.room,
            NameKey(entry.name).text.hasPrefix(NameKey(room.name).text)
        else { return [] }
        let named = NameEntry(home: home.home.id, thing: .room(room.id), name: room.name)
        return [Noun([.name(Lattice.NameHit(kind: .room, range: 0..<0, entries: [named]))])]
    }

    /// The clause without "in here" where nobody knows which room that is and it is the air of the house all the same.
    private func withoutHere(_ clause: consuming Clause) -> Clause {
        guard context.room == nil, clause.saysHere, clause.isOfAir else { return clause }
        let isHere: (Noun) -> Bool = { $0.has(.here) && $0.isPlace && $0.names.isEmpty }
        clause.places.removeAll(where: isHere)
        clause.nouns.removeAll(where: isHere)
        return clause
    }

    private static func isMeant(_ view: HomeView, by names: [Lattice.NameHit]) -> Bool {
        // By their places, because to look at an entry as a value is to copy it.
        names.allSatisfy { name in name.entries.indices.contains { name.entries[$0].home == view.home.id } }
    }

    /// The clause with the things of its neighbour where it has none or says "it": "turn on and dim the lamp".
    private func withThings(_ clauses: [Clause], at index: Int) -> Clause {
        var clause = clauses[index]
        // "Don't touch the lamp": not with what the other commands do.
        let isIdle = clause.isNegated && Demand.demands(of: clause).isEmpty
        if isIdle || clause.facts.has(.kept), let other = clauses.first(where: { !$0.isLeftBe }) {
            clause.facts = other.facts
        }
        if index > 0, let kinds = clause.kinds(from: clauses[index - 1]) {
            clause.places += clause.nouns
            (clause.nouns, clause.isBorrowing) = (kinds, true)
            return clause
        }
        let isOpen =
            clause.nouns.isEmpty && clause.places.isEmpty && clause.scene == nil && !clause.facts.has(.kind)
            || clause.nouns.contains { $0.has(.pronoun) }
        guard isOpen, !clause.isOfTheHouse || clause.isAboutBefore && context.focus != nil else { return clause }
        if let focus = context.focus, clause.isAboutBefore,
            !clauses[..<index].contains(where: { !$0.nouns.isEmpty && !$0.nouns[0].has(.pronoun) })
        {
            (clause.remembered, clause.isBorrowing) = (focus.services(meantBy: clause.nouns), true)
            return clause
        }
        let others = clauses[..<index].reversed() + clauses[(index + 1)...]
        let isAbout: (Clause) -> Bool = { !$0.nouns.isEmpty && !$0.nouns[0].has(.pronoun) || clause.isAsked(with: $0) }
        guard let source = others.first(where: isAbout) else { return clause }
        clause.isBorrowing = true
        // "Open the blinds in the den and close them in the hall": others of the kind, there.
        let elsewhere = clause.places + clause.nouns.flatMap(\.places)
        if !elsewhere.isEmpty, source.nouns.allSatisfy(\.canBeElsewhere) {
            (clause.nouns, clause.places) = (source.nouns.map(\.anywhere), elsewhere)
            return clause
        }
        clause.nouns = source.nouns
        // "In the den turn the light on and in the hall turn it off": another one, there.
        if clause.places.isEmpty { clause.places = source.places }
        if clause.exceptions.isEmpty { clause.exceptions = source.exceptions }
        return clause
    }
}

extension HomeView {
    /// Whether something here bears a name as it was said, whole.
    fileprivate func hasWhole(_ name: Lattice.NameHit) -> Bool {
        name.entries.indices.contains { name.entries[$0].home == home.id && name.entries[$0].form == .full }
    }
}

extension Clause {
    /// Whether it needs no thing, as what is to be as warm as the house is: "set the temperature to 19, then open the blinds".
    fileprivate var isOfTheHouse: Bool {
        !facts.has(.ask)
            && ([.temperature, .humidity].contains(facts[.about]) && !facts.has(.act) || facts.has(.mode))
    }

    /// Whether it does nothing on one thing.
    fileprivate var isIdleOnThing: Bool {
        nouns.count == 1 && nouns[0].has(.onto) && !nouns[0].has(.pronoun) && !isNegated && scene == nil
            && !facts.has(.ask) && !facts.has(.complaint) && Demand.demands(of: self).isEmpty
    }

    /// Whether "here" or the like was said.
    fileprivate var saysHere: Bool { places.contains { $0.has(.here) } || nouns.contains { $0.has(.here) } }

    /// Whether it is about how warm it is, and of no thing.
    fileprivate var isOfAir: Bool {
        guard nouns.allSatisfy({ $0.isPlace || $0.has(.pronoun) || $0.services(.prefer) == ["Thermostat"] }),
            scene == nil,
            !facts.has(.ask)
        else {
            return false
        }
        let demands = Demand.demands(of: self)
        return !demands.isEmpty && demands.allSatisfy(\.isHeating)
    }

    /// Whether it is about a kind of thing of which nothing says where or how many: "the curtains".
    fileprivate var isOfBareKind: Bool {
        scene == nil && places.isEmpty && exceptions.isEmpty && !nouns.isEmpty
            && nouns.allSatisfy { noun in
                noun.has(.kind) && noun.names.isEmpty && noun.places.isEmpty
                    && !([.all, .rest, .everything, .whole, .here, .lit, .pronoun] as [Property]).contains(
                        where: noun.has)
            }
    }

    /// Where it is, by words beside what it is about, but for the house as a whole.
    fileprivate var placesBeside: [Noun] {
        let inNames = nouns.filter { $0.names.contains(where: \.kind.isPlace) }.map { noun in
            var place = noun
            (place.facts, place.names) = (Facts(), noun.names.filter(\.kind.isPlace))
            return place
        }
        return placesAtEnd + inNames
    }

    /// Where it is, by words that stand for themselves.
    fileprivate var placesAtEnd: [Noun] { (places + nouns.flatMap(\.places)).filter { !$0.has(.whole) } }

    /// Whether it says nothing but how and where: "off in the den", "the den up".
    private var isElsewhere: Bool {
        (isElided || facts.has(.upward)) && !(nouns + places).isEmpty && nouns.allSatisfy(\.isPlace)
            && !places.contains { $0.has(.whole) } && !facts.has(.ask) && !facts.has(.about) && scene == nil
    }

    /// What the command before was about, without where, if this one is about the same elsewhere: "the blinds up in the
    /// study, down in the den".
    fileprivate func kinds(from before: Clause) -> [Noun]? {
        guard isElsewhere, !before.nouns.isEmpty, before.nouns.allSatisfy(\.canBeElsewhere) else { return nil }
        return before.nouns.map(\.anywhere)
    }

    /// Whether what goes up or down elsewhere is not said: "the desk lamp up and the den down"; nor what is to be on, where
    /// one thing was said to be off in its place: "the telly off in the den and on in the attic".
    fileprivate func isUnclear(after before: Clause) -> Bool {
        guard isElsewhere, before.nouns.contains(where: { !$0.canBeElsewhere && !$0.isPlace }) else { return false }
        return facts.has(.dir) || facts[.to] != nil && nouns.isEmpty && !before.placesAtEnd.isEmpty
    }

    /// Whether both ask, and the other says where: "what's the temperature and humidity in the garden".
    fileprivate func isAsked(with other: Clause) -> Bool {
        facts.has(.ask) && nouns.isEmpty && other.facts.has(.ask) && !other.places.isEmpty
    }

    /// Whether what it is about is to stay as it is: "don't turn it on", "leave it on".
    var isLeftBe: Bool {
        isNegated || facts.has(.kept)
            || facts.has(.leave) && facts[.to] != nil && facts.number == nil && !facts.has(.ask) && times.isEmpty
    }

    /// Whether the name of a home was said.
    var namesHome: Bool {
        nouns.contains(where: \.namesHome) || exceptions.contains(where: \.namesHome)
            || places.contains(where: \.namesHome) || scene?.namesHome == true
    }

    /// All names that were said.
    var allNames: [Lattice.NameHit] {
        if nouns.count == 1, nouns[0].places.isEmpty, places.isEmpty, rare == nil { return nouns[0].names }
        var names: [Lattice.NameHit] = []
        for noun in nouns { noun.addNames(to: &names) }
        for noun in exceptions { noun.addNames(to: &names) }
        for noun in places { noun.addNames(to: &names) }
        scene?.addNames(to: &names)
        return names
    }
}

extension Noun {
    /// Whether there may be such a thing in another place too: "the blinds", but not the Study Blinds.
    fileprivate var canBeElsewhere: Bool {
        let things = names.filter { !$0.kind.isPlace }
        if things.isEmpty { return has(.kind) && !has(.rest) }
        return things.allSatisfy { $0.entries.contains { $0.form != .full } }
    }

    /// The same, wherever it is.
    fileprivate var anywhere: Noun {
        var noun = self
        noun.names.removeAll(where: \.kind.isPlace)
        noun.places = []
        return noun
    }
}
