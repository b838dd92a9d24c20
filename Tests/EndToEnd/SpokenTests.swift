import Foundation
import TestSupport
import Testing

/// Speech that a synthesiser made, through the real decoder to real accessories.
struct SpokenTests {
    @Test func movesAnAccessoryAsItIsTold() throws {
        let home = try SimulatedHome()
        let file = try spoken("turn off the tower fan")
        let heard = try home.run("hear", "--json", file)
        #expect(heard.status == 0)
        #expect(heard.objects.first?["transcript"] as? String == "turn off the tower fan")
        #expect(heard.objects.first?["doubtful"] as? Bool == false)
        #expect(try home.values(of: "Tower Fan")["Tower Fan On"] == "false")
    }

    @Test(arguments: [
        "turn on the desk lamp": "On", "set the bedside lamp to fifty percent": "Brightness",
        "lock the front door": "LockTargetState",
        "close the roller blind": "TargetPosition",
    ])
    func understandsACommand(sentence: String, characteristic: String) throws {
        let heard = try Program.run([
            "hear", "--dry-run", "--json", "--home-file", Fixture.project + "/Scripts/demo-home.json",
            try spoken(sentence),
        ])
        #expect(heard.status == 0)
        let intents = heard.objects.first?["intents"] as? [[String: Any]]
        #expect(intents?.first?["characteristic"] as? String == characteristic)
        #expect(heard.objects.first?["audio"] is [String: Any])
    }

    @Test func listensToAnyCommandThatWritesSound() throws {
        let file = try spoken("turn on the desk lamp")
        let heard = try Program.run([
            "listen", "--dry-run", "--json", "--home-file", Fixture.project + "/Scripts/demo-home.json",
            "--mic-command",
            "tail -c +45 '\(file)'; head -c 48000 /dev/zero",
        ])
        #expect(heard.status == 0)
        #expect(heard.objects.first?["transcript"] as? String == "turn on the desk lamp")
    }

    @Test func unlocksOnceSomebodySaysYes() throws {
        let home = try SimulatedHome()
        let (unlock, yes) = (try spoken("unlock the front door"), try spoken("yes please"))
        let sound = "tail -c +45 '\(unlock)'; head -c 64000 /dev/zero; tail -c +45 '\(yes)'; head -c 64000 /dev/zero"
        let heard = try home.run("listen", "--json", "--mic-command", sound)
        #expect(heard.objects.map { $0["status"] as? String } == ["confirm", "understood"])
        #expect(try home.values(of: "Front Door").values.contains("0"))
    }

    @Test func theRecordingsOfOneRunAreOneDialogue() throws {
        let home = try SimulatedHome()
        let files = try ["unlock the front door", "yes please"].map(spoken)
        let heard = try home.run(["hear", "--json"] + files)
        #expect(heard.objects.map { $0["status"] as? String } == ["confirm", "understood"], "\(heard.output)")
        #expect(try home.values(of: "Front Door").values.contains("0"))
    }

    @Test func aHubThatHearsTakesLessThan150Megabytes() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon", "--ear")
        for sentence in ["turn on the desk lamp", "is the front door locked?", "good night", "which lights are on?"] {
            #expect(try home.run("say", sentence).status == 0)
        }
        let token = try hub.client("Tablet")
        for sentence in ["turn off the desk lamp", "set the bedside lamp to fifty percent", "is the front door locked"]
        {
            #expect(try hub.hear(spoken(sentence), token: token).object["transcript"] as? String == sentence)
        }
        #expect(try hub.mostMemory < 150_000_000)
    }

    /// A recording at 16 kHz by flite's voice slt.
    private func spoken(_ sentence: String) throws -> String {
        let file = try Scratch.file(ending: ".wav").path
        let made = try Program.run("/usr/bin/env", ["flite", "-voice", "slt", "-t", sentence, "-o", file])
        try #require(made.status == 0, "flite is missing: run Scripts/test, which installs it")
        return file
    }
}
