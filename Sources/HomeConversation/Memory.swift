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
    }

    private var turns: [Turn] = []
    /// What the conversation is about.
    private(set) var focus: Focus?

    /// Forgets what is too old at a moment.
    mutating func forget(at now: Date) {
        turns.removeAll { now.timeIntervalSince($0.date) > Self.span }
        if turns.isEmpty { focus = nil }
    }

    mutating func add(_ turn: Turn, about focus: Focus?) {
        turns = turns.suffix(Self.longest - 1) + [turn]
        self.focus = focus
    }

    /// The last turn.
    var last: Turn? { turns.last }

    /// Takes out the last turn that changed something.
    mutating func popChange() -> Turn? {
        guard let place = turns.lastIndex(where: { !$0.restoring.isEmpty }) else { return nil }
        return turns.remove(at: place)
    }

    /// The last turn that changed something.
    var lastChange: Turn? { turns.last { !$0.restoring.isEmpty } }
}
