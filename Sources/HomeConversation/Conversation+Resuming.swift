import HomeLanguage
import HomeModel
import HomeOutcomes

extension Turn {
    /// Whether it needs what is in a record: it answers, says how it goes on, or means nothing by itself.
    ///
    /// What means something by itself stands by itself, so that a script's sentence does the same whatever was said before.
    func leans(on record: DialogueRecord) -> Bool {
        guard let last = record.turns.last else { return false }
        if parser.cues.following(said) != nil || parser.cues.bringsBack(said) { return true }
        if !last.isDone,
            parser.answers.answer(in: said) != nil
                || parser.cues.opened(said).contains(where: { $0.beginning == .agree })
        {
            return true
        }
        return [.notUnderstood, .unknownName, .unsupported].contains(parser.parse(said, in: context).status)
    }
}

extension DialogueRecord {
    /// The dialogue that it tells, in the homes of a parser; and what a yes to the question that is open in it would allow.
    ///
    /// Nothing is done. Where a sentence comes to something else by now, nothing is known of what was said up to it.
    func resumed(
        _ parser: Parser, by user: String?, performer: Performer
    ) async -> (state: DialogueState, asked: Asked?) {
        var (state, asked) = (DialogueState(), Asked?.none)
        for said in turns {
            let turn = said.turn(parser, by: user)
            guard let next = await state.taking(again: said, turn, performer) else {
                (state, asked) = (DialogueState(), nil)
                continue
            }
            (state, asked) = next
        }
        return (state, asked)
    }

    /// A question whether to open the home that was asked at a moment.
    typealias Asked = (openings: Set<Opening>, moment: ContinuousClock.Instant)
}

extension DialogueState {
    /// The state after a turn of another program; nil where it comes to something else by now.
    fileprivate func taking(
        again said: DialogueRecord.Said, _ turn: Turn, _ performer: Performer
    ) async -> (state: DialogueState, asked: DialogueRecord.Asked?)? {
        var (state, step) = taking(turn)
        if said.isDone {
            guard case .prepare(let proposal) = step, proposal.outcome.effect == said.effect else { return nil }
            state.add(proposal, proposal.outcome, restoring: said.restoring(in: turn.parser), turn)
            return (state, nil)
        }
        if case .prepare(let proposal) = step {
            (state, step) = state.deciding(on: proposal, await performer.prepare(proposal.outcome), turn)
        }
        switch step {
        case .tell(let outcome): return outcome.effect == said.effect ? (state, nil) : nil
        case .askToOpen(_, _, let prepared):
            guard prepared.outcome.effect == said.effect else { return nil }
            return (state, (prepared.openings, turn.moment.instant))
        case .prepare, .perform, .open: return nil
        }
    }
}
