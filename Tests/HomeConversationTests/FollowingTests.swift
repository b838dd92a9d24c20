import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeConversation

/// Turns that leave something to the turns before them.
struct FollowingTests {
    let home = WiredHome()
    let conversation = Conversation()

    private func say(_ text: String, now: String = "2026-11-20T18:00:00+01:00") async -> Outcome {
        let parser = Parser(English.language, home.snapshot)
        let performer = Performer(control: home, replies: parser.replies, agenda: .rehearsed)
        return await conversation.turn(
            text, parser, in: Context(now: PresentTime(now)), performer: performer)
    }

    /// A conversation: what is said, and what is answered.
    struct Talk: CustomTestStringConvertible, Sendable {
        let turns: [(said: String, answered: String)]

        init(_ text: String) {
            let lines = text.split(separator: "\n").map { $0.trimmingPrefix("  ") }.map(String.init)
            turns = stride(from: 0, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
        }

        var testDescription: String { turns.map(\.said).joined(separator: " / ") }
    }

    static let talks = [
        """
        dim the desk lamp to 50 percent
          The Desk Lamp is at 50 percent.
        hmm, too dark
          The Desk Lamp is at 75 percent.
        no, too bright
          The Desk Lamp is at 50 percent.
        ok, still too dark
          The Desk Lamp is at 75 percent.
        one more
          The Desk Lamp is at 85 percent.
        """,
        """
        set the thermostat to 20
          The Thermostat is set to 20 °C.
        sorry, 22 I mean
          The Thermostat is set to 22 °C.
        """,
        """
        turn on the desk lamp at 7 pm
          I will turn on the Desk Lamp at 19:00 today.
        make it half past
          I will turn on the Desk Lamp at 19:30 today.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        turn on the ceiling light
          The Ceiling Light is on.
        all off
          The Ceiling Light and the Desk Lamp are off.
        """,
        """
        turn on the desk lamp at 9 pm
          I will turn on the Desk Lamp at 21:00 today.
        and off an hour later
          I will turn off the Desk Lamp at 22:00 today.
        """,
        """
        every day at 5 pm turn on the desk lamp
          I will turn on the Desk Lamp every day at 17:00.
        and off at eleven
          I will turn off the Desk Lamp every day at 23:00.
        """,
        """
        turn on the desk lamp at 7 pm
          I will turn on the Desk Lamp at 19:00 today.
        and the floor lamp
          I will turn on the Floor Lamp at 19:00 today.
        and the ceiling light at 8
          I will turn on the Ceiling Light at 20:00 today.
        """,
        """
        turn on the fan for 10 minutes
          The Bedroom Fan is on and I will turn it off at 18:10 today.
        and the desk lamp
          The Desk Lamp is on and I will turn it off at 18:10 today.
        """,
        """
        set the thermostat to 25 at 8 pm
          I will set the Thermostat to 25 °C at 20:00 today.
        make it 23
          I will set the Thermostat to 23 °C at 20:00 today.
        at 9
          I will set the Thermostat to 23 °C at 21:00 today.
        """,
        """
        dim the floor lamp to 40 at 9 pm
          I will set the Floor Lamp to 40 percent at 21:00 today.
        make it 60
          I will set the Floor Lamp to 60 percent at 21:00 today.
        blue
          I will set the Floor Lamp to blue at 21:00 today.
        """,
        """
        set the floor lamp to red and 40 percent
          The Floor Lamp is red and it is at 40 percent.
        the same for the desk lamp
          The Desk Lamp cannot change its color. It can be turned on or off or dimmed. I did not set the Desk Lamp to 40 percent either.
        """,
        """
        dim the floor lamp
          The Floor Lamp is at 55 percent.
        a bit more in the kitchen
          The Ceiling Light is at 90 percent.
        """,
        """
        turn up the heating
          The Thermostat is set to 22 °C.
        a bit more in the bedroom
          There is no thermostat in the Bedroom.
        """,
        """
        turn off the lights in the kitchen
          The Ceiling Light is off.
        and in the living room?
          Shall I turn off the Floor Lamp? Say yes or no.
        yes
          The Floor Lamp is off.
        """,
        """
        turn off everything
          The 9 things are off.
        oops no
          The Bedroom Fan, the Fountain, the Coffee Maker and the Desk Lamp are off and the 5 things are on.
        ok
          You are welcome.
        """,
        """
        lock the front door
          The Front Door is locked.
        and the ceiling light?
          The Ceiling Light cannot be locked or unlocked. It can be turned on or off, dimmed or made warmer or cooler.
        """,
        """
        turn on the outlet and the lamp
          Which do you mean: the Coffee Maker and the Desk Lamp, the Coffee Maker and the Floor Lamp, the Desk Lamp and the Monitor, the Desk Lamp and the Printer, the Floor Lamp and the Monitor or the Floor Lamp and the Printer?
        the monitor
          Which do you mean: the Desk Lamp and the Monitor or the Floor Lamp and the Monitor?
        the floor lamp
          The Floor Lamp and the Monitor are on.
        """,
        """
        adjust the brightness of the desk lamp
          Say what the Desk Lamp should be set to. It can be turned on or off or dimmed.
        30
          The Desk Lamp is at 30 percent.
        """,
        """
        set the thermostat
          Say what the Thermostat should be set to. It can be set to a temperature or set to heat or cool.
        to 21 degrees
          The Thermostat is set to 21 °C.
        """,
        """
        set the desk lamp
          Say what the Desk Lamp should be set to. It can be turned on or off or dimmed.
        never mind
          All right, nothing was done.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        dim it to 30
          The Desk Lamp is at 30 percent.
        turn it off again
          The Desk Lamp is off.
        is it on
          No, the Desk Lamp is off.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        and the coffee maker
          The Coffee Maker is on.
        all off
          The Coffee Maker and the Desk Lamp are off.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        make it blue
          The Desk Lamp cannot change its color. It can be turned on or off or dimmed.
        and the fan too
          The Bedroom Fan is on.
        and the coffee maker as well
          The Coffee Maker is on.
        undo that
          The Coffee Maker is off.
        undo that
          The Bedroom Fan is off.
        undo that
          The Desk Lamp is off.
        undo that
          I remember nothing that I did just now. Say what you want with the thing's name.
        """,
        """
        make the floor lamp blue
          The Floor Lamp is blue.
        undo that
          The Floor Lamp is burlywood.
        """,
        """
        turn on the desk lamp and the fan
          The Bedroom Fan and the Desk Lamp are on.
        turn them off again
          The Bedroom Fan and the Desk Lamp are off.
        """,
        """
        dim the floor lamp
          The Floor Lamp is at 55 percent.
        a bit more
          The Floor Lamp is at 45 percent.
        again
          The Floor Lamp is at 35 percent.
        brighter
          The Floor Lamp is at 60 percent.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        no, the kitchen one
          The Desk Lamp is off and the Ceiling Light is on.
        """,
        """
        turn on the lamp
          Which do you mean: the Desk Lamp in the Study or the Floor Lamp in the Living Room?
        the study
          The Desk Lamp is on.
        the other one
          The Floor Lamp is on.
        """,
        """
        turn on the lamp
          Which do you mean: the Desk Lamp in the Study or the Floor Lamp in the Living Room?
        the floor one
          The Floor Lamp is on.
        the desk one too
          The Desk Lamp is on.
        """,
        """
        is the coffee maker on
          No, the Coffee Maker is off.
        what about the fountain?
          No, the Fountain is off.
        turn it on
          The Fountain is on.
        what about the kitchen?
          Shall I turn on the Ceiling Light? Say yes or no.
        no
          All right, nothing was done.
        """,
        """
        lock the front door
          The Front Door is locked.
        unlock it
          Shall I unlock the Front Door? Say yes or no.
        no
          All right, nothing was done.
        """,
        """
        set the thermostat to 22
          The Thermostat is set to 22 °C.
        make it 19
          The Thermostat is set to 19 °C.
        undo that
          The Thermostat is set to 22 °C.
        """,
        """
        turn it off
          Say what in Cottage you mean: a room, a thing, “the lights” or “everything”.
        the fan
          The Bedroom Fan is off.
        the other one
          I do not know what that goes on from. Say the whole sentence, please.
        """,
    ].map(Talk.init)

    static let values = [
        """
        set the desk lamp to 40 percent
          The Desk Lamp is at 40 percent.
        60
          The Desk Lamp is at 60 percent.
        no, 50
          The Desk Lamp is at 50 percent.
        a bit more
          The Desk Lamp is at 60 percent.
        off
          The Desk Lamp is off.
        """,
        """
        dim the floor lamp to 40
          The Floor Lamp is at 40 percent.
        60
          The Floor Lamp is at 60 percent.
        """,
        """
        set the thermostat to 22
          The Thermostat is set to 22 °C.
        up a degree
          The Thermostat is set to 23 °C.
        too much
          The Thermostat is set to 22.5 °C.
        20
          The Thermostat is set to 20 °C.
        what did you do
          The Thermostat is set to 20 °C.
        thanks
          You are welcome.
        """,
        """
        turn off the coffee maker at ten
          I will turn off the Coffee Maker at 22:00 today.
        actually make that eleven
          I will turn off the Coffee Maker at 23:00 today.
        undo
          I will no longer turn off the Coffee Maker at 23:00 today.
        """,
    ].map(Talk.init)

    static let things = [
        """
        turn on the desk lamp
          The Desk Lamp is on.
        and the floor lamp
          The Floor Lamp is on.
        both to 20 percent
          The Floor Lamp and the Desk Lamp are at 20 percent.
        turn them off
          The Floor Lamp and the Desk Lamp are off.
        """,
        """
        turn on the lamp
          Which do you mean: the Desk Lamp in the Study or the Floor Lamp in the Living Room?
        both
          The Desk Lamp and the Floor Lamp are on.
        turn them off
          The Floor Lamp and the Desk Lamp are off.
        """,
        """
        turn on the lamp
          Which do you mean: the Desk Lamp in the Study or the Floor Lamp in the Living Room?
        turn off the desk lamp
          The Desk Lamp is off.
        """,
        """
        which lights are on
          The Ceiling Light, the Floor Lamp and the Kid's Night Light are on.
        turn them off
          The Ceiling Light, the Floor Lamp and the Kid's Night Light are off.
        except the floor lamp
          The Floor Lamp is on.
        """,
        """
        turn on the hot tub
          There is nothing called “hot tub” in Cottage.
        i mean the fountain
          The Fountain is on.
        not that one
          Shall I turn off the Fountain? Say yes or no.
        yes
          The Fountain is off.
        """,
        """
        unlock the front door
          Shall I unlock the Front Door? Say yes or no.
        hmm
          Shall I unlock the Front Door? Say yes or no.
        yes, unlock it
          The Front Door is unlocking.
        lock it in ten minutes
          I will lock the Front Door at 18:10 today.
        no, five
          I will lock the Front Door at 18:05 today.
        """,
    ].map(Talk.init)

    static let afterwards = [
        """
        turn on the desk lamp
          The Desk Lamp is on.
        actually no
          The Desk Lamp is off.
        """,
        """
        turn on the coffee maker
          The Coffee Maker is on.
        i changed my mind
          The Coffee Maker is off.
        """,
        """
        set the thermostat to 22
          The Thermostat is set to 22 °C.
        set the desk lamp
          Say what the Desk Lamp should be set to. It can be turned on or off or dimmed.
        actually never mind
          All right, nothing was done.
        """,
        """
        turn on the fan
          The Bedroom Fan is on.
        stop it
          The Bedroom Fan is off.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        stop
          The Desk Lamp is off.
        stop
          All right, nothing was done.
        """,
        """
        turn on the fan
          The Bedroom Fan is on.
        only for an hour
          I will turn off the Bedroom Fan at 19:00 today.
        stop it
          I will no longer turn off the Bedroom Fan at 19:00 today and the Bedroom Fan is off.
        """,
        """
        turn on the lights in the living room
          The Floor Lamp is on.
        not that bright
          The Floor Lamp is at 55 percent.
        not so dim
          The Floor Lamp is at 80 percent.
        """,
        """
        turn on the fan
          The Bedroom Fan is on.
        too fast
          The Bedroom Fan is at 15 percent.
        """,
        """
        dim the floor lamp to 20
          The Floor Lamp is at 20 percent.
        back to where it was
          The Floor Lamp is at 80 percent.
        """,
        """
        dim the floor lamp to 20
          The Floor Lamp is at 20 percent.
        no, undo that
          The Floor Lamp is at 80 percent.
        """,
        """
        turn on the printer
          The Printer is on.
        turn the other one on
          The Monitor is on.
        """,
        """
        dim the floor lamp to 20
          The Floor Lamp is at 20 percent.
        put it back to how it was before
          The Floor Lamp is at 80 percent.
        """,
        """
        turn off the lights
          The Ceiling Light, the Floor Lamp, the Kid's Night Light and the Desk Lamp are off.
        but leave the floor lamp on
          The Floor Lamp is on.
        """,
        """
        turn on all the lights
          The Ceiling Light, the Floor Lamp, the Kid's Night Light and the Desk Lamp are on.
        all of them except the desk lamp
          The Desk Lamp is off.
        """,
        """
        good night
          Good Night is set.
        but leave the floor lamp on
          The Floor Lamp is on.
        """,
        """
        unlock the front door
          Shall I unlock the Front Door? Say yes or no.
        actually no
          All right, nothing was done.
        """,
        """
        turn on the fountains
          There is nothing called “fountains” in Cottage. Did you mean Fountain?
        yes
          The Fountain is on.
        """,
        """
        turn on the monitors stand
          There is nothing called “monitors stand” in Cottage. Did you mean Monitor?
        no
          All right, nothing was done.
        """,
        """
        turn on the monitors stand
          There is nothing called “monitors stand” in Cottage. Did you mean Monitor?
        turn on the printer
          The Printer is on.
        """,
    ].map(Talk.init)

    @Test(arguments: afterwards) func takesBackStopsAndSparesWhatWasDone(talk: Talk) async {
        for turn in talk.turns { #expect(await say(turn.said).reply == turn.answered, "\(turn.said)") }
    }

    @Test(arguments: values) func takesValuesAndTimesAlone(talk: Talk) async {
        for turn in talk.turns { #expect(await say(turn.said).reply == turn.answered, "\(turn.said)") }
    }

    @Test(arguments: things) func knowsWhatThingsAreMeant(talk: Talk) async {
        for turn in talk.turns { #expect(await say(turn.said).reply == turn.answered, "\(turn.said)") }
    }

    static let retractions = [
        """
        turn on the desk lamp
          The Desk Lamp is on.
        no
          Shall I turn off the Desk Lamp? Say yes or no.
        yes
          The Desk Lamp is off.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        never mind
          Shall I turn off the Desk Lamp? Say yes or no.
        no
          All right, nothing was done.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        cancel
          The Desk Lamp is off.
        """,
        """
        turn off the coffee maker at ten
          I will turn off the Coffee Maker at 22:00 today.
        never mind
          I will no longer turn off the Coffee Maker at 22:00 today.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        turn on the hot tub
          There is nothing called “hot tub” in Cottage.
        never mind
          All right, nothing was done.
        """,
        """
        turn on the desk lamp
          The Desk Lamp is on.
        turn on the fan
          The Bedroom Fan is on.
        undo that
          The Bedroom Fan is off.
        undo that
          The Desk Lamp is off.
        turn it on
          The Desk Lamp is on.
        """,
    ].map(Talk.init)

    @Test(arguments: retractions) func takesBackWhatWasDoneAndSaysSo(talk: Talk) async {
        for turn in talk.turns { #expect(await say(turn.said).reply == turn.answered, "\(turn.said)") }
    }

    @Test func turnsBackOnWhatWasOnAndNothingElse() async {
        await home.set("On", at: "Desk Lamp", to: .bool(false))
        await home.set("On", at: "Coffee Maker", to: .bool(false))
        await home.set("On", at: "Floor Lamp", to: .bool(true))
        #expect(await say("turn off everything").status == .understood)
        #expect(await home.value(of: "On", at: "Floor Lamp") == .bool(false))
        #expect(await say("turn everything back on").status == .understood)
        #expect(await home.value(of: "On", at: "Floor Lamp") == .bool(true))
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(false))
        #expect(await home.value(of: "On", at: "Coffee Maker") == .bool(false))
    }

    @Test func asksBeforeItStartsWhatHeatsAmongOtherThings() async {
        await home.set("On", at: "Coffee Maker", to: .bool(false))
        #expect(await say("turn on everything").status == .confirm)
        #expect(await home.writes.isEmpty)
        #expect(await say("yes").status == .understood)
        #expect(await home.value(of: "On", at: "Coffee Maker") == .bool(true))
        #expect(await say("turn off the coffee maker").status == .understood)
        #expect(await say("turn on the coffee maker and the desk lamp").status == .understood)
    }

    @Test func bringsBackTheColorThatStoodBeforeThoughTheTimeWasSaidLater() async throws {
        _ = await say("make the floor lamp blue")
        _ = await say("make the floor lamp red")
        _ = await say("for ten minutes")
        let outcome = await say("make that 20")
        guard case .schedule(.setAll(let values), _) = try #require(outcome.intents.last).action else {
            Issue.record("\(outcome.intents)")
            return
        }
        #expect(values["Hue"]?.number == 240)
    }

    @Test func asksWhatItIsWhereNothingWasSpokenOf() async {
        let parser = Parser(English.language, home.snapshot)
        let performer = Performer(control: home, replies: parser.replies)
        let outcome = await conversation.turn(
            "turn it off", parser, in: Context(room: "Kitchen"), performer: performer)
        #expect(outcome.status == .unsupported)
        #expect(await home.writes.isEmpty)
    }

    @Test(arguments: talks) func goesOnFromTheTurnsBefore(talk: Talk) async {
        for turn in talk.turns {
            let reply = await say(turn.said).reply
            #expect(reply == turn.answered, "\(turn.said)")
        }
    }

    @Test func forgetsAfterFiveMinutes() async {
        _ = await say("turn on the desk lamp")
        #expect(await say("turn it off", now: "2026-11-20T18:04:00+01:00").reply == "The Desk Lamp is off.")
        let late = await say("turn it on", now: "2026-11-20T18:10:00+01:00")
        #expect(late.status == .unsupported)
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(false))
    }

    @Test func undoesNoMoreThanItRemembers() async {
        for level in 1...DialogueState.longest + 1 { _ = await say("set the desk lamp to \(level * 10) percent") }
        for _ in 1...DialogueState.longest { #expect(await say("undo that").status == .understood) }
        #expect(await say("undo that").status == .notUnderstood)
        #expect(await home.value(of: "Brightness", at: "Desk Lamp") == .int(10))
    }

    @Test func asksBeforeItUnlocksToUndo() async {
        await home.set("LockTargetState", at: "Front Door", to: .int(0))
        _ = await say("lock the front door")
        #expect(await say("undo that").status == .confirm)
        #expect(await home.value(of: "LockTargetState", at: "Front Door") == .int(1))
        #expect(await say("yes").status == .understood)
        #expect(await home.value(of: "LockTargetState", at: "Front Door") == .int(0))
    }

    @Test func bringsBackTheValueThatStoodAtTheAct() async throws {
        await home.set("Brightness", at: "Floor Lamp", to: .int(35))
        let outcome = await say("dim the floor lamp to 20 for ten minutes")
        guard case .schedule(.set("Brightness", let value), _) = try #require(outcome.intents.last).action else {
            Issue.record("\(outcome.intents)")
            return
        }
        #expect(value == .int(35))
    }

    @Test func bringsBackTheValueThatWasKnownWhereNoneCanBeRead() async throws {
        await home.fail("Floor Lamp", with: .unreachable)
        let outcome = await say("dim the floor lamp to 20 for ten minutes")
        guard case .schedule(.set("Brightness", let value), _) = try #require(outcome.intents.last).action else {
            Issue.record("\(outcome.intents)")
            return
        }
        #expect(value == .int(80))
    }

    @Test func takesNothingFromAnotherHome() async {
        let snapshot = Fixture.home("seaside")
        let parser = Parser(English.language, snapshot)
        let performer = Performer(control: home, replies: parser.replies)
        _ = await conversation.turn("is the bunk lamp on", parser, in: Context(), performer: performer)
        let here = await conversation.turn(
            "turn it on", parser, in: Context(home: "Town Flat"), performer: performer)
        #expect(here.status == .unsupported)
    }
}
