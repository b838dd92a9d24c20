import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeConversation

/// A turn makes a state another and says what is to be done; what stands alone leaves no state behind.
struct DialogueStateTests {
    let home = WiredHome()
    let conversation = Conversation()
    let parser: Parser

    init() { parser = Parser(English.language, home.snapshot) }

    private func turn(_ text: String, _ setting: Turn.Setting = .conversation()) -> Turn {
        Turn(parser.utterance(text), parser, in: Context(), setting)
    }

    private func take(_ turn: Turn) async -> Outcome {
        await conversation.take(turn, performer: Performer(control: home, replies: parser.replies))
    }

    @Test func saysWhatIsToBeDoneAndDoesNothing() async throws {
        let state = DialogueState()
        guard case .prepare(let proposal) = state.taking(turn("turn on the desk lamp")).step else {
            Issue.record("nothing is prepared")
            return
        }
        let prepared = await Performer(control: home, replies: parser.replies).prepare(proposal.outcome)
        let (after, step) = state.deciding(on: proposal, prepared, turn("turn on the desk lamp"))
        guard case .perform = step else {
            Issue.record("\(step)")
            return
        }
        #expect(after.question == nil)
        #expect(await home.writes.isEmpty)
    }

    @Test(arguments: [
        ("yes", "open"), ("go ahead", "open"), ("yes, unlock it", "open"), ("ok", "ask"), ("hmm", "ask"),
        ("unlock the front door", "prepare"), ("turn on the fan", "prepare"), ("no", "tell"),
    ])
    func opensForAClearYesOnly(answer: String, step: String) async throws {
        let asking = turn("unlock the front door")
        let (state, first) = DialogueState().taking(asking)
        guard case .prepare(let proposal) = first else {
            Issue.record("\(first)")
            return
        }
        let prepared = await Performer(control: home, replies: parser.replies).prepare(proposal.outcome)
        let asked = state.deciding(on: proposal, prepared, asking)
        guard case .askToOpen = asked.step else {
            Issue.record("\(asked.step)")
            return
        }
        let answered = asked.state.taking(turn(answer)).step
        #expect(answered.name == step)
        // A state is a value: the same answer to the same question comes to the same.
        #expect(asked.state.taking(turn(answer)).step.name == step)
    }

    // MARK: - What stands alone

    @Test func opensWithTheYesThatCameWithTheSentence() async {
        #expect(await take(turn("unlock the front door", .alone())).status == .confirm)
        #expect(await home.writes.isEmpty)
        #expect(await take(turn("unlock the front door", .alone(withYes: true))).status == .understood)
        #expect(await home.value(of: "LockTargetState", at: "Front Door") == .int(0))
    }

    @Test func opensNothingWithAYesToWhatMayHaveBeenMisheard() async {
        var doubtful = turn("unlock the front door", .alone(withYes: true))
        doubtful.isDoubtful = true
        #expect(await take(doubtful).status == .confirm)
        var rivalled = turn("unlock the front door", .alone(withYes: true))
        rivalled.rival = parser.utterance("lock the front door")
        #expect(await take(rivalled).status == .ambiguous)
        #expect(await home.writes.isEmpty)
    }

    @Test func answersNoQuestionAndIsNotRememberedWhereItStandsAlone() async {
        #expect(await take(turn("unlock the front door")).status == .confirm)
        #expect(await take(turn("yes", .alone(withYes: true))).status == .notUnderstood)
        #expect(await take(turn("yes")).status == .notUnderstood)
        #expect(await home.writes.isEmpty)
        #expect(await take(turn("turn on the desk lamp", .alone())).reply == "The Desk Lamp is on.")
        #expect(await take(turn("undo that")).status == .notUnderstood)
        #expect(await take(turn("dim it", .alone())).status != .understood)
    }
}

extension DialogueStep {
    fileprivate var name: String {
        switch self {
        case .tell: "tell"
        case .prepare: "prepare"
        case .askToOpen: "ask"
        case .perform: "perform"
        case .open: "open"
        }
    }
}
