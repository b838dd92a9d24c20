extension Clause {
    /// Whether two sentences ask the same of the homes, whatever words they were said with.
    ///
    /// "Turn on" is one phrase or two, and "what is" a question with or without its verb: of two ways to read the same
    /// words that come to the same thing, the plainer one will do. What several clauses say may hang together by more than
    /// that.
    static func areAlike(_ one: [Clause], _ other: [Clause]) -> Bool {
        if one.count != 1 || other.count != 1 { return one == other }
        guard canBeAlike(one, other) else { return false }
        let (one, other) = (one[0], other[0])
        guard one.gist == other.gist else { return false }
        // What a clause wants is dear to find out, and asked only where all else is alike.
        return one.hasVerbInGist || Demand.demands(of: one) == Demand.demands(of: other)
    }

    /// Whether two clauses can have one gist, which most cannot, and which is soon told.
    private static func canBeAlike(_ one: [Clause], _ other: [Clause]) -> Bool {
        // By their places, because to look at a clause as a value is to copy it.
        one[0].nouns.count == other[0].nouns.count && one[0].places.count == other[0].places.count
            && one[0].facts.number == other[0].facts.number
            && one[0].facts.properties.areLike(other[0].facts.properties, but: manner)
    }

    /// What may be said otherwise for one gist.
    private static let manner: PropertySet = [.asked, .copula, .verb, .strong, .act]

    /// Whether its verb says more than what it wants.
    private var hasVerbInGist: Bool {
        scene != nil || nouns.isEmpty || nouns.has(.pronoun) || isNegated || facts.has(.ask) || facts.has(.hue)
            || facts.has(.kelvin)
    }

    /// What the homes are asked about it.
    private var gist: Clause {
        guard scene == nil else { return self }
        var clause = self
        (clause.isExcepting, clause.isSparing, clause.isJoined, clause.isSaid) = (false, false, false, false)
        (clause.isReopened, clause.last) = (false, .nothing)
        if facts.has(.ask) { clause.facts = facts.without(.asked, .copula) }
        if facts.number == nil {
            for index in nouns.indices where nouns[index].has(.onto) {
                clause.nouns[index].facts = nouns[index].facts.without(.onto)
            }
        }
        if !hasVerbInGist { clause.facts = facts.without(.verb, .strong, .act) }
        return clause
    }
}
