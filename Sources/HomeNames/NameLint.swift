import HomeModel

/// What is wrong with the names of a home, the worst first.
public struct NameLint: Sendable {
    /// What was found.
    public let findings: [Finding]

    /// One thing that is wrong with a name, or with two of them.
    public struct Finding: Hashable, Sendable {
        /// Whose name it is.
        public let bearer: NameVerdict.Bearer
        /// Why it is wrong.
        public let problem: NameVerdict.Problem
        /// Names to take in place of it.
        public var suggestions: [String] = []

        /// Whose name it is too much like, or the same as; nil where the name itself is wrong.
        public var other: NameVerdict.Bearer? { problem.other }

        /// How bad it is.
        public var status: NameVerdict.Status {
            switch problem {
            case .fault: .invalid
            case .taken: .taken
            case .command, .alike: .confusable
            }
        }

        /// How alike the two are; 1 where only one name is wrong.
        public var similarity: Double {
            if case .alike(let likeness) = problem { likeness.similarity } else { 1 }
        }
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
        // What was said for later has names that nobody says.
        let timed = Set(
            home.triggers.filter(\.isTimed).map { NamedThing.trigger($0.id) }
                + home.actionSets.filter(\.isTimed).map { .actionSet($0.id) })
        for (thing, name) in home.namedThings
        where !timed.contains(thing)
            && things?.contains(thing.owner) != false
        {
            let place = CheckedPlace(kind: thing.kind, home: id, thing: thing, room: home.room(of: thing)?.id)
            let verdict = check.judged(name, place)
            let fresh = Self.findings(verdict, check, thing, place).filter { seen.insert($0.pair).inserted }
            if fresh.isEmpty { continue }
            // Whoever takes all the advice must not have one name twice.
            let suggestions = check.suggestions(for: verdict, place, avoiding: offered)
            offered.formUnion(suggestions.map(NameKey.init))
            found += fresh.map { Finding(bearer: $0.bearer, problem: $0.problem, suggestions: suggestions) }
        }
        findings = found.worstFirst
    }

    private static func findings(
        _ verdict: NameVerdict, _ check: NameCheck, _ thing: NamedThing, _ place: CheckedPlace
    ) -> [Finding] {
        guard verdict.status != .free, let home = place.home else { return [] }
        let bearer = check.bearer(NameEntry(home: home, thing: thing, name: verdict.name))
        // A command that the name is taken for comes before the other things that have it.
        let alone = verdict.problems.filter { $0.other == nil }
        return (alone + verdict.problems.filter { $0.other != nil }).map { Finding(bearer: bearer, problem: $0) }
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
