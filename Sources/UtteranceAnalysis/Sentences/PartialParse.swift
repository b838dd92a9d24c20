/// A sentence as far as it has been read, from its first word on.
///
/// Reading goes on chunk by chunk; where a chunk can be taken in two ways, there are two partial parses. What "and" joins, things
/// or commands, is such a case.
struct PartialParse {
    private var shared = SharedFrame()
    /// The command that is being read.
    var frame: Frame {
        _read { yield shared.frame }
        _modify { yield &shared.frame }
        set { shared.frame = newValue }
    }
    var link = Link.none
    /// Whether somebody paused before "and".
    var isApart = false
    /// What few have.
    var sideTable: SideTable?
    /// What speaks against it so far.
    var score = Score()
    /// Whether "no" was said last.
    var isNo = false
    /// Whether what comes next is meant instead of what was said.
    var isCorrecting = false
    /// Whether the sentence cannot end so: "…, no wait".
    var isHalted = false
    /// Whether all of it was taken back.
    var isTakenBack = false
    /// Whether all that follows is forbidden.
    var forbidsRest = false
    /// A sentence of which nothing was read yet.
    init(keepsTrail: Bool = false) { if keepsTrail { trail = [] } }

    enum Link: Comparable { case none, pause, and, or, but, then }

    /// The partial parses that a further chunk makes of this one; none where it cannot follow.
    func adding(_ chunk: Chunk, under constraints: Constraints) -> [PartialParse] {
        var penalties = Penalties()
        if chunk.errors > 0 {
            guard let broken = constraints.penalties(ofMisspelt: chunk.content, after: self) else { return [] }
            penalties = broken
        }
        var parses = joined(with: chunk, under: constraints)
        for place in parses.indices { parses[place].count(chunk, penalties) }
        return parses
    }

    /// The partial parses that go on from this one at the cost of what it breaks; none where that is a veto.
    func going(on penalties: Penalties?, _ next: (PartialParse) -> [PartialParse]) -> [PartialParse] {
        guard let penalties else { return [] }
        if penalties.isEmpty { return next(self) }
        var costly = self
        costly.score.penalties.formUnion(penalties)
        return next(costly)
    }

    private func joined(with chunk: Chunk, under constraints: Constraints) -> [PartialParse] {
        if isNo { return afterNo(chunk, under: constraints) }
        if isTakenBack { return afterTakingBack(chunk) }
        if isCorrecting { return correcting(by: chunk.content, under: constraints) }
        return following(chunk.content, under: constraints)
    }

    private mutating func count(_ chunk: Chunk, _ penalties: Penalties) {
        if chunk.errors > 0 { score[.errors] += chunk.errors }
        if !chunk.isIdle { score[.phrases] += 1 }
        if case .referent(let referent) = chunk.content, !referent.isNamedThing { score[.nameless] += 1 }
        score.penalties.formUnion(penalties)
        trail?.append(chunk)
    }

    /// The partial parses that a further chunk makes of this one, where nothing was taken back.
    func following(_ content: Chunk.Content, under constraints: Constraints) -> [PartialParse] {
        switch content {
        case .courtesy(let manner): return adding(manner, under: constraints)
        case .pause: return [linked(.pause)]
        case .question:
            return joined(by: .question, under: constraints) { [$0.asked(under: constraints).linked(.pause)] }
        case .and:
            var next = linked(.and)
            next.isApart = link == .pause
            return [next]
        case .or: return joined(by: .or, under: constraints) { [$0.linked(.or)] }
        case .but: return [linked(.but)]
        case .then: return [linked(.then)]
        case .not:
            return forbidding(under: constraints) + joined(by: .kept, under: constraints) { [$0.leavingBe] }
                + denying(under: constraints)
        case .notAny:
            return forbidding(under: constraints).map { parse in
                var next = parse
                next.forbidsRest = true
                return next
            }
        case .no: return doubting(\.isNo)
        case .correction(let isMild, let isApart):
            if isApart, !frame.isEmpty, link != .pause, FrameRule.correctionIsApart.holds { return [] }
            if frame.isEmpty || link >= .and { return [self] }
            return (isMild ? self : halted).doubting(\.isCorrecting)
        case .never: return doubting(\.isTakenBack)
        case .except:
            let next = exceptingNext(under: constraints)
            // Behind "and" or "then" hardly anything is left out of what is whole: "all lights off, and I mean all but the lamp".
            if link < .and || next.isEmpty { return excepting(under: constraints) + next }
            guard frame.referents.contains(where: \.isBroad) else { return next }
            var costly = self
            costly.score[.phrases] += 1
            return costly.excepting(under: constraints) + next
        case .instead:
            return excepting(under: constraints)
                + (frame.isEmpty ? self : linked(.pause)).forbidding(under: constraints)
        case .spare: return excepting(under: constraints).map(\.sparing)
        case .referent(let referent): return adding(referent, under: constraints)
        case .place(let place): return adding(place: place, under: constraints)
        case .scene(let scene): return adding(scene: scene, under: constraints)
        case .slots(let slots): return adding(slots, under: constraints)
        case .time(let events): return adding(time: events, under: constraints)
        }
    }

    /// Whether both are the same words in the same way, whatever chunks they were read by.
    func isSame(as other: PartialParse) -> Bool {
        score == other.score && link == other.link && frame == other.frame
            && (isNo, isCorrecting, isHalted, isTakenBack, isApart, forbidsRest)
                == (
                    other.isNo, other.isCorrecting, other.isHalted, other.isTakenBack, other.isApart, other.forbidsRest
                )
            && hasSameSideTable(as: other)
    }

    /// The commands of the sentence if it ends here, with all that speaks against them, or nil where it cannot; it may
    /// leave something to the command before it in a conversation.
    func ended(
        under constraints: Constraints, after before: Frame? = nil, isContinuing: Bool = false
    ) -> (frames: [Frame], score: Score)? {
        var score = score
        let frames = frames(under: constraints, after: before, isContinuing: isContinuing, &score.penalties)
        return frames.map { ($0, score) }
    }

    private func frames(
        under constraints: Constraints, after before: Frame?, isContinuing: Bool, _ penalties: inout Penalties
    ) -> [Frame]? {
        guard link < .and, !isNo, !isHalted, !frame.isEmpty || isContinuing && !lead.isEmpty,
            !(frame.isExcepting && frame.exceptions.isEmpty)
        else {
            return nil
        }
        guard penalties.add(constraints.penalties(ofEnd: frame, after: self.frames)) else { return nil }
        // Most are one command, which leaves nothing to another.
        if sideTable == nil, case nil = before, !frame.isReopened, !isTakenBack {
            return frame.completedAlone(under: constraints, &penalties)
        }
        var frames = frames
        frames.append(frame)
        if isTakenBack { frames.indices.forEach { frames[$0].isNegated = true } }
        if sideTable != nil {
            for index in frames.indices where frames[index].places.isEmpty { frames[index].places = lead }
            for index in frames.indices.dropFirst() where !frames[index].isNow { frames[index].leadTimes = leadTimes }
        }
        return EllipsisResolution.completed(
            frames, under: constraints, after: before, isContinuing: isContinuing, &penalties)
    }

    /// Behind a word for now, a time that follows is another command's: "turn off the lamp now".
    ///
    /// What is to be done at another time is not done now: "the lamp in ten minutes and the fan now".
    private var atOnce: [PartialParse] {
        let isSaid = !frame.referents.isEmpty && !(frame.slots.isEmpty && frames.isEmpty)
        if isSaid, !frame.times.isEmpty, FrameRule.nowIsAnother.holds { return [] }
        var next = self
        next.frame.isNow = isSaid
        next.frame.isNowFirst = frame.isEmpty
        return [next]
    }

    // MARK: - Joints

    func linked(_ link: Link) -> PartialParse {
        var next = self
        next.link = max(self.link, link)
        return next
    }

    /// The partial parse with another last command, to which nothing is joined yet.
    func with(_ change: (inout Frame) -> Void = { _ in }) -> PartialParse {
        var next = self
        change(&next.frame)
        (next.link, next.isApart) = (.none, false)
        return next
    }

    /// The partial parses that go on behind what has no content of its own.
    private func joined(
        by joint: Constraints.Joint, under constraints: Constraints, _ next: (PartialParse) -> [PartialParse]
    ) -> [PartialParse] {
        going(on: constraints.penalties(of: joint, after: self), next)
    }

    /// The partial parse in which the command so far is whole and another begins; nil where it cannot.
    func broken(under constraints: Constraints) -> PartialParse? {
        guard frame.isComplete, !(frame.isExcepting && frame.exceptions.isEmpty),
            let penalties = constraints.penalties(of: .nextCommand, after: self)
        else { return nil }
        var next = self
        next.score.penalties.formUnion(penalties)
        next.frames.append(frame)
        if frame.isNowFirst { next.frames[next.frames.count - 1].isNow = frame.times.isEmpty }
        var fresh = Frame()
        fresh.isJoined = link == .and
        fresh.isOpposed = link == .but
        fresh.isNext = link == .then
        fresh.isApart = isApart
        fresh.isNegated = forbidsRest
        next.frame = fresh
        (next.link, next.isApart) = (.none, false)
        return next
    }

    func forbidding(under constraints: Constraints) -> [PartialParse] {
        var next = self
        if !frame.isEmpty {
            guard link != .none, let broken = broken(under: constraints) else { return [] }
            next = broken
        }
        next.frame.isNegated = true
        return [next]
    }

    /// A denial behind what it forbids: “mach das Licht nicht aus”, “свет не включай”.
    private func denying(under constraints: Constraints) -> [PartialParse] {
        let isNear = link == .none || link == .pause && !frame.isComplete
        guard !frame.isEmpty, !frame.isNegated, !frame.isExcepting, isNear || !FrameRule.deniedAtOnce.holds else {
            return []
        }
        return joined(by: .denied, under: constraints) { parse in [parse.with { $0.isNegated = true }] }
    }

    /// What is only denied is to stay as it is: "desk fan on, box fan not".
    private var leavingBe: PartialParse {
        with { frame in
            frame.slots = frame.slots.filling(.kept, with: .present).filling(.directive, with: .present)
            frame.last = .slots
        }
    }

    private func adding(_ manner: Chunk.Manner, under constraints: Constraints) -> [PartialParse] {
        switch manner {
        case .plain: [self]
        case .further: joined(by: .further, under: constraints) { [$0.furthered] }
        case .chat: joined(by: .chat, under: constraints) { [$0] }
        case .now: joined(by: .now, under: constraints) { $0.atOnce }
        case .instead: insteadOfNothing
        }
    }

    /// The thing was added to what was said before: "the lamp too".
    private var furthered: PartialParse {
        guard frame.last == .referent else { return self }
        var next = self
        next.frame.last = .further
        return next
    }

    /// What "of" follows is not the word for instead but what is not meant.
    private var insteadOfNothing: [PartialParse] {
        var next = self
        next.frame.last = .instead
        return [next]
    }

    private func excepting(under constraints: Constraints) -> [PartialParse] {
        joined(by: .exception, under: constraints) { parse in
            let next = parse.with { frame in
                frame.isExcepting = true
                frame.last = .nothing
            }
            return [next]
        }
    }

    /// The partial parses in which a command is whole, and what is left out is left out of the next: "close the blinds and except for
    /// the lamp turn off all the lights".
    ///
    /// Behind a pause it is rather left out of the command before it, where that has it.
    private func exceptingNext(under constraints: Constraints) -> [PartialParse] {
        guard link != .none, constraints.holds(.exceptionOfNext), var next = broken(under: constraints) else {
            return []
        }
        if link == .pause { next.score[.phrases] += 1 }
        next.frame.leavesOutFirst = true
        return next.excepting(under: constraints)
    }

    private var sparing: PartialParse {
        var next = self
        next.frame.isSparing = true
        return next
    }

    // MARK: - Chunks

    func adding(_ words: Slots, under constraints: Constraints) -> [PartialParse] {
        going(on: constraints.penalties(of: words, after: self)) {
            WordsAttachment(of: words, to: $0, under: constraints).parses
        }
    }

    func adding(_ referent: Referent, under constraints: Constraints) -> [PartialParse] {
        if constraints.holds(.opposition), frame.isNegated, frame.slots.isEmpty, link == .pause || link == .but,
            frame.referents.count == 1
        {
            return [with { $0 = $0.denied(for: referent) }]
        }
        // That "but" leaves something out is another way to read it.
        if link == .but, FrameRule.thingBehindBut.holds {
            return broken(under: constraints)?.adding(referent, under: constraints) ?? []
        }
        return going(on: constraints.penalties(of: referent, after: self)) { parse in
            guard referent.has(.except) else {
                return ReferentAttachment(of: referent, to: parse, under: constraints).parses
            }
            // A place may be named where things are not: 卧室以外的灯.
            let next = link == .none || !constraints.holds(.exceptionOfNext) ? nil : parse.broken(under: constraints)
            let spared = (next ?? parse).with { $0.exceptions.append(referent.placeAlone) }
            return ReferentAttachment(of: referent.withoutPlace, to: spared, under: constraints).parses
        }
    }

    func adding(place said: Referent, under constraints: Constraints) -> [PartialParse] {
        // A word for being inside says nothing of a place that is not the place itself: "in".
        var place = said
        place.slots = said.slots.without(.host)
        return going(on: constraints.penalties(ofPlace: place, after: self)) {
            PlaceAttachment(of: place, to: $0, under: constraints).parses
        }
    }

    private func adding(scene: Referent, under constraints: Constraints) -> [PartialParse] {
        going(on: constraints.penalties(ofScene: scene, after: self)) { $0.taking(scene: scene, under: constraints) }
    }

    private func taking(scene: Referent, under constraints: Constraints) -> [PartialParse] {
        let isFirst = frame.scene == nil && frame.referents.allSatisfy(\.isPlace)
        if !isFirst || link != .none && frame.isComplete {
            return link == .none ? [] : broken(under: constraints)?.adding(scene: scene, under: constraints) ?? []
        }
        return [
            with { frame in
                frame.scene = scene
                // What a scene is said of is where it is run: "set the cottage to good night".
                frame.places += frame.referents
                frame.referents = []
                frame.last = .scene
            }
        ]
    }

    /// A question mark may make a question of words that are none without it: "lights on?".
    private func asked(under constraints: Constraints) -> PartialParse {
        var next = self
        constraints.rewordQuestion(&next.frame, after: frames)
        return next
    }

    private func adding(time events: [Matcher.Event], under constraints: Constraints) -> [PartialParse] {
        if frame.isNow {
            return link == .none ? [] : broken(under: constraints)?.adding(time: events, under: constraints) ?? []
        }
        let next = with { frame in
            frame.times.append(events)
            frame.last = .time
        }
        // Two things with a pause between them are no list: "the lamp, and the fan in an hour".
        if frame.isApart, frame.referents.count > 1, frame.last == .referent, link == .none,
            FrameRule.timeOfOneApart.holds
        {
            return []
        }
        // Nor is what is to be done now: "now turn off the lamp, and the fan in an hour".
        if frame.isNowFirst, frame.referents.count > 1, frame.last == .referent, link == .none,
            FrameRule.timeBesideNow.holds
        {
            return []
        }
        // What is left out of a thing that is named has its own time: "the lamp off, but the fan in ten minutes".
        if frame.isExcepting, frame.last == .referent, link == .none, !frame.referents.isEmpty,
            frame.referents.allSatisfy(\.isNamedThing), FrameRule.timeOfOneExcepted.holds
        {
            return []
        }
        let goesOn = link < .and || frame.isEmpty || link != .but && frame.last == .time
        var parses = goesOn || !FrameRule.timeGoesOn.holds ? [next] : []
        if link != .none, frame.isComplete, FrameRule.timeOfNext.holds, var broken = broken(under: constraints) {
            broken.frames[broken.frames.count - 1].isNow = true
            parses += broken.adding(time: events, under: constraints)
        }
        let isLead = frame.isLead || goesOnFromLead && FrameRule.leadInParts.holds
        if frames.isEmpty, isLead { parses.indices.forEach { parses[$0].leadTimes = next.frame.times } }
        return parses
    }

    /// Whether a time has begun the sentence, and what it is about was not yet said.
    private var goesOnFromLead: Bool {
        !leadTimes.isEmpty && frame.times == leadTimes && frame.scene == nil
            && (frame.referents + frame.exceptions + frame.places).isEmpty
    }
}

extension Referent {
    /// The place that it names, and nothing else of it.
    fileprivate var placeAlone: Referent {
        var place = self
        place.slots = Slots().filling(slots, only: [.whole, .here, .there])
        return place
    }

    /// The same wherever it is.
    fileprivate var withoutPlace: Referent {
        var other = self
        (other.names, other.places) = (names.filter { !$0.kind.isPlace }, [])
        other.slots = slots.without(.except, .whole, .here, .there)
        return other
    }
}
