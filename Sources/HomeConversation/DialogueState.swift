import FoundationEssentials
import HomeLanguage
import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// What a conversation knows from one turn to the next: what was done, what it is about, and what is asked.
///
/// A turn makes it another, and says what is to be done next: ``taking(_:)`` and what follows it are functions of values, and
/// only a ``Conversation`` does something. It is bounded: a few turns, and not longer than people remember what they spoke
/// of.
struct DialogueState: Sendable {
    /// The most turns that are remembered.
    static let longest = 8
    /// How long a turn is remembered, in seconds.
    static let span: TimeInterval = 5 * 60

    /// One turn that was understood and done.
    struct Done: Sendable {
        /// What was understood.
        let outcome: Outcome
        /// What brings everything back that it changed.
        let restoring: [Intent]
        /// What it was chosen from.
        let candidates: [Outcome.Candidate]
        let date: Date

        /// What it keeps for later.
        var scheduled: [Intent] { outcome.intents.filter(\.isScheduled) }
        /// Whether it changed anything, now or for later.
        var isChange: Bool { !restoring.isEmpty || !scheduled.isEmpty }
    }

    private var turns: [Done] = []
    /// What the conversation is about.
    private(set) var focus: Focus?
    /// When that was last spoken of.
    private var date: Date?
    /// Whether the last sentence was clear, and nothing came of it.
    private(set) var isOpen = false
    /// Whether nothing came of the last sentence, or it took something back: what is said of it is not said of what was done.
    private(set) var isVain = false
    /// The question of ours that is open, and when it was asked.
    private(set) var question: (asked: Question, moment: Turn.Moment)?

    /// A question to a person, whose answer is the next turn.
    enum Question: Sendable {
        /// Whether to open the home.
        case consent(Proposal, Prepared)
        /// Whether that was meant.
        case confirmation(Proposal)
        /// Which was meant.
        case choice(Proposal)
        /// Whether what is nearest to words was meant by them that nobody understood.
        case suggestion(Proposal)

        /// What it is about, as a text.
        var effect: String {
            switch self {
            case .consent(_, let prepared): prepared.outcome.effect
            case .confirmation(let proposal), .choice(let proposal), .suggestion(let proposal): proposal.outcome.effect
            }
        }

        /// How long it waits for an answer.
        fileprivate var patience: Duration {
            if case .consent = self { ConsentQuestion.lifetime } else { .seconds(120) }
        }
    }

    /// Whether a question is open at a moment; nobody answers one after a while, which ends when either clock says so.
    func isAsking(at moment: Turn.Moment) -> Bool {
        question.map { moment.isWithin($0.asked.patience, of: $0.moment) } ?? false
    }

    /// Whether it is asked whether to open the home.
    var asksForConsent: Bool { if case .consent? = question?.asked { true } else { false } }

    /// The last turn.
    var last: Done? { turns.last }

    /// The last turn, where nothing else was tried after it.
    var latest: Done? { isOpen ? nil : turns.last }

    /// What ends what the turns before the last one set going.
    var started: [Intent] {
        turns.dropLast().flatMap { turn in
            turn.outcome.intents.compactMap(\.end)
                .limitedTo(Set(turn.restoring.flatMap(\.targets).map(\.reference)))
        }
    }

    /// The last turn that changed something.
    var lastChange: Done? { turns.last(where: \.isChange) }

    // MARK: - Remembering

    /// Forgets what is too old at a moment.
    mutating func forget(at moment: Turn.Moment) {
        let now = moment.date
        turns.removeAll { now.timeIntervalSince($0.date) > Self.span }
        if let date, now.timeIntervalSince(date) > Self.span { (focus, isOpen, self.date) = (nil, false, nil) }
        if !isAsking(at: moment) { question = nil }
    }

    /// Asks a question, in the place of the one that is open.
    mutating func ask(_ asked: Question, _ turn: Turn) { question = (asked, turn.moment) }

    /// Leaves the open question.
    mutating func leave() { question = nil }

    /// Remembers what was done.
    mutating func add(_ proposal: Proposal, _ done: Outcome, restoring: [Intent], _ turn: Turn) {
        if proposal.undoes || proposal.replaces, let place = turns.lastIndex(where: \.isChange) {
            turns.remove(at: place)
        }
        guard !done.intents.isEmpty else { return }
        isVain = proposal.undoes
        let isOfThings = !done.intents.allSatisfy(\.targets.isEmpty)
        let focus = focus(after: proposal, done, turn)
        if proposal.undoes {
            // What was taken back last was named last.
            if isOfThings { (self.focus, date) = (focus, turn.moment.date) }
            return
        }
        let made = Done(
            outcome: done, restoring: restoring, candidates: proposal.candidates, date: turn.moment.date)
        turns = turns.suffix(Self.longest - 1) + [made]
        isOpen = false
        // What is scheduled was spoken of, but is no thing.
        guard isOfThings else { return }
        (self.focus, date) = (focus, made.date)
    }

    /// Notes what a sentence was about that is not done, or not yet.
    mutating func note(_ proposal: Proposal, _ turn: Turn) {
        let status = proposal.outcome.status
        isVain = true
        // What was not understood may name a thing, and be followed by what is wanted of it: “turn it off, then”.
        let isAboutNothing =
            status == .notUnderstood && proposal.outcome.meant.isEmpty && TurnRule.namelessIsForgotten.holds
        guard !turn.isAlone, !isAboutNothing, status != .refused, !proposal.undoes else { return }
        (focus, date, isOpen) = (focus(after: proposal, proposal.outcome, turn), turn.moment.date, true)
    }

    private func focus(after proposal: Proposal, _ outcome: Outcome, _ turn: Turn) -> Focus? {
        if proposal.keepsFocus { return focus }
        return turn.parser.focuses.focus(
            of: proposal.subject ?? outcome, saidAs: proposal.source, as: proposal.continuation, joins: proposal.joins,
            after: focus)
    }
}
