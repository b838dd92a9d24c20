import Foundation
import TestSupport
import Testing

/// What is set in a file holds as if it were typed, and goes behind what is typed.
struct ConfigTests {
    private func run(_ arguments: [String], settings: String, _ more: [String: String] = [:]) throws -> Program.Result {
        let file = try Scratch.file(Data(settings.utf8), ending: ".toml")
        return try Program.run(arguments, environment: more.merging(["BECKON_CONFIG": file.path]) { $1 })
    }

    @Test func tellsItsVersion() throws {
        let told = try Program.run(["--version"], environment: ["BECKON_CONFIG": "/nowhere.toml"])
        #expect(told.status == 0)
        #expect(told.output.wholeMatch(of: /beckon \d+\.\d+\.\d+ \(.+\)\n/) != nil)
    }

    @Test func takesTheDataFolderThatIsSet() throws {
        let (set, typed) = (try Scratch.folder(), try Scratch.folder())
        let settings = "data-dir = '\(set)'\n"
        #expect(try run(["home", "add", "Villa"], settings: settings).status == 0)
        #expect(try Program.run(["home", "list", "--data-dir", set]).output.contains("Villa"))
        #expect(try !run(["home", "list", "--data-dir", typed], settings: settings).output.contains("Villa"))
    }

    @Test func isInTheRoomThatIsSetUnlessAnotherIsTyped() throws {
        let home = ["parse", "--json", "--home-file", Fixture.project + "/Scripts/demo-home.json"]
        let settings = "[speaker]\nroom = 'Study'\n"
        func names(_ run: Program.Result) -> Bool { run.output.contains("Desk Lamp") }
        #expect(names(try run(home + ["turn on the lights in here"], settings: settings)))
        #expect(!names(try run(home + ["--room", "Kitchen", "turn on the lights in here"], settings: settings)))
        #expect(!names(try run(home + ["--room=Kitchen", "turn on the lights in here"], settings: settings)))
    }

    @Test func saysWhichLineHasACommandFail() throws {
        let fault = try run(
            ["listen", "--mic-command", "true"], settings: "# ears\n[listen]\nclosing-silence = 9\n")
        #expect(fault.status == 78)
        #expect(fault.errors.contains(".toml:3: "))
        #expect(fault.errors.contains("80 to 600"))
        let unknown = try run(["home", "list"], settings: "[speaker]\nromo = 'x'\n")
        #expect(unknown.status == 78)
        #expect(unknown.errors.contains(".toml:2: "))
        #expect(try run(["home", "--help"], settings: "nonsense").status == 0)
    }

    /// A path of the file is one as in a shell; what no shell would find is told with its line.
    @Test func readsPathsOfTheUsersOwnFolder() throws {
        let home = try Scratch.folder()
        let made = try run(["home", "add", "Villa"], settings: "data-dir = '~/homes'\n", ["HOME": home])
        #expect(made.status == 0, "\(made.errors)")
        #expect(FileManager.default.fileExists(atPath: home + "/homes/home.sqlite"))
        let other = try run(["home", "list"], settings: "\ndata-dir = '~nobody/homes'\n", ["HOME": home])
        #expect(other.status == 78 && other.errors.contains(".toml:2: "), "\(other.errors)")
    }

    @Test func saysWhichLineNamesALanguageThatIsNotThere() throws {
        let home = Fixture.file("cottage").path
        let result = try run(["parse", "--home-file", home, "lamp on"], settings: "\n\nlanguage = 'xx'\n")
        #expect(result.status == 78 && result.errors.contains(".toml:3: "), "\(result.errors)")
    }

    @Test func showsWhereEachSettingCameFrom() throws {
        let shown = try run(
            ["config", "show", "--json"], settings: "[serve]\nhost = '0.0.0.0'\n", ["BECKON_SERVE_EAR": "true"])
        #expect(shown.status == 0)
        func setting(_ name: String) -> [String: Any]? { shown.objects.first { $0["setting"] as? String == name } }
        #expect(setting("serve.host")?["value"] as? String == "0.0.0.0")
        #expect((setting("serve.host")?["from"] as? String)?.hasSuffix(".toml:2") == true)
        #expect(setting("serve.ear")?["from"] as? String == "BECKON_SERVE_EAR")
        #expect(setting("serve.port")?["value"] as? Int == 7780)
        #expect(setting("serve.port")?["from"] is NSNull)
    }

    @Test func theManualNamesEverySetting() throws {
        let page = try String(contentsOfFile: Fixture.project + "/Packaging/manual/beckon.toml", encoding: .utf8)
        var named: [String] = []
        for line in page.replacing("\\-", with: "-").split(separator: "\n") {
            guard let terms = try /\.B (?:\[(\w+)\] )?([a-z-]+(?:, [a-z-]+)*)/.wholeMatch(in: line) else { continue }
            for term in terms.2.split(separator: ", ") { named.append((terms.1.map { $0 + "." } ?? "") + term) }
        }
        let shown = try run(["config", "show", "--json"], settings: "").objects
        #expect(Set(shown.compactMap { $0["setting"] as? String }).subtracting(named).isEmpty)
    }

    /// But for the limits of a database, which are one installation's and no command's.
    @Test func hasOnlySettingsThatAreOptionsAndAllThoseOfWhatRunsForLong() throws {
        let shown = try Program.run(["config", "show", "--json"], environment: ["BECKON_CONFIG": ""])
        let names = shown.objects.compactMap { $0["setting"] as? String }
        #expect(names.count > 20)
        let help = try Program.run(["--experimental-dump-help"], environment: ["BECKON_CONFIG": ""]).output
        for name in names where !name.hasPrefix("database-") {
            let option = name.split(separator: ".").last ?? ""
            #expect(help.contains("\"\(option)\""), "\(name)")
        }
        for command in ["serve", "listen", "simulate"] { try findSettings(names, ofOptionsOf: command, in: help) }
    }

    /// Looks whether each option of a command that runs for long is a setting.
    private func findSettings(_ names: [String], ofOptionsOf command: String, in help: String) throws {
        // What is of every command, or is said anew each time.
        let others = [
            "version", "help", "home-file", "now", "dry-run", "json", "setup-code", "setup-code-file", "control",
        ]
        let elsewhere = command == "listen" ? ["speaker", "microphone"] : []
        for option in try options(of: command, in: help) where !others.contains(option) {
            let places = [option, "\(command).\(option)"] + elsewhere.map { "\($0).\(option)" }
            #expect(names.contains(where: places.contains), "\(command) --\(option)")
        }
    }

    /// The options of a command with a long name.
    private func options(of command: String, in help: String) throws -> [String] {
        let whole = try #require(JSONSerialization.jsonObject(with: Data(help.utf8)) as? [String: Any])
        let commands = (whole["command"] as? [String: Any])?["subcommands"] as? [[String: Any]]
        let definition = try #require(commands?.first { $0["commandName"] as? String == command })
        let arguments = try #require(definition["arguments"] as? [[String: Any]])
        return arguments.flatMap { $0["names"] as? [[String: Any]] ?? [] }.filter { $0["kind"] as? String == "long" }
            .compactMap { $0["name"] as? String }
    }
}
