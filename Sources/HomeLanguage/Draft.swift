/// A sentence as far as it has been read, from its first word on.
///
/// Reading goes on piece by piece; where a piece can be taken in two ways, there are two drafts. What "and" joins, things
/// or commands, is such a case.
struct Draft {
    /// The commands that are whole.
    private(set) var clauses: [Clause] = []
    private var clause = Clause()
    private var link = Link.none
    /// Where the sentence began: "in the kitchen, …" holds for all that follows.
    private var lead: [Noun] = []
    /// How many pieces it took, and how many letters are wrong; less is better.
    private(set) var cost = Cost()

    private enum Link: Comparable { case none, pause, and, then }

    /// What makes one reading of the same words worse than another.
    struct Cost: Comparable {
        var errors = 0
        var pieces = 0

        static func < (one: Cost, other: Cost) -> Bool {
            (one.errors, one.pieces) < (other.errors, other.pieces)
        }
    }

    /// The drafts that a further piece makes of this one; none where it cannot follow.
    func adding(_ piece: Piece) -> [Draft] {
        var next = self
        next.cost.errors += piece.errors
        next.cost.pieces += 1
        switch piece.content {
        case .courtesy: return [next]
        case .pause: return [next.linked(.pause)]
        case .and: return [next.linked(.and)]
        case .then: return [next.linked(.then)]
        case .not: return next.forbidding()
        case .except: return next.excepting()
        case .noun(let noun): return next.adding(noun)
        case .place(let place): return next.adding(place: place)
        case .scene(let scene): return next.adding(scene: scene)
        case .facts(let facts): return next.adding(facts)
        case .time(let events): return next.adding(time: events)
        }
    }

    /// The commands of the sentence if it ends here, or nil where it cannot.
    var ended: [Clause]? {
        guard link < .and, !clause.isEmpty, !(clause.isExcepting && clause.exceptions.isEmpty) else { return nil }
        var clauses = clauses + [clause]
        for index in clauses.indices where clauses[index].places.isEmpty { clauses[index].places = lead }
        return Clause.completed(clauses)
    }

    // MARK: - Joints

    private func linked(_ link: Link) -> Draft {
        var next = self
        next.link = max(self.link, link)
        return next
    }

    private func plain(_ clause: Clause) -> Draft {
        var next = self
        next.clause = clause
        next.link = .none
        return next
    }

    /// The command so far is whole, and another begins.
    private var broken: Draft? {
        guard clause.isComplete, !(clause.isExcepting && clause.exceptions.isEmpty) else { return nil }
        var next = self
        next.clauses.append(clause)
        next.clause = Clause()
        next.link = .none
        return next
    }

    private func forbidding() -> [Draft] {
        var next = self
        if !clause.isEmpty {
            guard link != .none, let broken else { return [] }
            next = broken
        }
        next.clause.isNegated = true
        return [next]
    }

    private func excepting() -> [Draft] {
        guard !clause.isExcepting, !clause.isEmpty else { return [] }
        var next = self
        next.clause.isExcepting = true
        next.clause.last = .nothing
        next.link = .none
        return [next]
    }

    // MARK: - Pieces

    private func adding(_ noun: Noun) -> [Draft] {
        let list = clause.isExcepting ? clause.exceptions : clause.nouns
        if clause.scene != nil || (link == .then && clause.isComplete) {
            return link == .none ? [] : broken?.adding(noun) ?? []
        }
        if list.isEmpty {
            let fresh = link == .none || clause.nouns.isEmpty && clause.facts.isEmpty
            return [plain(clause.adding(noun))] + (fresh ? [] : broken?.adding(noun) ?? [])
        }
        if link != .none { return [plain(clause.adding(noun))] + (broken?.adding(noun) ?? []) }
        // "Turn off the lights kitchen", "everything upstairs off": a place after things is where they are.
        if noun.isPlace { return adding(place: noun) }
        // "The kitchen, turn off the lights": what comes first is where.
        if !clause.isExcepting, clause.nouns.count == 1, clause.nouns[0].isPlace, !noun.isPlace {
            var moved = clause
            moved.places += moved.nouns
            moved.nouns = []
            return [plain(moved.adding(noun))]
        }
        return []
    }

    private func adding(place: Noun) -> [Draft] {
        if clause.isExcepting, clause.exceptions.isEmpty { return [plain(clause.adding(place))] }
        if clause.last == .noun || clause.last == .place && !(clause.nouns + clause.exceptions).isEmpty {
            return [plain(clause.placing(place, isFurther: link != .none))]
        }
        var next = link == .none || clause.isEmpty ? plain(clause) : broken ?? plain(clause)
        if next.clauses.isEmpty, next.clause.isEmpty {
            next.lead.append(place)
        } else {
            next.clause.places.append(place)
        }
        next.clause.last = .place
        return [next]
    }

    private func adding(scene: Noun) -> [Draft] {
        guard clause.scene == nil, clause.nouns.isEmpty else {
            return link == .none ? [] : broken?.adding(scene: scene) ?? []
        }
        if link != .none, clause.isComplete { return broken?.adding(scene: scene) ?? [] }
        var next = clause
        next.scene = scene
        next.last = .scene
        return [plain(next)]
    }

    private func adding(_ facts: Facts) -> [Draft] {
        var drafts: [Draft] = []
        // A question begins with its question word.
        if facts.has("ask"), !clause.isEmpty, !clause.facts.has("ask") {
            return link == .none ? [] : broken?.adding(facts) ?? []
        }
        if link != .none, clause.isComplete { drafts += broken?.adding(facts) ?? [] }
        if link < .and || !clause.isComplete, let both = clause.facts.merging(facts) {
            var next = clause
            next.facts = both
            next.last = .facts
            drafts.append(plain(next))
        }
        return drafts
    }

    private func adding(time events: [Matcher.Event]) -> [Draft] {
        var next = clause
        next.times.append(events)
        next.last = .time
        return [plain(next)]
    }
}

extension Clause {
    /// The facts as a question, where it is one without its word: "any lights on", "the temperature upstairs".
    fileprivate var asked: Facts {
        guard !facts.has("ask"), !facts.has("verb"), !facts.has("dir") else { return facts }
        if (nouns + exceptions).contains(where: { $0.has("any") }) { return facts.filling("ask", with: "is") }
        let isBare = facts.has("about") && facts["to"] == nil && facts.number == nil
        return isBare ? facts.filling("ask", with: "value") : facts
    }

    /// The commands of a sentence with what one leaves to another; nil where something stays unsaid.
    ///
    /// "Turn on and dim the lamp": the first takes its things from the second. "Turn the lamp on and the fan off": the
    /// second takes its verb from the first.
    static func completed(_ clauses: [Clause]) -> [Clause]? {
        var clauses = clauses
        for index in clauses.indices {
            if clauses[index].facts.isEmpty, clauses[index].scene == nil { return nil }
            if index > 0, !clauses[index].facts.has("verb") {
                clauses[index].facts = clauses[index].facts.filling("verb", with: clauses[index - 1].facts["verb"])
                    .filling("ask", with: clauses[index - 1].facts["ask"])
            }
            clauses[index].facts = clauses[index].asked
            let facts = clauses[index].facts
            // "The lights are on" is no command.
            if facts.has("copula"), !facts.has("assert"), !facts.has("ask") { return nil }
        }
        return clauses
    }
}
