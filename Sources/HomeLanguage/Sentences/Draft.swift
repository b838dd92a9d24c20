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
    func adding(_ piece: Piece) -> [Draft] {
        if piece.errors > 0, isTold(piece.content) || isOtherLock(piece.content) { return [] }
        var drafts = joined(with: piece)
        for place in drafts.indices { drafts[place].count(piece) }
        return drafts
    }

    private func joined(with piece: Piece) -> [Draft] {
        if isNo { return afterNo(piece) }
        if isTakenBack { return afterTakingBack(piece) }
        if isCorrecting { return correcting(by: piece.content) }
        return following(piece.content)
    }

    private mutating func count(_ piece: Piece) {
        cost.errors += piece.errors
        if !piece.isIdle { cost.phrases += 1 }
        if case .noun(let noun) = piece.content, !noun.isNamedThing { cost.unnamed += 1 }
        trail?.append(piece)
    }

    /// The drafts that a further piece makes of this one, where nothing was taken back.
    func following(_ content: Piece.Content) -> [Draft] {
        switch content {
        case .courtesy(let manner): return adding(manner)
        case .pause: return [linked(.pause)]
        // "Movie night?" asks for nothing yet.
        case .question: return clause.scene != nil && clause.facts.isEmpty ? [] : [asked.linked(.pause)]
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
        case .noun(let noun): return adding(noun)
        case .place(let place): return adding(place: place)
        case .scene(let scene): return adding(scene: scene)
        case .facts(let facts): return adding(facts)
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

    /// Whether it is "lock" behind another command, which may be the deed as well as the thing: "front door unlock, back
    /// door lok".
    private func isOtherLock(_ content: Piece.Content) -> Bool {
        guard case .noun(let noun) = content else { return false }
        return noun["word"] == "lock" && (link != .none || !clauses.isEmpty)
    }

    /// Whether a verb comes after its things, as in "the lights wnt off": such a word is not corrected into a command.
    private func isTold(_ content: Piece.Content) -> Bool {
        guard case .facts(let facts) = content else { return false }
        // "The blinds re closed" are said to be closed.
        let isDue = facts.has("due") && (!facts.has("being") || clause.facts.has("verb"))
        let isOrder = (facts.has("verb") || facts.has("act")) && !isDue
        // "The house iis dark" tells how it is too.
        return link == .none && !clause.nouns.isEmpty && (isOrder || facts.has("complaint"))
    }

    /// The commands of the sentence if it ends here, or nil where it cannot; it may leave something to the command
    /// before it in a conversation.
    func ended(after before: Clause? = nil, isContinuing: Bool = false) -> [Clause]? {
        guard link < .and, !isNo, !isHalted, !clause.isEmpty || isContinuing && !lead.isEmpty,
            !(clause.isExcepting && clause.exceptions.isEmpty)
        else {
            return nil
        }
        // "Telly on and the lamp at 10" is no time, most likely.
        if clause.endsInBareClock, clause.isReopened, clause.isStateOfThings, clause.last == .time { return nil }
        // "All fans at 20, but the loft fan at 80".
        if clause.endsInBareClock, clause.facts.has("at"), !clause.exceptions.isEmpty { return nil }
        // Most are one command, which leaves nothing to another.
        if rare == nil, case nil = before, !clause.isReopened, !isTakenBack { return clause.completedAlone() }
        var clauses = clauses
        clauses.append(clause)
        // "The lamp at 40 and the vanity at 10": the second is no time either.
        if clauses.count > 1 || clause.isReopened, clauses.contains(where: { $0.facts.has("at") }),
            clauses.contains(where: \.endsInBareClock)
        {
            return nil
        }
        if isTakenBack { clauses.indices.forEach { clauses[$0].isNegated = true } }
        if rare != nil {
            for index in clauses.indices where clauses[index].places.isEmpty { clauses[index].places = lead }
            for index in clauses.indices.dropFirst() { clauses[index].leadTimes = leadTimes }
        }
        return Clause.completed(clauses, after: before, isContinuing: isContinuing)
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
                clause.facts = clause.facts.filling("kept", with: "true").filling("verb", with: "true")
                clause.last = .facts
            }
        ]
    }

    private func adding(_ manner: Piece.Manner) -> [Draft] {
        switch manner {
        case .plain: [self]
        // "Sleep well" and "goodbye my love" run no scene.
        case .chat: clause.scene != nil && clause.facts.isEmpty ? [] : [self]
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

    private func adding(_ said: Facts) -> [Draft] {
        // "The lamp can turn off" is another thing than "can the lamp turn off".
        let isAble = said.has("able") && link == .none && !clause.nouns.isEmpty
        let facts = isAble ? said.without("able").filling("able", with: "said") : said
        // "At seven thirty", "in 10 minutes at 7": a bare number beside a time is part of a time, or of nothing.
        if clause.last == .time, link == .none, facts.isBareNumber || clause.endsInBareClock && facts.isBareAmount {
            return []
        }
        // "The blinds, but close the shade": no exception begins with what is done.
        if clause.isExcepting, clause.exceptions.isEmpty, link == .none,
            facts.has("act") || facts.has("verb") || facts["to"] != nil
        {
            return []
        }
        // "All off except lamp 1, 2 and 3" sets nothing to 3.
        if clause.isExcepting, link != .none, facts.isBareNumber, !facts.has("goal") { return [] }
        // "All lights out but one" sets nothing to 1.
        if link == .but, facts.number != nil, facts["unit"] == nil, !facts.has("goal"), !facts.has("dir") { return [] }
        // "Open the skylight, the blind at 50": that is said of the last alone.
        if clause.isListed, clause.facts["to"] != nil, clause.last == .noun, link == .none, facts.has("goal"),
            facts.number != nil
        {
            return []
        }
        var drafts: [Draft] = []
        if clause.isSparing, !clause.exceptions.isEmpty, facts.isState { return [with()] }
        // "Close the blinds but leave the left one halfway" says something else of that one.
        if clause.isSparing, !clause.exceptions.isEmpty, link == .none, facts.number != nil || facts.has("extent") {
            return []
        }
        // "Close the blinds but Lily's blind halfway": that is said of the last alone.
        if clause.isExcepting, !clause.exceptions.isEmpty, link == .none, clause.facts["to"] != nil,
            facts.number != nil || facts.has("extent")
        {
            return []
        }
        // "Light the kitchen" is a command, "the kitchen light" is not.
        if facts.has("first"), link == .none, !(clause.nouns + clause.places).isEmpty { return [] }
        if facts.has("tagged") { return tagging() }
        // "Is it too hot" asks, "it is too hot" tells.
        if facts.has("copula"), clause.isEmpty, !facts.has("told") { return [] }
        // "I left the lamp on" tells, "have I left the lamp on" asks.
        if facts.has("told"), !clause.isEmpty || !clauses.isEmpty { return [] }
        // What only questions say is not said of a command.
        if facts.has("asked"), !clause.facts.has("ask"), clause.facts.has("verb") || clause.facts.has("act"),
            link == .none
        {
            return []
        }
        // "Upstairs, are any lights on": where comes first.
        if facts.has("ask"), link == .pause, clauses.isEmpty, clause.facts.isEmpty, !clause.nouns.isEmpty,
            clause.nouns.allSatisfy(\.isPlace)
        {
            var next = self
            next.lead += clause.nouns + clause.places
            next.clause = Clause()
            next.link = .none
            return next.adding(facts)
        }
        // "The lamp and the fan both off", of several things.
        if facts.has("together"), !clause.isOfSeveral || clause.nouns.contains(where: \.isPlace) { return [] }
        // "Lights please", but "red light please" is to be red.
        if facts.has("please"), facts.has("kind"), !clause.facts.isEmpty { return [] }
        // "Turn on the attic ramp" ramps nothing.
        if link == .none, clause.last != .facts, facts.isVerbAlone, clause.facts.has("act") || clause.facts["to"] != nil
        {
            return []
        }
        // "Shut" is a state after the thing, and a verb before it.
        if facts.has("late"), clause.nouns.isEmpty, clause.facts["ask"] == nil { return [] }
        // "Get off the sofa" is said to a cat, "keep off the grass" to everybody.
        if clause.facts.has("fetch"), facts["to"] == "off", clause.nouns.isEmpty, !facts.has("verb") { return [] }
        // A question begins with its question word.
        if facts.has("ask"), !clause.isEmpty, !clause.facts.has("ask"), !clause.isPreface {
            return link == .none ? [] : broken?.adding(facts) ?? []
        }
        // "The lamp is too bright turn it down": a reason, and what is asked for.
        let isAsked = link == .none && (clause.isReasonBefore(facts) || clause.isOrderBefore(facts))
        if link != .none || isAsked, clause.isComplete { drafts += broken?.adding(facts) ?? [] }
        // "The heating to 20 and the blinds down": two things, of each something else.
        if link < .and || !clause.isComplete, let both = clause.facts.merging(facts),
            !clause.isReopened || both == clause.facts && clause.times.isEmpty && !clause.isPlacedBefore
                || facts.has("asked") || facts.has("together")
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
        let isCommand = facts.has("verb") || facts.has("act") && !(clause.isSaid && facts["to"] != nil)
        guard !facts.isEmpty, !facts.has("ask"), facts.has("copula") || !isCommand, clause.scene == nil else {
            return self
        }
        var next = self
        // "Nursery temperature?" asks for it.
        let further: [Property] = ["to", "dir", "sense", "vague", "hue", "mode", "extent"]
        let isOfValue = facts.has("about") && facts.number == nil && !further.contains(where: facts.has)
        next.clause.facts = facts.without("act").filling("ask", with: isOfValue ? "value" : "is")
        return next
    }

    /// "The door is locked, isn't it": what was stated is asked.
    private func tagging() -> [Draft] {
        guard clause.facts.has("copula"), !clause.facts.has("verb"), !clause.facts.has("ask") else { return [] }
        return [with { $0.facts = $0.facts.filling("ask", with: "is") }]
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
