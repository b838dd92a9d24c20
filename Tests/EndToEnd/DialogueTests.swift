import Foundation
import Testing

/// Turns of one dialogue, each said by a program of its own.
struct DialogueTests {
    @Test func aQuestionIsAnsweredByTheNextProgramAndOnce() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "lock the front door").status == 0)
        #expect(try home.run("say", "unlock the front door").status == 5)
        let mode = try FileManager.default.attributesOfItem(atPath: home.folder + "/beckon/dialogue.json")
        #expect(mode[.posixPermissions] as? Int == 0o600)
        #expect(try home.run("say", "yes").output == "The Front Door is unlocked.\n")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "0")
        // A yes is spent.
        #expect(try home.run("say", "lock the front door").status == 0)
        #expect(try home.run("say", "yes").status == 1)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
    }

    @Test func aYesIsNoAnswerToWhatSomebodyElseOrNobodyWasAsked() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "lock the front door").status == 0)
        #expect(try home.run("say", "yes").status == 1)
        #expect(try home.run("say", "--user", "Ann", "unlock the front door").status == 5)
        #expect(try home.run("say", "yes").status == 1)
        #expect(try home.run("say", "unlock the front door").status == 5)
        #expect(try home.run("say", "no").output == "All right, nothing was done.\n")
        #expect(try home.run("say", "yes").status == 1)
        #expect(try home.run("say", "unlock the front door").status == 5)
        #expect(try home.run("chat", input: Data("yes\n".utf8)).status == 0)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
    }

    @Test func aYesAfterAMinuteOpensNothing() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "--now", "2030-01-01T10:00:00Z", "lock the front door").status == 0)
        #expect(try home.run("say", "--now", "2030-01-01T10:00:00Z", "unlock the front door").status == 5)
        #expect(try home.run("say", "--now", "2030-01-01T10:01:00Z", "yes").status == 1)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
    }

    @Test func anotherDoorOfThatNameIsNotTheOneThatWasAskedAbout() throws {
        let hut = try HutWithLock()
        #expect(try hut.run("say", "unlock the front door").status == 5)
        #expect(try hut.run("accessory", "remove", "Front Door").status == 0)
        #expect(try hut.add(hut.door).status == 0)
        #expect(try hut.run("say", "yes").status == 1)
        #expect(try hut.run("accessory", "show", "Front Door").output.contains("LockTargetState = 1"))
    }

    @Test func goesOnFromWhatWasDone() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "turn off the desk lamp").status == 0)
        #expect(try home.run("say", "turn off the bedside lamp").status == 0)
        #expect(try home.run("say", "turn on the lamp").status == 2)
        #expect(try home.run("say", "the desk one").output == "The Desk Lamp is on.\n")
        #expect(try home.run("say", "undo").output == "The Desk Lamp is off.\n")
        #expect(try home.run("say", "set the bedside lamp to 40 percent").status == 0)
        #expect(try home.run("say", "make it 60").output == "The Bedside Lamp is at 60 percent.\n")
        #expect(try home.run("say", "undo").status == 0)
        let values = try home.values(of: "Bedside Lamp")
        #expect(values["Bedside Lamp Brightness"] == "40" && values["Bedside Lamp On"] == "true")
    }

    @Test func anotherTimeIsForWhatWasSaidBefore() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "turn off the desk lamp every weekday at 7 am").status == 0)
        #expect(
            try home.run("say", "change that to 8").output == "I will turn off the Desk Lamp every weekday at 08:00.\n")
        #expect(try home.run("say", "never mind").output.hasPrefix("I will no longer turn off the Desk Lamp"))
        #expect(try home.run("say", "what is scheduled").output == "Nothing is scheduled.\n")
    }

    @Test func whatMeansSomethingByItselfStandsByItself() throws {
        let home = try SimulatedHome()
        #expect(try home.run("say", "lock the front door").status == 0)
        #expect(try home.run("say", "unlock the front door").status == 5)
        #expect(try home.run("say", "turn on the desk lamp").status == 0)
        #expect(try home.run("say", "yes").status == 1)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
    }

    @Test func theSentencesOfOneRunAreOneDialogue() throws {
        let home = try SimulatedHome()
        let turns = "turn on the desk lamp\nmake it 40 percent\nturn it off\nlock the front door\nunlock it\nyes\nyes\n"
        let said = try home.run(["say", "-", "--json"], input: Data(turns.utf8))
        #expect(
            said.objects.map { $0["status"] as? String } == [
                "understood", "understood", "understood", "understood", "confirm", "understood", "notUnderstood",
            ], "\(said.output)")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "false")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "0")
        // Another person's yes answers nothing, and “it” is what each spoke of.
        let both = """
            {"text": "lock the front door", "user": "Ann"}
            {"text": "unlock the front door", "user": "Ann"}
            {"text": "yes", "user": "Bo"}
            {"text": "turn on the radio", "user": "Bo"}
            {"text": "turn it off", "user": "Bo"}
            """
        let two = try home.run(["say", "-", "--json"], input: Data(both.utf8))
        #expect(
            two.objects.map { $0["status"] as? String } == [
                "understood", "confirm", "notUnderstood", "understood", "understood",
            ], "\(two.output)")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
        // `--yes` is a yes to each.
        let opened = try home.run(["say", "--yes", "-"], input: Data("unlock the front door\n".utf8))
        #expect(opened.output == "The Front Door is unlocked.\n")
    }
}
