import Foundation
import TestSupport
import Testing

/// What opens the gatehouse, through the real program and to real accessories.
struct ConsentTests {
    @Test func undoOfClosingAndLockingIsAskedAbout() throws {
        let home = try SimulatedHome.gatehouse()
        _ = try home.run("say", "--yes", "open and unlock the garage door")
        #expect(try home.state(of: "Garage Door") == ["TargetDoorState": "0", "LockTargetState": "0"])
        let turns = "close and lock the garage door\nundo that\nundo that\nok\nno\n"
        let told = try home.run("chat", "--json", input: Data(turns.utf8))
        #expect(
            told.statuses == ["understood", "confirm", "confirm", "notUnderstood", "understood"],
            "\(told.output)")
        #expect(try home.state(of: "Garage Door") == ["TargetDoorState": "1", "LockTargetState": "1"])
        let again = try home.run(
            "chat", "--json", input: Data("unlock the garage door\nyes\nlock it\nundo\nyes\n".utf8))
        #expect(again.statuses == ["confirm", "understood", "understood", "confirm", "understood"])
        #expect(try home.state(of: "Garage Door") == ["TargetDoorState": "1", "LockTargetState": "0"])
    }

    @Test func undoOfASceneIsAskedAbout() throws {
        let home = try SimulatedHome.gatehouse()
        _ = try home.run("say", "--yes", "unlock the front door")
        _ = try home.run("say", "--yes", "disarm the house alarm")
        let told = try home.run("chat", "--json", input: Data("good night\nundo that\n".utf8))
        #expect(told.statuses == ["understood", "confirm"])
        let question = told.objects.last?["reply"] as? String ?? ""
        #expect(question.contains("unlock the Front Door") && question.contains("disarm the House Alarm"))
        #expect(try home.state(of: "Front Door") == ["LockTargetState": "1"])
        #expect(try home.state(of: "House Alarm") == ["SecuritySystemTargetState": "2"])
    }

    @Test(arguments: ["unlock the front door", "front door", "again", "ok", "yes, I guess"])
    func onlyAClearYesUnlocks(second: String) throws {
        let home = try SimulatedHome.gatehouse()
        let turns = "unlock the front door\n\(second)\n\(second)\n"
        let told = try home.run("chat", "--json", input: Data(turns.utf8))
        #expect(told.statuses.allSatisfy { $0 != "understood" }, "\(told.output)")
        #expect(try home.state(of: "Front Door") == ["LockTargetState": "1"])
    }

    @Test func whatEndsLaterIsAskedAboutByWhatItWillDo() throws {
        let home = try SimulatedHome.gatehouse()
        _ = try home.run("say", "--yes", "disarm the house alarm")
        let told = try home.run("say", "--json", "arm the house alarm for ten minutes")
        #expect(told.status == 5)
        #expect((told.objects.first?["reply"] as? String)?.contains("disarm the House Alarm") == true)
        #expect(try home.run("trigger", "list").output.isEmpty)
        #expect(try home.state(of: "House Alarm") == ["SecuritySystemTargetState": "3"])
    }

    @Test(arguments: [[], ["--user", "Bo"], ["--user", "Ann"]])
    func aSceneThatOpensIsAskedAbout(user: [String]) throws {
        let home = try SimulatedHome.gatehouse()
        let refused = try home.run(["scene", "run", "Open House"] + user)
        #expect(refused.status == 5)
        #expect(
            refused.errors.contains(
                "Open House would open the Garage Door and unlock the Front Door: --yes says yes to that"))
        #expect(try home.state(of: "Front Door") == ["LockTargetState": "1"])
        #expect(try home.run(["scene", "run", "Open House", "--yes"] + user).status == 0)
        #expect(try home.state(of: "Front Door") == ["LockTargetState": "0"])
    }

    @Test func aTriggerOpensOnlyWhatItWasAllowedTo() throws {
        let home = try SimulatedHome.gatehouse(isTriggerEnabled: true)
        let asked = try home.fired(at: "2030-01-01T06:59:59Z")
        #expect(asked["status"] as? String == "partly")
        #expect((asked["detail"] as? String)?.contains("Front Door was left as it is: to open it needs a yes") == true)
        #expect(try home.state(of: "Front Door") == ["LockTargetState": "1"])
        #expect(try home.values(of: "Hall Lamp")["Hall Lamp On"] == "true")

        #expect(try home.run("trigger", "enable", "Morning").status == 5)
        #expect(try home.run("trigger", "enable", "Morning", "--yes").status == 0)
        // What a scene got since is not what somebody said yes to.
        _ = try home.run("scene", "set", "Open House", "Back Door", "LockTargetState", "0")
        #expect(try home.fired(at: "2030-01-02T06:59:59Z")["status"] as? String == "partly")
        #expect(try home.state(of: "Front Door") == ["LockTargetState": "0"])
        #expect(try home.state(of: "Back Door") == ["LockTargetState": "1"])

        // Nor is another time.
        _ = try home.run("say", "lock the front door")
        #expect(try home.run("trigger", "set", "Morning", "--every", "1d", "--at", "2030-01-03T07:00:00Z").status == 5)
        #expect(try home.fired(at: "2030-01-03T06:59:59Z")["status"] as? String == "partly")
        #expect(try home.state(of: "Front Door") == ["LockTargetState": "0"])
    }

    @Test func whatWasSaidForLaterOpensByItsOneYes() throws {
        let home = try SimulatedHome.gatehouse()
        let turns = "unlock the back door at 7 am every day\nunlock the back door at 7 am every day\nyes\n"
        let told = try home.run("chat", "--json", "--now", "2030-01-01T05:00:00Z", input: Data(turns.utf8))
        #expect(told.statuses == ["confirm", "confirm", "understood"])
        #expect(try home.fired(at: "2030-01-02T06:59:59Z")["status"] as? String == "done")
        #expect(try home.state(of: "Back Door") == ["LockTargetState": "0"])
    }

    @Test func aRequestThatIsSaidTwiceAloudIsAskedTwice() throws {
        let home = try SimulatedHome()
        let file = try Scratch.file(ending: ".wav").path
        let sentence = "unlock the front door"
        try #require(
            try Program.run("/usr/bin/env", ["flite", "-voice", "slt", "-t", sentence, "-o", file]).status == 0)
        let once = "tail -c +45 '\(file)'; head -c 64000 /dev/zero; "
        let heard = try home.run("listen", "--json", "--mic-command", once + once)
        #expect(heard.statuses == ["confirm", "confirm"])
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
    }
}

extension Program.Result {
    fileprivate var statuses: [String] { objects.map { $0["status"] as? String ?? "?" } }
}

extension SimulatedHome {
    /// The gatehouse, simulated, imported and paired; with a trigger that runs Open House at seven, which the file enables.
    fileprivate static func gatehouse(isTriggerEnabled: Bool = false) throws -> SimulatedHome {
        try SimulatedHome(from: (isTriggerEnabled ? triggered : plain).get())
    }

    private static let plain = Result { try made(withTrigger: false) }
    private static let triggered = Result { try made(withTrigger: true) }

    private static func made(withTrigger: Bool) throws -> SimulatedHome.Kept {
        let bytes = Data(Fixture.bytes(of: "gatehouse"))
        var file = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        var homes = try #require(file["homes"] as? [[String: Any]])
        if withTrigger {
            homes[0]["triggers"] = [
                [
                    "name": "Morning", "fireDate": "2030-01-01T07:00:00Z", "timeZone": "UTC",
                    "recurrence": ["days": 1], "enabled": true, "actionSets": ["Open House"],
                ]
            ]
        }
        file["homes"] = homes
        let path = try Scratch.file(JSONSerialization.data(withJSONObject: file), ending: ".json").path
        let accessories = try #require(homes[0]["accessories"] as? [Any])
        let home = try SimulatedHome(simulating: path, servers: accessories.count)
        #expect(try home.run("import", path).status == 0)
        return try home.paired()
    }

    /// What an accessory's guarding characteristics are at.
    fileprivate func state(of accessory: String) throws -> [String: String] {
        let guarding = ["LockTargetState", "TargetDoorState", "SecuritySystemTargetState"]
        return try values(of: accessory).reduce(into: [:]) { state, value in
            if let type = guarding.first(where: { value.key.hasSuffix(" \($0)") }) { state[type] = value.value }
        }
    }

    /// What becomes of the next firing, with the clock at some time.
    fileprivate func fired(at now: String) throws -> [String: Any] {
        let scheduler = try RunningScheduler(folder, now: now)
        return try scheduler.event("fired")
    }
}
