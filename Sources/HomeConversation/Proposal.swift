import HomeLanguage
import HomeModel
import HomeOutcomes

/// What a turn comes to, before it is done.
struct Proposal: Sendable {
    var outcome: Outcome
    /// The whole sentence that it was said as; nil where it does again what was done before.
    var source: Utterance?
    /// The command, where it goes on from the turn before.
    var continuation: Continuation?
    /// Whether it is about more of the same.
    var joins = false
    /// Whether it takes back the last turn that changed something.
    var undoes = false
    /// Whether it stands instead of what the last turn kept for later.
    var replaces = false
    /// What the conversation is about after it, where that is not all that it does.
    var subject: Outcome?
    /// Whether the conversation stays about what it was about.
    var keepsFocus = false
    /// What it was chosen from.
    var candidates: [Outcome.Candidate] = []
    /// Whether somebody said yes to it in a turn after the one that said it.
    var isAgreed = false
    /// What words mean from then on, where it is done: it was suggested in their place, and somebody said yes.
    var phrase: Phrase?
    /// Why it has to be asked for first; nil where nothing speaks against it.
    var doubt: Doubt?

    /// Why nothing is done before somebody says yes.
    enum Doubt {
        /// That may not have been meant: “the kitchen”.
        case meaning
        /// That may not have been said.
        case hearing
    }

    init(_ outcome: Outcome) { self.outcome = outcome }

    init(_ continuation: Continuation, joins: Bool = false) {
        outcome = continuation.outcome
        self.continuation = continuation
        self.joins = joins
    }

    /// Whether it would do anything.
    var acts: Bool { outcome.acts }
}
