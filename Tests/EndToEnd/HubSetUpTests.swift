import Foundation
import TestSupport
import Testing

/// What clients of `beckon serve` change the homes by, and who may.
struct HubSetUpTests {
    @Test func changesHomesByTheSameRulesAsTheCommandLine() throws {
        let folder = try Scratch.folder()
        let demo = Fixture.project + "/Scripts/demo-home.json"
        #expect(try Program.run(["import", demo, "--data-dir", folder]).status == 0)
        let hub = try HubProgram(folder: folder)
        let (plain, trusted) = (try hub.client("Tablet"), try hub.client("Desk", "--may-set-up"))
        func edit(_ body: String, token: String) throws -> HubProgram.Answer {
            try hub.ask("POST", "/v1/edits", token: token, body: body)
        }
        let pantry = #"{"edit": "add", "kind": "room", "name": "Pantry"}"#
        #expect(try edit(pantry, token: plain).status == 403)
        #expect(try edit(pantry, token: trusted).status == 200)
        let taken = try edit(pantry, token: trusted)
        #expect(taken.status == 409)
        #expect(taken.object["row"] as? String == "N6")
        #expect(taken.object["code"] as? String == "objectWithSimilarNameExistsInHome")
        let bad = try edit(#"{"edit": "rename", "kind": "room", "name": "Pantry", "to": "Pan#"}"#, token: trusted)
        #expect(bad.object["row"] as? String == "N1")
        #expect(try edit(#"{"edit": "remove", "kind": "room", "name": "Attic"}"#, token: trusted).status == 404)
        #expect(try edit(#"{"edit": "remove", "kind": "home", "name": "Lake House"}"#, token: trusted).status == 409)
        let near = try edit(#"{"edit": "rename", "kind": "room", "name": "Pantry", "to": "Kitchn"}"#, token: trusted)
        #expect(near.status == 200)
        #expect((near.object["warnings"] as? [String])?.count == 1)
        let verdict = try hub.ask(
            "POST", "/v1/names", token: plain, body: #"{"kind": "room", "name": "Kitchin"}"#)
        #expect(verdict.object["status"] as? String == "confusable")
        // What it is told of is what the command line is told of.
        let told = try Program.run(["check", "--json", "--kind", "room", "Kitchin", "--data-dir", folder])
        let check = try #require(JSONSerialization.jsonObject(with: Data(told.output.utf8)) as? [String: Any])
        #expect(verdict.object["suggestions"] as? [String] == check["suggestions"] as? [String])

        let history = try hub.ask("GET", "/v1/history", token: plain).list
        #expect(history.first?["summary"] as? String == "renamed room Kitchn")
        #expect(try hub.ask("POST", "/v1/undo", token: plain, body: "{}").status == 403)
        #expect(try hub.ask("POST", "/v1/undo", token: trusted, body: "{}").status == 200)
        let rooms = try Program.run(["room", "list", "--data-dir", folder]).output
        #expect(rooms.contains("Pantry") && !rooms.contains("Kitchn"))
        // A client that was trusted is so until it is told otherwise.
        #expect(try Program.run(["client", "setup", "Desk", "off", "--data-dir", folder]).status == 0)
        #expect(try hub.ask("POST", "/v1/undo", token: trusted, body: "{}").status == 403)
    }

    @Test func makesChangesAndTellsScenesGroupsZonesAndPhrases() throws {
        let folder = try Scratch.folder()
        let demo = Fixture.project + "/Scripts/demo-home.json"
        #expect(try Program.run(["import", demo, "--data-dir", folder]).status == 0)
        let hub = try HubProgram(folder: folder)
        let (plain, trusted) = (try hub.client("Tablet"), try hub.client("Desk", "--may-set-up"))
        func edit(_ members: [String: Any], token: String? = nil) throws -> HubProgram.Answer {
            let body = String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
            return try hub.ask("POST", "/v1/edits", token: token ?? trusted, body: body)
        }
        func list(_ path: String, _ name: String) throws -> [String: Any]? {
            try hub.ask("GET", "/v1/" + path, token: plain).list.first { $0["name"] as? String == name }
        }
        // A zone, and the rooms in it.
        let zone =
            ["edit": "add", "kind": "zone", "name": "Sunny Side", "members": ["Kitchen", "Study"]] as [String: Any]
        #expect(try edit(zone, token: plain).status == 403)
        #expect(try edit(zone).status == 200)
        #expect(
            try edit(["edit": "exclude", "kind": "zone", "name": "Sunny Side", "members": ["Study"]]).status == 200)
        let zones = try #require(try hub.ask("GET", "/v1/homes", token: plain).list.first?["zones"] as? [[String: Any]])
        #expect(zones.first { $0["name"] as? String == "Sunny Side" }?["rooms"] as? [String] == ["Kitchen"])
        // A group, of things by name and by id: all of them, or none.
        let lamp = try #require(try list("things", "Desk Lamp")?["id"] as? String)
        let group =
            ["edit": "add", "kind": "group", "name": "Reading", "members": [lamp, "Bedside Lamp"]] as [String: Any]
        #expect(try edit(group).status == 200)
        let half =
            ["edit": "include", "kind": "group", "name": "Reading", "members": ["Hall Light", "Zebra"]] as [String: Any]
        #expect(try edit(half).status == 404)
        let things = try #require(try list("groups", "Reading")?["things"] as? [[String: Any]])
        #expect(things.map { $0["name"] as? String } == ["Desk Lamp", "Bedside Lamp"])
        // A scene, and what it sets.
        #expect(try edit(["edit": "add", "kind": "scene", "name": "Homework"]).status == 200)
        var setting =
            ["edit": "set", "kind": "scene", "name": "Homework", "thing": lamp, "characteristic": "On"] as [String: Any]
        #expect(try edit(setting).status == 409)
        setting["value"] = true
        #expect(try edit(setting).status == 200)
        (setting["characteristic"], setting["value"]) = ("brightness", "40%")
        #expect(try edit(setting).status == 200)
        setting["value"] = 400
        #expect(try edit(setting).status == 409)
        let opening = ["thing": "Front Door", "characteristic": "LockTargetState", "value": 0] as [String: Any]
        #expect(try edit(setting.merging(opening) { $1 }).status == 200)
        let scene = try #require(try list("scenes", "Homework"))
        let actions = try #require(scene["actions"] as? [[String: Any]])
        #expect(actions.map { $0["characteristic"] as? String } == ["On", "Brightness", "LockTargetState"])
        #expect(actions[1]["value"] as? Int == 40)
        #expect(scene["opens"] as? Bool == true)
        (setting["edit"], setting["value"]) = ("unset", nil)
        #expect(try edit(setting).status == 200)
        #expect((try list("scenes", "Homework")?["actions"] as? [[String: Any]])?.count == 2)
        // A trigger runs it, too.
        let trigger =
            ["edit": "include", "kind": "trigger", "name": "Lock Up", "members": ["Homework"]] as [String: Any]
        #expect(try edit(trigger).status == 200)
        let told = try #require(try list("triggers", "Lock Up"))
        #expect((told["scenes"] as? [String])?.contains("Homework") == true)
        #expect(try edit(["edit": "remove", "kind": "scene", "name": "Homework"]).status == 200)
        #expect(try list("scenes", "Homework") == nil)
        // Words of one's own, which unlock nothing.
        func teach(_ words: String, _ sentence: String) throws -> HubProgram.Answer {
            try edit(["edit": "add", "kind": "phrase", "name": words, "to": sentence])
        }
        #expect(try teach("movie o'clock", "turn off the desk lamp").status == 200)
        #expect(try teach("sesame", "unlock the front door").status == 409)
        #expect(try teach("turn on the desk lamp", "turn off the desk lamp").status == 409)
        let phrases = try hub.ask("GET", "/v1/phrases", token: plain).list
        #expect(phrases.map { $0["words"] as? String } == ["movie o'clock"])
        #expect(try edit(["edit": "remove", "kind": "phrase", "name": "Movie O'Clock"]).status == 200)
        #expect(try edit(["edit": "remove", "kind": "phrase", "name": "movie o'clock"]).status == 404)
        #expect(try edit(["edit": "assign", "kind": "scene", "name": "Good Night"]).status == 409)
    }

    @Test func makesASceneOfThePresent() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon")
        let (plain, trusted) = (try hub.client("Tablet"), try hub.client("Desk", "--may-set-up"))
        #expect(try home.run("say", "turn on the desk lamp").status == 0)
        func save(_ more: String = "", token: String? = nil) throws -> HubProgram.Answer {
            let body = #"{"scene": "As It Was", "rooms": ["Study"]\#(more)}"#
            return try hub.ask("POST", "/v1/scenes/present", token: token ?? trusted, body: body)
        }
        #expect(try save(token: plain).status == 403)
        let saved = try save()
        #expect(saved.status == 200, "\(saved.body)")
        #expect(saved.object["isNew"] as? Bool == true)
        #expect((saved.object["set"] as? [String])?.contains("Desk Lamp On = true") == true)
        #expect(try save().status == 409)
        #expect(try save(#", "replace": true"#).object["isNew"] as? Bool == false)
        #expect(try home.run("say", "turn off the desk lamp").status == 0)
        let run = try hub.ask("POST", "/v1/scenes", token: plain, body: #"{"scene": "As It Was"}"#)
        #expect(run.object["status"] as? String == "understood")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
    }

    @Test func aTriggerIsCancelledByWhoeverMaySpeakAndEnabledWithoutAYesToNothingThatOpens() throws {
        let folder = try Scratch.folder()
        let demo = Fixture.project + "/Scripts/demo-home.json"
        #expect(try Program.run(["import", demo, "--data-dir", folder]).status == 0)
        for words in [
            ["scene", "add", "Come In"], ["scene", "set", "Come In", "Front Door", "LockTargetState", "0"],
            ["trigger", "add", "Doors", "--at", "2099-01-01 07:00", "--scene", "Come In"],
            ["trigger", "add", "Evening", "--at", "2099-01-01 19:00", "--scene", "Good Night", "--enable"],
        ] {
            let done = try Program.run(words + ["--data-dir", folder])
            #expect(done.status == 0, "\(words): \(done.errors)")
        }
        let hub = try HubProgram(folder: folder)
        let (plain, trusted) = (try hub.client("Tablet"), try hub.client("Desk", "--may-set-up"))
        func edit(_ act: String, _ name: String, token: String) throws -> Int {
            let body = #"{"edit": "\#(act)", "kind": "trigger", "name": "\#(name)"}"#
            return try hub.ask("POST", "/v1/edits", token: token, body: body).status
        }
        #expect(try edit("enable", "Doors", token: trusted) == 409)
        #expect(try edit("disable", "Evening", token: plain) == 200)
        #expect(try edit("enable", "Evening", token: plain) == 403)
        #expect(try edit("enable", "Evening", token: trusted) == 200)
        #expect(try edit("remove", "Evening", token: plain) == 200)
        let left = try hub.ask("GET", "/v1/triggers", token: plain).list
        #expect(!left.contains { $0["name"] as? String == "Evening" })
        #expect(left.first { $0["name"] as? String == "Doors" }?["enabled"] as? Bool == false)
        #expect(try edit("remove", "Evening", token: hub.client("Log", "--listen-only")) == 403)
    }

    @Test func makesChangesAndDeletesTriggersByTheRulesOfTheCommandLine() throws {
        let folder = try Scratch.folder()
        let demo = Fixture.project + "/Scripts/demo-home.json"
        #expect(try Program.run(["import", demo, "--data-dir", folder]).status == 0)
        for words in [["scene", "add", "Come In"], ["scene", "set", "Come In", "Front Door", "LockTargetState", "0"]] {
            #expect(try Program.run(words + ["--data-dir", folder]).status == 0)
        }
        let hub = try HubProgram(folder: folder)
        let (plain, trusted) = (try hub.client("Tablet"), try hub.client("Desk", "--may-set-up"))
        let opening = try hub.client("Door", "--may-set-up", "--may-unlock")
        let events = try FollowedEvents(hub, token: plain)
        func edit(_ act: String, _ name: String, _ more: [String: Any] = [:], by token: String? = nil) throws
            -> HubProgram.Answer
        {
            let members = more.merging(["edit": act, "kind": "trigger", "name": name]) { $1 }
            let body = String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
            return try hub.ask("POST", "/v1/edits", token: token ?? trusted, body: body)
        }
        func trigger(_ name: String) throws -> [String: Any]? {
            try hub.ask("GET", "/v1/triggers", token: plain).list.first { $0["name"] as? String == name }
        }
        let night: [String: Any] = [
            "at": "2099-01-01 22:30", "every": "1d", "timeZone": "Europe/Berlin", "members": ["Good Night"],
        ]
        #expect(try edit("add", "Winding Down", night, by: plain).status == 403)
        #expect(try edit("add", "Winding Down", night).status == 200)
        #expect(events.next { topic, data in topic == "triggers" && data.contains("Winding Down") } != nil)
        #expect(try trigger("Winding Down")?["enabled"] as? Bool == false)
        #expect(try edit("add", "Winding Down", night).object["row"] as? String == "N6")
        #expect(try edit("enable", "Winding Down").status == 200)
        #expect(try trigger("Winding Down")?["next"] as? String == "2099-01-01T22:30:00+01:00")
        #expect(try edit("set", "Winding Down", ["at": "2099-01-05 23:15", "on": "monday,friday"]).status == 200)
        #expect(try trigger("Winding Down")?["next"] as? String == "2099-01-05T23:15:00+01:00")
        #expect(try edit("set", "Winding Down", ["once": true]).status == 200)
        #expect(try edit("rename", "Winding Down", ["to": "Lights Out"]).status == 200)
        // What is no time is told, and nothing is made.
        for wrong in [
            ["at": "2099-01-01 22:30"], ["members": ["Good Night"]], night.merging(["at": "25:00"]) { $1 },
            night.merging(["every": "1 fortnight"]) { $1 }, night.merging(["every": "1m"]) { $1 },
            night.merging(["on": "monday"]) { $1 }, night.merging(["timeZone": "Mars/Base"]) { $1 },
            night.merging(["at": "2001-01-01 07:00"]) { $1 }, night.merging(["once": true]) { $1 },
        ] as [[String: Any]] {
            let answer = try edit("add", "Never", wrong)
            #expect(answer.status == 409 && answer.object["error"] is String, "\(wrong): \(answer.body)")
        }
        #expect(try edit("add", "Never", night.merging(["members": ["Zebra"]]) { $1 }).status == 404)
        #expect(try trigger("Never") == nil)
        // What opens the home wants a yes, of a client that may give it.
        let doors: [String: Any] = ["at": "2099-01-01 07:00", "members": ["Come In"], "enable": true]
        let asked = try edit("add", "Doors", doors, by: opening)
        #expect(asked.status == 409)
        #expect((asked.object["error"] as? String)?.contains("unlock the Front Door") == true)
        #expect(try edit("add", "Doors", doors.merging(["yes": true]) { $1 }).status == 403)
        #expect(try trigger("Doors") == nil)
        #expect(try edit("add", "Doors", doors.merging(["yes": true]) { $1 }, by: opening).status == 200)
        #expect(try trigger("Doors")?["enabled"] as? Bool == true)
        // A yes to one time is none to another.
        #expect(try edit("set", "Doors", ["at": "2099-01-01 08:00"], by: opening).status == 409)
        #expect(try edit("set", "Doors", ["at": "2099-01-01 08:00", "yes": true], by: opening).status == 200)
        // A sentence makes one, too, and whoever may speak deletes it.
        let said = try hub.say("turn on the desk lamp every day at 7", token: plain)
        #expect(said.object["status"] as? String == "understood", "\(said.body)")
        let timed = try #require(
            hub.ask("GET", "/v1/triggers", token: plain).list.compactMap { $0["name"] as? String }.first {
                !["Lights Out", "Doors", "Lock Up"].contains($0) && !$0.isEmpty && $0.contains("Desk Lamp")
            })
        for name in [timed, "Lights Out", "Doors"] { #expect(try edit("remove", name, by: plain).status == 200) }
        let left = try hub.ask("GET", "/v1/triggers", token: plain).list.compactMap { $0["name"] as? String }
        #expect(!left.contains { [timed, "Lights Out", "Doors"].contains($0) })
    }

    @Test func pairsByTheSetupCodeAndTellsItToNobody() throws {
        let home = try SimulatedHome(isPaired: false)
        let hub = try HubProgram(folder: home.folder + "/beckon")
        let (plain, trusted) = (try hub.client("Tablet"), try hub.client("Desk", "--may-set-up"))
        let server = try #require(home.servers.first)
        func pair(_ code: String, token: String) throws -> HubProgram.Answer {
            let body = #"{"accessory": "127.0.0.1:\#(server.port)", "code": "\#(code)"}"#
            return try hub.ask("POST", "/v1/accessories", token: token, body: body)
        }
        #expect(try pair(server.setupCode, token: plain).status == 403)
        let unreadable = try pair("12-34", token: trusted)
        #expect(unreadable.status == 400)
        #expect(!unreadable.body.contains("12-34"))
        let wrong = try pair("031-45-155", token: trusted)
        #expect(wrong.status == 502)
        #expect(!wrong.body.contains("031-45-155"))
        let paired = try pair(server.setupCode, token: trusted)
        #expect(paired.status == 200)
        #expect((paired.object["added"] as? [String])?.isEmpty == false)
        let again = try pair(server.setupCode, token: trusted)
        #expect(again.status == 400, "\(again.body)")
        let things = try hub.awaitThings(token: plain)
        #expect(things.contains { $0["paired"] as? Bool == true })
    }
}
