import FoundationEssentials
import HomeLanguage
import HomeModel
import HomeOutcomes

/// One turn of a person: what was said, where and by whom, and how sure it is that this was said.
public struct Turn: Sendable {
    /// What was said, as it was analysed.
    public let said: Utterance
    /// What understands it.
    public let parser: Parser
    /// Where and by whom it was said.
    public let context: Context
    /// What else may have been said.
    public var rival: Utterance?
    /// Whether it may have been misheard, so that nothing is done before somebody says yes.
    public var isDoubtful = false
    /// What is asked for by hand; nil where it was said.
    let byHand: Outcome?
    /// How it belongs to a conversation.
    let setting: Setting
    /// Whether it goes on from nothing that was said before.
    var isWhole: Bool
    /// When it was said, by the clock on the wall and by one that nobody can set.
    var moment = Moment(date: .distantPast, instant: .now)

    /// How a turn belongs to a conversation.
    public enum Setting: Sendable {
        /// It may go on from the turns before it, and those after it from this; with a yes to all that each would open.
        case conversation(withYes: Bool = false)
        /// It goes on from nothing, and nothing goes on from it; whoever says it may say yes with it to all that it would
        /// open: `say --yes "unlock the front door"`.
        case alone(withYes: Bool = false)
        /// It stands by itself where it can, and else goes on from what was said to a program before this one, which the
        /// ``DialogueRecord`` of the conversation tells: `say "unlock the front door"`, then `say yes`.
        case resuming(withYes: Bool = false)
    }

    /// The present, by both clocks.
    struct Moment: Sendable {
        let date: Date
        var instant: ContinuousClock.Instant
    }

    /// A turn that is said now; what was analysed for other homes than those of the parser is analysed anew.
    public init(_ said: Utterance, _ parser: Parser, in context: Context, _ setting: Setting = .conversation()) {
        self.said = parser.utterance(said)
        self.parser = parser
        self.context = context
        self.setting = setting
        byHand = nil
        isWhole = if case .conversation = setting { false } else { true }
    }

    /// A turn of somebody who asks for something by hand; nil where that cannot be done.
    ///
    /// It leaves an open question, and what is said next may go on from it: “undo”.
    public init?(_ command: ManualCommand, _ parser: Parser, in context: Context, _ setting: Setting = .conversation())
    {
        guard let asked = command.outcome(parser) else { return nil }
        byHand = asked
        said = parser.utterance("")
        self.parser = parser
        self.context = context
        self.setting = setting
        isWhole = if case .conversation = setting { false } else { true }
    }

    /// What was said, as it was written.
    var text: String { said.text }
    /// Who says it.
    var speaker: Author { Author(user: context.user) }
    /// An outcome for who says it: refused where that user may not.
    func permitted(_ outcome: Outcome) -> Outcome { Rights(parser).permitted(outcome, to: context.user) }
    /// An outcome that a rule about the homes keeps from being done.
    func refused(_ outcome: Outcome, _ refusal: EditRefusal) -> Outcome {
        let told = Reply(.notKept(refusal))
        return parser.replies.rendering(
            Outcome(
                text: outcome.text, language: outcome.language, status: .refused, confidence: outcome.confidence,
                told: told))
    }
    /// Whether nothing else may have been said.
    var isClear: Bool { !isDoubtful && rival == nil }
    /// Whether nothing goes on from it.
    var isAlone: Bool { if case .alone = setting { true } else { false } }
    /// Whether it may go on from what was said to another program.
    var isResuming: Bool { if case .resuming = setting { true } else { false } }
    /// Whether a yes to all that it would open came with it.
    var bringsYes: Bool {
        switch setting {
        case .alone(withYes: true), .resuming(withYes: true), .conversation(withYes: true): isClear
        default: false
        }
    }
}

extension Turn.Moment {
    init(_ context: Context, _ clock: MonotonicClock) {
        self.init(date: context.now?.date ?? Date(), instant: clock())
    }

    /// Whether no more than so much time has gone on by either clock since another.
    func isWithin(_ patience: Duration, of other: Self) -> Bool {
        instant - other.instant < patience
            && date.timeIntervalSince(other.date) < Double(patience.components.seconds)
    }
}
