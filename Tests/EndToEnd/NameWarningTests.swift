import Foundation
import TestSupport
import Testing

/// Whoever gives a name hears at once what it would be confused with, whichever command gives it.
struct NameWarningTests {
    /// A bridge with names that are near each other, near those of a home, and those of commands.
    private static let bridge: String = {
        let names = ["Lamp 15", "Lamp 50", "All Lights", "Kitchin", "Study", "Piano"]
        let accessories = names.map { name in
            """
            {"name": "\(name)", "bridge": "Big Bridge",
             "services": [{"type": "Lightbulb", "characteristics": {"On": false}}]}
            """
        }
        return """
            {"version": 1, "homes": [{"name": "Elsewhere", "accessories": [
              {"name": "Big Bridge", "isBridge": true}, \(accessories.joined(separator: ", "))]}]}
            """
    }()

    /// A running simulator of the bridge, and a home with a kitchen and a study that does not know it.
    private func simulatedBridge() throws -> (home: SimulatedHome, address: String, code: String) {
        let file = try Scratch.file(Data(Self.bridge.utf8), ending: ".json")
        let home = try SimulatedHome(simulating: file.path, servers: 1)
        _ = try home.run("home", "add", "Maple Street")
        _ = try home.run("room", "add", "Kitchen", "Study")
        let server = try #require(home.servers.first)
        return (home, "127.0.0.1:\(server.port)", server.setupCode)
    }

    private func warnings(_ result: Program.Result) -> [String] {
        result.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("beckon: warning: ") }
    }

    /// Whether a line offers two names.
    private func offersTwo(_ line: String) -> Bool {
        line.contains("; free would be “") && line.contains("” or “")
    }

    @Test func addingABridgeWarnsOfAllItsAccessoriesAtOnceTheWorstFirst() throws {
        let (home, address, code) = try simulatedBridge()
        let added = try home.run("accessory", "add", address, "--setup-code", code)
        #expect(added.status == 0)
        let lines = warnings(added)
        #expect(lines.count == 3, "\(lines)")
        #expect(lines.allSatisfy(offersTwo))
        #expect(lines.first?.contains("“All Lights” would be confused") == true)
        #expect(lines.contains { $0.contains("“Lamp 15”") && $0.contains("it sounds like the accessory “Lamp 50”") })
        #expect(lines.contains { $0.contains("“Kitchin”") && $0.contains("it sounds like the room “Kitchen”") })
        #expect(!lines.contains { $0.contains("Piano") })
        // What is taken is not refused: it gets a free name, and its own is kept as its label.
        #expect(added.lines.contains("added: Study 2 (Maple Street), which calls itself “Study”"))
        #expect(added.lines.count == 7)
    }

    @Test func theWarningsComeBeforeAnythingIsInTheHome() throws {
        let (home, address, code) = try simulatedBridge()
        let command = "\"$0\" accessory add \(address) --setup-code \(code) 2>&1"
        let told = try Program.run(
            "/bin/sh", ["-c", command, Program.path], environment: ["XDG_DATA_HOME": home.folder]
        ).lines
        let last = try #require(told.lastIndex { $0.hasPrefix("beckon: warning: ") })
        let first = try #require(told.firstIndex { $0.hasPrefix("added: ") })
        #expect(last < first)
    }

    @Test func theCommandOfAWarningGivesTheNameThatItOffers() throws {
        let (home, address, code) = try simulatedBridge()
        for line in warnings(try home.run("accessory", "add", address, "--setup-code", code)) {
            let command = try #require(line.split(separator: "`").last { $0.hasPrefix("beckon ") }.map(String.init))
            let renamed = try Program.run(
                "/bin/sh", ["-c", "\"$0\" " + command.dropFirst("beckon ".count), Program.path],
                environment: ["XDG_DATA_HOME": home.folder])
            #expect(renamed.status == 0, "\(command): \(renamed.errors)")
            #expect(renamed.errors.isEmpty, "\(command): \(renamed.errors)")
        }
        #expect(try home.run("lint").status == 0)
    }

    @Test func aNameThatIsAskedForIsJudgedBeforeAnyPairing() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        // Nobody listens there: what is said is said before.
        let nowhere = ["accessory", "add", "127.0.0.1:9", "--setup-code", "031-45-154", "--name"]
        let confused = try home.run(nowhere + ["Desk Lamps"])
        #expect(confused.status == 3)
        #expect(confused.errors.contains("warning: the accessory “Desk Lamps” would be confused: "))
        #expect(confused.errors.contains("“Desk Lamp”"))
        #expect(try !home.run(nowhere + ["Piano"]).errors.contains("warning"))
        try home.refuses(
            "accessory", "add", "127.0.0.1:9", "--setup-code", "031-45-154", "--name", "Kettle", because: "taken")
        try home.refuses(
            "accessory", "add", "127.0.0.1:9", "--setup-code", "031-45-154", "--name", "#1", because: "“#”")
    }

    @Test func whatTheHomeExpectsIsJudgedBeforeAnyPairingAndToldOnce() throws {
        let (home, address, code) = try simulatedBridge()
        let file = try Scratch.file(Data(Self.bridge.utf8), ending: ".json")
        _ = try home.run("import", "--replace", file.path)
        let nowhere = warnings(try home.run("accessory", "add", "127.0.0.1:9", "--setup-code", code))
        #expect(nowhere.count == 2 && nowhere.allSatisfy(offersTwo), "\(nowhere)")
        let joined = try home.run("accessory", "add", address, "--setup-code", code)
        #expect(joined.lines.count == 7 && joined.lines.allSatisfy { $0.hasPrefix("joined: ") })
        #expect(warnings(joined) == nowhere)
    }

    @Test func theGuidedSetUpWarnsOfEachNameAndAsksForAnother() throws {
        let (home, address, code) = try simulatedBridge()
        let folder = try Scratch.folder()
        let answers = [
            "Everything", "Maple Street", "Kitchen", "Kitchin", "Study", "Lights", "", "", address, code, "", "",
            "Turn Off", "Desk Lamp", "",
        ]
        let said = try Program.run(
            ["setup", "--data-dir", folder], input: Data((answers.joined(separator: "\n") + "\n").utf8))
        #expect(said.status == 0)
        let cares = said.lines.filter { $0.hasPrefix("Take care: ") }
        for name in ["Everything", "Kitchin", "Lights", "All Lights", "Lamp 15", "Turn Off"] {
            #expect(cares.contains { $0.contains("“\(name)” would be confused: ") && offersTwo($0) }, "\(name)")
        }
        // All names of the bridge are judged before the first of them is asked about.
        let bridge = try #require(said.lines.firstIndex { $0.contains("“Lamp 15” would be confused") })
        let asked = try #require(said.lines.firstIndex { $0.hasPrefix("An accessory calls itself") })
        #expect(bridge < asked)
        let rooms = try Program.run(["room", "list", "--data-dir", folder]).lines
        #expect(
            rooms.count == 3 && rooms.contains { $0.hasPrefix("Study") } && rooms.contains { $0.hasPrefix("Lights") })
        let names = try Program.run(["accessory", "list", "--data-dir", folder]).lines
        #expect(names.contains { $0.hasPrefix("Desk Lamp (") })
        #expect(try home.run("accessory", "list").output.isEmpty)
    }

    @Test func importingWarnsTheWorstFirstAndImportsAllTheSame() throws {
        let file = """
            {"version": 1, "homes": [{"name": "Maple Street",
              "rooms": [{"name": "Kitchen"}, {"name": "Kitchens"}, {"name": "Lights"}],
              "accessories": [{"name": "Lamp 15"}, {"name": "Lamp 50"}]}]}
            """
        let home = try SetUpHome()
        let path = try Scratch.file(Data(file.utf8), ending: ".json").path
        let imported = try home.run(["import", path])
        #expect(imported.status == 0)
        #expect(imported.lines == ["Maple Street (primary): 3 rooms, 2 accessories, 0 scenes"])
        let lines = warnings(imported)
        #expect(lines.count == 3)
        #expect(lines.first?.contains("“Lights”") == true)
        #expect(try warnings(home.run(["import", Fixture.project + "/Scripts/demo-home.json"])).isEmpty)
    }

    @Test(arguments: [
        ["home", "rename", "Maple Street", "Everything"], ["home", "alias", "Maple Street", "everything"],
        ["room", "rename", "Den", "Kitchens"], ["room", "alias", "Den", "kitchens"],
        ["zone", "rename", "Upstairs", "The Kitchen"], ["zone", "alias", "Upstairs", "the kitchen"],
        ["accessory", "rename", "Strip", "Desk Lamps"], ["accessory", "alias", "Strip", "lights"],
        ["service", "rename", "Kettle", "Desk Lamps"], ["service", "alias", "Kettle", "off"],
        ["group", "rename", "Night Lights", "Lights"], ["group", "alias", "Night Lights", "all lights"],
        ["scene", "rename", "Good Night", "Turn Off"], ["scene", "alias", "Good Night", "the den"],
        ["trigger", "rename", "Lock Up", "Good Nights"],
    ])
    func everyRenameWarnsOnceAndGivesTheName(command: [String]) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let renamed = try home.run(command)
        #expect(renamed.status == 0, "\(renamed.errors)")
        #expect(renamed.lines.count == 1)
        let lines = warnings(renamed)
        #expect(lines.count == 1 && lines.allSatisfy(offersTwo), "\(renamed.errors)")
        #expect(renamed.errors.split(separator: "\n").count == 1)
    }
}
