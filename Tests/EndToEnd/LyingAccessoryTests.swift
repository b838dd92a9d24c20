import Foundation
import TestSupport
import Testing

/// Accessories that tell what cannot be, played by the simulator and asked by the real program.
struct LyingAccessoryTests {
    /// A lock, a garage door, two lamps and a button, each telling the value that stands here.
    private func devices(_ values: [String: String]) throws -> URL {
        let characteristic = { (iid: Int, type: String, format: String, perms: String, key: String) in
            #"{"iid":\#(iid),"type":"\#(type)","format":"\#(format)","perms":[\#(perms)]"#
                + (values[key].map { #","value":\#($0)"# } ?? "") + "}"
        }
        let (read, write) = (#""pr","ev""#, #""pr","pw","ev""#)
        let service = { (iid: Int, type: String, name: String, characteristics: [String]) in
            let name = #"{"iid":\#(iid + 9),"type":"23","format":"string","perms":["pr"],"value":"\#(name)"}"#
            return
                #"{"iid":\#(iid),"type":"\#(type)","characteristics":[\#((characteristics + [name]).joined(separator: ","))]}"#
        }
        let information =
            #"{"iid":1,"type":"3E","characteristics":["#
            + [("20", "Acme"), ("21", "Lab"), ("23", "Tower"), ("30", "1"), ("52", "1")].enumerated().map {
                #"{"iid":\#($0.offset + 2),"type":"\#($0.element.0)","format":"string","perms":["pr"],"value":"\#($0.element.1)"}"#
            }.joined(separator: ",") + #",{"iid":7,"type":"14","format":"bool","perms":["pw"]}]}"#
        let services = [
            information,
            service(
                10, "45", "Front Door",
                [
                    characteristic(11, "1D", "uint8", read, "locked"),
                    characteristic(12, "1E", "uint8", write, "lock target"),
                ]),
            service(
                20, "43", "Desk Lamp",
                [characteristic(21, "25", "bool", write, "on"), characteristic(22, "8", "int", write, "brightness")]),
            service(30, "8A", "Weather", [characteristic(31, "11", "float", read, "temperature")]),
            service(40, "89", "Bell", [characteristic(41, "73", "uint8", read, "press")]),
        ]
        let document = #"[{"aid":1,"services":[\#(services.joined(separator: ","))]}]"#
        return try Scratch.file(Data(document.utf8), ending: ".json")
    }

    /// A home that has them, paired.
    private func home(telling values: [String: String]) throws -> SimulatedHome {
        let file = try devices(values)
        defer { try? FileManager.default.removeItem(at: file) }
        let home = try SimulatedHome(simulating: file.path, servers: 1)
        #expect(try home.run("home", "add", "Hut", "--user", "Ann").status == 0)
        let server = try #require(home.servers.first)
        let added = try home.run(
            "accessory", "add", "127.0.0.1:\(server.port)", "--setup-code", server.setupCode, "--user", "Ann")
        #expect(added.status == 0, "\(added.errors)")
        return home
    }

    private static let notUnderstood = "answered what I do not understand"

    @Test(arguments: ["7", "-1", #""1""#, "0.5", "1e300", "true"])
    func aLockThatTellsNonsenseIsNeitherLockedNorUnlocked(told: String) throws {
        let home = try home(telling: ["locked": told, "lock target": told])
        for question in ["is the front door locked", "is the front door unlocked", "which doors are unlocked"] {
            let said = try home.run("say", question, "--user", "Ann")
            let text = said.output + said.errors
            #expect(said.status != 0, "\(question): \(text)")
            #expect(text.contains(Self.notUnderstood), "\(question): \(text)")
            for lie in ["is locked", "is unlocked", "yes", "none", "no door"] {
                #expect(!text.lowercased().contains(lie), "\(text)")
            }
        }
        let shown = try home.run("accessory", "show", "Tower")
        #expect(shown.status != 0)
        #expect(shown.output.contains("LockCurrentState: \(Self.notUnderstood)"), "\(shown.output)")
    }

    @Test func aLampThatTellsNonsenseHasNoState() throws {
        let home = try home(telling: ["on": "2", "brightness": "1e300", "temperature": "1e300"])
        for sentence in [
            "is the desk lamp on", "how warm is it", "make the desk lamp brighter", "how bright is the desk lamp",
        ] {
            let said = try home.run("say", sentence, "--user", "Ann")
            #expect(said.status != 0, "\(sentence): \(said.output)")
            #expect((said.output + said.errors).contains(Self.notUnderstood), "\(sentence): \(said.output)")
        }
        let saved = try home.run("scene", "save", "Now", "--all", "--user", "Ann")
        #expect(saved.status != 0 && (saved.output + saved.errors).contains(Self.notUnderstood), "\(saved.output)")
    }

    @Test func whatIsCertainIsBelieved() throws {
        let home = try home(telling: [
            "on": "1", "brightness": "60.0", "temperature": "21.04", "locked": "1", "lock target": "1.0",
        ])
        let values = try home.run("accessory", "show", "Tower")
        #expect(values.status == 0, "\(values.output)")
        for line in [
            "Desk Lamp On = true", "Desk Lamp Brightness = 60", "CurrentTemperature = 21.04", "LockCurrentState = 1",
        ] {
            #expect(values.output.contains(line), "\(values.output)")
        }
        // A button has no value, which is no fault.
        #expect(values.output.contains("ProgrammableSwitchEvent: no value now"), "\(values.output)")
        let json = try home.run("accessory", "show", "Tower", "--json")
        #expect(json.output.contains(#""ProgrammableSwitchEvent":null"#), "\(json.output)")
    }
}
