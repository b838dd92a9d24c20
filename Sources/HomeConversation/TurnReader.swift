import FoundationEssentials
import HomeLanguage
import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Reads an utterance that may leave something to the turns before it: "it", "too", "again", "no, the other one", "undo
/// that".
struct TurnReader {
    private let state: DialogueState
    private let parser: Parser
    private let context: Context

    /// A reader of what is said in a turn that comes in some state.
    init(state: DialogueState, turn: Turn) {
        (self.state, parser) = (state, turn.parser)
        var context = turn.context
        context.focus = state.focus
        self.context = context
    }

    /// What an utterance comes to.
    ///
    /// In this order: what says only how it goes on, as "undo that"; what ends as "too"; a time alone; what begins as "no,"
    /// or "and"; a sentence of its own; a thing, place or value alone.
    func proposal(for said: Utterance) -> Proposal {
        lazy var bare = self.bare(said)
        if let kind = parser.cues.following(said) {
            // A value that was asked for is no thanks: "cool", where we asked what the air conditioner should be set to.
            if kind == .thanks, state.isOpen, let bare, bare.outcome.status == .understood { return bare }
            return followed(kind, said)
        }
        if let proposal = restored(said) { return proposal }
        if let proposal = further(said) { return proposal }
        if parser.cues.isClosed(said), let bare, bare.outcome.status == .understood { return bare }
        if let proposal = time(said, isInstead: false) { return proposal }
        let openings = parser.cues.opened(said)
        var impossible: Proposal?
        for (opening, _, rest) in openings {
            guard let proposal = opened(opening, said.text, rest) else { continue }
            if proposal.outcome.status != .unsupported { return proposal }
            impossible = impossible ?? proposal
        }
        // A part of a command at the time that the turn before keeps one for: “blue”, after “dim the lamp at 9”.
        if keepsForLater, let bare, bare.continuation?.keepsTime == true { return bare }
        // The one of a place is one of what was spoken of: “the bedroom one halfway”, after “close the kitchen blind”.
        if state.focus != nil, let bare, bare.continuation?.isOneOfPlace == true, bare.outcome.status == .understood {
            return bare
        }
        var plain = Proposal(parser.parse(said, in: context))
        plain.source = said
        let status = plain.outcome.status
        guard status == .notUnderstood || status == .unknownName && plain.outcome.meant.isEmpty else { return plain }
        if let impossible { return impossible }
        if let bare { return bare }
        return openings.isEmpty ? plain : alone(said.text, plain)
    }

    /// More of what was done before, somewhere: “a bit more in the kitchen”.
    ///
    /// Where nothing of the kind is, it is asked whether something else was meant.
    private func further(_ said: Utterance) -> Proposal? {
        guard state.focus != nil, parser.cues.goesFurther(said) else { return nil }
        if let found = parser.continuations.continued(said, in: context) { return Proposal(found) }
        var proposal = Proposal(parser.parse(said, in: context))
        (proposal.source, proposal.doubt) = (said, proposal.acts ? .meaning : nil)
        return proposal
    }

    // MARK: - Whole turns

    private func followed(_ kind: Following, _ said: Utterance) -> Proposal {
        let text = said.text
        switch kind {
        case .undo: return undone(text) ?? Proposal(parser.unheard(.nothingBefore, text: text))
        case .cancel:
            if state.isOpen { return Proposal(parser.leaving(text)) }
            if let proposal = undone(text) { return proposal }
            return Proposal(parser.parse(said, in: context))
        case .leave: return retracted(text, isAskedFirst: state.latest?.scheduled.isEmpty == true)
        case .stop: return stopped(text) ?? Proposal(parser.leaving(text))
        case .again:
            let again = state.last.map { Proposal(parser.understood(text, $0.outcome.intents)) }
            return again ?? Proposal(parser.unheard(.nothingBefore, text: text))
        case .other:
            guard var other = other(text) else { return Proposal(parser.unheard(.goesOnFromNothing, text: text)) }
            other.doubt = other.acts && parser.cues.isAsking(said) ? .meaning : nil
            return other
        case .not:
            return retracted(text, isAskedFirst: true)
        case .told:
            return Proposal(parser.telling(state.last?.outcome.told ?? .didNothingYet, text: text))
        case .thanks: return Proposal(parser.telling(.welcome, text: text))
        }
    }

    /// What takes back the last turn that changed something, now or for later.
    private func undone(_ text: String) -> Proposal? {
        guard let turn = state.lastChange else { return nil }
        var proposal = Proposal(parser.understood(text, parser.agenda().cancelling(turn.scheduled) + turn.undoing))
        proposal.undoes = true
        return proposal
    }

    /// What takes back what was done just now, where something was; else nothing is wanted.
    ///
    /// What is only kept for later is taken back at once, what was done is asked about: “no” may be said to somebody else.
    private func retracted(_ text: String, isAskedFirst: Bool) -> Proposal {
        guard state.latest?.isChange == true, !state.isVain, var proposal = undone(text) else {
            return Proposal(parser.leaving(text))
        }
        proposal.doubt = isAskedFirst ? .meaning : nil
        return proposal
    }

    /// What was on before the last change turned it off, of all that a sentence wants back on: “turn everything back on”.
    ///
    /// What heats or moves is left out where anything else is meant.
    private func restored(_ said: Utterance) -> Proposal? {
        guard parser.cues.bringsBack(said), let turn = state.lastChange else { return nil }
        let outcome = parser.parse(said, in: context)
        guard outcome.status == .understood else { return nil }
        let meant = Set(outcome.intents.flatMap(\.targets).map(\.reference))
        let back = turn.changing.filter(\.switchesOn).limitedTo(meant)
        guard !back.isEmpty else { return nil }
        let hazards = Set(parser.hazards.started(by: back, besides: said).map(\.reference))
        let harmless = back.limited { !hazards.contains($0) }
        var proposal = Proposal(parser.understood(said.text, harmless.isEmpty ? back : harmless))
        proposal.doubt = harmless.isEmpty ? .meaning : nil
        return proposal
    }

    /// What ends what the last turn set going, now or for later; nil where that is nothing.
    private func stopped(_ text: String) -> Proposal? {
        guard let turn = state.latest else { return nil }
        if !turn.scheduled.isEmpty { return endedNow(text, turn) ?? undone(text) }
        let ends = turn.outcome.intents.compactMap(\.end)
        if !ends.isEmpty { return Proposal(parser.understood(text, ends)) }
        // What is on its way stays where it is; what was done at once may be taken back.
        let moving = turn.outcome.intents.filter { $0.action.characteristic == "TargetPosition" }.flatMap(\.targets)
        if !moving.isEmpty, let held = parser.continuations.halted(text, moving.map(\.reference), in: context),
            held.status == .understood
        {
            return Proposal(held)
        }
        let isGradual = turn.outcome.intents.contains { $0.isAdjusting } || !moving.isEmpty
        return isGradual && turn.isChange ? retracted(text, isAskedFirst: true) : nil
    }

    /// What ends now that was to end later, where a turn before set it going: “stop it”, after “turn on the tap” and “for ten
    /// minutes”; nil where none did.
    private func endedNow(_ text: String, _ turn: DialogueState.Done) -> Proposal? {
        let later = Set(turn.scheduled.flatMap(\.targets).map(\.reference))
        let ends = state.started.limitedTo(later)
        guard !ends.isEmpty else { return nil }
        return Proposal(parser.understood(text, parser.agenda().cancelling(turn.scheduled) + ends))
    }

    /// The other one of two that the last turn chose from, or the only one like it beside it.
    private func other(_ text: String) -> Proposal? {
        guard let turn = state.latest else { return nil }
        // Both of them may be there to choose as well.
        let single = turn.candidates.filter { $0.effect.count == turn.effect.count }
        if single.count == 2, let other = single.first(where: { $0.effect != turn.effect }) {
            var proposal = Proposal(parser.understood(text, other.intents))
            proposal.joins = true
            return proposal
        }
        let others = parser.continuations.others(than: state.focus?.services ?? [], in: context)
        guard others.count == 1, let outcome = parser.continuations.repeated(text, with: others, in: context) else {
            return nil
        }
        var proposal = Proposal(outcome)
        proposal.joins = true
        return proposal
    }

    // MARK: - Beginnings

    private func opened(_ opening: Beginning, _ text: String, _ rest: Utterance) -> Proposal? {
        if [.instead, .only].contains(opening), let proposal = time(rest, isInstead: opening == .instead) {
            return proposal
        }
        if opening == .except, let proposal = sparedOfScene(text, rest) { return proposal }
        if let proposal = ofSome(opening, text, rest) { return proposal }
        guard let found = parser.continuations.continued(rest, in: context),
            found.outcome.status != .notUnderstood, found.outcome.status != .unknownName
        else { return nil }
        let mayBePolite = [.about, .except, .only].contains(opening)
        if found.isWhole, mayBePolite, TurnRule.wholeStandsAlone.holds { return nil }
        var proposal = Proposal(found, joins: opening == .too)
        proposal.outcome.text = text
        switch opening {
        case .too:
            // A place alone may ask how it is there: "and downstairs?".
            proposal.doubt = proposal.acts && !found.isWhole && parser.cues.isAsking(rest) ? .meaning : nil
            return proposal
        case .go, .agree:
            proposal.doubt = opening == .agree || isDoubtful(found, isClosed: false) ? .meaning : nil
            return proposal
        case .about:
            proposal.doubt = proposal.acts ? .meaning : nil
            return proposal
        case .instead:
            // A "no" before a kind may mean none of it: "no lights".
            proposal.doubt = proposal.acts && found.isBroad ? .meaning : nil
            // What is to be left as it was is taken back, where it was changed: “oh no, leave it on”.
            if proposal.outcome.status == .understood, proposal.outcome.intents.isEmpty, found.isSame,
                state.latest?.restoring.isEmpty == false
            {
                return undone(text)
            }
            if proposal.outcome.status == .understood { proposal.subject = proposal.outcome }
            proposal.outcome = instead(text, proposal.outcome)
            proposal.replaces = replaces(found)
            return proposal
        case .except, .only:
            guard let turn = state.latest, found.outcome.status == .understood, !found.isSame else { return nil }
            let isOfSame = Set(found.outcome.intents.map(\.action)).isSubset(of: turn.actions)
            if opening == .only, !isOfSame, TurnRule.onlyOfSame.holds { return nil }
            // An exception with a verb says itself what that is to be: "but leave the landing light on", after "lights off".
            let isOtherwise = turn.actions.isDisjoint(with: found.outcome.intents.map(\.action))
            if opening == .except, isOtherwise { return proposal }
            let meant = Set(found.outcome.intents.flatMap(\.targets).map(\.reference))
            let back = turn.changing.limited { meant.contains($0) == (opening == .except) }
            guard meant.isSubset(of: turn.effect) else {
                proposal.doubt = proposal.acts ? .meaning : nil
                return opening == .except ? nil : proposal
            }
            guard !back.isEmpty else { return Proposal(parser.leaving(text)) }
            if opening == .only { proposal.subject = proposal.outcome } else { proposal.keepsFocus = true }
            proposal.outcome = parser.understood(text, back)
            return proposal
        }
    }

    /// What was done of some of its things only, or of all but some, where these are called by words of their names: “only the
    /// heater”, after “telescope and dome heater off”.
    private func ofSome(_ opening: Beginning, _ text: String, _ rest: Utterance) -> Proposal? {
        guard [.except, .only].contains(opening), let turn = state.latest, !turn.restoring.isEmpty else { return nil }
        let targets = turn.outcome.intents.flatMap(\.targets)
        let meant = parser.answers.things(of: targets, meantBy: rest)
        guard !meant.isEmpty, meant.count < turn.effect.count else { return nil }
        let back = turn.changing.limited { meant.contains($0) == (opening == .except) }
        let kept = turn.outcome.intents.limited { meant.contains($0) }
        guard !back.isEmpty || opening == .only else { return Proposal(parser.leaving(text)) }
        var proposal = Proposal(parser.understood(text, back.isEmpty ? kept : back))
        if opening == .only {
            proposal.subject = parser.understood(text, kept)
        } else {
            proposal.keepsFocus = true
        }
        return proposal
    }

    /// What a scene that was run just now is to leave out: as it is said to be, else as it was.
    private func sparedOfScene(_ text: String, _ rest: Utterance) -> Proposal? {
        guard let turn = state.latest, turn.isChange, turn.outcome.runsScene else { return nil }
        let said = parser.parse(rest, in: context)
        if said.status == .understood, !said.intents.isEmpty, !said.runsScene {
            var proposal = Proposal(said)
            proposal.outcome.text = text
            return proposal
        }
        let meant = parser.mentions.services(named: parser.mentions.mention(rest.text))
        guard !meant.isEmpty, meant.isSubset(of: turn.effect) else { return nil }
        var proposal = Proposal(parser.understood(text, turn.changing.limited { meant.contains($0) }))
        proposal.keepsFocus = true
        return proposal
    }

    /// What is meant instead, and back to what it was with what the last turn did to other things.
    private func instead(_ text: String, _ outcome: Outcome) -> Outcome {
        guard outcome.status == .understood, let turn = state.latest, !turn.restoring.isEmpty,
            turn.actions == Set(outcome.intents.map(\.action))
        else { return outcome }
        let meant = Set(outcome.intents.flatMap(\.targets).map(\.reference))
        return parser.understood(text, turn.changing.limited { !meant.contains($0) } + outcome.intents)
    }

    /// The last command at a time, where nothing but a time was said; another one than was said before.
    private func time(_ said: Utterance, isInstead: Bool) -> Proposal? {
        guard let turn = state.latest, turn.isChange else { return nil }
        if !turn.scheduled.isEmpty {
            guard let found = parser.continuations.retimed(said, in: context) else { return nil }
            var proposal = Proposal(found)
            proposal.replaces = found.outcome.status == .understood
            if proposal.replaces, let moved = turn.moved(to: found.outcome.intents) {
                proposal.outcome = parser.understood(said.text, moved)
            }
            return proposal
        }
        guard var found = parser.continuations.timed(said, in: context).map({ Proposal($0) }) else { return nil }
        guard found.outcome.status == .understood, found.outcome.intents.contains(where: \.isScheduled) else {
            return found
        }
        // What was done just now is not done again, and is brought back to what was there before it.
        found.outcome = parser.understood(
            said.text, found.outcome.intents.filter(\.isScheduled).flatMap { turn.returning($0, of: state.started) })
        if isInstead { found.outcome.intents = turn.restoring + found.outcome.intents }
        return found
    }

    /// A thing, place, value or time alone.
    private func bare(_ said: Utterance) -> Proposal? {
        guard let found = parser.continuations.continued(said, in: context),
            found.outcome.status == .understood
                || found.outcome.status == .ambiguous
        else { return nil }
        let isClosed = parser.cues.isClosed(said)
        var proposal = Proposal(found, joins: isClosed)
        proposal.replaces = found.isSame && replaces(found)
        proposal.doubt = isDoubtful(found, isClosed: isClosed) ? .meaning : nil
        return proposal
    }

    /// Whether something stands instead of what the turn before keeps for later: “make it 60”, at the same time.
    private func replaces(_ found: Continuation) -> Bool {
        found.keepsTime && found.outcome.status == .understood && keepsForLater
    }

    /// Whether the turn before keeps something for later.
    private var keepsForLater: Bool { state.latest.map { !$0.scheduled.isEmpty } ?? false }

    /// Whether a thing alone may be no wish at all; a question does no harm.
    private func isDoubtful(_ found: Continuation, isClosed: Bool) -> Bool {
        let isSure = isClosed || found.isWhole || found.isPicking || found.isSame || state.isOpen
        return Proposal(found).acts && !isSure
    }

    /// What a text means that goes on from nothing; an echo alone asks for nothing.
    private func alone(_ text: String, _ plain: Proposal) -> Proposal {
        let saysMore = plain.outcome.status != .notUnderstood || !plain.outcome.meant.isEmpty
        return saysMore || state.focus != nil ? plain : Proposal(parser.unheard(.goesOnFromNothing, text: text))
    }
}

extension [Intent] {
    /// The intents for some of their things only.
    fileprivate func limited(to isMeant: (ServiceReference) -> Bool) -> [Intent] {
        compactMap { intent in
            var limited = intent
            limited.targets = intent.targets.filter { isMeant($0.reference) }
            return limited.targets.isEmpty ? nil : limited
        }
    }
}

extension DialogueState.Done {
    /// What it wrote and where.
    fileprivate var effect: Set<ServiceReference> { Set(outcome.intents.flatMap(\.targets).map(\.reference)) }

    /// What it did, of whatever.
    fileprivate var actions: Set<Intent.Action> { Set(outcome.intents.map(\.action)) }

    /// What it keeps for later at the one time of some intents; nil where there are several.
    fileprivate func moved(to intents: [Intent]) -> [Intent]? {
        let (old, new) = (Set(scheduled.compactMap(\.when)), Set(intents.compactMap(\.when)))
        guard old.count == 1, new.count == 1, var when = new.first else { return nil }
        when.isReturn = false
        return scheduled.compactMap { intent in
            guard case .schedule(let action, _) = intent.action else { return nil }
            return Intent(action: .schedule(action, when), targets: intent.targets)
        }
    }

    /// What takes it back.
    fileprivate var undoing: [Intent] { scheduled.isEmpty ? restoring : changing }

    /// What brings back what it really changed: a lamp that was on before stays on.
    fileprivate var changing: [Intent] {
        restoring.compactMap { back in
            var changing = back
            changing.targets = back.targets.filter { target in
                !outcome.intents.contains { done in
                    done.action == back.action && done.targets.contains { $0.reference == target.reference }
                }
            }
            return changing.targets.isEmpty ? nil : changing
        }
    }

    /// A return to what stood before this turn, where the intent brings back what was there; what turns before set going ends.
    fileprivate func returning(_ intent: Intent, of started: [Intent]) -> [Intent] {
        guard case .schedule(_, var when) = intent.action, when.isReturn else { return [intent] }
        let references = Set(intent.targets.map(\.reference))
        let ends = started.limitedTo(references)
        let own = ends.isEmpty ? restoring.limitedTo(references) : ends
        guard Set(own.flatMap(\.targets).map(\.reference)) == references else { return [intent] }
        when.isReturn = false
        return own.map { Intent(action: .schedule($0.action, when), targets: $0.targets) }
    }
}

extension [Intent] {
    func limitedTo(_ references: Set<ServiceReference>) -> [Intent] {
        limited { references.contains($0) }
    }
}

extension Intent {
    /// Whether it makes something more or less than it was.
    fileprivate var isAdjusting: Bool { if case .adjust = action { true } else { false } }

    /// What ends it, where it set something going.
    var end: Intent? {
        switch action {
        case .set("On", .bool(true)): Intent(action: .set("On", .bool(false)), targets: targets)
        case .set("Active", .int(1)): Intent(action: .set("Active", .int(0)), targets: targets)
        default: nil
        }
    }
}

extension Outcome.Candidate {
    fileprivate var effect: Set<ServiceReference> { Set(intents.flatMap(\.targets).map(\.reference)) }
}
