import HomeLanguage
import HomeModel
import HomeOutcomes

/// What a conversation does next, once a turn or what came of a step has made its state another.
enum DialogueStep: Sendable {
    /// Tells what came of the turn; nothing is done.
    case tell(Outcome)
    /// Finds out what a proposal comes to, and goes on with ``DialogueState/deciding(on:_:_:)``.
    case prepare(Proposal)
    /// Tells a question whether to open the home, and asks one person for consent.
    case askToOpen(Outcome, Proposal, Prepared)
    /// Does what opens nothing.
    case perform(Proposal, Prepared)
    /// Does what opens the home, if the speaker is who was asked, and in time.
    case open(Proposal, Prepared)
}

/// What a turn makes of a dialogue: the state that it leaves, and what is to be done next.
typealias Transition = (state: DialogueState, step: DialogueStep)

extension DialogueState {
    // MARK: - A turn

    /// The state after a turn, and what is to be done next.
    ///
    /// What may have been misheard is asked about before it is done, and which of two sentences was said where both could be
    /// done. Else an open question is answered, or left by a sentence that is none: “shall I unlock it?” “Turn on the fan.”
    func taking(_ turn: Turn) -> Transition {
        var state = self
        state.forget(at: turn.moment)
        if turn.isWhole || turn.byHand != nil { state.leave() }
        if let byHand = turn.byHand { return state.proposing(Proposal(turn.permitted(byHand)), turn) }
        if let asked = state.choosing(turn) ?? state.doubting(turn) { return asked }
        let question = state.question?.asked
        switch question {
        case .consent(let proposal, let prepared): return state.answering(turn, to: proposal, prepared)
        case .confirmation(let proposal):
            return state.answering(turn, to: proposal) ?? state.goingOn(from: proposal, turn)
        case .choice(let proposal): return state.answering(turn, choosing: proposal)
        // Whatever is no answer to that is a sentence of its own.
        case .suggestion(let proposal):
            return state.answering(turn, to: proposal) ?? state.proposing(state.proposal(for: turn), turn)
        case nil: return state.proposing(state.proposal(for: turn), turn)
        }
    }

    /// What an utterance of a turn comes to.
    private func proposal(for turn: Turn, _ said: Utterance? = nil) -> Proposal {
        var proposal =
            turn.isWhole
            ? Proposal(turn.parser.parse(said ?? turn.said, in: turn.context))
            : TurnReader(state: self, turn: turn).proposal(for: said ?? turn.said)
        if turn.isWhole { proposal.source = said ?? turn.said }
        proposal.outcome = turn.permitted(proposal.outcome)
        return proposal
    }

    /// Asks which of two sentences was said; nil where both do the same, or one does nothing.
    private func choosing(_ turn: Turn) -> Transition? {
        guard let rival = turn.rival else { return nil }
        let proposals = [turn.said, rival].map { proposal(for: turn, $0) }
        guard proposals.allSatisfy(\.acts), proposals[0].outcome.intents != proposals[1].outcome.intents else {
            return nil
        }
        let asked = turn.parser.choosing(between: proposals.map(\.outcome))
        return asking(.choice(Proposal(asked)), asked, turn)
    }

    /// Asks whether that was said which may have been misheard; nil where no harm can come of it.
    private func doubting(_ turn: Turn) -> Transition? {
        guard turn.isDoubtful else { return nil }
        if let question, let answer = turn.parser.answers.answer(in: turn.said) {
            return answer == .no ? nil : asking(again: question.asked, turn)
        }
        var proposal = proposal(for: turn)
        guard proposal.acts else { return nil }
        proposal.doubt = .hearing
        // Nobody answers a sentence by itself, so what it would open need not be found out.
        return turn.isAlone ? (self, .tell(turn.parser.doubting(proposal.outcome))) : (self, .prepare(proposal))
    }

    // MARK: - Deciding

    /// Takes a proposal in the place of whatever was asked.
    private func proposing(_ proposal: Proposal, _ turn: Turn) -> Transition {
        var state = self
        state.leave()
        if proposal.outcome.status == .understood { return (state, .prepare(proposal.doubted(turn))) }
        if proposal.outcome.status == .ambiguous { state.ask(.choice(proposal), turn) }
        if let near = turn.parser.suggestion(for: proposal.outcome, turn.said, in: turn.context) {
            return state.suggesting(near, in: proposal, turn)
        }
        if let offered = offered(by: proposal, turn) { state.ask(offered, turn) }
        state.note(proposal, turn)
        return (state, .tell(proposal.outcome))
    }

    /// Asks whether the nearest sentence is meant, in the place of one of which nothing came.
    private func suggesting(_ near: Outcome, in proposal: Proposal, _ turn: Turn) -> Transition {
        var state = self
        var meant = Proposal(near)
        meant.phrase = turn.isClear ? Phrase(words: turn.text, meaning: near.text) : nil
        if !turn.isAlone { state.ask(.suggestion(meant), turn) }
        state.note(proposal, turn)
        return (state, .tell(turn.parser.suggesting(near, after: proposal.outcome)))
    }

    /// The question that a reply asks which offers names in the place of one that nobody bears; nil where it offers none.
    private func offered(by proposal: Proposal, _ turn: Turn) -> Question? {
        guard proposal.outcome.status == .unknownName, !turn.isAlone else { return nil }
        let offers = turn.parser.offers(of: proposal.outcome, in: turn.context).map {
            ($0.name, outcome: turn.permitted($0.outcome))
        }
        guard offers.count != 1 else { return .confirmation(Proposal(offers[0].outcome)) }
        guard !offers.isEmpty else { return nil }
        var several = proposal
        several.outcome.candidates = offers.map { Outcome.Candidate(reading: $0.0, intents: $0.outcome.intents) }
        return .choice(several)
    }

    /// The state once it is known what a proposal comes to: what opens the home is asked about, and what is in doubt.
    func deciding(on proposal: Proposal, _ prepared: Prepared, _ turn: Turn) -> Transition {
        var state = self
        if let refusal = prepared.refusal { return (state, .tell(turn.refused(prepared.outcome, refusal))) }
        let isMisheard = proposal.doubt == .hearing
        if !prepared.openings.isEmpty {
            if !isMisheard { state.note(proposal, turn) }
            return state.askingToOpen(proposal, prepared, turn)
        }
        guard proposal.doubt != nil, proposal.acts, !turn.bringsYes else {
            return (state, .perform(proposal, prepared))
        }
        if isMisheard { return state.asking(.confirmation(proposal), turn.parser.doubting(proposal.outcome), turn) }
        state.note(proposal, turn)
        return state.asking(.confirmation(proposal), turn.parser.asking(proposal.outcome), turn)
    }

    // MARK: - Asking

    /// Asks a question, in the place of the one that is open.
    private func asking(_ question: Question, _ outcome: Outcome, _ turn: Turn) -> Transition {
        var state = self
        state.ask(question, turn)
        return (state, .tell(outcome))
    }

    private func askingToOpen(_ proposal: Proposal, _ prepared: Prepared, _ turn: Turn) -> Transition {
        var state = self
        state.ask(.consent(proposal, prepared), turn)
        var asked = turn.parser.asking(prepared.outcome)
        asked.text = turn.text
        return (state, .askToOpen(asked, proposal, prepared))
    }

    /// Asks a question once more that was not answered: “hmm”, a yes that was misheard, a choice that chooses nothing.
    func asking(again question: Question, _ turn: Turn) -> Transition {
        switch question {
        case .consent(let proposal, let prepared):
            let (state, step) = askingToOpen(proposal, prepared, turn)
            guard case .askToOpen(let asked, _, _) = step else { return (state, step) }
            return (state, .askToOpen(turn.parser.unheard(asked.told, text: turn.text), proposal, prepared))
        case .confirmation(let proposal), .suggestion(let proposal):
            let told = turn.parser.asking(proposal.outcome).told
            return asking(question, turn.parser.unheard(told, text: turn.text), turn)
        case .choice(let proposal):
            var asked = proposal.outcome
            asked.text = turn.text
            return asking(question, asked, turn)
        }
    }

    /// Leaves things as they are.
    private func leaving(_ turn: Turn) -> Transition {
        var state = self
        state.leave()
        return (state, .tell(turn.parser.leaving(turn.text)))
    }

    // MARK: - Answers

    /// Takes an answer to whether to open the home: a clear yes of whoever was asked, in time, and nothing else, does it.
    private func answering(_ turn: Turn, to proposal: Proposal, _ prepared: Prepared) -> Transition {
        let answer = turn.parser.answers.answer(in: turn.said)
        if answer == .no { return leaving(turn) }
        if turn.isClear, answer == .yes || agrees(turn, to: proposal) {
            var agreed = proposal
            agreed.isAgreed = true
            return (self, .open(agreed, prepared))
        }
        let fresh = self.proposal(for: turn)
        guard answer == nil, turn.isClear, fresh.outcome.status != .notUnderstood else {
            // A no is one, whatever it goes on with: "no, and here is why".
            if answer == nil, beginsWithNo(turn) { return leaving(turn) }
            return asking(again: .consent(proposal, prepared), turn)
        }
        // What was said again is asked again there.
        return proposing(fresh, turn)
    }

    private func beginsWithNo(_ turn: Turn) -> Bool {
        turn.parser.cues.opened(turn.said).contains { beginning, words, _ in
            beginning == .instead && turn.parser.answers.answer(in: words) == .no
        }
    }

    /// The state after a clear yes of whoever was asked: what is done, unless the right to it has gone since.
    ///
    /// - Parameter barring: why nothing is opened, whoever speaks; nil where it may be.
    func opening(
        _ prepared: Prepared, _ turn: Turn, barring: EditRefusal?
    ) -> (state: DialogueState, refusal: Outcome?) {
        var state = self
        state.leave()
        // The one right is the client's, the other the speaker's.
        if let barring { return (state, turn.refused(prepared.outcome, barring)) }
        let permitted = turn.permitted(prepared.outcome)
        return (state, permitted.status == .understood ? nil : permitted)
    }

    /// Whether a turn says yes and names what was asked about: "yes, unlock it".
    private func agrees(_ turn: Turn, to proposal: Proposal) -> Bool {
        let rest = turn.parser.cues.opened(turn.said).first { $0.beginning == .agree }?.rest
        return rest.map { self.proposal(for: turn, $0).outcome.intents == proposal.outcome.intents } ?? false
    }

    /// Takes an answer to whether something was meant that opens nothing; nil where it is none.
    private func answering(_ turn: Turn, to proposal: Proposal) -> Transition? {
        var said = proposal
        (said.doubt, said.isAgreed) = (nil, true)
        said.outcome.text = turn.text
        switch turn.parser.answers.answer(in: turn.said) {
        case .yes, .assent: return proposing(said, turn)
        case .no: return leaving(turn)
        default: return agrees(turn, to: proposal) ? proposing(said, turn) : nil
        }
    }

    /// Takes what is no answer to whether something was meant: the same again does it.
    private func goingOn(from proposal: Proposal, _ turn: Turn) -> Transition {
        var fresh = self.proposal(for: turn)
        // What says neither leaves the question open, and it is asked again: "hmm".
        if fresh.outcome.status == .notUnderstood { return asking(again: .confirmation(proposal), turn) }
        if fresh.outcome.intents == proposal.outcome.intents { (fresh.doubt, fresh.isAgreed) = (nil, true) }
        return proposing(fresh, turn)
    }

    /// Takes an answer to which was meant: a number, a name, “both”; or another sentence.
    private func answering(_ turn: Turn, choosing proposal: Proposal) -> Transition {
        let candidates = proposal.outcome.candidates
        let answer = turn.parser.answers.answer(in: turn.said)
        if answer == .no { return leaving(turn) }
        if let chosen = Self.chosen(by: answer, from: candidates) {
            return proposing(proposal.picking(chosen, turn), turn)
        }
        let meant = turn.parser.answers.candidates(of: proposal.outcome, meantBy: turn.said)
        if meant.count == 1, meant[0].isWhole { return proposing(proposal.picking([meant[0].candidate], turn), turn) }
        if let narrower = narrowed(proposal, to: meant, turn) {
            return asking(.choice(narrower), narrower.outcome, turn)
        }
        let fresh = self.proposal(for: turn)
        if fresh.outcome.status != .notUnderstood, fresh.outcome.status != .unknownName {
            return proposing(fresh, turn)
        }
        if meant.count == 1 { return proposing(proposal.picking([meant[0].candidate], turn), turn) }
        return asking(again: .choice(proposal), turn)
    }

    /// The same question about those candidates that an answer leaves: “tower”, where there are two fans and four lamps to
    /// choose from; nil where it tells none from others.
    private func narrowed(
        _ proposal: Proposal, to meant: [(candidate: Outcome.Candidate, isWhole: Bool)], _ turn: Turn
    ) -> Proposal? {
        guard meant.count > 1, meant.count < proposal.outcome.candidates.count, meant.allSatisfy(\.isWhole),
            meant.allSatisfy({ $0.candidate.sentence == nil })
        else { return nil }
        var narrowed = proposal
        narrowed.outcome = turn.parser.asking(turn.text, whichOf: meant.map(\.candidate))
        return narrowed
    }

    private static func chosen(by answer: Answer?, from candidates: [Outcome.Candidate]) -> [Outcome.Candidate]? {
        switch answer {
        case .choice(let number) where candidates.indices.contains(number - 1): [candidates[number - 1]]
        case .last: candidates.suffix(1)
        case .any: Array(candidates.prefix(1))
        case .all: candidates
        default: nil
        }
    }
}

extension Proposal {
    /// The same, in doubt where it would start what heats or moves among other things and nobody named that.
    fileprivate func doubted(_ turn: Turn) -> Proposal {
        guard doubt == nil, !isAgreed, !undoes, outcome.intents.flatMap(\.targets).count > 1,
            !turn.parser.hazards.started(by: outcome.intents, besides: source ?? turn.said).isEmpty
        else { return self }
        var doubted = self
        doubted.doubt = .meaning
        return doubted
    }

    /// The same with what was chosen of what it can mean.
    fileprivate func picking(_ chosen: [Outcome.Candidate], _ turn: Turn) -> Proposal {
        var picked = self
        picked.outcome = turn.parser.understood(turn.text, chosen.flatMap(\.intents).joined)
        picked.candidates = outcome.candidates
        return picked
    }
}
