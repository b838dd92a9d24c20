import FoundationEssentials
import HomeLanguage
import HomeModel

/// Talks with one person: asks before it opens the home, and asks which thing was meant.
///
/// Nothing is done while a question is open; the next turn answers it, or leaves it.
public actor Conversation {
    private var pending: Pending?
    private var memory = Memory()
    /// When the turn is said.
    private var now = Date()
    /// Whether what is about to be done takes back an earlier turn.
    private var undoing = false
    /// The whole sentence that what is about to be done was said as; nil where it goes on from the turn before.
    private var source: String?
    /// What the turn was chosen from.
    private var chosenFrom: [Outcome.Candidate] = []

    private enum Pending {
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

    // MARK: - Going on from the turn before

    /// The outcome of a text, which may leave something to the turns before it.
    private func understand(_ text: String, _ parser: Parser, _ context: Context) -> Outcome {
        now = context.now?.date ?? Date()
        memory.forget(at: now)
        (undoing, chosenFrom, source) = (false, [], text)
        var context = context
        context.focus = memory.focus
        guard let following = parser.following(text) else { return parser.parse(text, in: context) }
        let plain = parser.parse(text, in: context)
        // A sentence that says all by itself is no echo.
        if plain.status == .understood, following != .instead || plain.intents.isEmpty == false, following != .again {
            return plain
        }
        source = nil
        switch following {
        case .undo: return undone(text, parser) ?? parser.unheard(Self.nothingBefore, text: text)
        case .again: return repeated(text, parser) ?? parser.unheard(Self.nothingBefore, text: text)
        case .other: return other(text, parser) ?? fallback(plain, parser)
        case .too: return parser.continued(text, in: context) ?? fallback(plain, parser)
        case .about: return about(text, parser, context) ?? fallback(plain, parser)
        case .instead: return instead(text, parser, context) ?? fallback(plain, parser)
        }
    }

    private static let nothingBefore = "I remember nothing that I did just now. Say what you want with the thing's name."

    private func fallback(_ plain: Outcome, _ parser: Parser) -> Outcome {
        guard plain.status == .notUnderstood else { return plain }
        return parser.unheard("I do not know what that goes on from. Say the whole sentence, please.", text: plain.text)
    }

    /// What takes back the last turn that changed something.
    private func undone(_ text: String, _ parser: Parser) -> Outcome? {
        guard let turn = memory.lastChange else { return nil }
        undoing = true
        return parser.understood(text, turn.restoring)
    }

    /// The last command or question once more.
    private func repeated(_ text: String, _ parser: Parser) -> Outcome? {
        memory.last.map { parser.understood(text, $0.outcome.intents) }
    }

    /// The other one of two that the last turn chose from.
    private func other(_ text: String, _ parser: Parser) -> Outcome? {
        guard let turn = memory.last, turn.candidates.count == 2,
            let other = turn.candidates.first(where: { $0.effect != turn.effect })
        else { return nil }
        return parser.understood(text, other.intents)
    }

    /// The last question of something else; the last command of it only after a yes.
    private func about(_ text: String, _ parser: Parser, _ context: Context) -> Outcome? {
        guard let outcome = parser.continued(text, in: context) else { return nil }
        let acts = outcome.intents.contains { if case .get = $0.deed { false } else { true } }
        guard outcome.status == .understood, acts else { return outcome }
        pending = .confirmation(outcome)
        return parser.asking(outcome)
    }

    /// The last command of something else, and back to what it was with what it did.
    private func instead(_ text: String, _ parser: Parser, _ context: Context) -> Outcome? {
        guard let outcome = parser.continued(text, in: context) else { return nil }
        guard outcome.status == .understood, let turn = memory.last, !turn.restoring.isEmpty else { return outcome }
        let meant = Set(outcome.intents.flatMap(\.targets).map(\.reference))
        let back = turn.restoring.filter { $0.targets.allSatisfy { !meant.contains($0.reference) } }
        return parser.understood(text, back + outcome.intents)
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

extension Memory.Turn {
    /// What it wrote and where.
    fileprivate var effect: Set<ServiceReference> { Set(outcome.intents.flatMap(\.targets).map(\.reference)) }
}

extension Outcome.Candidate {
    fileprivate var effect: Set<ServiceReference> { Set(intents.flatMap(\.targets).map(\.reference)) }
}

extension Outcome {
    /// The same outcome for another text: the turn that answered or did not.
    fileprivate func repeated(by text: String) -> Outcome {
        var outcome = self
        outcome.text = text
        return outcome
    }
}
