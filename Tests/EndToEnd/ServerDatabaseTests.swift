import Foundation
import TestSupport
import Testing

/// The homes in a PostgreSQL database: the same commands do the same there.
@Suite(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
struct ServerDatabaseTests {
    private let folder = TemporaryFolder()
    private let server: PostgresServer
    private let url: String

    init() throws {
        server = try PostgresServer.shared.get()
        url = server.url(server.freshSchema())
    }

    private func run(_ arguments: [String], _ more: [String: String] = [:]) throws -> Program.Result {
        try Program.run(
            arguments, environment: ["BECKON_DATABASE": url, "XDG_DATA_HOME": folder.path].merging(more) { $1 })
    }

    private func says(_ arguments: String..., at place: SourceLocation = #_sourceLocation) throws -> Program.Result {
        let result = try run(arguments)
        #expect(result.status == 0, "\(arguments): \(result.errors)", sourceLocation: place)
        return result
    }

    @Test func commandsDoTheSameInAServersDatabase() throws {
        let file = try Scratch.file(Data(SetUpHome.mapleStreet.utf8), ending: ".json").path
        _ = try says("import", file)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/beckon/home.sqlite"))
        let inFile = try SetUpHome(SetUpHome.mapleStreet)
        for edit in [
            ["room", "add", "Attic"], ["accessory", "assign", "Strip", "Attic"],
            ["room", "alias", "Kitchen", "Galley"],
            ["scene", "set", "Good Night", "Kettle", "On", "off"], ["user", "role", "Bo", "administrator"],
            ["phrase", "teach", "lights out", "turn off the desk lamp"], ["home", "unit", "fahrenheit"],
        ] {
            let (one, other) = (try run(edit), try inFile.run(edit))
            #expect(one.status == other.status && one.output == other.output, "\(edit): \(one.errors)\(other.errors)")
        }
        #expect(try says("export").output == inFile.run(["export"]).output)
        #expect(try says("accessory", "list").output == inFile.run(["accessory", "list"]).output)
        let told = try says("home", "history").lines
        #expect(told.count == (try inFile.run(["home", "history"]).lines.count))
        #expect(try says("home", "undo").output.hasPrefix("undone: "))
        _ = try inFile.run(["home", "undo"])
        #expect(try says("export").output == inFile.run(["export"]).output)
        // Nothing is paired, which is said of the lamp of this home.
        let said = try run(["say", "turn on the desk lamp"])
        #expect(said.output.contains("Desk Lamp") && said.status == 3, "\(said.output)\(said.errors)")
        #expect(try run(["doctor"]).output.contains("homes at /"))
        #expect(try run(["backup", folder.path + "/backup"]).status == 65)
    }

    @Test func ofVeryManyHomesTheOneThatIsNamedIsReadAlone() throws {
        let homes = (1...101).map { number in
            let service = #"{"type": "Lightbulb", "name": "Lamp \#(number)", "characteristics": {"On": false}}"#
            let lamp = #"{"name": "Lamp \#(number)", "room": "Hall", "services": [\#(service)]}"#
            return #"{"name": "Flat \#(number)", "rooms": [{"name": "Hall"}], "accessories": [\#(lamp)]}"#
        }
        let text = #"{"version": 1, "homes": [\#(homes.joined(separator: ", "))]}"#
        let start = ContinuousClock.now
        #expect(try run(["import", Scratch.file(Data(text.utf8), ending: ".json").path]).status == 0)
        #expect(.now - start < .seconds(60))
        let own = try run(["parse", "--home", "Flat 77", "turn on lamp 77"])
        #expect(own.status == 0, "\(own.output)\(own.errors)")
        #expect(try run(["parse", "--home", "Flat 77", "turn on lamp 78"]).status != 0)
        #expect(try run(["parse", "turn on lamp 78 in flat 78"]).status == 0)
    }

    @Test func saysWhatIsWrongAndNeverThePassword() throws {
        let secret = "s3cr3t"
        let local = url.replacing("beckon@", with: "beckon:\(secret)@")
        let nowhere = "postgres://beckon:\(secret)@127.0.0.1:1/homes"
        for (url, status, reason) in [
            (nowhere, 69, "does not answer"), ("postgres://beckon:\(secret)@[::1/homes", 78, "cannot be read"),
            (local.replacing("beckon:", with: "nobody:"), 78, "lets nobody in"),
            (local.replacing("/postgres?", with: "/nothing?"), 78, "lets nobody in"),
            (local + "&sslmode=verify-full&sslrootcert=/nowhere", 69, ""),
        ] as [(String, Int32, String)] {
            for log in ["warning", "trace"] {
                let result = try run(["home", "list"], ["BECKON_DATABASE": url, "BECKON_LOG": log])
                let isFine = reason.isEmpty || result.status == status && result.errors.contains(reason)
                #expect(isFine, "\(url): \(result.status) \(result.errors)")
                #expect(!result.errors.contains(secret) && !result.output.contains(secret))
            }
        }
        for more in [[], ["--json"]] {
            let shown = try run(["config", "show"] + more, ["BECKON_DATABASE": local])
            #expect(shown.output.contains("postgres://beckon@") && !shown.output.contains(secret))
        }
        let settings = try Scratch.file(Data("database = '\(secret)'\n".utf8), ending: ".toml").path
        let wrong = try run(["home", "list"], ["BECKON_DATABASE": "", "BECKON_CONFIG": settings])
        #expect(wrong.status == 78 && wrong.errors.contains("postgres://") && !wrong.errors.contains(secret))
        let typed = try run(["home", "list", "--database", "mysql://ann:\(secret)@db"], ["BECKON_DATABASE": ""])
        #expect(typed.status == 78 && !typed.errors.contains(secret))
    }
}

/// Homes that are carried from one database to another, and hubs that share them.
@Suite(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
struct SharedHubTests {
    private let space = TemporaryFolder()
    private let url: String

    init() throws {
        let server = try PostgresServer.shared.get()
        url = server.url(server.freshSchema())
    }

    private func run(_ arguments: String..., in folder: String) throws -> Program.Result {
        try Program.run(arguments, environment: ["BECKON_DATABASE": url, "BECKON_DATA_DIR": folder])
    }

    /// Whether the home is served so that another hub may take it over.
    private func isShared(_ folder: String) throws -> Bool {
        try run("database", "leases", "--json", in: folder).objects.first?["shared"] as? Bool == true
    }

    /// Waits until something is so; gives for how long.
    private func time(until isSo: () throws -> Bool) throws -> Duration? {
        let start = ContinuousClock.now
        while try !isSo() {
            if .now - start > .seconds(30) { return nil }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return .now - start
    }

    @Test func homesMoveToAServerAndBackWhole() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let file = try home.run(["export"]).output
        let moved = try run("database", "move", home.folder, url, in: home.folder)
        #expect(moved.status == 0 && moved.output.contains("the same there"), "\(moved.errors)")
        #expect(try run("export", in: home.folder).output == file)
        let checked = try run("database", "check", in: home.folder)
        #expect(checked.status == 0 && checked.output.contains("is whole"), "\(checked.errors)")
        #expect(try run("database", "migrate", in: home.folder).status == 0)
        let again = try run("database", "move", home.folder, url, in: home.folder)
        #expect(again.status == 5 && again.errors.contains("Maple Street"))
        let back = space.path + "/back"
        let returned = try run("database", "move", url, back, in: home.folder)
        #expect(returned.status == 0, "\(returned.errors)")
        #expect(try Program.run(["export", "--data-dir", back], environment: ["BECKON_DATABASE": ""]).output == file)
        let grants = try run("database", "grant", "ann\"", in: back)
        #expect(grants.output.contains("TO \"ann\"\"\""))
    }

    @Test func whatIsNotThereReplacesNothingAndHouseholdsJoinOneAnother() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try run("database", "move", home.folder, url, in: home.folder).status == 0)
        let file = try run("export", in: home.folder).output
        let (missing, empty) = (space.path + "/missing", space.path + "/empty")
        let nothing = try Program.run(["home", "list", "--data-dir", empty], environment: ["BECKON_DATABASE": ""])
        #expect(nothing.status == 0)
        for source in [missing, empty] {
            let refused = try run("database", "move", "--replace", source, url, in: home.folder)
            #expect(refused.status == 66 && refused.errors.contains("no homes"), "\(refused.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: missing))
        for place in [url, home.folder] {
            let other = place == url ? url + "&keepalives=1" : place + "/."
            let itself = try run("database", "move", "--replace", place, other, in: home.folder)
            #expect(itself.status == 65 && itself.errors.contains("is both"), "\(itself.errors)")
        }
        #expect(try run("export", in: home.folder).output == file)
        // Another household comes beside the first, which is left as it is.
        let flat = try SetUpHome(
            #"{"version": 1, "homes": [{"name": "Flat 2", "rooms": [{"name": "Hall"}], "accessories": []}]}"#)
        #expect(try run("database", "move", flat.folder, url, in: home.folder).status == 5)
        let added = try run("database", "move", "--add", flat.folder, url, in: home.folder)
        #expect(added.status == 0 && added.output.contains("homes: 1"), "\(added.errors)")
        let homes = try run("home", "list", "--json", in: home.folder).objects
        #expect(homes.map { $0["name"] as? String } == ["Maple Street", "Flat 2"], "\(homes)")
        let twice = try run("database", "move", "--add", flat.folder, url, in: home.folder)
        #expect(twice.status != 0 && !twice.errors.isEmpty)
        #expect(try run("database", "check", in: home.folder).status == 0)
        // So it does in a file, and what goes for good is named.
        let back = space.path + "/back"
        #expect(try run("database", "move", url, back, in: home.folder).status == 0)
        let third = try SetUpHome(#"{"version": 1, "homes": [{"name": "Flat 3", "rooms": [], "accessories": []}]}"#)
        #expect(try run("database", "move", "--add", third.folder, back, in: home.folder).status == 0)
        let here = try Program.run(
            ["home", "list", "--json", "--data-dir", back], environment: ["BECKON_DATABASE": ""])
        #expect(here.lines.count == 3, "\(here.output)")
        let replaced = try run("database", "move", "--replace", third.folder, back, in: home.folder)
        #expect(replaced.status == 0 && replaced.errors.contains("Maple Street"), "\(replaced.errors)")
    }

    @Test func aHubGoesOnAndEndsWhereTheServerTakesConnectionsAndNeverAnswers() throws {
        let home = try SimulatedHome()
        let folder = home.folder + "/beckon"
        let server = try PostgresServer()
        let environment = ["BECKON_DATABASE": server.url(server.freshSchema()), "BECKON_DATA_DIR": folder]
        func say(_ text: String) throws -> (Program.Result, Duration) {
            let start = ContinuousClock.now
            return (try Program.run(["say", text], environment: environment), .now - start)
        }
        let moved = try Program.run(
            ["database", "move", folder, environment["BECKON_DATABASE"] ?? ""], environment: environment)
        #expect(moved.status == 0, "\(moved.errors)")
        let log = space.path + "/hub.log"
        let hub = try HubProgram(folder: folder, environment: environment, log: log)
        let token = try hub.client("Desk", "--may-set-up")
        #expect(try say("turn on the desk lamp").0.output == "The Desk Lamp is on.\n")
        try server.freeze()
        defer { try? server.goOn() }
        let (first, waited) = try say("turn off the desk lamp")
        #expect(first.output == "The Desk Lamp is off.\n" && waited < .seconds(20), "\(waited) \(first.errors)")
        let (second, time) = try say("turn on the desk lamp")
        #expect(second.output == "The Desk Lamp is on.\n" && time < .seconds(8), "\(time)")
        let edit = #"{"edit": "add", "kind": "room", "name": "Attic"}"#
        let refused = try hub.ask("POST", "/v1/edits", token: token, body: edit)
        #expect(refused.status == 503 && refused.body.contains("nothing was changed"), "\(refused.body)")
        let end = ContinuousClock.now
        hub.send(SIGTERM)
        #expect(hub.status == 0 && .now - end < .seconds(20))
        let told = try String(contentsOfFile: log, encoding: .utf8)
        #expect(told.contains("a lease was taken") && told.contains("cannot be reached"), "\(told)")
    }

    @Test func ofTwoHubsOneMovesTheAccessoriesAndTheOtherTakesOver() throws {
        let home = try SimulatedHome()
        let (one, other) = (home.folder + "/beckon", space.path + "/other")
        #expect(try run("database", "move", one, url, in: one).status == 0)
        try FileManager.default.copyItem(atPath: one, toPath: other)
        let environment = ["BECKON_DATABASE": url]
        let first = try HubProgram(folder: one, environment: environment)
        let second = try HubProgram(folder: other, environment: environment)
        #expect(try run("say", "turn on the desk lamp", in: one).output == "The Desk Lamp is on.\n")
        let refused = try run("say", "turn off the desk lamp", in: other)
        #expect(refused.status == 3 && refused.output.contains("other hub"), "\(refused.output)")
        // A command of its own leaves it to that hub, too; beside the hub it needs none.
        let alone = try run("say", "--no-hub", "turn off the desk lamp", in: other)
        #expect(alone.status == 3 && alone.output.contains("other hub"), "\(alone.output)\(alone.errors)")
        #expect(try run("say", "--no-hub", "turn on the desk lamp", in: one).status == 0)
        // Whoever edits there is told that nothing was changed, and who can.
        let edit = #"{"edit": "add", "kind": "room", "name": "Attic"}"#
        let unedited = try second.ask("POST", "/v1/edits", token: second.client("Desk", "--may-set-up"), body: edit)
        #expect(unedited.status == 503 && unedited.body.contains("nothing was changed"), "\(unedited.body)")
        #expect(try time { try isShared(other) } != nil)
        first.send(SIGKILL)
        let takenOver = try time { try run("say", "turn off the desk lamp", in: other).status == 0 }
        #expect(takenOver.map { $0 < .seconds(10) } == true, "\(String(describing: takenOver))")
        // It comes back, and stands by; a hub that ends is followed at once.
        let third = try HubProgram(folder: one, environment: environment)
        #expect(try time { try isShared(other) } != nil)
        second.send(SIGTERM)
        #expect(second.status == 0)
        let followed = try time { try run("say", "turn on the desk lamp", in: one).status == 0 }
        #expect(followed.map { $0 < .seconds(3) } == true, "\(String(describing: followed))")
        third.send(SIGTERM)
        #expect(third.status == 0)
    }

    @Test func ofTwoHubsThatBothLoseTheServerTheOneThatServesGoesOn() async throws {
        let home = try SimulatedHome()
        let (one, other) = (home.folder + "/beckon", space.path + "/other")
        let server = try PostgresServer()
        let environment = ["BECKON_DATABASE": server.url(server.freshSchema())]
        func run(_ arguments: String..., in folder: String) throws -> Program.Result {
            try Program.run(arguments, environment: environment.merging(["BECKON_DATA_DIR": folder]) { $1 })
        }
        #expect(try run("database", "move", one, environment["BECKON_DATABASE"] ?? "", in: one).status == 0)
        try FileManager.default.copyItem(atPath: one, toPath: other)
        let (first, second) = (
            try HubProgram(folder: one, environment: environment),
            try HubProgram(folder: other, environment: environment)
        )
        #expect(
            try time { try run("database", "leases", "--json", in: other).output.contains(#""shared":true"#) } != nil)
        let token = try first.client("Prometheus")
        try server.freeze()
        defer { try? server.goOn() }
        let stopped = ContinuousClock.now
        // Longer than a lease: it is served by one of them, and by one alone.
        var served = 0
        while .now - stopped < .seconds(20) || (0..<4).contains(served) && .now - stopped < .seconds(120) {
            let refused = try run("say", "turn off the desk lamp", in: other)
            #expect(refused.status != 0, "\(refused.output)")
            let said = try run("say", "turn on the desk lamp", in: one)
            if .now - stopped > .seconds(12) { served += said.output == "The Desk Lamp is on.\n" ? 1 : -100 }
            try await Task.sleep(for: .milliseconds(300))
        }
        #expect(served > 3, "\(served)")
        let metrics = try first.ask("GET", "/metrics", token: token).body
        #expect(metrics.contains("beckon_database_away 1\n") && metrics.contains("beckon_leases 2\n"), "\(metrics)")
        // Where the one that promised to wait is gone, nobody can tell, and the home is left alone.
        second.send(SIGKILL)
        let left = try time { try run("say", "turn on the desk lamp", in: one).output.contains("cannot be asked") }
        #expect(left != nil)
        // Started again meanwhile, it promises for the one before, and waits for the server.
        let starting = Task.detached {
            let third = try HubProgram(folder: other, environment: environment)
            third.send(SIGTERM)
            return third.status
        }
        #expect(try time { try run("say", "turn on the desk lamp", in: one).status == 0 } != nil)
        try server.goOn()
        #expect(try await starting.value == 0)
        #expect(try time { try run("say", "turn on the desk lamp", in: one).status == 0 } != nil)
        let there = try first.ask("GET", "/metrics", token: token)
        #expect(there.body.contains("beckon_database_away 0\n"))
    }

    @Test func whoWasInvitedReachesTheHomeWhicheverHubServesIt() throws {
        let home = try SimulatedHome()
        let (one, other, laptop) = (home.folder + "/beckon", space.path + "/other", space.path + "/laptop")
        #expect(try run("database", "move", one, url, in: one).status == 0)
        try FileManager.default.copyItem(atPath: one, toPath: other)
        let relay = try HubProgram(folder: space.path + "/relay", "--relay", "0")
        let place = try #require(relay.told { $0.hasPrefix("Relay at ") })
        let port = try #require(place.split(separator: ":").last)
        let options = (["BECKON_DATABASE": url], ["--remote-relay", "127.0.0.1:\(port)"])
        func hub(_ folder: String) throws -> HubProgram {
            try HubProgram(folder: folder, options.1[0], options.1[1], environment: options.0)
        }
        func say(_ text: String) throws -> Program.Result {
            try Program.run(["say", "--via", "Home", "--data-dir", laptop, text], environment: ["BECKON_DATABASE": ""])
        }
        let first = try hub(one)
        #expect(first.told { $0.hasPrefix("Reached from away") } != nil)
        let invitation = try run("remote", "add", "Laptop", options.1[0], options.1[1], in: one)
        #expect(invitation.status == 0, "\(invitation.errors)")
        let accepted = try Program.run(
            ["remote", "accept", "Home", "--data-dir", laptop], input: Data(invitation.output.utf8))
        #expect(accepted.status == 0, "\(accepted.errors)")
        #expect(try say("turn on the desk lamp").output == "The Desk Lamp is on.\n")
        let second = try hub(other)
        #expect(try time { try isShared(other) } != nil)
        #expect(try run("client", "list", in: other).output.contains("Laptop"))
        first.send(SIGKILL)
        #expect(try time { try say("turn off the desk lamp").output == "The Desk Lamp is off.\n" } != nil)
        // What it may is one thing at all hubs; nothing is opened from away until that was allowed.
        #expect(try run("client", "opening", "Laptop", "on", in: one).status == 0)
        #expect(try run("client", "list", in: other).output.contains("opens after a yes"))
        // The first comes back and stands by; the one that serves is reached, and at a clean stop the other at once.
        let third = try hub(one)
        #expect(try time { try isShared(other) } != nil)
        #expect(try say("turn on the desk lamp").status == 0)
        second.send(SIGTERM)
        #expect(second.status == 0)
        #expect(try time { try say("turn off the desk lamp").status == 0 } != nil)
        // Who was let go is so everywhere, at the next request.
        #expect(try run("client", "remove", "Laptop", in: other).status == 0)
        let refused = try say("turn on the desk lamp")
        #expect(refused.status == 4 && refused.errors.contains("does not know this program"), "\(refused.errors)")
        // With the database alone nobody is the home.
        let stranger = space.path + "/stranger"
        let key = try run("remote", "key", in: one).output
        #expect(try run("remote", "key", in: other).output == key && run("remote", "key", in: stranger).output != key)
        #expect(try run("client", "list", in: stranger).output.isEmpty)
        third.send(SIGTERM)
        #expect(third.status == 0)
    }

    @Test func whoWasInvitedToAHomeKnowsOfNoOtherAndIsNobodyOnceItsUserIsRemoved() throws {
        let home = try SimulatedHome()
        let (one, laptop) = (home.folder + "/beckon", space.path + "/laptop")
        #expect(try run("database", "move", one, url, in: one).status == 0)
        #expect(try run("home", "add", "Hut", in: one).status == 0)
        #expect(try run("user", "add", "Kim", in: one).status == 0)
        let relay = try HubProgram(folder: space.path + "/relay", "--relay", "0")
        let port = try #require(relay.told { $0.hasPrefix("Relay at ") }?.split(separator: ":").last)
        let way = ["--remote-relay", "127.0.0.1:\(port)"]
        let hub = try HubProgram(folder: one, way[0], way[1], environment: ["BECKON_DATABASE": url])
        func invite(_ name: String, _ options: String...) throws {
            let told = try Program.run(
                ["remote", "add", name] + way + options,
                environment: ["BECKON_DATABASE": url, "BECKON_DATA_DIR": one])
            #expect(told.status == 0, "\(told.errors)")
            let accepted = try Program.run(
                ["remote", "accept", name, "--data-dir", laptop], input: Data(told.output.utf8))
            #expect(accepted.status == 0, "\(accepted.errors)")
        }
        func say(_ text: String, _ name: String) throws -> Program.Result {
            try Program.run(["say", "--via", name, "--data-dir", laptop, text], environment: ["BECKON_DATABASE": ""])
        }
        try invite("Hut", "--home", "Hut")
        try invite("Kim", "--user", "Kim")
        #expect(
            try run("remote", "add", "Other", way[0], way[1], "--home", "Hut", "--user", "Kim", in: one).status == 65)
        #expect(try time { try say("turn on the desk lamp", "Kim").output == "The Desk Lamp is on.\n" } != nil)
        #expect(try time { try say("turn off the desk lamp", "Hut").status == 1 } != nil)
        #expect(try say("is the desk lamp on", "Kim").output == "Yes, the Desk Lamp is on.\n")
        // Whoever is called otherwise goes on, and another of that name is somebody else.
        #expect(try run("user", "rename", "Kim", "Kimberly", in: one).status == 0)
        #expect(try say("turn off the desk lamp", "Kim").output == "The Desk Lamp is off.\n")
        #expect(try run("user", "remove", "Kimberly", in: one).status == 0)
        #expect(try run("user", "add", "Kim", in: one).status == 0)
        let refused = try say("turn on the desk lamp", "Kim")
        #expect(refused.status == 4 && refused.errors.contains("does not know this program"), "\(refused.errors)")
        hub.send(SIGTERM)
        #expect(hub.status == 0)
    }

    @Test func aHubThatIsStartedAgainWhileTheServerCannotBeReachedGoesOn() throws {
        let home = try SimulatedHome()
        let folder = home.folder + "/beckon"
        let server = try PostgresServer.shared.get()
        let (way, link) = (space.path + "/way", URL(filePath: server.socket).lastPathComponent)
        try FileManager.default.createDirectory(atPath: way, withIntermediateDirectories: true)
        func join() throws {
            try FileManager.default.createSymbolicLink(atPath: way + "/" + link, withDestinationPath: server.socket)
        }
        try join()
        let environment = [
            "BECKON_DATABASE": server.url(server.freshSchema(), through: way), "BECKON_DATA_DIR": folder,
        ]
        func run(_ arguments: String...) throws -> Program.Result {
            try Program.run(arguments, environment: environment)
        }
        func number() throws -> Int? { try run("database", "leases", "--json").objects.first?["number"] as? Int }
        #expect(try run("database", "move", folder, environment["BECKON_DATABASE"] ?? "").status == 0)
        let first = try HubProgram(folder: folder, environment: environment)
        #expect(try run("say", "turn on the desk lamp").output == "The Desk Lamp is on.\n")
        let isKept = try time {
            try FileManager.default.subpathsOfDirectory(atPath: folder).contains {
                $0.hasPrefix("serving-") && $0.hasSuffix(".json")
            }
        }
        #expect(isKept != nil)
        first.send(SIGKILL)
        try FileManager.default.removeItem(atPath: way + "/" + link)
        let second = try HubProgram(folder: folder, environment: environment)
        #expect(try run("say", "turn off the desk lamp").output == "The Desk Lamp is off.\n")
        #expect(try run("room", "add", "Attic").status != 0)
        try join()
        #expect(try time { try number() == 2 } != nil)
        #expect(try run("say", "turn on the desk lamp").output == "The Desk Lamp is on.\n")
        #expect(try run("room", "add", "Attic").status == 0)
        second.send(SIGTERM)
        #expect(second.status == 0)
        // It gave its lease back, and left nothing.
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder).allSatisfy {
                !$0.hasSuffix(".json") || !$0.hasPrefix("serving-")
            })
    }
}
