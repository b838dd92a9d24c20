import HomeLanguage
import HomeModel
import HomeOutcomes

/// Talks with people about their homes: the one way from what is said, heard or written to what is done.
///
/// Each turn is a transition of its ``DialogueState``, which says what is to be done next; here it is done. Nothing is done
/// while a question is open; the next turn answers it, or leaves it.
public actor Conversation {
    private var state = DialogueState()
    /// What a yes to the open question lets be opened; nil where that is nothing.
    ///
    /// It can be neither copied nor answered twice, and so is no part of the state.
    private var question: ConsentQuestion?
    private let clock: MonotonicClock

    /// A conversation in which nothing has been said.
    public init(clock: @escaping MonotonicClock = { .now }) { self.clock = clock }

    /// Whether a question is open.
    public func isAsking(in context: Context) -> Bool { state.isAsking(at: Turn.Moment(context, clock)) }

    /// Takes one turn that is written; see ``take(_:performer:)``.
    public func turn(
        _ text: String, _ parser: Parser, in context: Context, performer: Performer, isDoubtful: Bool = false,
        rival: String? = nil
    ) async -> Outcome {
        var turn = Turn(parser.utterance(text), parser, in: context)
        (turn.isDoubtful, turn.rival) = (isDoubtful, rival.map { parser.utterance($0) })
        return await take(turn, performer: performer)
    }

    /// Takes one turn: understands the sentence, or takes it as the answer to the open question, and acts.
    public func take(_ turn: Turn, performer: Performer) async -> Outcome {
        var turn = turn
        turn.moment = Turn.Moment(turn.context, clock)
        var step = go(state.taking(turn))
        while true {
            switch step {
            case .tell(let outcome): return outcome
            case .prepare(let proposal):
                let prepared = await performer.prepare(proposal.outcome)
                // A question waits from when it is asked.
                turn.moment.instant = clock()
                step = go(state.deciding(on: proposal, prepared, turn))
            case .askToOpen(let asked, let proposal, let prepared):
                question = ConsentQuestion(about: prepared.openings, to: turn.speaker, clock: clock)
                // A yes that came with the sentence is one to just what it would open.
                guard turn.bringsYes else { return asked }
                step = .open(proposal, prepared)
            case .open(let proposal, let prepared):
                guard let question = question.take(), question.isOpen(to: turn.speaker) else {
                    step = go(state.asking(again: .consent(proposal, prepared), turn))
                    continue
                }
                let (opened, refusal) = state.opening(prepared, turn)
                state = opened
                if let refusal { return refusal }
                let consent = question.yes(by: turn.speaker)
                return await perform(proposal, prepared.said(turn), with: consent, turn, performer)
            case .perform(let proposal, let prepared):
                return await perform(proposal, prepared, with: .none, turn, performer)
            }
        }
    }

    /// Goes to the next state; with a question whether to open the home goes what a yes to it would allow.
    private func go(_ next: Transition) -> DialogueStep {
        state = next.state
        if !state.asksForConsent { question = nil }
        return next.step
    }

    /// Does what was understood, and remembers it.
    private func perform(
        _ proposal: Proposal, _ prepared: Prepared, with consent: consuming Consent, _ turn: Turn,
        _ performer: Performer
    ) async -> Outcome {
        if turn.isAlone { return await performer.perform(prepared, with: consent) }
        let restoring = await performer.restoring(prepared.outcome.intents)
        let replaced = proposal.replaces ? turn.parser.agenda().kept(state.last?.scheduled ?? []) : []
        let done = await performer.perform(prepared, cancelling: replaced, with: consent)
        state.add(proposal, done, restoring: restoring, turn)
        return done
    }
}

extension Prepared {
    /// The same as it was said in a turn.
    fileprivate func said(_ turn: Turn) -> Prepared {
        var said = self
        said.outcome.text = turn.text
        return said
    }
}
