import Foundation
import TestSupport
import Testing

/// What is to be done as something happens: said to the real program, told by real accessories, done by real writes.
struct EventTriggerTests {
    @Test("S8: a door that opens turns on a lamp, once each time that it opens")
    func s8ADoorThatOpensTurnsOnALamp() throws {
        let home = try WatchedHome()
        let said = try home.run("say", "when the back door opens, turn on the hall light")
        #expect(said.status == 0)
        #expect(said.output == "When the Back Door opens, I will turn on the Hall Light.\n")
        #expect(try home.run("say", "what is scheduled").output == said.output)
        let scheduler = try RunningScheduler(home.folder, now: "2030-01-01T18:00:00+01:00")
        _ = try scheduler.event("active")
        _ = try scheduler.event("listening")
        #expect(try home.value("Hall Light", "On") == "0")
        try home.set("Back Door", "ContactSensorState", "1")
        #expect(try scheduler.event("fired")["status"] as? String == "done")
        #expect(try home.value("Hall Light", "On") == "1")
        // Whoever turns it off is not overruled by the door that is still open.
        try home.set("Hall Light", "On", "false")
        try home.set("Back Door", "ContactSensorState", "1")
        #expect(scheduler.end() == 0)
        #expect(try home.value("Hall Light", "On") == "0")
        #expect(try home.run("trigger", "log", "--json").objects.map { $0["status"] as? String } == ["done"])
    }

    @Test("S8: what is open as the program begins has opened before, and is no event")
    func s8WhatIsOpenAlreadyIsNoEvent() throws {
        let home = try WatchedHome()
        try home.set("Back Door", "ContactSensorState", "1")
        _ = try home.run("say", "whenever the back door opens turn on the hall light")
        let scheduler = try RunningScheduler(home.folder, now: "2030-01-01T18:00:00+01:00")
        _ = try scheduler.event("active")
        _ = try scheduler.event("listening")
        try home.set("Back Door", "ContactSensorState", "0")
        try home.set("Back Door", "ContactSensorState", "1")
        _ = try scheduler.event("fired")
        #expect(scheduler.end() == 0)
        #expect(try home.run("trigger", "log", "--json").objects.count == 1)
    }

    @Test("S8: a hub that is always on does it, and tells whoever watches its things")
    func s8AHubDoesIt() throws {
        let home = try WatchedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon")
        // The hub is asked, and so keeps it.
        #expect(try home.run("say", "when the back door opens, turn on the hall light").status == 0)
        let events = try FollowedEvents(hub, token: hub.client("Log", "--listen-only"))
        _ = try #require(events.next { topic, _ in topic == "ready" })
        // Nothing tells when it has begun to listen: what was open before is no event.
        for _ in 0..<120 where try home.value("Hall Light", "On") != "1" {
            try home.set("Back Door", "ContactSensorState", "0")
            try home.set("Back Door", "ContactSensorState", "1")
            usleep(500_000)
        }
        #expect(try home.value("Hall Light", "On") == "1")
        #expect(events.next { topic, _ in topic == "triggers" } != nil)
        // Its watch of the things goes on beside.
        try home.set("Baby Sensor", "CurrentTemperature", "27.5")
        #expect(events.next { _, data in data.contains("27.5") } != nil)
        hub.send(SIGTERM)
        #expect(hub.status == 0)
    }

    @Test("S8: a number that passes its limit switches the heating, and trembling around it does not")
    func s8ANumberThatPassesItsLimit() throws {
        let home = try WatchedHome()
        let said = try home.run("say", "when it gets colder than 18 in the nursery, turn on the radio")
        #expect(
            said.output == "When the Nursery Temperature goes below 18 °C, I will turn on the Radio.\n",
            "\(said.output)")
        try home.set("Baby Sensor", "CurrentTemperature", "20")
        let scheduler = try RunningScheduler(home.folder, now: "2030-01-01T18:00:00+01:00")
        _ = try scheduler.event("active")
        _ = try scheduler.event("listening")
        for degrees in ["17.8", "18.2", "17.9"] { try home.set("Baby Sensor", "CurrentTemperature", degrees) }
        _ = try scheduler.event("fired")
        #expect(scheduler.end() == 0)
        #expect(try home.value("Radio", "On") == "1")
        #expect(try home.run("trigger", "log", "--json").objects.count == 1)
    }

    @Test("S8: where nobody moves for a while the light goes out")
    func s8NobodyMovesForAWhile() throws {
        let home = try WatchedHome()
        try home.set("Hall Sensor", "MotionDetected", "true")
        try home.set("Hall Light", "On", "true")
        let said = try home.run("say", "if nobody moves in the hallway for 10 minutes, turn off the hall light")
        #expect(
            said.output == "When the Hall Sensor detects no motion for 10 minutes, I will turn off the Hall Light.\n",
            "\(said.output)")
        // A shorter while, so that nobody has to wait.
        let file = try home.run("export").output.replacing(#""seconds": 600"#, with: #""seconds": 2"#)
        #expect(file.contains(#""seconds": 2"#))
        _ = try home.run(
            "import", "--replace", try Scratch.file(Data(file.utf8), ending: ".json").path)
        let scheduler = try RunningScheduler(home.folder, now: "2030-01-01T18:00:00+01:00")
        _ = try scheduler.event("active")
        _ = try scheduler.event("listening")
        try home.set("Hall Sensor", "MotionDetected", "false")
        #expect(try scheduler.event("fired")["status"] as? String == "done")
        #expect(scheduler.end() == 0)
        #expect(try home.value("Hall Light", "On") == "0")
    }

    @Test("S9: the sun's times come from where the home is, which is asked for until it is said")
    func s9SunsetComesFromWhereTheHomeIs() throws {
        let home = try EditedHome()
        let now = ["--now", "2026-12-21T12:00:00+00:00"]
        let unknown = try home.run(["say"] + now + ["at sunset turn on the hall light"])
        #expect(unknown.status == 1 && unknown.output.contains("beckon home place"))
        #expect(try home.run("home", "place", "--latitude", "91", "--longitude", "0").status == 64)
        let placed = try home.run("home", "place", "--latitude", "51.51", "--longitude", "-0.13")
        #expect(placed.status == 0 && placed.output.hasPrefix("Maple Street: 51.51 north, 0.13 west; today sunrise"))
        let once = try home.run(["parse", "--json"] + now + ["at sunset turn on the hall light"])
        let when = try #require(Self.when(of: once))
        #expect(when["fireDate"] as? String == "2026-12-21T15:53:00+00:00")
        let daily = try home.run(
            ["parse", "--json"] + now + ["every day half an hour before sunrise turn on the hall light"])
        let event = try #require(Self.when(of: daily)?["event"] as? [String: Any])
        #expect(event["sun"] as? String == "sunrise" && event["offsetMinutes"] as? Int == -30)
        #expect(try home.run("home", "place", "--forget").output.contains("nobody has said"))
        #expect(try home.run(["say"] + now + ["at sunset turn on the hall light"]).status == 1)
    }

    @Test("S9: a trigger by the sun fires at its time, day by day")
    func s9FiresBySun() throws {
        let home = try SimulatedHome()
        _ = try home.run("home", "place", "--latitude", "51.51", "--longitude", "-0.13")
        let said = try home.run("say", "every day at sunset turn on the hall light")
        #expect(said.output == "I will turn on the Hall Light every day at sunset.\n", "\(said.output)")
        let next = try home.run("trigger", "next", "--now", "2030-12-21T12:00:00Z", "--count", "2", "--json").objects
        let dates = next.compactMap { ($0["date"] as? String).flatMap { try? Date($0, strategy: .iso8601) } }
        try #require(dates.count == 2)
        #expect((86_000...86_800).contains(dates[1].timeIntervalSince(dates[0])))
        let scheduler = try RunningScheduler(home.folder, now: (dates[0] - 3).ISO8601Format())
        #expect(try scheduler.event("fired")["status"] as? String == "done")
        #expect(scheduler.end() == 0)
        #expect(try home.values(of: "Hall Light")["Hall Light On"] == "true")
    }

    @Test func whatOpensAsSomethingHappensIsAskedAboutFirst() throws {
        let home = try WatchedHome()
        let sentence = "when the back door opens, unlock the front door"
        let asked = try home.run("say", sentence)
        #expect(asked.status == 5)
        #expect(
            asked.output == "Shall I unlock the Front Door when the Back Door opens? Say yes or no.\n",
            "\(asked.output)")
        #expect(try home.run("say", "what is scheduled").output == "Nothing is scheduled.\n")
        #expect(try home.run("say", "--yes", sentence).status == 0)
        let scheduler = try RunningScheduler(home.folder, now: "2030-01-01T18:00:00+01:00")
        _ = try scheduler.event("active")
        _ = try scheduler.event("listening")
        try home.set("Back Door", "ContactSensorState", "1")
        #expect(try scheduler.event("fired")["status"] as? String == "done")
        #expect(scheduler.end() == 0)
        #expect(try home.value("Front Door", "LockTargetState") == "0")
    }

    /// An import brings no yes: what it opens stays shut until somebody enables it anew.
    @Test func aYesIsNotImported() throws {
        let home = try WatchedHome()
        _ = try home.run("say", "--yes", "when the back door opens, unlock the front door")
        let file = try Scratch.file(Data(try home.run("export").output.utf8), ending: ".json")
        let other = TemporaryFolder()
        let imported = try Program.run(["import", file.path], environment: ["XDG_DATA_HOME": other.path])
        #expect(imported.status == 0 && imported.errors.contains("needs a yes"), "\(imported.errors)")
        let again = try Program.run(["export"], environment: ["XDG_DATA_HOME": other.path])
        #expect(try Data(again.output.utf8) == Data(contentsOf: file))
    }

    @Test func isListedCancelledAndLeavesNothingBehind() throws {
        let home = try EditedHome()
        for sentence in [
            "when the back door opens, turn on the hall light", "turn on the hall light when the back door opens",
        ] {
            #expect(try home.run("say", sentence).status == 0)
        }
        // The same said twice is kept once.
        let triggers = try home.run("trigger", "list", "--json").objects
        let event = try #require(triggers.compactMap { $0["event"] as? [String: Any] }.first)
        #expect(triggers.count { $0["event"] is [String: Any] } == 1)
        #expect(event["characteristic"] as? String == "ContactSensorState" && event["value"] as? Int == 1)
        #expect(try home.run("trigger", "list").output.contains("when ContactSensorState of Back Door is 1"))
        #expect(try home.run("lint").status == 0)
        let cancelled = try home.run("say", "cancel the hall light schedule")
        #expect(
            cancelled.output == "I will no longer turn on the Hall Light when the Back Door opens.\n",
            "\(cancelled.output)")
        #expect(try !home.run("export").output.contains("\"event\""))
        #expect(try home.run("say", "what is scheduled").output == "Nothing is scheduled.\n")
    }

    @Test func whoeverWaitsForSomethingIsToldWhereNobodyListens() throws {
        let home = try EditedHome()
        let said = try home.run("say", "when the back door opens, turn on the hall light")
        #expect(said.errors.hasPrefix("beckon: nothing keeps time here"))
    }

    private static func when(of result: Program.Result) -> [String: Any]? {
        let intents = result.objects.first?["intents"] as? [[String: Any]]
        return intents?.first?["when"] as? [String: Any]
    }
}

/// The demo's accessories, paired, with a hand on each of them.
private final class WatchedHome {
    let simulated: SimulatedHome

    init() throws { simulated = try SimulatedHome(isControlled: true) }

    var folder: String { simulated.folder }

    func run(_ arguments: String...) throws -> Program.Result { try simulated.run(arguments) }

    /// Moves something by hand.
    func set(_ accessory: String, _ characteristic: String, _ value: String) throws {
        let answer = try ask(
            #"{"do":"set","accessory":"\#(accessory)","characteristic":"\#(characteristic)","value":\#(value)}"#)
        try #require(answer.contains(#""ok":true"#), "\(answer)")
    }

    /// What something is, as the device has it: 0 and 1 for what is off and on.
    func value(_ accessory: String, _ characteristic: String) throws -> String {
        let answer = try ask(#"{"do":"get","accessory":"\#(accessory)","characteristic":"\#(characteristic)"}"#)
        let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        return "\((object?["value"] as? NSNumber)?.intValue ?? -1)"
    }

    private func ask(_ line: String) throws -> String { try ControlSocket.ask(simulated.folder + "/control", line) }
}
