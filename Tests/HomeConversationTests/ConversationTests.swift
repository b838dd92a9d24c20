import HomeLanguage
import HomeModel
import HomeOutcomes
import Testing

@testable import HomeConversation

struct ConversationTests {
    let home = WiredHome()
    let conversation = Conversation()

    private func say(
        _ text: String, isDoubtful: Bool = false, rival: String? = nil, in context: Context = Context()
    ) async -> Outcome {
        let parser = Parser(English.language, home.snapshot)
        let performer = Performer(control: home, replies: parser.replies)
        return await conversation.turn(
            text, parser, in: context, performer: performer, isDoubtful: isDoubtful, rival: rival)
    }

    @Test func doesWhatItUnderstands() async {
        let outcome = await say("turn on the desk lamp")
        #expect(outcome.status == .understood)
        #expect(outcome.reply == "The Desk Lamp is on.")
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(true))
    }

    @Test(arguments: [["turn on the desk lamp"], ["make the desk lamp brighter"], ["unlock the front door", "yes"]])
    func waitsOnceForADeviceThatNeverAnswers(_ turns: [String]) async throws {
        for name in ["Desk Lamp", "Front Door"] { await home.fail(name, with: .timedOut) }
        var outcomes: [Outcome] = []
        for turn in turns { outcomes.append(await say(turn)) }
        let last = try #require(outcomes.last)
        #expect(last.status == .failed)
        #expect(last.intents.flatMap(\.targets).map(\.error) == [.timedOut])
        #expect(await home.faultyRequests == 1)
    }

    @Test func waitsForADeviceAgainInTheNextTurn() async {
        await home.fail("Desk Lamp", with: .timedOut)
        for _ in 1...2 { #expect(await say("turn on the desk lamp").status == .failed) }
        #expect(await home.faultyRequests == 2)
    }

    @Test func asksADeviceAgainThatIsNotSilent() async {
        await home.fail("Desk Lamp", with: .busy)
        #expect(await say("turn on the desk lamp").status == .failed)
        #expect(await home.faultyRequests == 2)
    }

    @Test func asksBeforeItUnlocksAndThenDoesIt() async {
        let question = await say("unlock the front door")
        #expect(question.status == .confirm)
        #expect(question.reply == "Shall I unlock the Front Door? Say yes or no.")
        #expect(await home.writes.isEmpty)
        let done = await say("yes please")
        #expect(done.status == .understood)
        #expect(done.text == "yes please")
        #expect(await home.value(of: "LockTargetState", at: "Front Door") == .int(0))
    }

    @Test func asksWhatWasSaidWhereItMayHaveMisheard() async {
        let question = await say("turn on the desk lamp", isDoubtful: true)
        #expect(question.status == .confirm)
        #expect(question.reply == "Did you say: turn on the desk lamp? Say yes or no.")
        #expect(await home.writes.isEmpty)
        #expect(await say("yes").reply == "The Desk Lamp is on.")
    }

    @Test func asksWhichOfTwoSentencesWasSaid() async {
        let question = await say("turn on the desk lamp", isDoubtful: true, rival: "turn off the desk lamp")
        #expect(question.status == .ambiguous)
        #expect(question.reply == "Did you say: turn on the desk lamp, or: turn off the desk lamp?")
        #expect(question.candidates.map(\.reading) == ["turn on the desk lamp", "turn off the desk lamp"])
        #expect(await home.writes.isEmpty)
        #expect(await say("the first one").reply == "The Desk Lamp is on.")
    }

    @Test func asksNotWhichOfTwoSentencesWasSaidThatDoTheSame() async {
        #expect(await say("turn on the desk lamp", rival: "switch on the desk lamp").status == .understood)
    }

    @Test func unlocksNothingForAChoiceBeforeSomebodySaysYes() async {
        _ = await say("lock the front door", rival: "unlock the front door")
        #expect(await say("the second one").status == .confirm)
        #expect(await home.writes.isEmpty)
    }

    @Test func aDoubtfulYesUnlocksNothing() async {
        _ = await say("unlock the front door")
        let again = await say("yes", isDoubtful: true)
        #expect(again.reply == "Shall I unlock the Front Door? Say yes or no.")
        #expect(await home.writes.isEmpty)
        #expect(await say("yes").status == .understood)
    }

    @Test func answersAQuestionThoughItMayHaveMisheardIt() async {
        #expect(await say("is the front door locked", isDoubtful: true).status == .understood)
    }

    @Test func forgetsAQuestionThatNobodyAnswers() async throws {
        let asked = Context(now: PresentTime("2026-11-21T18:00:00Z"))
        let later = Context(now: PresentTime("2026-11-21T18:02:01Z"))
        _ = await say("unlock the front door", in: asked)
        #expect(await say("yes", in: later).status == .notUnderstood)
        #expect(await home.writes.isEmpty)
    }

    @Test(arguments: ["no", "never mind", "don't"])
    func leavesTheDoorLockedWhenToldNo(answer: String) async {
        _ = await say("open the garage door")
        let outcome = await say(answer)
        #expect(outcome.reply == "All right, nothing was done.")
        #expect(await home.writes.isEmpty)
        #expect(await say("yes").status == .notUnderstood)
    }

    @Test func takesAnotherSentenceForANewWishAndForgetsTheQuestion() async {
        _ = await say("unlock the front door")
        #expect(await say("turn on the fan").reply == "The Bedroom Fan is on.")
        #expect(await say("yes").status == .notUnderstood)
        #expect(await home.value(of: "LockTargetState", at: "Front Door") == .int(1))
    }

    @Test(arguments: [
        "the desk lamp", "the one in the study", "the first one", "number one", "option 1", "desk", "the study please",
    ])
    func askedWhichItTakesTheChoice(answer: String) async {
        let question = await say("turn on the lamp")
        #expect(question.status == .ambiguous)
        #expect(question.reply == "Which do you mean: the Desk Lamp in the Study or the Floor Lamp in the Living Room?")
        let done = await say(answer)
        #expect(done.status == .understood, "\(answer)")
        #expect(await home.writes.count == 1)
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(true))
    }

    @Test func asksAgainWhereAnAnswerChoosesNothing() async {
        _ = await say("turn on the lamp")
        #expect(await say("the lamp").status == .ambiguous)
        #expect(await say("the purple one").status == .ambiguous)
        #expect(await say("the tenth one").status == .ambiguous)
        #expect(await home.writes.isEmpty)
        #expect(await say("none").reply == "All right, nothing was done.")
    }
}
