import HomeLanguage
import HomeModel
import HomeOutcomes
import Testing

@testable import HomeConversation

/// Changes from what a thing is at, with the value read from the accessory.
struct ChangeTests {
    let home = WiredHome()

    private func perform(_ text: String) async -> Outcome {
        let parser = Parser(English.language, home.snapshot)
        return await Performer(control: home, replies: parser.replies).perform(parser.parse(text))
    }

    private func brightness(of lamp: String) async -> Double? {
        await home.value(of: "Brightness", at: lamp)?.number
    }

    @Test func changesFromWhatTheAccessorySaysNow() async {
        await home.set("Brightness", at: "Floor Lamp", to: .int(40))
        let outcome = await perform("make the floor lamp brighter")
        #expect(outcome.reply == "The Floor Lamp is at 65 percent.")
        #expect(await brightness(of: "Floor Lamp") == 65)
    }

    @Test func doesWhatDependsOnAStateByWhatTheAccessorySaysNow() async {
        await home.set("On", at: "Desk Lamp", to: .bool(true))
        #expect(await perform("if the desk lamp is on, turn off the floor lamp").reply == "The Floor Lamp is off.")
        #expect(await home.value(of: "On", at: "Floor Lamp") == .bool(false))
        await home.set("On", at: "Desk Lamp", to: .bool(false))
        #expect(await perform("if the desk lamp is on, turn on the floor lamp").reply == "No, the Desk Lamp is off.")
        #expect(await home.value(of: "On", at: "Floor Lamp") == .bool(false))
        #expect(await perform("if the desk lamp is not on, turn on the floor lamp").reply == "The Floor Lamp is on.")
        await home.fail("Desk Lamp", with: .unreachable)
        #expect(await perform("if the desk lamp is off, turn off the floor lamp").status == .failed)
        #expect(await home.value(of: "On", at: "Floor Lamp") == .bool(true))
    }

    @Test func staysWithinTheRange() async {
        #expect(await perform("turn up the floor lamp by 30 percent").reply == "The Floor Lamp is at 100 percent.")
        #expect(await perform("dim the night light").reply == "The Kid's Night Light is at 1 percent.")
    }

    @Test func saysWhatWasAtItsEndAlreadyAndWritesNothing() async {
        #expect(await perform("brighten the kitchen").reply == "The Ceiling Light is already at 100 percent.")
        await home.set("TargetTemperature", at: "Thermostat", to: .double(38))
        #expect(await perform("make it warmer").reply == "The Thermostat is already set to 38 °C.")
        #expect(await home.writes.isEmpty)
    }

    @Test func switchesOnALampThatIsToBeBrighter() async {
        #expect(await perform("make the desk lamp a bit brighter").reply == "The Desk Lamp is at 70 percent.")
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(true))
    }

    @Test func leavesOffWhatIsOffAndIsToBeDimmer() async {
        let outcome = await perform("dim the reading lights")
        #expect(outcome.reply == "The Floor Lamp is at 55 percent and the Desk Lamp is off.")
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(false))
        #expect(await brightness(of: "Desk Lamp") == 60)
    }

    @Test func dimsByHalfAndMakesTwiceAsBright() async {
        #expect(await perform("dim the floor lamp by half").reply == "The Floor Lamp is at 40 percent.")
        #expect(
            await perform("make the night light twice as bright").reply == "The Kid's Night Light is at 20 percent.")
    }

    @Test func saysWhatAFactorCameToByWhatTheAccessorySaysNow() async {
        await home.set("Brightness", at: "Floor Lamp", to: .int(40))
        let outcome = await perform("make the floor lamp half as bright")
        #expect(outcome.intents.map(\.action) == [.adjust("Brightness", .times(0.5, delta: -20))])
        await home.set("On", at: "Desk Lamp", to: .bool(true))
        #expect(
            await perform("toggle the desk lamp").intents.map(\.action) == [.adjust("On", .toggled(to: .bool(false)))])
    }

    @Test func keepsTheSuccessOfOthersWhereOneCannotBeRead() async {
        await home.fail("Desk Lamp", with: .unreachable)
        let outcome = await perform("brighten the reading lights by 10 percent")
        #expect(outcome.status == .failed)
        #expect(outcome.reply == "The Desk Lamp cannot be reached. The Floor Lamp did what was asked.")
        #expect(await brightness(of: "Floor Lamp") == 90)
    }

    @Test func saysThatWhatIsNotPairedIsNot() async {
        let parser = Parser(English.language, English.unpaired)
        let performer = Performer(control: home, replies: parser.replies)
        let outcome = await performer.perform(parser.parse("make the desk lamp brighter"))
        #expect(outcome.status == .failed)
        #expect(outcome.reply == "The Desk Lamp is not paired with Beckon.")
    }

    @Test func changesTemperatureByDegrees() async {
        #expect(await perform("turn up the heat by 2 degrees").reply == "The Thermostat is set to 23 °C.")
        #expect(await perform("make it a bit cooler").reply == "The Thermostat is set to 22.5 °C.")
    }

    @Test func togglesByWhatEachIsNow() async {
        await home.set("On", at: "Desk Lamp", to: .bool(true))
        #expect(await perform("toggle the desk lamp").reply == "The Desk Lamp is off.")
        #expect(await perform("toggle the desk lamp").reply == "The Desk Lamp is on.")
    }

    @Test func opensABlindABitMore() async {
        await home.set("TargetPosition", at: "Bedroom Blinds", to: .int(30))
        #expect(await perform("open the blinds a bit").reply == "The Bedroom Blinds are moving to 40 percent.")
    }

    @Test func writesAColourAsHueAndSaturationAndSwitchesTheLampOn() async {
        await home.set("On", at: "Floor Lamp", to: .bool(false))
        #expect(await perform("turn the floor lamp blue").reply == "The Floor Lamp is blue.")
        #expect(await home.value(of: "Hue", at: "Floor Lamp") == .double(240))
        #expect(await home.value(of: "Saturation", at: "Floor Lamp") == .double(100))
        #expect(await home.value(of: "On", at: "Floor Lamp") == .bool(true))
    }

    @Test func writesAColourWithItsBrightness() async {
        _ = await perform("set the floor lamp to red at 30 percent")
        #expect(await brightness(of: "Floor Lamp") == 30)
        #expect(await home.value(of: "Hue", at: "Floor Lamp") == .double(0))
    }

    @Test func writesAWhiteInMired() async {
        #expect(
            await perform("set the kitchen light to 2700 kelvin").reply == "The Ceiling Light is set to 2700 kelvin.")
        #expect(await home.value(of: "ColorTemperature", at: "Ceiling Light") == .int(370))
        #expect(await perform("make the kitchen light warmer").status == .understood)
        #expect(await home.value(of: "ColorTemperature", at: "Ceiling Light") == .int(420))
    }
}
