import FoundationEssentials
import HomeLanguage
import HomeModel

/// The last turns of a conversation: what "it" is, what "again" does again and what "undo that" takes back.
///
/// It is bounded: a few turns, and not longer than people remember what they spoke of.
struct Memory {
    /// The most turns that are remembered.
    static let longest = 8
    /// How long a turn is remembered, in seconds.
    static let span: TimeInterval = 5 * 60

    /// One turn that was understood.
    struct Turn {
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

    private var turns: [Turn] = []
    /// What the conversation is about.
    private(set) var focus: Focus?
    /// When that was last spoken of.
    private var date: Date?
    /// Whether the last sentence was clear, and nothing came of it.
    private(set) var isOpen = false

    /// Forgets what is too old at a moment.
    mutating func forget(at now: Date) {
        turns.removeAll { now.timeIntervalSince($0.date) > Self.span }
        if let date, now.timeIntervalSince(date) > Self.span { (focus, isOpen, self.date) = (nil, false, nil) }
    }

    mutating func add(_ turn: Turn, about focus: Focus?) {
        turns = turns.suffix(Self.longest - 1) + [turn]
        isOpen = false
        // What is scheduled was spoken of, but is no thing.
        guard !turn.outcome.intents.allSatisfy(\.targets.isEmpty) else { return }
        (self.focus, date) = (focus, turn.date)
    }

    /// Notes what a sentence was about that was not done.
    mutating func note(_ focus: Focus?, at now: Date) { (self.focus, date, isOpen) = (focus, now, true) }

    /// The last turn.
    var last: Turn? { turns.last }

    /// The last turn, where nothing else was tried after it.
    var latest: Turn? { isOpen ? nil : turns.last }

    /// Takes out the last turn that changed something.
    mutating func popChange() {
        if let place = turns.lastIndex(where: \.isChange) { turns.remove(at: place) }
    }

    /// The last turn that changed something.
    var lastChange: Turn? { turns.last(where: \.isChange) }
}

extension Intent {
    /// Whether it is kept for later.
    var isScheduled: Bool { when != nil }

    /// When it is to be done; nil is now.
    var when: When? { if case .schedule(_, let when) = deed { when } else { nil } }
}
