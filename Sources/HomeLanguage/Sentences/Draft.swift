/// A sentence as far as it has been read, from its first word on.
///
/// Reading goes on piece by piece; where a piece can be taken in two ways, there are two drafts. What "and" joins, things
/// or commands, is such a case.
struct Draft {
    var clause = Clause()
    var link = Link.none
    /// What few have.
    var rare: Rare?
    /// How many phrases it took, and how many letters are wrong; less is better.
    private(set) var cost = Cost()
    /// Whether "no" was said last.
    var isNo = false
    /// Whether what comes next is meant instead of what was said.
    var isCorrecting = false
    /// Whether the sentence cannot end so: "…, no wait".
    var isHalted = false
    /// Whether all of it was taken back.
    var isTakenBack = false
    /// A sentence of which nothing was read yet.
    init(keepsTrail: Bool = false) { if keepsTrail { trail = [] } }

    enum Link: Comparable { case none, pause, and, or, but, then }

    /// What makes one reading of the same words worse than another.
    struct Cost: Comparable {
        var errors = 0
        var phrases = 0
        /// How many things are not called by a whole name: in a long sentence those that are must not be crowded out.
        var unnamed = 0

        static func < (one: Cost, other: Cost) -> Bool {
            (one.errors, one.phrases) < (other.errors, other.phrases)
        }

        /// Whether neither is the worse one in the end.
        func isAlike(_ other: Cost) -> Bool { (errors, phrases) == (other.errors, other.phrases) }

        /// Whether it is the better one to go on from.
        func isLikelier(than other: Cost) -> Bool {
            (errors, phrases, unnamed) < (other.errors, other.phrases, other.unnamed)
        }
    }

    /// The drafts that a further piece makes of this one; none where it cannot follow.
    func adding(_ piece: Piece, under constraints: Constraints) -> [Draft] {
        if piece.errors > 0, !constraints.allow(misspelt: piece.content, after: self) { return [] }
        var drafts = joined(with: piece, under: constraints)
        for place in drafts.indices { drafts[place].count(piece) }
        return drafts
    }

    private func joined(with piece: Piece, under constraints: Constraints) -> [Draft] {
        if isNo { return afterNo(piece, under: constraints) }
        if isTakenBack { return afterTakingBack(piece) }
        if isCorrecting { return correcting(by: piece.content) }
        return following(piece.content, under: constraints)
    }

    private mutating func count(_ piece: Piece) {
        cost.errors += piece.errors
        if !piece.isIdle { cost.phrases += 1 }
        if case .noun(let noun) = piece.content, !noun.isNamedThing { cost.unnamed += 1 }
        trail?.append(piece)
    }

    /// The drafts that a further piece makes of this one, where nothing was taken back.
    func following(_ content: Piece.Content, under constraints: Constraints) -> [Draft] {
        switch content {
        case .courtesy(let manner): return adding(manner, under: constraints)
        case .pause: return [linked(.pause)]
        case .question: return constraints.allowQuestion(after: self) ? [asked.linked(.pause)] : []
        case .and: return [linked(.and)]
        // "Turn on the lamp or the fan" leaves open which.
        case .or: return clause.isNegated || clause.isExcepting ? [linked(.or)] : []
        case .but: return [linked(.but)]
        case .then: return [linked(.then)]
        case .not: return forbidding() + leavingBe
        case .no: return doubting(\.isNo)
        case .correction(let isMild):
            if clause.isEmpty || link >= .and { return [self] }
            return (isMild ? self : halted).doubting(\.isCorrecting)
        case .never: return clause.isEmpty ? [] : doubting(\.isTakenBack)
        case .except: return excepting()
        case .instead: return excepting() + (clause.isEmpty ? self : linked(.pause)).forbidding()
        case .spare: return excepting().map(\.sparing)
        case .noun(let noun): return adding(noun, under: constraints)
        case .place(let place): return adding(place: place, under: constraints)
        case .scene(let scene): return adding(scene: scene, under: constraints)
        case .facts(let facts): return adding(facts, under: constraints)
        case .time(let events): return adding(time: events)
        }
    }

    /// Whether both are the same words in the same way, whatever pieces they were read by.
    func isSame(as other: Draft) -> Bool {
        cost.isAlike(other.cost) && link == other.link && clause == other.clause
            && (isNo, isCorrecting, isHalted, isTakenBack)
                == (other.isNo, other.isCorrecting, other.isHalted, other.isTakenBack)
            && hasSameRare(as: other)
    }

    /// The commands of the sentence if it ends here, or nil where it cannot; it may leave something to the command
    /// before it in a conversation.
    func ended(
        under constraints: Constraints, after before: Clause? = nil, isContinuing: Bool = false
    ) -> [Clause]? {
        guard link < .and, !isNo, !isHalted, !clause.isEmpty || isContinuing && !lead.isEmpty,
            !(clause.isExcepting && clause.exceptions.isEmpty)
        else {
            return nil
        }
        guard constraints.allowEnd(of: clause, after: self.clauses) else { return nil }
        // Most are one command, which leaves nothing to another.
        if rare == nil, case nil = before, !clause.isReopened, !isTakenBack {
            return clause.completedAlone(under: constraints)
        }
        var clauses = clauses
        clauses.append(clause)
        if isTakenBack { clauses.indices.forEach { clauses[$0].isNegated = true } }
        if rare != nil {
            for index in clauses.indices where clauses[index].places.isEmpty { clauses[index].places = lead }
            for index in clauses.indices.dropFirst() { clauses[index].leadTimes = leadTimes }
        }
        return Clause.completed(clauses, under: constraints, after: before, isContinuing: isContinuing)
    }

    /// "Turn off the lamp now": a time that follows is another command's.
    private var atOnce: Draft {
        var next = self
        next.clause.isNow = !clause.facts.isEmpty && !clause.nouns.isEmpty
        return next
    }

    // MARK: - Joints

    func linked(_ link: Link) -> Draft {
        var next = self
        next.link = max(self.link, link)
        return next
    }

    /// The draft with another last command, to which nothing is joined yet.
    func with(_ change: (inout Clause) -> Void = { _ in }) -> Draft {
        var next = self
        change(&next.clause)
        next.link = .none
        return next
    }

    /// The command so far is whole, and another begins.
    var broken: Draft? {
        guard clause.isComplete, !(clause.isExcepting && clause.exceptions.isEmpty) else {
            return nil
        }
        // "Kettle on, lamp and fan off": the lamp goes with the fan.
        if link == .and, clause.isListed, clause.isReopened, clause.isStateOfThings { return nil }
        // "Don't lock it or open it": of neither is it said to do it; "no lights but the lamp" is one command.
        let isNothing = clause.isNegated && clause.facts.isEmpty && clause.nouns.contains(where: Scope.isBroad)
        if link == .or || link == .but && isNothing { return nil }
        var next = self
        next.clauses.append(clause)
        next.clause = Clause()
        next.clause.isJoined = link == .and
        next.clause.isOpposed = link == .but
        next.link = .none
        return next
    }

    func forbidding() -> [Draft] {
        var next = self
        if !clause.isEmpty {
            guard link != .none, let broken else { return [] }
            next = broken
        }
        next.clause.isNegated = true
        return [next]
    }

    /// "Desk fan on, box fan not": the second is to stay as it is.
    private var leavingBe: [Draft] {
        guard !clauses.isEmpty, link == .none, clause.facts.isEmpty, !clause.isNegated, !clause.isExcepting,
            !clause.nouns.isEmpty, clause.scene == nil
        else { return [] }
        return [
            with { clause in
                clause.facts = clause.facts.filling(.kept, with: .present).filling(.verb, with: .present)
                clause.last = .facts
            }
        ]
    }

    private func adding(_ manner: Piece.Manner, under constraints: Constraints) -> [Draft] {
        switch manner {
        case .plain: [self]
        case .chat: constraints.allowChat(after: self) ? [self] : []
        case .now: [atOnce]
        case .merely: clause.isNegated && clause.isEmpty ? [] : [self]
        case .further: clause.isExcepting && clause.exceptions.isEmpty ? [] : [self]
        case .instead: insteadOfNothing
        }
    }

    /// "Instead": what "of" follows is not this word but what is not meant.
    private var insteadOfNothing: [Draft] {
        var next = self
        next.clause.last = .instead
        return [next]
    }

    private func excepting() -> [Draft] {
        // "Not the lamp but the fan" leaves nothing out of a lamp.
        let isDenied = clause.isNegated && clause.facts.isEmpty && clause.nouns.allSatisfy { !Scope.isBroad($0) }
        guard !clause.isExcepting, !isDenied || clause.nouns.isEmpty else { return [] }
        var next = self
        next.clause.isExcepting = true
        next.clause.last = .nothing
        next.link = .none
        return [next]
    }

    private var sparing: Draft {
        var next = self
        next.clause.isSparing = true
        return next
    }

    // MARK: - Pieces

    private func adding(_ said: Facts, under constraints: Constraints) -> [Draft] {
        // "The lamp can turn off" is another thing than "can the lamp turn off".
        let isAble = said.has(.able) && link == .none && !clause.nouns.isEmpty
        let facts = isAble ? said.without(.able).filling(.able, with: .said) : said
        guard constraints.allow(facts, after: self) else { return [] }
        if clause.isSparing, !clause.exceptions.isEmpty, facts.isState { return [with()] }
        // "The door is locked, isn't it": what was stated is asked.
        if facts.has(.tagged) { return [with { $0.facts = $0.facts.filling(.ask, with: .is) }] }
        // "Upstairs, are any lights on": where comes first.
        if facts.has(.ask), link == .pause, clauses.isEmpty, clause.facts.isEmpty, !clause.nouns.isEmpty,
            clause.nouns.allSatisfy(\.isPlace)
        {
            var next = self
            next.lead += clause.nouns + clause.places
            next.clause = Clause()
            next.link = .none
            return next.adding(facts, under: constraints)
        }
        // A question begins with its question word.
        if facts.has(.ask), !clause.isEmpty, !clause.facts.has(.ask), !clause.isPreface {
            return link == .none ? [] : broken?.adding(facts, under: constraints) ?? []
        }
        var drafts: [Draft] = []
        // "The lamp is too bright turn it down": a reason, and what is asked for.
        let isAsked = link == .none && (clause.isReasonBefore(facts) || clause.isOrderBefore(facts))
        if link != .none || isAsked, clause.isComplete { drafts += broken?.adding(facts, under: constraints) ?? [] }
        // "The heating to 20 and the blinds down": two things, of each something else.
        if link < .and || !clause.isComplete, let both = clause.facts.merging(facts),
            !clause.isReopened || both == clause.facts && clause.times.isEmpty && !clause.isPlacedBefore
                || facts.has(.asked) || facts.has(.together)
        {
            let said = with { clause in
                clause.facts = both
                clause.isSaid = !clause.nouns.isEmpty
                clause.last = .facts
                // "Except the lamp, turn off …": what is meant is still to come.
                if clause.nouns.isEmpty, !clause.exceptions.isEmpty { clause.isExcepting = false }
            }
            return drafts.isEmpty ? [said] : drafts + [said]
        }
        return drafts
    }

    /// "Lights on?" asks; "turn the lights on?" is a polite command.
    private var asked: Draft {
        let facts = clause.facts
        // "Garage door open?" tells how it is, "open the garage door?" does not.
        let isCommand = facts.has(.verb) || facts.has(.act) && !(clause.isSaid && facts[.to] != nil)
        guard !facts.isEmpty, !facts.has(.ask), facts.has(.copula) || !isCommand, clause.scene == nil else {
            return self
        }
        var next = self
        // "Nursery temperature?" asks for it.
        let further: [Property] = [.to, .dir, .sense, .vague, .hue, .mode, .extent]
        let isOfValue = facts.has(.about) && facts.number == nil && !further.contains(where: facts.has)
        next.clause.facts = facts.without(.act).filling(.ask, with: isOfValue ? .value : .is)
        return next
    }

    private func adding(time events: [Matcher.Event]) -> [Draft] {
        if clause.isNow { return link == .none ? [] : broken?.adding(time: events) ?? [] }
        let next = with { clause in
            clause.times.append(events)
            clause.last = .time
        }
        // "Every Monday and Friday", "on Monday, at 7": the time goes on.
        var drafts = link < .and || clause.last == .time ? [next] : []
        // "… and at 8 the fan": a time may begin a command of its own.
        if link != .none, clause.isComplete, var broken {
            // "Lamp on, then in an hour turn it off": that time is of the second alone.
            broken.clauses[broken.clauses.count - 1].isNow = true
            drafts += broken.adding(time: events)
        }
        if clauses.isEmpty, clause.isLead { drafts.indices.forEach { drafts[$0].leadTimes = next.clause.times } }
        return drafts
    }
}
