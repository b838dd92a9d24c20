import HomeModel

/// What is wrong with the names of a home, the worst first.
public struct NameLint: Sendable {
    /// What was found.
    public let findings: [Finding]

    /// One thing that is wrong with a name, or with two of them.
    public struct Finding: Hashable, Sendable {
        /// Whose name it is.
        public let bearer: NameVerdict.Bearer
        /// Whose name it is too much like, or the same as; nil where the name itself is wrong.
        public let other: NameVerdict.Bearer?
        /// How bad it is.
        public let status: NameVerdict.Status
        /// How alike the two are; 1 where only one name is wrong.
        public let similarity: Double
        /// Why, in a sentence.
        public let problem: String
        /// Names to take in place of the first.
        public let suggestions: [String]
    }

    /// Looks at all names of a home, or at those of some of its things; each pair is told of once.
    public init(_ check: NameCheck, home id: HomeID, of things: Set<NamedThing>? = nil) {
        guard let home = check.homes[id] else {
            findings = []
            return
        }
        var seen: Set<Set<String>> = []
        var offered: Set<NameKey> = []
        var found: [Finding] = []
        for (thing, name) in home.namedThings where things?.contains(thing.owner) != false {
            let place = CheckedPlace(kind: thing.kind, home: id, thing: thing, room: home.room(of: thing)?.id)
            let verdict = check.judged(name, place)
            let fresh = Self.findings(verdict, check, thing, place).filter { seen.insert($0.pair).inserted }
            if fresh.isEmpty { continue }
            // Whoever takes all the advice must not have one name twice.
            let suggestions = check.suggestions(for: verdict, place, avoiding: offered)
            offered.formUnion(suggestions.map(NameKey.init))
            found += fresh.map { $0.offering(suggestions) }
        }
        findings = found.worstFirst
    }

    private static func findings(
        _ verdict: NameVerdict, _ check: NameCheck, _ thing: NamedThing, _ place: CheckedPlace
    ) -> [Finding] {
        guard verdict.status != .free, let home = place.home else { return [] }
        let bearer = check.bearer(NameEntry(home: home, thing: thing, name: verdict.name))
        let others =
            verdict.collisions.map { ($0, NameVerdict.Status.taken, 1.0) }
            + verdict.soundsLike.map { ($0.bearer, .confusable, $0.similarity) }
        // Problems come in this order: the taken, then that of a command, then the alike.
        let alone = verdict.problems.count - others.count
        let whole = verdict.problems.dropFirst(verdict.collisions.count).prefix(alone).map { problem in
            Finding(
                bearer: bearer, other: nil, status: verdict.status == .invalid ? .invalid : .confusable, similarity: 1,
                problem: problem, suggestions: [])
        }
        let problems =
            verdict.problems.prefix(verdict.collisions.count) + verdict.problems.suffix(verdict.soundsLike.count)
        return whole
            + zip(others, problems).map { other, problem in
                Finding(
                    bearer: bearer, other: other.0, status: other.1, similarity: other.2, problem: problem,
                    suggestions: [])
            }
    }
}

extension [NameLint.Finding] {
    /// The same, the worst first; what is equally bad stays in its order.
    public var worstFirst: [NameLint.Finding] {
        enumerated().sorted { one, other in
            (other.element.status, other.element.similarity, one.offset)
                < (one.element.status, one.element.similarity, other.offset)
        }.map(\.element)
    }
}

extension NamedThing {
    /// What is added and removed as one: an accessory with its services.
    fileprivate var owner: NamedThing {
        if case .service(let service) = self { .accessory(service.accessory) } else { self }
    }
}

extension NameLint.Finding {
    /// The names that it is about, whichever was looked at first.
    fileprivate var pair: Set<String> {
        [bearer, other].compactMap(\.self).reduce(into: []) { $0.insert("\($1.thing) \($1.name)") }
    }

    fileprivate func offering(_ suggestions: [String]) -> NameLint.Finding {
        NameLint.Finding(
            bearer: bearer, other: other, status: status, similarity: similarity, problem: problem,
            suggestions: suggestions)
    }
}

extension Home {
    /// Every name and alias in the home and its own, but those of users.
    fileprivate var namedThings: [(NamedThing, String)] {
        var list = names.map { (NamedThing.home, $0) }
        for room in rooms { list += room.names.map { (.room(room.id), $0) } }
        for zone in zones { list += zone.names.map { (.zone(zone.id), $0) } }
        for accessory in accessories {
            list += accessory.names.map { (.accessory(accessory.id), $0) }
            for service in accessory.services {
                guard let name = service.name else { continue }
                let reference = ServiceReference(accessory: accessory.id, service: service.id)
                // To a speaker an accessory and its own service of one name are one thing (row N9).
                list += ([name] + service.aliases).filter { !accessory.isCalled($0) }.map { (.service(reference), $0) }
            }
        }
        for group in serviceGroups { list += group.names.map { (.serviceGroup(group.id), $0) } }
        for scene in actionSets { list += scene.names.map { (.actionSet(scene.id), $0) } }
        for trigger in triggers { list += trigger.names.map { (.trigger(trigger.id), $0) } }
        return list
    }
}
