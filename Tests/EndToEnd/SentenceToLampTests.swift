import Foundation
import Testing

/// From a sentence to a lamp, with real processes, real encryption and a real database.
struct SentenceToLampTests {
    @Test func switchesALampThatWasPairedThroughItsBridge() throws {
        let home = try SimulatedHome()
        let before = try home.values(of: "Desk Lamp")["Desk Lamp On"]
        let wanted = before == "true" ? "off" : "on"
        let said = try home.run("say", "turn \(wanted) the desk lamp")
        #expect(said.status == 0)
        #expect(said.output == "The Desk Lamp is \(wanted).\n")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == (wanted == "on" ? "true" : "false"))
    }

    @Test func putsLightOnWhenItSetsABrightness() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "turn off the bedside lamp").status == 0)
        #expect(
            try home.run("say", "set the bedside lamp to thirty percent").output
                == "The Bedside Lamp is at 30 percent.\n")
        let values = try home.values(of: "Bedside Lamp")
        #expect(values["Bedside Lamp On"] == "true")
        #expect(values["Bedside Lamp Brightness"] == "30")
    }

    @Test func asksBeforeItUnlocksAndDoesSoWhenToldYes() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "lock the front door").status == 0)
        let asked = try home.run("say", "--json", "unlock the front door")
        #expect(asked.status == 5)
        #expect(asked.objects.first?["status"] as? String == "confirm")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
        let told = try home.run("say", "--yes", "unlock the front door")
        #expect(told.status == 0)
        #expect(told.output == "The Front Door is unlocked.\n")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "0")
    }

    @Test func answersAQuestionFromTheAccessoryItself() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "--yes", "unlock the front door").status == 0)
        #expect(try home.run("say", "is the front door locked?").output == "No, the Front Door is unlocked.\n")
        #expect(try home.run("say", "lock the front door").status == 0)
        #expect(try home.run("say", "is the front door locked?").output == "Yes, the Front Door is locked.\n")
    }

    @Test func runsAScene() throws {
        let home = try SimulatedHome()
        let said = try home.run("say", "--verify", "good night")
        #expect(said.status == 0)
        #expect(said.output.hasPrefix("Good Night is set.\n"))
        #expect(try home.values(of: "Floor Lamp")["Floor Lamp On"] == "false")
    }

    @Test func reachesTheOtherHomeByItsName() throws {
        let home = try SimulatedHome()
        let said = try home.run("say", "--verify", "turn on the table lamp in lake house")
        #expect(said.status == 0)
        #expect(said.output.contains("read back: Table Lamp On = true"))
    }

    @Test func keepsAConversationThatAsksAndIsAnswered() throws {
        let home = try SimulatedHome()
        let lines =
            "lock the front door\nunlock the front door\nno\nunlock the front door\nyes\nturn on the lamp\nthe desk one\n"
        let chat = try home.run("chat", "--json", input: Data(lines.utf8))
        #expect(
            chat.objects.map { $0["status"] as? String } == [
                "understood", "confirm", "understood", "confirm", "understood", "ambiguous", "understood",
            ])
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "0")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
    }

    @Test func saysSoWhenAnAccessoryIsSwitchedOff() throws {
        let home = try SimulatedHome()
        home.switchOff()
        #expect(home.simulatorStatus == 0)
        let said = try home.run("say", "--json", "turn on the desk lamp")
        #expect(said.status == 3)
        #expect(said.objects.first?["status"] as? String == "failed")
        #expect(try home.run("say", "turn on the desk lamp").output == "The Desk Lamp cannot be reached.\n")
    }

    @Test func removesABridgeWithAllThatIsBehindIt() throws {
        let home = try SimulatedHome()
        #expect(try home.run("accessory", "remove", "Desk Lamp").status == 65)
        let removed = try home.run("accessory", "remove", "Maple Bridge")
        #expect(removed.status == 0)
        #expect(removed.lines.count == 23 - 1)
        #expect(try home.run("say", "turn on the desk lamp").status == 1)
        let again = try home.run(
            "accessory", "add", "127.0.0.1:\(home.servers[0].port)", "--setup-code", home.servers[0].setupCode)
        #expect(again.status == 0)
    }

    @Test func refusesAWrongSetupCodeAndKeepsNothingOfIt() throws {
        let home = try SimulatedHome(isPaired: false)
        let refused = try home.run(
            "accessory", "add", "127.0.0.1:\(home.servers[0].port)", "--setup-code", "111-22-333")
        #expect(refused.status == 3)
        #expect(refused.errors.split(separator: "\n").count == 1)
        #expect(!refused.errors.contains("111-22-333"))
        #expect(try home.run("accessory", "list").lines.allSatisfy { $0.hasSuffix("not paired") })
        #expect(try home.run("say", "turn on the desk lamp").output == "The Desk Lamp is not paired with Beckon.\n")
    }
}
