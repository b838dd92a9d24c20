import FoundationEssentials
import HomeLanguage
import HomeModel

/// Talks with one person: asks before it opens the home, and asks which thing was meant.
///
/// Nothing is done while a question is open; the next turn answers it, or leaves it.
public actor Conversation {
    private var pending: Pending? { didSet { asked = now } }
    /// When the open question was asked.
    private var asked = Date.distantPast
    var memory = Memory()
    /// When the turn is said.
    var now = Date()

    /// A question of ours that is open.
    enum Pending {
        case confirmation(Wish)
        case choice(Wish)
    }

    /// A conversation in which nothing has been said.
    public init() {}

    /// Takes one turn: understands the sentence, or takes it as the answer to the open question, and acts.
    ///
    /// With `isConfirmed`, what would open the home is done at once. What `isDoubtful`, because it may have been misheard,
    /// is asked about before it is done; a doubtful yes is none. Where a `rival` may have been said instead, that is asked.
    public func turn(
        _ text: String, _ parser: Parser, in context: Context, performer: Performer, isConfirmed: Bool = false,
        isDoubtful: Bool = false, rival: String? = nil
    ) async -> Outcome {
        now = Self.moment(of: context)
        memory.forget(at: now)
        let open = isAsking(in: context) ? pending : nil
        if let rival, let asked = told(text, from: rival, parser, context) { return asked }
        if isDoubtful, let asked = doubted(text, open, parser, context) { return asked }
        pending = nil
        switch open {
        case .confirmation(let wish): return await answer(text, to: wish, parser, context, performer)
        case .choice(let wish): return await choose(text, among: wish, parser, context, performer)
        case nil:
            return await act(
                on: understand(text, parser, context), parser, performer, isConfirmed: isConfirmed)
        }
    }

    /// Whether a question is open; nobody answers one after two minutes.
    public func isAsking(in context: Context) -> Bool {
        pending != nil && Self.moment(of: context).timeIntervalSince(asked) < Self.patience
    }

    private static func moment(of context: Context) -> Date { context.now?.date ?? Date() }

    private static let patience: TimeInterval = 2 * 60

    /// What is asked where something may have been misheard; nil where no harm can come of it.
    private func doubted(_ text: String, _ open: Pending?, _ parser: Parser, _ context: Context) -> Outcome? {
        if let open, let answer = parser.answer(text) {
            if answer == .no { return nil }
            return ask(again: open, text, parser)
        }
        let wish = understand(text, parser, context)
        guard wish.acts else { return nil }
        pending = .confirmation(wish)
        return parser.doubting(wish.outcome)
    }

    /// What is asked where either of two sentences was said; nil where both do the same, or one does nothing.
    private func told(_ text: String, from rival: String, _ parser: Parser, _ context: Context) -> Outcome? {
        let wishes = [text, rival].map { understand($0, parser, context) }
        guard wishes.allSatisfy(\.acts), wishes[0].outcome.intents != wishes[1].outcome.intents else { return nil }
        let asked = parser.choosing(between: wishes.map(\.outcome))
        pending = .choice(Wish(asked))
        return asked
    }

    /// Leaves a question open, and asks it once more.
    private func ask(again open: Pending, _ text: String, _ parser: Parser) -> Outcome {
        pending = open
        switch open {
        case .confirmation(let wish): return parser.unheard(parser.asking(wish.outcome).reply, text: text)
        case .choice(let wish):
            var again = wish.outcome
            again.text = text
            return again
        }
    }

    // MARK: - Acting

    private func act(on wish: Wish, _ parser: Parser, _ performer: Performer, isConfirmed: Bool) async -> Outcome {
        let outcome = wish.outcome
        let opens = !isConfirmed && outcome.opensHome
        if outcome.status == .understood, opens || wish.isDoubtful {
            pending = .confirmation(wish)
            note(wish, parser)
            return parser.asking(outcome)
        }
        if outcome.status == .ambiguous { pending = .choice(wish) }
        return await perform(wish, parser, performer)
    }

    /// Does what was understood, and remembers it.
    private func perform(_ wish: Wish, _ parser: Parser, _ performer: Performer) async -> Outcome {
        let outcome = wish.outcome
        guard outcome.status == .understood else {
            note(wish, parser)
            return await performer.perform(outcome)
        }
        let restoring = await performer.restoring(outcome.intents)
        let replaced = wish.replaces ? parser.kept(memory.last?.scheduled ?? []) : []
        let done = await performer.perform(outcome, cancelling: replaced)
        if wish.undoes || wish.replaces { memory.popChange() }
        guard !outcome.intents.isEmpty else { return done }
        if !wish.undoes {
            let turn = Memory.Turn(outcome: done, restoring: restoring, candidates: wish.candidates, date: now)
            memory.add(turn, about: focus(of: wish, done, parser))
        }
        return done
    }

    /// Notes what a sentence was about that is not done, or not yet.
    private func note(_ wish: Wish, _ parser: Parser) {
        guard wish.outcome.status != .notUnderstood, wish.outcome.status != .refused, !wish.undoes else { return }
        memory.note(focus(of: wish, wish.outcome, parser), at: now)
    }

    private func focus(of wish: Wish, _ outcome: Outcome, _ parser: Parser) -> Focus? {
        if wish.keepsFocus { return memory.focus }
        return parser.focus(
            of: wish.subject ?? outcome, saidAs: wish.source, as: wish.continuation, joins: wish.joins,
            after: memory.focus)
    }

    // MARK: - Answers

    private func answer(
        _ text: String, to wish: Wish, _ parser: Parser, _ context: Context, _ performer: Performer
    ) async -> Outcome {
        switch parser.answer(text) {
        case .yes:
            var said = wish
            said.outcome.text = text
            return await perform(said, parser, performer)
        case .no: return parser.leaving(text)
        default:
            let fresh = agreed(text, parser, context)
            if fresh.outcome.intents == wish.outcome.intents { return await perform(fresh, parser, performer) }
            guard fresh.outcome.status == .notUnderstood else {
                return await act(on: fresh, parser, performer, isConfirmed: false)
            }
            // "Hmm" leaves the question open, and it is asked again.
            return ask(again: .confirmation(wish), text, parser)
        }
    }

    /// What an answer comes to that says more than yes: "yes, unlock it".
    private func agreed(_ text: String, _ parser: Parser, _ context: Context) -> Wish {
        guard let rest = parser.opened(text).first(where: { $0.0 == .agree })?.rest else {
            return understand(text, parser, context)
        }
        var wish = understand(rest, parser, context)
        wish.outcome.text = text
        return wish
    }

    private func choose(
        _ text: String, among wish: Wish, _ parser: Parser, _ context: Context, _ performer: Performer
    ) async -> Outcome {
        let candidates = wish.outcome.candidates
        let answer = parser.answer(text)
        if answer == .no { return parser.leaving(text) }
        if let chosen = Self.chosen(by: answer, from: candidates) {
            return await act(
                on: picked(chosen, wish, text, parser), parser, performer, isConfirmed: false)
        }
        let meant = parser.candidates(of: wish.outcome, meantBy: text)
        if meant.count == 1, meant[0].isWhole {
            return await act(
                on: picked([meant[0].candidate], wish, text, parser), parser, performer, isConfirmed: false)
        }
        let fresh = understand(text, parser, context)
        if fresh.outcome.status != .notUnderstood, fresh.outcome.status != .unknownName {
            return await act(on: fresh, parser, performer, isConfirmed: false)
        }
        if meant.count == 1 {
            return await act(
                on: picked([meant[0].candidate], wish, text, parser), parser, performer, isConfirmed: false)
        }
        return ask(again: .choice(wish), text, parser)
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

    /// What was chosen of what a sentence can mean.
    private func picked(_ chosen: [Outcome.Candidate], _ wish: Wish, _ text: String, _ parser: Parser) -> Wish {
        var picked = wish
        picked.outcome = parser.understood(text, chosen.flatMap(\.intents).joined)
        picked.candidates = wish.outcome.candidates
        return picked
    }
}
