import Foundation
import TestSupport
import Testing

/// Rows S1 and S2 with real processes and real accessories.
struct SceneTests {
    @Test("S1, S2: a scene that was made on the command line sets its values together and tells of each")
    func s1s2MakesAndRunsAScene() throws {
        let home = try SimulatedHome()
        #expect(try home.run("scene", "add", "Reading").status == 0)
        #expect(try home.run("scene", "run", "Reading").status == 3)
        #expect(try home.run("scene", "set", "Reading", "Desk Lamp", "on", "on").status == 0)
        #expect(try home.run("scene", "set", "Reading", "Desk Lamp", "Brightness", "42%").status == 0)
        #expect(try home.run("scene", "set", "Reading", "Front Door", "lock target state", "1").status == 0)
        let run = try home.run("scene", "run", "--json", "reading")
        #expect(run.status == 0)
        let result = try #require(run.objects.first)
        #expect(result["status"] as? String == "done")
        #expect(result["code"] == nil)
        let values = try home.values(of: "Desk Lamp")
        #expect(values["Desk Lamp On"] == "true" && values["Desk Lamp Brightness"] == "42")
        #expect(try home.run("scene", "unset", "Reading", "Desk Lamp", "Brightness").status == 0)
        #expect(try home.run("scene", "unset", "Reading", "Desk Lamp", "Brightness").status == 65)
        #expect((try home.run("scene", "show", "--json", "Reading").objects.first?["actions"] as? [Any])?.count == 2)
    }

    @Test("S2: a scene that fails in part says which part, with Apple's number")
    func s2TellsWhatFailed() throws {
        let home = try SimulatedHome()
        let path = try home.fileWithALampThatIsNotThere()
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try home.run("import", path).status == 0)
        _ = try home.run("scene", "add", "Reading")
        _ = try home.run("scene", "set", "Reading", "Desk Lamp", "On", "true")
        _ = try home.run("scene", "set", "Reading", "Ghost Lamp", "On", "true")
        let run = try home.run("scene", "run", "--json", "Reading")
        #expect(run.status == 3)
        let result = try #require(run.objects.first)
        #expect(result["status"] as? String == "partly")
        #expect(result["code"] as? Int == 64)
        let actions = try #require(result["actions"] as? [[String: Any]])
        #expect(actions.map { $0["error"] as? String } == [nil, "is not paired with Beckon"])
        #expect(try home.run("scene", "run", "Reading").lines.last?.contains("Ghost Lamp is not paired") == true)
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
        #expect(try home.run("scene", "save", "Now").status == 3)
        #expect(try home.run("scene", "save", "--partial", "Now").output.contains("left out: Ghost Lamp"))
    }

    @Test("S2: a scene whose accessories are switched off fails as a whole and says so")
    func s2FailsAsAWhole() throws {
        let home = try SimulatedHome()
        home.switchOff()
        let run = try home.run("scene", "run", "--json", "Good Night")
        #expect(run.status == 3)
        let result = try #require(run.objects.first)
        #expect(result["status"] as? String == "failed")
        #expect(result["code"] as? Int == 63)
        let actions = try #require(result["actions"] as? [[String: Any]])
        #expect(actions.allSatisfy { $0["error"] as? String == "cannot be reached" })
    }

    @Test("a scene is saved from what is on now, and sets it again")
    func savesWhatIsOn() throws {
        let home = try SimulatedHome()
        _ = try home.run("say", "turn off all the lights")
        _ = try home.run("say", "set the desk lamp to 35 percent")
        let saved = try home.run("scene", "save", "Movie Night")
        #expect(saved.status == 0)
        #expect(saved.lines.contains("Desk Lamp Brightness = 35"))
        #expect(!saved.output.contains("Bedside Lamp"))
        _ = try home.run("say", "set the desk lamp to 80 percent")
        #expect(try home.run("scene", "run", "Movie Night").status == 0)
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp Brightness"] == "35")
    }

    @Test("a scene saved from everything leaves out what would open the home, and says so")
    func leavesOutWhatWouldOpenTheHome() throws {
        let home = try SimulatedHome()
        _ = try home.run("say", "--yes", "unlock the front door")
        let saved = try home.run("scene", "save", "--all", "As It Is")
        #expect(saved.status == 0)
        #expect(saved.output.contains("left out, for it would open the home: Front Door LockTargetState = 0"))
        #expect(!(try home.run("scene", "show", "As It Is").output.contains("Front Door LockTargetState")))
        // Saving once more puts the present in its place.
        _ = try home.run("say", "lock the front door")
        #expect(
            try home.run("scene", "save", "--all", "--replace", "As It Is").lines.last
                == "changed: scene As It Is (Maple Street)")
        #expect(try home.run("scene", "show", "As It Is").output.contains("Front Door LockTargetState = 1"))
    }

    @Test("nothing is saved where an accessory does not answer, unless that is said")
    func savesNothingOfWhatDoesNotAnswer() throws {
        let home = try SimulatedHome()
        home.switchOff()
        let refused = try home.run("scene", "save", "Movie Night")
        #expect(refused.status == 3)
        #expect(refused.errors.contains("Desk Lamp cannot be reached"))
        #expect(refused.errors.split(separator: "\n").count == 1)
        #expect(try home.run("scene", "show", "Movie Night").status == 65)
    }
}

extension SimulatedHome {
    /// A copy of the home file with one more lamp, which no server has.
    fileprivate func fileWithALampThatIsNotThere() throws -> String {
        let bytes = try Data(contentsOf: URL(filePath: Fixture.project + "/Scripts/demo-home.json"))
        var file = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        var homes = try #require(file["homes"] as? [[String: Any]])
        var accessories = try #require(homes[0]["accessories"] as? [[String: Any]])
        accessories.append(["name": "Ghost Lamp", "services": [["type": "Lightbulb"]]])
        homes[0]["accessories"] = accessories
        file["homes"] = homes
        return try Scratch.file(JSONSerialization.data(withJSONObject: file), ending: ".json").path
    }
}
