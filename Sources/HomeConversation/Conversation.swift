import FoundationEssentials
import HomeLanguage
import HomeModel

/// Talks with one person: asks before it opens the home, and asks which thing was meant.
///
/// Nothing is done while a question is open; the next turn answers it, or leaves it.
public actor Conversation {
    var pending: Pending?
    var memory = Memory()
    /// When the turn is said.
    var now = Date()
    /// Whether what is about to be done takes back an earlier turn.
    var undoing = false
    /// The whole sentence that what is about to be done was said as; nil where it goes on from the turn before.
    var source: String?
    /// What the turn was chosen from.
    var chosenFrom: [Outcome.Candidate] = []

    /// A question of ours that is open.
    enum Pending {
        case confirmation(Outcome)
        case choice(Outcome)
    }

    /// A conversation in which nothing has been said.
    public init() {}

    /// Takes one turn: understands the sentence, or takes it as the answer to the open question, and acts.
    ///
    /// With `isConfirmed`, what would open the home is done at once.
    public func turn(
        _ text: String, _ parser: Parser, in context: Context, performer: Performer, isConfirmed: Bool = false
    ) async -> Outcome {
        let open = pending
        pending = nil
        switch open {
        case .confirmation(let outcome): return await answer(text, to: outcome, parser, context, performer)
        case .choice(let outcome): return await choose(text, among: outcome, parser, context, performer)
        case nil:
            return await act(
                on: understand(text, parser, context), parser, performer, isConfirmed: isConfirmed)
        }
    }

    // MARK: - Acting

    /// Does what was understood, and remembers it.
    private func perform(_ outcome: Outcome, _ parser: Parser, _ performer: Performer) async -> Outcome {
        let isUndo = undoing
        let candidates = chosenFrom
        (undoing, chosenFrom) = (false, [])
        guard outcome.status == .understood else { return await performer.perform(outcome) }
        let restoring = await performer.restoring(outcome.intents)
        let done = await performer.perform(outcome)
        if isUndo { _ = memory.popChange() }
        guard !outcome.intents.isEmpty else { return done }
        let focus = isUndo ? memory.focus : parser.focus(of: outcome, saidAs: source, after: memory.focus)
        if !isUndo {
            memory.add(
                Memory.Turn(outcome: outcome, restoring: restoring, candidates: candidates, date: now), about: focus)
        }
        return done
    }

    private func act(
        on outcome: Outcome, _ parser: Parser, _ performer: Performer, isConfirmed: Bool
    ) async -> Outcome {
        if outcome.status == .understood, !isConfirmed, outcome.intents.contains(where: \.needsConfirmation) {
            pending = .confirmation(outcome)
            return parser.asking(outcome)
        }
        if outcome.status == .ambiguous { pending = .choice(outcome) }
        return await perform(outcome, parser, performer)
    }

    private func answer(
        _ text: String, to outcome: Outcome, _ parser: Parser, _ context: Context, _ performer: Performer
    ) async -> Outcome {
        switch parser.answer(text) {
        case .yes: return await perform(outcome.repeated(by: text), parser, performer)  // Of the sentence before.
        case .no: return parser.leaving(text)
        case .choice, nil:
            return await act(on: understand(text, parser, context), parser, performer, isConfirmed: false)
        }
    }

    private func choose(
        _ text: String, among outcome: Outcome, _ parser: Parser, _ context: Context, _ performer: Performer
    ) async -> Outcome {
        let answer = parser.answer(text)
        if answer == .no { return parser.leaving(text) }
        let chosen: [Outcome.Candidate]
        if case .choice(let number) = answer, outcome.candidates.indices.contains(number - 1) {
            chosen = [outcome.candidates[number - 1]]
        } else {
            chosen = parser.candidates(of: outcome, meantBy: text)
        }
        guard chosen.count == 1 else {
            let fresh = understand(text, parser, context)
            guard fresh.status == .notUnderstood || fresh.status == .unknownName else {
                return await act(on: fresh, parser, performer, isConfirmed: false)
            }
            pending = .choice(outcome)
            return outcome.repeated(by: text)
        }
        (chosenFrom, undoing, source) = (outcome.candidates, false, outcome.text)
        now = context.now?.date ?? Date()
        return await act(
            on: parser.understood(text, chosen[0].intents), parser, performer, isConfirmed: false)
    }
}

extension Outcome {
    /// The same outcome for another text: the turn that answered or did not.
    fileprivate func repeated(by text: String) -> Outcome {
        var outcome = self
        outcome.text = text
        return outcome
    }
}
