extension Clause {
    /// What the homes are asked about a clause, whatever words it was said with.
    ///
    /// "Turn on" is one phrase or two, and "what is" a question with or without its verb: of two ways to read the same
    /// words that come to the same thing, the plainer one will do.
    struct Gist: Equatable {
        fileprivate let clause: Clause
        /// The clause itself, where its verb says no more than what it wants.
        fileprivate let source: Clause?
        /// How much it says; what says more or less is not the same, and that is soon told.
        fileprivate let size: Int

        fileprivate init(_ clause: Clause, source: Clause? = nil) {
            (self.clause, self.source) = (clause, source)
            size = clause.facts.properties.count << 16 | clause.nouns.count << 8 | clause.places.count
        }

        // What a clause wants is dear to find out, and asked only where all else is alike.
        static func == (one: Gist, other: Gist) -> Bool {
            one.size == other.size && one.clause == other.clause && one.demands == other.demands
        }

        private var demands: [Demand] { source.map { Demand.demands(of: $0) } ?? [] }
    }

    /// The gists of the clauses of a sentence; what several clauses say may hang together by more than that.
    static func gists(of clauses: [Clause]) -> [Gist] {
        clauses.count == 1 ? [clauses[0].gist] : clauses.map { Gist($0) }
    }

    /// Whether some gists are those of a sentence that is known.
    static func areKnown(_ gists: [Gist], among known: [[Gist]]) -> Bool {
        known.indices.contains { place in
            known[place].count == gists.count && (gists.isEmpty || known[place][0].size == gists[0].size)
                && known[place] == gists
        }
    }

    private var gist: Gist {
        guard scene == nil else { return Gist(self) }
        var clause = self
        (clause.isExcepting, clause.isSparing, clause.isJoined, clause.isSaid) = (false, false, false, false)
        (clause.isReopened, clause.last) = (false, .nothing)
        if facts.has("ask") { clause.facts = facts.without("asked", "copula") }
        if facts.number == nil {
            for index in nouns.indices where nouns[index].has("onto") {
                clause.nouns[index].facts = nouns[index].facts.without("onto")
            }
        }
        let isOpen = nouns.isEmpty || nouns.contains { $0.has("pronoun") }
        if isOpen || isNegated || facts.has("ask") || facts.has("hue") || facts.has("kelvin") {
            return Gist(clause)
        }
        clause.facts = clause.facts.without("verb", "strong", "act")
        return Gist(clause, source: self)
    }
}
