/// A sentence as far as it has been read, from its first word on.
///
/// Reading goes on piece by piece; where a piece can be taken in two ways, there are two drafts. What "and" joins, things
/// or commands, is such a case.
struct Draft {
    /// The commands that are whole.
    private(set) var clauses: [Clause] = []
    var clause = Clause()
    private(set) var link = Link.none
    /// Where the sentence began: "in the kitchen, …" holds for all that follows.
    private var lead: [Noun] = []
    /// The times with which the sentence began: "at 7, …" holds for all that says nothing else.
    private var leadTimes: [[Matcher.Event]] = []
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
    /// The pieces so far, where somebody wants to know them.
    private(set) var trail: [Piece]?

    /// A sentence of which nothing was read yet.
    init(keepsTrail: Bool = false) { trail = keepsTrail ? [] : nil }

    enum Link: Comparable { case none, pause, and, but, then }

    /// What makes one reading of the same words worse than another.
    struct Cost: Comparable {
        var errors = 0
        var phrases = 0

        static func < (one: Cost, other: Cost) -> Bool {
            (one.errors, one.phrases) < (other.errors, other.phrases)
        }
    }

    /// The drafts that a further piece makes of this one; none where it cannot follow.
    func adding(_ piece: Piece) -> [Draft] {
        if piece.errors > 0, isTold(piece.content) { return [] }
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
        trail?.append(piece)
    }

    /// The drafts that a further piece makes of this one, where nothing was taken back.
    func following(_ content: Piece.Content) -> [Draft] {
        switch content {
        // "Sleep well" and "goodbye my love" run no scene.
        case .courtesy(let isChat, let isNow):
            return isChat && clause.scene != nil && clause.facts.isEmpty ? [] : [isNow ? atOnce : self]
        case .pause: return [linked(.pause)]
        case .question: return [asked.linked(.pause)]
        case .and: return [linked(.and)]
        case .but: return [linked(.but)]
        case .then: return [linked(.then)]
        case .not: return forbidding()
        case .no: return doubting(\.isNo)
        case .correction(let isMild):
            if clause.isEmpty || link >= .and { return [self] }
            return (isMild ? self : halted).doubting(\.isCorrecting)
        case .never: return clause.isEmpty ? [] : doubting(\.isTakenBack)
        case .except: return excepting()
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
        clause == other.clause && link == other.link && cost == other.cost && clauses == other.clauses
            && (isNo, isCorrecting, isHalted, isTakenBack)
                == (other.isNo, other.isCorrecting, other.isHalted, other.isTakenBack)
            && lead == other.lead && leadTimes == other.leadTimes
    }

    /// Whether a verb comes after its things, as in "the lights wnt off": such a word is not corrected into a command.
    private func isTold(_ content: Piece.Content) -> Bool {
        guard case .facts(let facts) = content else { return false }
        return link == .none && !clause.nouns.isEmpty && (facts.has("verb") || facts.has("act"))
    }

    /// The commands of the sentence if it ends here, or nil where it cannot; it may leave something to the command
    /// before it in a conversation.
    func ended(after before: Clause? = nil, isContinuing: Bool = false) -> [Clause]? {
        guard link < .and, !isNo, !isHalted, !clause.isEmpty || isContinuing && !lead.isEmpty,
            !(clause.isExcepting && clause.exceptions.isEmpty)
        else {
            return nil
        }
        var clauses = clauses + [clause]
        if isTakenBack { clauses.indices.forEach { clauses[$0].isNegated = true } }
        for index in clauses.indices where clauses[index].places.isEmpty { clauses[index].places = lead }
        for index in clauses.indices.dropFirst() { clauses[index].leadTimes = leadTimes }
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

    func plain(_ clause: Clause) -> Draft {
        var next = self
        next.clause = clause
        next.link = .none
        return next
    }

    /// The command so far is whole, and another begins.
    private var broken: Draft? {
        guard clause.isComplete, !(clause.isExcepting && clause.exceptions.isEmpty) else {
            return nil
        }
        var next = self
        next.clauses.append(clause)
        next.clause = Clause()
        next.clause.isJoined = link == .and
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

    private func excepting() -> [Draft] {
        guard !clause.isExcepting else { return [] }
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

    private func adding(_ noun: Noun) -> [Draft] {
        // What follows "but" and is no command is an exception.
        if link == .but { return [] }
        // "What's in the kitchen" is a question, but after "except"; "one of the lamps" is no value.
        if noun.has("relative"), !clause.isExcepting { return [] }
        if noun.has("of"), clause.last == .facts, clause.facts.number != nil, clause.facts["unit"] == nil,
            !clause.facts.has("goal") || clause.facts.has("on") || clause.facts.has("at")
        {
            return []
        }
        // "Turn on 2 lights" sets nothing to 2.
        if clause.last == .facts, link == .none, clause.nouns.isEmpty, clause.facts.has("on"),
            clause.facts["unit"] == nil
        {
            return []
        }
        // "Lights off upstairs, on downstairs": the state, not the place.
        if noun.has("onto"), noun.isPlace, link != .none, clause.facts["to"] != nil { return [] }
        // "Except for the lamp, everything off": what is meant.
        if clause.isExcepting, link == .pause, clause.nouns.isEmpty, clause.facts.isEmpty, !clause.exceptions.isEmpty,
            noun.has("everything")
        {
            var next = clause
            next.isExcepting = false
            return [plain(next.adding(noun))]
        }
        let list = clause.isExcepting ? clause.exceptions : clause.nouns
        if clause.scene != nil, link == .none, noun.isPlace { return adding(place: noun) }
        if clause.scene != nil || (link == .then && clause.isComplete) {
            // "The kettle, then the fan": the same is done to both.
            let both = clause.scene == nil && noun.isNamedThing && !list.isEmpty ? [plain(clause.listing(noun))] : []
            return link == .none ? [] : both + (broken?.adding(noun) ?? [])
        }
        if clause.last == .place, link != .none, noun.isPlace { return adding(place: noun) }
        // "Lock it, the front door", "the front door: lock it": it is what it is called beside it.
        if link == .pause, list.count == 1, list[0].has("pronoun"), !noun.has("pronoun"), !noun.isPlace {
            return [plain(clause.calling(it: noun))] + (broken?.adding(noun) ?? [])
        }
        if noun.has("pronoun"), link == .none, clause.last == .facts, !list.isEmpty, !list.contains(where: \.isPlace) {
            return [plain(clause)]
        }
        if list.isEmpty {
            let fresh = link == .none || clause.nouns.isEmpty && clause.facts.isEmpty
            return [plain(clause.adding(noun))] + (fresh ? [] : broken?.adding(noun) ?? [])
        }
        // "Kitchen, lights on": a place and a pause.
        let isHeading = !clause.isExcepting && list.count == 1 && list[0].isPlace && !noun.isPlace
        if link == .pause, isHeading, clause.facts.isEmpty, !noun.isKindInPlace { return headed(by: noun) }
        if link != .none { return [plain(clause.adding(noun))] + (broken?.adding(noun) ?? []) }
        // "Kitchen light off hall light on": said in one breath.
        if clause.isStateAfterThing, !noun.isPlace, !noun.has("pronoun") { return broken?.adding(noun) ?? [] }
        // "Turn off the kettle the oven and the fan": said in one breath.
        if clause.last == .noun, noun.isNamedThing, !noun.has("of"), !noun.has("onto"), let last = list.last,
            last.isNamedThing, !last.has("owner")
        {
            return [plain(clause.listing(noun))]
        }
        // "Turn off the lights kitchen", "everything upstairs off": a place after things is where they are.
        if noun.isPlace { return adding(place: noun) }
        // "The kitchen, turn off the lights": what comes first is where.
        return isHeading && (clause.last != .noun || noun.has("everything")) ? headed(by: noun) : []
    }

    /// The noun before this one is where it is.
    private func headed(by noun: Noun) -> [Draft] {
        var moved = clause
        moved.places += moved.nouns
        moved.nouns = []
        return [plain(moved.adding(noun))]
    }

    private func adding(place said: Noun) -> [Draft] {
        // "In" says nothing of a place that is not the place itself.
        var place = said
        place.facts = said.facts.without("onto")
        // "There" is where something was before.
        // "Lights off upstairs, on downstairs" too.
        if place.has("bareOn"), link != .none, clause.facts["to"] != nil { return [] }
        if place.has("there"), clauses.isEmpty, link == .none, clause.nouns.isEmpty { return [] }
        // "Blinds up in the study, down in the den": the other way is another command.
        if let side = place["side"], let way = clause.facts["dir"], side != way { return [] }
        if clause.isExcepting, clause.exceptions.allSatisfy(\.isPlace), clause.exceptions.isEmpty || link != .none {
            return [plain(clause.adding(place))]
        }
        if clauses.isEmpty, clause.isEmpty {
            var next = self
            next.lead.place(place, isFurther: link != .none)
            next.link = .none
            next.clause.last = .place
            return [next]
        }
        var drafts: [Draft] = []
        // "… and in the study the lamp": a place may begin a command of its own.
        if link != .none, var fresh = broken {
            fresh.clause.places.append(place)
            fresh.clause.last = .place
            drafts.append(fresh)
        }
        if clause.last == .noun || clause.last == .place {
            return [plain(clause.placing(place, isFurther: link != .none))] + drafts
        }
        if link != .none, !clause.isEmpty { return drafts }
        var next = plain(clause)
        next.clause.places.append(place)
        next.clause.last = .place
        return [next]
    }

    private func adding(scene: Noun) -> [Draft] {
        guard clause.scene == nil, clause.nouns.allSatisfy(\.isPlace) else {
            return link == .none ? [] : broken?.adding(scene: scene) ?? []
        }
        if link != .none, clause.isComplete { return broken?.adding(scene: scene) ?? [] }
        var next = clause
        next.scene = scene
        // "Set the cottage to good night": where it is run.
        next.places += next.nouns
        next.nouns = []
        next.last = .scene
        return [plain(next)]
    }

    private func adding(_ facts: Facts) -> [Draft] {
        // "At seven thirty", "in 10 minutes at 7": a bare number beside a time is part of a time, or of nothing.
        if clause.last == .time, link == .none, facts.isBareNumber { return [] }
        var drafts: [Draft] = []
        if clause.isSparing, !clause.exceptions.isEmpty, facts.isState { return [plain(clause)] }
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
        // "Shut" is a state after the thing, and a verb before it.
        if facts.has("late"), clause.nouns.isEmpty, clause.facts["ask"] == nil { return [] }
        // A question begins with its question word.
        if facts.has("ask"), !clause.isEmpty, !clause.facts.has("ask"), !clause.isPreface {
            return link == .none ? [] : broken?.adding(facts) ?? []
        }
        // "The lamp is too bright turn it down": a reason, and what is asked for.
        let isAsked = link == .none && (clause.isReasonBefore(facts) || clause.isOrderBefore(facts))
        if link != .none || isAsked, clause.isComplete { drafts += broken?.adding(facts) ?? [] }
        // "The heating to 20 and the blinds down": two things, of each something else.
        if link < .and || !clause.isComplete, let both = clause.facts.merging(facts),
            !clause.isReopened || both == clause.facts && clause.times.isEmpty || facts.has("asked")
        {
            var next = clause
            next.facts = both
            next.isSaid = !clause.nouns.isEmpty
            next.last = .facts
            // "Except the lamp, turn off …": what is meant is still to come.
            if next.nouns.isEmpty, !next.exceptions.isEmpty { next.isExcepting = false }
            drafts.append(plain(next))
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
        var next = plain(clause)
        next.clause.facts = clause.facts.filling("ask", with: "is")
        return [next]
    }

    private func adding(time events: [Matcher.Event]) -> [Draft] {
        if clause.isNow { return link == .none ? [] : broken?.adding(time: events) ?? [] }
        var next = clause
        next.times.append(events)
        next.last = .time
        // "Every Monday and Friday", "on Monday, at 7": the time goes on.
        var drafts = link < .and || clause.last == .time ? [plain(next)] : []
        // "… and at 8 the fan": a time may begin a command of its own.
        if link != .none, clause.isComplete { drafts += broken?.adding(time: events) ?? [] }
        if clauses.isEmpty, clause.isLead { drafts.indices.forEach { drafts[$0].leadTimes = next.times } }
        return drafts
    }
}
