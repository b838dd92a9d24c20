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

    /// All readings of a sentence; none where its names are in no home, or where a clause makes no sense.
    func readings(of clauses: [Clause]) -> [Reading] {
        var found: [[Reading]] = []
        var mentioned: Set<ServiceReference> = []
        var spared: Set<Reading.Effect> = []
        var left: Set<ServiceReference> = []
        for (index, clause) in clauses.enumerated() {
            let whole = withoutHere(withThings(clauses, at: index))
            var further = readings(of: whole, mentioned)
            // Words that were said once explain the sentence once.
            if whole.nouns != clause.nouns { further = further.map(\.unexplaining) }
            // What a command is about matters to those after it, and to itself where it is left be.
            let isHeard = index + 1 < clauses.count || clause.isLeftBe
            let said = isHeard ? Set((further.first?.effect ?? []).map(\.reference)) : []
            mentioned.formUnion(said)
            if clause.isLeftBe {
                if clause.isNegated { spared.formUnion(further.first?.effect ?? []) } else { left.formUnion(said) }
                further = further.map(\.leavingBe)
            }
            if further.isEmpty { return [] }
            found.append(further)
        }
        found = found.map { $0.compactMap { $0.sparing(spared, and: left) } }
        return Timing.choices(of: clauses, at: context.now).flatMap { timings in
            Self.together(zip(found, timings).map { readings, timing in readings.compactMap { timed($0, by: timing) } })
        }
    }

    /// The readings of a sentence whose commands have these.
    private static func together(_ readings: [[Reading]]) -> [Reading] {
        guard var found = readings.first else { return [] }
        if readings.count == 1 { return found.filter { !$0.contradictsItself } }
        for further in readings.dropFirst() {
            found = Array(found.flatMap { first in further.map { first.followed(by: $0) } }.prefix(readingLimit))
        }
        return found.filter { !$0.contradictsItself }
    }

    private func readings(of clause: Clause, _ mentioned: Set<ServiceReference>) -> [Reading] {
        let names = clause.allNames
        let places = homes.enumerated().filter { place in
            Self.isMeant(place.element, by: names)
                && (clause.remembered.isEmpty || place.element.home.name == context.focus?.home)
        }
        // Words without the names of things, such as "the lights" and "the kitchen lights", speak of the likeliest home
        // only (row R7).
        let isUnnamed = names.allSatisfy(\.kind.isPlace)
        return places.prefix(isUnnamed ? 1 : places.count).flatMap { rank, home in
            let room = context.room.flatMap { home.room(named: $0) }?.id
            return ClauseResolver(home: home, clause: clause, room: room, mentioned: mentioned).readings.map {
                var reading = $0
                reading.rank.home = rank
                // "At 7" is a time before it is a value.
                if clause.facts.has("at"), clause.facts.number ?? 0 <= 12 { reading.rank.guesses = 2 }
                return reading
            }
        }
    }

    /// The clause without "in here" where nobody knows which room that is and it is the air of the house all the same.
    private func withoutHere(_ clause: Clause) -> Clause {
        guard context.room == nil, clause.isOfAir else { return clause }
        var clause = clause
        let isHere: (Noun) -> Bool = { $0.has("here") && $0.isPlace && $0.names.isEmpty }
        clause.places.removeAll(where: isHere)
        clause.nouns.removeAll(where: isHere)
        return clause
    }

    private static func isMeant(_ view: HomeView, by names: [Lattice.NameHit]) -> Bool {
        names.allSatisfy { name in name.entries.contains { $0.home == view.home.id } }
    }

    /// The clause with the things of its neighbour where it has none or says "it": "turn on and dim the lamp".
    private func withThings(_ clauses: [Clause], at index: Int) -> Clause {
        var clause = clauses[index]
        // "Don't touch the lamp": not with what the other commands do.
        if clause.isNegated, Demand.demands(of: clause).isEmpty, let other = clauses.first(where: { !$0.isLeftBe }) {
            clause.facts = other.facts
        }
        let isOpen =
            clause.nouns.isEmpty && clause.places.isEmpty && clause.scene == nil && !clause.facts.has("kind")
            || clause.nouns.contains { $0.has("pronoun") }
        guard isOpen, !clause.isOfTheHouse || clause.isAboutBefore && context.focus != nil else { return clause }
        if let focus = context.focus, clause.isAboutBefore,
            !clauses[..<index].contains(where: { !$0.nouns.isEmpty && !$0.nouns[0].has("pronoun") })
        {
            (clause.remembered, clause.isBorrowing) = (focus.services(meantBy: clause.nouns), true)
            return clause
        }
        let others = clauses[..<index].reversed() + clauses[(index + 1)...]
        let isAbout: (Clause) -> Bool = { !$0.nouns.isEmpty && !$0.nouns[0].has("pronoun") || clause.isAsked(with: $0) }
        guard let source = others.first(where: isAbout) else { return clause }
        clause.isBorrowing = true
        clause.nouns = source.nouns
        // "In the den turn the light on and in the hall turn it off": another one, there.
        if clause.places.isEmpty { clause.places = source.places }
        if clause.exceptions.isEmpty { clause.exceptions = source.exceptions }
        return clause
    }
}

extension Clause {
    /// Whether it needs no thing, as what is to be as warm as the house is: "set the temperature to 19, then open the blinds".
    fileprivate var isOfTheHouse: Bool {
        !facts.has("ask")
            && (["temperature", "humidity"].contains(facts["about"]) && !facts.has("act") || facts.has("mode"))
    }

    /// Whether it is about how warm it is, and of no thing.
    fileprivate var isOfAir: Bool {
        guard nouns.allSatisfy({ $0.isPlace || $0.has("pronoun") }), scene == nil, !facts.has("ask") else {
            return false
        }
        let demands = Demand.demands(of: self)
        return !demands.isEmpty && demands.allSatisfy(\.isHeating)
    }

    /// Whether both ask, and the other says where: "what's the temperature and humidity in the garden".
    fileprivate func isAsked(with other: Clause) -> Bool {
        facts.has("ask") && nouns.isEmpty && other.facts.has("ask") && !other.places.isEmpty
    }

    /// Whether what it is about is to stay as it is: "don't turn it on", "leave it on".
    var isLeftBe: Bool {
        isNegated
            || facts.has("leave") && facts["to"] != nil && facts.number == nil && !facts.has("ask") && times.isEmpty
    }

    /// All names that were said.
    var allNames: [Lattice.NameHit] {
        (nouns + exceptions + places).flatMap(\.allNames) + (scene?.allNames ?? [])
    }
}
