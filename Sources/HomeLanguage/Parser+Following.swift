import HomeModel
import HomeNames

/// How a turn of a conversation goes on from the one before.
public enum Following: Hashable, Sendable {
    /// "Undo that".
    case undo
    /// "Again".
    case again
    /// "The other one".
    case other
    /// "What about the kitchen": the command or question of the turn before, of something else.
    case about
    /// "No, the bedroom one": this instead of what was done.
    case instead
    /// "And the fan too".
    case too
}

extension Parser {
    /// How a text goes on from the turn before, or nil where it stands by itself.
    public func following(_ text: String) -> Following? {
        let facts = matches(of: text, rule: "follow").map { Facts($0) }
        let kinds: [(Property, Following)] = [
            ("undo", .undo), ("again", .again), ("other", .other), ("about", .about), ("instead", .instead),
            ("too", .too),
        ]
        return kinds.first { kind in facts.contains { $0.has(kind.0) } }?.1
    }

    /// The outcome of saying the command or question of the turn before of something else; nil where that makes no sense.
    ///
    /// Nothing is taken from another home than the one that was spoken of.
    public func continued(_ text: String, in context: Context) -> Outcome? {
        guard let focus = context.focus, let last = focus.clause, isHere(focus, context) else { return nil }
        let nouns = matches(of: text, rule: "follow").map { Noun($0) }.filter { !$0.names.isEmpty || $0.has("kind") }
        let readings = nouns.flatMap { noun -> [Reading] in
            var clause = last
            var known = focus.noun
            clause.nouns = [noun.like(&known)]
            (clause.places, clause.exceptions, clause.times, clause.leadTimes) = ([], [], [], [])
            clause.isNegated = false
            let isHomeNamed = noun.names.contains { $0.kind == .home }
            let homes = views.filter { isHomeNamed || $0.home.name == focus.home }
            return Resolver(homes: homes, context: context).readings(of: [clause])
        }
        return readings.isEmpty ? nil : permitted(choose(among: readings, text), in: context)
    }

    /// The outcome of a sentence that leaves to the turn before what it is about: "dim it", "brighter"; nil where it does not.
    func followed(_ text: String, _ lattice: Lattice, in context: Context) -> Outcome? {
        guard let focus = context.focus, isHere(focus, context) else { return nil }
        var reader = SentenceReader(language, lattice, after: focus.clause ?? Clause())
        let open = reader.sentences.enumerated().filter { $0.element.clauses.contains(where: \.isAboutBefore) }
        let readings = open.flatMap { self.readings(of: $0.element, at: $0.offset, in: context) }
        guard !readings.isEmpty else { return nil }
        return choose(among: readings, text)
    }

    private func permitted(_ outcome: Outcome, in context: Context) -> Outcome {
        context.user.map { permitted(outcome, to: $0) } ?? outcome
    }

    private func isHere(_ focus: Focus, _ context: Context) -> Bool {
        homes(in: context).contains { $0.home.name == focus.home }
            && (context.home == nil
                || views.contains { $0.home.name == focus.home && $0.home.isCalled(context.home ?? "") })
    }
}
