import HomeLanguage
import HomeLog
import HomeModel
import HomeOutcomes
import Logging

/// Talks with people about their homes: the one way from what is said, heard or written to what is done.
///
/// Each turn is a transition of its ``DialogueState``, which says what is to be done next; here it is done. Nothing is done
/// while a question is open; the next turn answers it, or leaves it.
public actor Conversation {
    private static let log = Logger(label: "HomeConversation")

    private var state = DialogueState()
    /// What a yes to the open question lets be opened; nil where that is nothing.
    ///
    /// It can be neither copied nor answered twice, and so is no part of the state.
    private var question: ConsentQuestion?
    private let clock: MonotonicClock
    /// The code of the language that was spoken last; nil where nobody has spoken.
    public private(set) var language: String?
    /// What was said, for another program to go on from; of turns that may do so.
    public private(set) var record: DialogueRecord

    /// A conversation in which nothing has been said, or what a record tells.
    public init(after record: DialogueRecord = DialogueRecord(), clock: @escaping MonotonicClock = { .now }) {
        self.record = record
        language = record.language
        self.clock = clock
    }

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
        await Trace.$id.withValue(Trace.id ?? Trace.next(.utterance)) {
            let begun = clock()
            let outcome = await taken(turn, performer)
            Self.log.debug(
                "turn",
                metadata: [
                    "language": "\(turn.parser.code)", "status": "\(outcome.status.rawValue)",
                    "intents": "\(outcome.intents.count)", "time": "\(clock() - begun)",
                ])
            return outcome
        }
    }

    private func taken(_ turn: Turn, _ performer: Performer) async -> Outcome {
        var turn = turn
        language = turn.parser.code
        let performer = performer.forOneTurn()
        turn.moment = Turn.Moment(turn.context, clock)
        if turn.isResuming { await resume(&turn, performer) }
        let open = state.question?.asked.effect
        var step = go(state.taking(turn))
        while true {
            switch step {
            case .tell(let outcome):
                note(outcome, outcome.effect, after: open, turn)
                return outcome
            case .prepare(var proposal):
                let prepared = await performer.prepare(proposal.outcome)
                if proposal.outcome.condition != nil { proposal.outcome.intents = prepared.outcome.intents }
                // A question waits from when it is asked.
                turn.moment.instant = clock()
                step = go(state.deciding(on: proposal, prepared, turn))
            case .askToOpen(let asked, let proposal, let prepared):
                question = ConsentQuestion(about: prepared.openings, to: turn.speaker, clock: clock)
                // A yes that came with the sentence is one to just what it would open.
                guard turn.bringsYes else {
                    note(asked, prepared.outcome.effect, after: open, turn)
                    return asked
                }
                step = .open(proposal, prepared)
            case .open(let proposal, let prepared):
                guard let question = question.take(), question.isOpen(to: turn.speaker) else {
                    step = go(state.asking(again: .consent(proposal, prepared), turn))
                    continue
                }
                let (opened, refusal) = state.opening(prepared, turn, barring: performer.barring)
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
        var done = await performer.perform(prepared, cancelling: replaced, with: consent)
        if let phrase = proposal.phrase, prepared.openings.isEmpty {
            done = await performer.teaching(phrase, by: done)
        }
        state.add(proposal, done, restoring: restoring, turn)
        if turn.isResuming { note(proposal, restoring, turn) }
        return done
    }

    // MARK: - Going on from another program

    /// Goes on from what was said to another program, where the turn needs it.
    private func resume(_ turn: inout Turn, _ performer: Performer) async {
        record.forget(at: turn.moment)
        state = DialogueState()
        question = nil
        turn.isWhole = !turn.leans(on: record)
        guard !turn.isWhole else { return }
        let (resumed, asked) = await record.resumed(turn.parser, by: turn.context.user, performer: performer)
        state = resumed
        question = asked.flatMap {
            ConsentQuestion(about: $0.openings, to: turn.speaker, askedAt: $0.moment, clock: clock)
        }
    }

    /// Records a turn of which nothing was done; an answer that was none asks the question before it again.
    private func note(_ outcome: Outcome, _ effect: String, after open: String?, _ turn: Turn) {
        guard turn.isResuming else { return }
        let asked = state.question?.asked.effect
        if asked != nil, asked == open { return record.askAgain(at: turn.moment) }
        // What was not understood asks for an answer only where it comes with the nearest sentence.
        guard asked != nil || ![.notUnderstood, .refused].contains(outcome.status) else { return }
        record.add(DialogueRecord.Said(turn, comesTo: effect, restoring: nil))
    }

    /// Records what was done: as the turn that said it, or the one to which this one said yes.
    private func note(_ proposal: Proposal, _ restoring: [Intent], _ turn: Turn) {
        let effect = proposal.outcome.effect
        if proposal.isAgreed { return record.finish(effect, restoring: restoring) }
        record.add(DialogueRecord.Said(turn, comesTo: effect, restoring: restoring))
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
