import Foundation
import HomePostgres
import TestSupport
import Testing

@testable import BeckonRuntime

/// Settings are read from files and the environment, and whatever is wrong there is told with its line.
struct SettingsTests {
    private func entries(_ text: String) throws -> [SettingsFile.Entry] { try SettingsFile(text, file: "f").entries }

    @Test func readsTextsNumbersAndFlagsInTables() throws {
        let text = """
            # for every command
            data-dir = "/srv/\\u0062eckon" # with a remark

            [serve]
            host='0.0.0.0'\r
              port = 8_080
            plain = true
            [ listen ]
            closing-silence = -0
            """
        let read = try entries(text)
        #expect(read.map(\.table) == ["", "serve", "serve", "serve", "listen"])
        #expect(read.map(\.key) == ["data-dir", "host", "port", "plain", "closing-silence"])
        #expect(
            read.map(\.value) == [.text("/srv/beckon"), .text("0.0.0.0"), .number(8080), .flag(true), .number(0)])
        #expect(read.map(\.line) == [2, 5, 6, 7, 9])
        #expect(try entries("serve . port = 1") == [.init(table: "serve", key: "port", value: .number(1), line: 1)])
        #expect(try entries("").isEmpty)
    }

    @Test(arguments: [
        ("data-dir", SettingsFault.Reason.noEquals("data-dir")), ("= 1", .noKey), ("ö = 1", .noKey),
        ("[serve", .unclosed), ("a = \"b", .unclosed), ("a = 'b", .unclosed), ("a = \"\\", .unclosed),
        ("a = \"\\q\"", .badEscape("q")), ("a = \"\\ud800\"", .badEscape("ud800")),
        ("a = \"\\u12\"", .badEscape("u12\"")),
        ("a = \"\u{1}\"", .badText), ("a = 1 2", .moreAfterIt("2")), ("a = 01", .noValue("01")),
        ("a = 1__0", .noValue("1__0")), ("a = --1", .noValue("--1")), ("a = [1]", .noValue("[1]")),
        ("a =", .noValue("")),
        ("a = 99999999999999999999", .noValue("99999999999999999999")), ("a = yes", .noValue("yes")),
        ("a.b.c = 1", .unknown("a.b.c")),
    ])
    func tellsTheLineOfWhatIsNoSetting(line: String, reason: SettingsFault.Reason) {
        #expect(throws: SettingsFault(file: "f", line: 2, reason)) { try entries("# first\n" + line) }
    }

    @Test func refusesWhatIsThereTwiceOrTooLong() {
        #expect(throws: SettingsFault(file: "f", line: 2, .repeated("a"))) { try entries("a = 1\na = 1") }
        #expect(throws: SettingsFault(file: "f", line: 3, .repeated("[t]"))) { try entries("[t]\n[u]\n[t]") }
        #expect(throws: SettingsFault(file: "f", line: 3, .repeated("t.a"))) { try entries("t.a = 1\n[t]\na = 2") }
        #expect(throws: SettingsFault(file: "f", line: 1, .tooLong)) {
            try entries(String(repeating: "#\n", count: 40_000))
        }
    }

    @Test func readsOrRefusesEveryBeginningOfAFile() throws {
        let text = Array("a = \"\\u0062\\n\" # b\n[serve]\nhost='x'\nport = -1_0\n")
        for length in 0...text.count {
            // Either is right; it may only not trap.
            _ = try? entries(String(text.prefix(length)))
        }
    }

    @Test func hasTheEnvironmentBeforeTheUsersFileAndThatBeforeTheMachines() throws {
        let folder = TemporaryFolder()
        let (machine, user) = (folder.file("machine.toml"), folder.file("beckon/beckon.toml"))
        try FileManager.default.createDirectory(atPath: folder.file("beckon"), withIntermediateDirectories: true)
        try Data("[serve]\nhost = 'a'\nport = 1\nplain = true\n".utf8).write(to: URL(filePath: machine))
        try Data("[serve]\nhost = 'b'\nport = 2\n".utf8).write(to: URL(filePath: user))
        let environment = ["XDG_CONFIG_HOME": folder.path, "BECKON_SERVE_PORT": "3", "BECKON_SERVE_EAR": "on"]
        let settings = try Settings(environment: environment, machine: machine)
        let told = settings.given.map { "\($0.key.name)=\($0.value.value) \($0.value.origin)" }.sorted()
        #expect(
            told == [
                "serve.ear=true BECKON_SERVE_EAR", "serve.host=b \(user):2", "serve.plain=true \(machine):4",
                "serve.port=3 BECKON_SERVE_PORT",
            ])
    }

    @Test(arguments: [
        ("[serve]\nprot = 1", "2: there is no setting “serve.prot”: did you mean “serve.port”?"),
        ("yes = true", "1: there is no setting “yes”: `beckon config show` lists those that there are"),
        ("[serve]\n\nport = 'x'", "3: “serve.port” is set to a whole number"),
        ("database-connections = 0", "1: “database-connections” is set to a whole number from 1 to 32"),
        (
            "database-lock-timeout = 601",
            "1: “database-lock-timeout” is set to seconds, a whole number from 1 to 600"
        ),
        ("[serve]\nplain = 1", "2: “serve.plain” is set to true or false"),
        (
            "language = 'de, en'",
            "1: “language” is set to the code of a language, as \"de\", several, as \"de,en\", or \"auto\""
        ),
    ])
    func refusesWhatIsNoSettingWithItsLine(text: String, fault: String) throws {
        let file = TemporaryFolder().file("beckon.toml")
        let error = try fails(with: text, in: file)
        #expect(error.map { "\($0)" } == "\(file):\(fault)")
    }

    private func fails(with text: String, in file: String) throws -> SettingsFault? {
        let folder = URL(filePath: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: URL(filePath: file))
        return #expect(throws: SettingsFault.self) { try Settings(environment: ["BECKON_CONFIG": file]) }
    }

    @Test func wantsTheFileThatIsNamedAndNoOther() throws {
        let folder = TemporaryFolder()
        let nowhere = folder.file("no.toml")
        #expect(throws: SettingsFault.self) { try Settings(environment: ["BECKON_CONFIG": nowhere]) }
        #expect(try Settings(environment: ["BECKON_CONFIG": "", "XDG_CONFIG_HOME": folder.path]).given.isEmpty)
        #expect(try Settings(environment: ["XDG_CONFIG_HOME": folder.path], machine: nowhere).given.isEmpty)
    }

    @Test func settingsBoundWhatAServerMayTake() throws {
        let environment = [
            "BECKON_CONFIG": "", "BECKON_DATABASE_CONNECTIONS": "9", "BECKON_DATABASE_STATEMENT_TIMEOUT": "7",
        ]
        let limits = ServerLimits(try Settings(environment: environment))
        let set: [Int] = [limits.connections, limits.connecting, limits.statement, limits.lock]
        #expect(set == [9, 10, 7, 20] as [Int])
        #expect(Installation(environment: environment).databaseLimits == limits)
        let standard: [Int] = Setting.databaseLimits.compactMap(\.standardLimit)
        #expect(standard == [4, 10, 30, 20] as [Int])
    }

    @Test func refusesAVariableOfAnotherKind() {
        let fault = SettingsFault(file: "BECKON_SERVE_PORT", line: nil, .wants("BECKON_SERVE_PORT", .number))
        #expect(throws: fault) { try Settings(environment: ["BECKON_CONFIG": "", "BECKON_SERVE_PORT": "many"]) }
    }
}
