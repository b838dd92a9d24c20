import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeConversation

struct AgendaTests {
    let home = WiredHome()
    let now = PresentTime(Date(timeIntervalSince1970: 1_795_197_600), in: .gmt)
    let store: MemoryHomeStore

    init() {
        store = MemoryHomeStore(home.snapshot, now: { [now] in now.date })
    }

    private func say(_ text: String, user: String? = nil) async -> Outcome {
        let parser = Parser(English.language, await store.snapshot())
        let performer = Performer(
            control: home, replies: parser.replies, agenda: .kept(in: store, by: Author(user: user)))
        return await performer.perform(parser.parse(text, in: Context(user: user, now: now)))
    }

    private var timed: [Trigger] { get async { await store.snapshot().homes[0].triggers.filter(\.isTimed) } }

    @Test func keepsWhatIsSaidForLaterAsATriggerThatIsEnabled() async throws {
        let outcome = await say("turn on the desk lamp at 7:30 pm every day")
        #expect(outcome.status == .understood)
        #expect(outcome.reply == "I will turn on the Desk Lamp every day at 19:30.")
        let trigger = try #require(await timed.first)
        #expect(trigger.isEnabled && trigger.recurrence == .every(1, .days))
        #expect(trigger.name == "Timed Desk Lamp every day at 19 30")
        #expect(FireDate(trigger.fireDate ?? "")?.isOnMinute == true)
        let scenes = await store.snapshot().homes[0].actionSets.filter { trigger.actionSets.contains($0.id) }
        #expect(scenes.flatMap(\.actions).map(\.value) == [.bool(true)])
        #expect(await home.writes.isEmpty)
    }

    @Test func actsNowAndKeepsTheReverseForLater() async throws {
        let outcome = await say("turn on the desk lamp for an hour")
        #expect(outcome.reply == "The Desk Lamp is on and I will turn it off at \(words(after: 3600)).")
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(true))
        #expect(await timed.count == 1)
    }

    @Test func switchesALampOnWithTheBrightnessThatItWillGet() async throws {
        _ = await say("set the desk lamp to 40 percent in 10 minutes")
        let scene = try #require(await store.snapshot().homes[0].actionSets.first(where: \.isTimed))
        #expect(Set(scene.actions.map(\.characteristic)) == ["On", "Brightness"])
    }

    @Test func keepsAllThatHappensAtOneTimeAsOneTrigger() async {
        _ = await say("in an hour turn off the lights and lock the front door")
        #expect(await timed.count == 1)
        #expect(await store.snapshot().homes[0].actionSets.first(where: \.isTimed)?.actions.count == 5)
    }

    @Test func keepsOnceWhatIsSaidTwice() async {
        _ = await say("turn on the desk lamp in an hour")
        _ = await say("turn on the desk lamp in an hour")
        #expect(await timed.count == 1)
    }

    @Test func cancelsByItsPlaceInTheListByItsThingAndSeveralAtOnce() async {
        _ = await say("turn on the desk lamp at 7 pm")
        _ = await say("turn on the floor lamp at 8 pm")
        _ = await say("lock the front door at 9 pm")
        #expect(await say("cancel the second one").reply == "I will no longer turn on the Floor Lamp at 20:00 today.")
        #expect(await say("cancel the third one").reply == "Nothing like that is scheduled.")
        #expect(await say("cancel the desk lamp").reply == "I will no longer turn on the Desk Lamp at 19:00 today.")
        #expect(await say("cancel the coffee maker").status == .notUnderstood)
        #expect(await say("cancel both").reply == "Nothing like that is scheduled.")
        _ = await say("turn on the desk lamp at 7 pm")
        #expect(await say("cancel both of them").status == .understood)
        #expect(await timed.isEmpty)
        #expect(await say("cancel both").status == .notUnderstood)
    }

    @Test func tellsWhenAThingIsDue() async {
        #expect(await say("when will the coffee maker go off").status == .notUnderstood)
        _ = await say("turn off the desk lamp at 7 pm")
        _ = await say("make the floor lamp red at 8 pm")
        let told = await say("when will the desk lamp go off").reply
        #expect(told == "At 19:00 today I will turn off the Desk Lamp.")
        #expect(await say("when will the kettle go off").status != .understood)
        let all = await say("what have you got planned").reply
        #expect(all.contains(" At 20:00 today I will set the Floor Lamp to red and turn it on."))
    }

    @Test func tellsOfATriggerWhoseScenesGiveALampAHueEach() async throws {
        _ = await say("make the floor lamp red at 8 pm")
        let (home, trigger) = (await store.snapshot().homes[0], try #require(await timed.first))
        let hue = try #require(home.actionSets.first(where: \.isTimed)?.actions.first { $0.characteristic == "Hue" })
        var scene = ActionSet(name: "Blue")
        scene.actions = [hue]
        scene.actions[0].value = .double(240)
        scene.isTimed = true
        try await store.apply(
            [.addActionSet(scene), .addToTrigger(trigger.id, scene.id)].map { .change(home.id, $0) }, by: .owner)
        let all = await say("what have you got planned").reply
        #expect(all.hasPrefix("At 20:00 today I will set the Floor Lamp to red"), "\(all)")
    }

    @Test func runsASceneLaterWithoutACopyOfIt() async throws {
        _ = await say("run good night in an hour")
        let home = await store.snapshot().homes[0]
        let trigger = try #require(await timed.first)
        #expect(trigger.actionSets == home.actionSets.filter { $0.name == "Good Night" }.map(\.id))
        #expect(home.actionSets.filter(\.isTimed).isEmpty)
    }

    @Test func keepsAChangeAsTheValueThatItComesToNow() async throws {
        let outcome = await say("make the desk lamp 20 percent brighter in an hour")
        #expect(outcome.reply == "I will set the Desk Lamp to 80 percent at \(words(after: 3600)).")
        let scene = try #require(await store.snapshot().homes[0].actionSets.first(where: \.isTimed))
        #expect(scene.actions.contains { $0.characteristic == "Brightness" && $0.value == .int(80) })
        #expect(await home.writes.isEmpty)
    }

    @Test func refusesAChangeThatHasNoValueYet() async {
        let outcome = await say("make the desk lamp brighter every day at 8")
        #expect(outcome.status == .failed)
        #expect(await timed.isEmpty)
    }

    @Test func doesNothingNowWhereTheReverseCannotBeKept() async {
        let parser = Parser(English.language, home.snapshot)
        let performer = Performer(control: home, replies: parser.replies, agenda: .none(because: .verbatim("No.")))
        let outcome = await performer.perform(parser.parse("turn on the desk lamp for an hour"))
        #expect(outcome.status == .failed && outcome.reply == "No.")
        #expect(await home.writes.isEmpty)
    }

    @Test func refusesAGuest() async {
        let outcome = await say("turn on the desk lamp in an hour", user: "Bo")
        #expect(outcome.status == .refused)
        #expect(await timed.isEmpty)
    }

    @Test func listsAndCancelsWhatWasSaidForLater() async {
        _ = await say("turn on the desk lamp in an hour")
        _ = await say("turn on the fan in two hours")
        _ = await say("turn off the lights in three hours")
        #expect(
            await say("what is scheduled").reply.hasPrefix("At \(words(after: 3600)) I will turn on the Desk Lamp."))
        #expect(
            await say("cancel the desk lamp schedule").reply
                == "I will no longer turn on the Desk Lamp at \(words(after: 3600)).")
        #expect(await timed.count == 2)
        #expect(await say("cancel the last schedule").intents.count == 1)
        #expect(await timed.count == 1)
        #expect(await say("cancel the desk lamp schedule").reply == "Nothing like that is scheduled.")
        #expect(
            await say("cancel all schedules").reply
                == "I will no longer turn on the Bedroom Fan at \(words(after: 7200)).")
        let home = await store.snapshot().homes[0]
        #expect(home.triggers.map(\.name) == self.home.snapshot.homes[0].triggers.map(\.name))
        #expect(home.actionSets == self.home.snapshot.homes[0].actionSets)
        #expect(await say("cancel all schedules").reply == "Nothing like that is scheduled.")
    }

    @Test func asksWhichOfSeveralSchedulesIsMeant() async {
        _ = await say("turn on the desk lamp in an hour")
        _ = await say("turn off the desk lamp in two hours")
        #expect(await say("cancel the desk lamp schedule").status == .ambiguous)
        #expect(await timed.count == 2)
    }

    @Test func tellsSeveralSchedulesApartByWhatDiffers() async {
        _ = await say("turn on the desk lamp in an hour")
        _ = await say("turn on the desk lamp in two hours")
        let times = await say("cancel the desk lamp schedule").reply
        #expect(times == "Which do you mean: at \(words(after: 3600)) or at \(words(after: 7200))?")
        _ = await say("cancel all schedules")
        _ = await say("turn on the desk lamp in an hour")
        _ = await say("turn on the ceiling light in an hour")
        #expect(
            await say("cancel the light schedule").reply
                == "Which do you mean: turn on the Desk Lamp or turn on the Ceiling Light?")
        _ = await say("cancel all schedules")
        _ = await say("turn on the desk lamp in an hour")
        _ = await say("turn off the desk lamp in two hours")
        #expect(
            await say("cancel the desk lamp schedule").reply
                == "Which do you mean: turn on the Desk Lamp at \(words(after: 3600)) or turn off the Desk Lamp at "
                + "\(words(after: 7200))?")
    }

    @Test func neverTakesTheNameOfATimedSceneForAScene() async {
        _ = await say("turn on the desk lamp in an hour")
        let name = await timed.first?.name ?? ""
        #expect(await say("\(name) scene").status != .understood)
    }

    /// "19:00 today", so long after the present of these tests.
    private func words(after seconds: Double) -> String {
        let text = FireDate.text(of: now.date + seconds, in: .gmt)
        let isToday = text.prefix(10) == FireDate.text(of: now.date, in: .gmt).prefix(10)
        return "\(text.dropFirst(11).prefix(5)) \(isToday ? "today" : "tomorrow")"
    }
}
