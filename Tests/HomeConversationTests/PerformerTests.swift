import HomeLanguage
import HomeModel
import HomeOutcomes
import Testing

@testable import HomeConversation

struct PerformerTests {
    let home = WiredHome()

    private func perform(_ text: String) async -> Outcome {
        let parser = Parser(English.language, home.snapshot)
        return await Performer(control: home, replies: parser.replies).perform(parser.parse(text))
    }

    @Test func switchesALightOnWithItsBrightness() async {
        let outcome = await perform("set the desk lamp to 50 percent")
        #expect(outcome.reply == "The Desk Lamp is at 50 percent.")
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(true))
        #expect(await home.value(of: "Brightness", at: "Desk Lamp") == .int(50))
    }

    @Test func doesNotSwitchALightOnForNoBrightness() async {
        _ = await perform("set the desk lamp to 0 percent")
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(false))
    }

    @Test func keepsTheSuccessOfOthersWhereOneFails() async {
        await home.fail("Floor Lamp", with: .unreachable)
        let outcome = await perform("turn off the reading lights")
        #expect(outcome.status == .failed)
        #expect(outcome.intents.flatMap(\.targets).map(\.error) == [.unreachable, nil])
        #expect(outcome.reply == "The Floor Lamp cannot be reached. The Desk Lamp did what was asked.")
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(false))
    }

    @Test func saysWhatItDidWithEachPartWhereOneFails() async {
        await home.fail("Floor Lamp", with: .unreachable)
        let outcome = await perform("turn off the floor lamp, set the desk lamp to 50 percent and open the blinds")
        #expect(outcome.status == .failed)
        let done = "The Desk Lamp is at 50 percent and the Bedroom Blinds are opening."
        #expect(outcome.reply == "The Floor Lamp cannot be reached. \(done)")
    }

    @Test func saysOnceWhatFailedInTwoWays() async {
        await home.fail("Desk Lamp", with: .timedOut)
        let outcome = await perform("set the desk lamp to 50 percent")
        #expect(outcome.reply == "The Desk Lamp did not answer in time.")
    }

    @Test func saysThatALockIsOnItsWayUntilItHasArrived() async {
        await home.set("LockCurrentState", at: "Front Door", to: .int(0))
        #expect(await perform("lock the front door").reply == "The Front Door is locking.")
        await home.set("LockCurrentState", at: "Front Door", to: .int(1))
        #expect(await perform("lock the front door").reply == "The Front Door is locked.")
    }

    @Test func saysWhereBlindsAreGoing() async {
        #expect(await perform("open the blinds halfway").reply == "The Bedroom Blinds are moving to 50 percent.")
        await home.set("CurrentPosition", at: "Bedroom Blinds", to: .int(50))
        #expect(await perform("open the blinds halfway").reply == "The Bedroom Blinds are 50 percent open.")
    }

    @Test func answersAQuestionWithWhatTheAccessorySaysNow() async {
        await home.set("On", at: "Desk Lamp", to: .bool(true))
        #expect(await perform("is the desk lamp on").reply == "Yes, the Desk Lamp is on.")
        await home.set("LockCurrentState", at: "Front Door", to: .int(2))
        #expect(await perform("is the front door locked").reply == "No, the Front Door is jammed.")
        #expect(await home.writes.isEmpty)
    }

    @Test func saysWhichAccessoryDidNotAnswerAQuestion() async {
        await home.fail("Thermostat", with: .timedOut)
        let outcome = await perform("how warm is the hallway")
        #expect(outcome.status == .failed)
        #expect(outcome.reply == "The Thermostat did not answer in time.")
    }

    @Test func saysWhichAndHowManyByWhatTheAccessoriesSayNow() async {
        await home.set("On", at: "Desk Lamp", to: .bool(true))
        await home.set("On", at: "Floor Lamp", to: .bool(false))
        #expect(await perform("which lamps are on").reply == "The Desk Lamp is on.")
        #expect(await perform("how many lamps are off").reply == "1: the Floor Lamp is off.")
        await home.set("On", at: "Desk Lamp", to: .bool(false))
        #expect(await perform("which lamps are on").reply == "None of them.")
    }

    @Test func answersOfTheOthersWhereOneCannotBeAsked() async {
        await home.fail("Floor Lamp", with: .unreachable)
        let outcome = await perform("which lamps are off")
        #expect(outcome.status == .failed)
        #expect(outcome.reply == "The Floor Lamp cannot be reached. The Desk Lamp is off.")
    }

    @Test func tellsWhetherAnAccessoryCanBeReachedByAskingIt() async {
        await home.fail("Floor Lamp", with: .timedOut)
        let outcome = await perform("is the floor lamp reachable")
        #expect(outcome.status == .understood)
        #expect(outcome.reply == "No, the Floor Lamp cannot be reached.")
        #expect(await perform("is the desk lamp reachable").reply == "Yes, the Desk Lamp can be reached.")
        #expect(await perform("which lights are offline").reply == "The Floor Lamp cannot be reached.")
    }

    @Test func saysThatAnUnpairedAccessoryIsNotPaired() async {
        let parser = Parser(English.language, English.unpaired)
        let outcome = await Performer(control: home, replies: parser.replies).perform(parser.parse("turn on the fan"))
        #expect(outcome.status == .failed)
        #expect(outcome.reply == "The Bedroom Fan is not paired with Beckon.")
    }

    @Test func runsEveryActionOfAScene() async {
        #expect(await perform("good night").reply == "Good Night is set.")
        #expect(await home.value(of: "On", at: "Ceiling Light") == .bool(false))
        #expect(await home.value(of: "TargetTemperature", at: "Thermostat") == .double(18))
        #expect(await home.writes.count == 5)
    }

    @Test func givesBackUnchangedWhatWasNotUnderstood() async {
        #expect(await perform("frobnicate").status == .notUnderstood)
        #expect(await perform("turn on the lamp").status == .ambiguous)
        #expect(await home.writes.isEmpty)
    }

    @Test func readsBackWhatItWrote() async {
        let parser = Parser(English.language, home.snapshot)
        let performer = Performer(control: home, replies: parser.replies)
        let outcome = await performer.perform(parser.parse("turn on the lamps"))
        let found = await performer.readBack(outcome)
        #expect(found.map(\.target.service) == ["Floor Lamp", "Desk Lamp"])
        #expect(found.map(\.isSame) == [true, true])
    }
}
