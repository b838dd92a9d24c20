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
            ["room", "add", "Attic"], ["accessory", "assign", "Strip", "Attic"], ["room", "alias", "Kitchen", "Galley"],
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
