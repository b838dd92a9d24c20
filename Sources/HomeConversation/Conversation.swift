import FoundationEssentials
import HomeLanguage
import HomeModel

/// Talks with one person: asks before it opens the home, and asks which thing was meant.
///
/// Nothing is done while a question is open; the next turn answers it, or leaves it.
public actor Conversation {
    private var pending: Pending?
    /// What a yes to the open question lets be opened; nil where that is nothing.
    private var question: ConsentQuestion?
    /// When the open question was asked, by the clock on the wall and by one that nobody can set.
    private var asked = (date: Date.distantPast, instant: ContinuousClock.now)
    private let clock: MonotonicClock
    var memory = Memory()
    /// When the turn is said.
    var now = Date()

    /// A question of ours that is open.
    enum Pending {
        /// Whether to open the home.
        case consent(Wish, Prepared)
        /// Whether that was meant.
        case confirmation(Wish)
        /// Which was meant.
        case choice(Wish)
    }

    /// A conversation in which nothing has been said.
    public init(clock: @escaping MonotonicClock = { .now }) { self.clock = clock }

    /// Takes one turn: understands the sentence, or takes it as the answer to the open question, and acts.
    ///
    /// What `isDoubtful`, because it may have been misheard, is asked about before it is done; a doubtful yes is none.
    /// Where a `rival` may have been said instead, that is asked.
    public func turn(
        _ said: Utterance, _ parser: Parser, in context: Context, performer: Performer, isDoubtful: Bool = false,
        rival: Utterance? = nil
    ) async -> Outcome {
        let turn = Turn(
            said: parser.utterance(said), parser: parser, context: context, performer: performer,
            isClear: !isDoubtful && rival == nil)
        now = Self.moment(of: context)
        memory.forget(at: now)
        if !isAsking(in: context) { leave() }
        if let rival, let asked = told(turn, from: parser.utterance(rival)) { return asked }
        if isDoubtful, let asked = await doubted(turn) { return asked }
        let open = pending
        pending = nil
        switch open {
        case .consent(let wish, let prepared): return await answer(turn, to: wish, prepared)
        case .confirmation(let wish): return await answer(turn, to: wish)
        case .choice(let wish): return await choose(turn, among: wish)
        case nil: return await act(on: understand(turn.said, parser, context), turn)
        }
    }

    /// Takes one turn that is written, or stands for what was heard.
    public func turn(
        _ text: String, _ parser: Parser, in context: Context, performer: Performer, isDoubtful: Bool = false,
        rival: String? = nil
    ) async -> Outcome {
        await turn(
            parser.utterance(text), parser, in: context, performer: performer, isDoubtful: isDoubtful,
            rival: rival.map { parser.utterance($0) })
    }

    /// Whether a question is open; nobody answers one after a while, which ends when either clock says so.
    public func isAsking(in context: Context) -> Bool {
        let patience = question == nil ? Self.patience : ConsentQuestion.lifetime
        return pending != nil && clock() - asked.instant < patience
            && Self.moment(of: context).timeIntervalSince(asked.date) < Double(patience.components.seconds)
    }

    private static func moment(of context: Context) -> Date { context.now?.date ?? Date() }

    private static let patience = Duration.seconds(120)

    // MARK: - Asking

    /// Opens a question in the place of the one that is open.
    private func ask(_ pending: Pending, for consent: consuming ConsentQuestion? = nil) {
        self.pending = pending
        question = consent
        asked = (now, clock())
    }

    /// Leaves the open question.
    private func leave() {
        pending = nil
        question = nil
    }

    /// Asks one person anew whether to open the home; nil where nothing would be opened.
    private func askToOpen(_ wish: Wish, _ prepared: Prepared, _ turn: Turn) -> Outcome? {
        guard let question = ConsentQuestion(about: prepared.openings, to: turn.speaker, clock: clock) else {
            return nil
        }
        ask(.consent(wish, prepared), for: question)
        var asking = turn.parser.asking(prepared.outcome)
        asking.text = turn.text
        return asking
    }

    /// What is asked where something may have been misheard; nil where no harm can come of it.
    private func doubted(_ turn: Turn) async -> Outcome? {
        if let pending, let answer = turn.parser.answer(turn.said) {
            return answer == .no ? nil : ask(again: pending, turn)
        }
        let wish = understand(turn.said, turn.parser, turn.context)
        guard wish.acts else { return nil }
        if let asked = askToOpen(wish, await turn.performer.prepare(wish.outcome), turn) { return asked }
        ask(.confirmation(wish))
        return turn.parser.doubting(wish.outcome)
    }

    /// What is asked where either of two sentences was said; nil where both do the same, or one does nothing.
    private func told(_ turn: Turn, from rival: Utterance) -> Outcome? {
        let wishes = [turn.said, rival].map { understand($0, turn.parser, turn.context) }
        guard wishes.allSatisfy(\.acts), wishes[0].outcome.intents != wishes[1].outcome.intents else { return nil }
        let asked = turn.parser.choosing(between: wishes.map(\.outcome))
        ask(.choice(Wish(asked)))
        return asked
    }

    /// Asks a question once more that was not answered.
    private func ask(again open: Pending, _ turn: Turn) -> Outcome {
        switch open {
        case .consent(let wish, let prepared):
            guard let asked = askToOpen(wish, prepared, turn) else { return turn.parser.leaving(turn.text) }
            return turn.parser.unheard(asked.told, text: turn.text)
        case .confirmation(let wish):
            ask(open)
            return turn.parser.unheard(turn.parser.asking(wish.outcome).told, text: turn.text)
        case .choice(let wish):
            ask(open)
            var again = wish.outcome
            again.text = turn.text
            return again
        }
    }

    // MARK: - Acting

    private func act(on wish: Wish, _ turn: Turn) async -> Outcome {
        leave()
        guard wish.outcome.status == .understood else {
            if wish.outcome.status == .ambiguous { ask(.choice(wish)) }
            note(wish, turn.parser)
            return wish.outcome
        }
        let prepared = await turn.performer.prepare(wish.outcome)
        if let asked = askToOpen(wish, prepared, turn) {
            note(wish, turn.parser)
            return asked
        }
        if wish.isDoubtful, wish.acts {
            ask(.confirmation(wish))
            note(wish, turn.parser)
            return turn.parser.asking(wish.outcome)
        }
        return await perform(wish, prepared, with: .none, turn)
    }

    /// Does what was understood, and remembers it.
    private func perform(
        _ wish: Wish, _ prepared: Prepared, with consent: consuming Consent, _ turn: Turn
    ) async -> Outcome {
        let restoring = await turn.performer.restoring(prepared.outcome.intents)
        let replaced = wish.replaces ? turn.parser.kept(memory.last?.scheduled ?? []) : []
        let done = await turn.performer.perform(prepared, cancelling: replaced, with: consent)
        if wish.undoes || wish.replaces { memory.popChange() }
        guard !prepared.outcome.intents.isEmpty else { return done }
        if !wish.undoes {
            let remembered = Memory.Turn(
                outcome: done, restoring: restoring, candidates: wish.candidates, date: now)
            memory.add(remembered, about: focus(of: wish, done, turn.parser))
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

    /// Takes an answer to whether to open the home: a clear yes of whoever was asked, in time, and nothing else, does it.
    private func answer(_ turn: Turn, to wish: Wish, _ prepared: Prepared) async -> Outcome {
        let answer = turn.parser.answer(turn.said)
        if answer == .no {
            leave()
            return turn.parser.leaving(turn.text)
        }
        if turn.isClear, answer == .yes || agrees(turn, to: wish) { return await open(wish, prepared, turn) }
        let fresh = understand(turn.said, turn.parser, turn.context)
        guard answer == nil, turn.isClear, fresh.outcome.status != .notUnderstood else {
            // "No, and here is why" is a no, whatever it goes on with.
            if answer == nil, beginsWithNo(turn) {
                leave()
                return turn.parser.leaving(turn.text)
            }
            // What was no clear answer is asked again: "hmm", "OK", a yes that was misheard.
            return ask(again: .consent(wish, prepared), turn)
        }
        // What was said again is asked again there.
        return await act(on: fresh, turn)
    }

    private func beginsWithNo(_ turn: Turn) -> Bool {
        turn.parser.opened(turn.said).contains { beginning, words, _ in
            beginning == .instead && turn.parser.answer(words) == .no
        }
    }

    private func open(_ wish: Wish, _ prepared: Prepared, _ turn: Turn) async -> Outcome {
        guard let question = question.take(), question.isOpen(to: turn.speaker) else {
            return ask(again: .consent(wish, prepared), turn)
        }
        // The right may have gone since, and is the speaker's.
        let permitted = turn.parser.permitted(prepared.outcome, in: turn.context)
        guard permitted.status == .understood else { return permitted }
        var said = prepared
        said.outcome.text = turn.text
        return await perform(wish, said, with: question.yes(by: turn.speaker), turn)
    }

    /// Whether a text says yes and names what was asked about: "yes, unlock it".
    private func agrees(_ turn: Turn, to wish: Wish) -> Bool {
        let rest = turn.parser.opened(turn.said).first { $0.beginning == .agree }?.rest
        return rest.map { understand($0, turn.parser, turn.context).outcome.intents == wish.outcome.intents } ?? false
    }

    /// Takes an answer to whether something was meant that opens nothing.
    private func answer(_ turn: Turn, to wish: Wish) async -> Outcome {
        var said = wish
        said.isDoubtful = false
        said.outcome.text = turn.text
        switch turn.parser.answer(turn.said) {
        case .yes, .assent: return await act(on: said, turn)
        case .no: return turn.parser.leaving(turn.text)
        default:
            if agrees(turn, to: wish) { return await act(on: said, turn) }
            var fresh = understand(turn.said, turn.parser, turn.context)
            // "Hmm" leaves the question open, and it is asked again.
            if fresh.outcome.status == .notUnderstood { return ask(again: .confirmation(wish), turn) }
            if fresh.outcome.intents == wish.outcome.intents { fresh.isDoubtful = false }
            return await act(on: fresh, turn)
        }
    }

    private func choose(_ turn: Turn, among wish: Wish) async -> Outcome {
        let (text, parser) = (turn.text, turn.parser)
        let candidates = wish.outcome.candidates
        let answer = parser.answer(turn.said)
        if answer == .no { return parser.leaving(text) }
        if let chosen = Self.chosen(by: answer, from: candidates) {
            return await act(on: picked(chosen, wish, text, parser), turn)
        }
        let meant = parser.candidates(of: wish.outcome, meantBy: turn.said)
        if meant.count == 1, meant[0].isWhole {
            return await act(on: picked([meant[0].candidate], wish, text, parser), turn)
        }
        let fresh = understand(turn.said, parser, turn.context)
        if fresh.outcome.status != .notUnderstood, fresh.outcome.status != .unknownName {
            return await act(on: fresh, turn)
        }
        if meant.count == 1 { return await act(on: picked([meant[0].candidate], wish, text, parser), turn) }
        return ask(again: .choice(wish), turn)
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

/// One turn: what is said, where and by whom, and what understands and does it.
struct Turn {
    let said: Utterance
    let parser: Parser
    let context: Context
    let performer: Performer
    /// Whether nothing else may have been said.
    let isClear: Bool

    /// What is said, as it was written.
    var text: String { said.text }
    /// Who says it.
    var speaker: Author { Author(user: context.user) }
}
