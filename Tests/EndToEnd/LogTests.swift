import Foundation
import TestSupport
import Testing

/// What is logged can be followed from the ear to the accessory, and holds no secret.
struct LogTests {
    private static let loud = ["BECKON_LOG": "trace", "BECKON_CONFIG": ""]

    private func run(_ home: SimulatedHome, _ arguments: [String]) throws -> Program.Result {
        try Program.run(arguments, environment: Self.loud.merging(["XDG_DATA_HOME": home.folder]) { $1 })
    }

    /// The entries of a target that say something, each with its fields.
    private func entries(_ result: Program.Result, _ beginning: String) -> [[String: String]] {
        result.errors.split(separator: "\n").filter { $0.hasPrefix(beginning) }.map { line in
            let fields = line.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            return Dictionary(fields.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
        }
    }

    /// The lines of a run that are entries of the log.
    private static func log(_ result: Program.Result) -> String {
        result.errors.split(separator: "\n").filter { $0.contains(/^[A-Z]\w+:[ ]/) }.joined(separator: "\n")
    }

    @Test func followsAnUtteranceFromTheEarToTheAccessory() throws {
        let home = try SimulatedHome()
        let sound = home.folder + "/said.wav"
        #expect(
            try Program.run("/usr/bin/flite", ["-voice", "slt", "-t", "turn off the tower fan", "-o", sound]).status
                == 0)
        let heard = try run(home, ["hear", sound])
        let trace = try #require(entries(heard, "BeckonRuntime: heard").first?["trace"])
        #expect(entries(heard, "HomeConversation: turn").map { $0["trace"] } == [trace])
        #expect(entries(heard, "HAPController: written").map { $0["trace"] } == [trace])
        #expect(entries(heard, "HAPController: connected").allSatisfy { $0["trace"] == trace })
        let said = try run(home, ["say", "turn on the desk lamp"])
        #expect(entries(said, "HAPController: written").first?["trace"] != nil)
        #expect(try home.run("say", "turn on the desk lamp").errors.isEmpty)
    }

    @Test func logsNoCodeKeyOrWordThatWasSaid() throws {
        let home = try SimulatedHome(isPaired: false)
        var logged = ""
        for server in home.servers {
            let added = try run(
                home, ["accessory", "add", "127.0.0.1:\(server.port)", "--setup-code", server.setupCode])
            #expect(entries(added, "HAPController: paired").count == 1)
            logged += Self.log(added)
        }
        let wrong = try run(
            home, ["accessory", "add", "127.0.0.1:\(home.servers[0].port)", "--setup-code", "101-48-005"])
        logged += Self.log(wrong)
        logged += Self.log(try run(home, ["say", "turn on the desk lamp"]))
        logged += Self.log(try run(home, ["home", "add", "Attic"]))
        #expect(logged.contains("HomeDatabase: edits were applied"))
        var secrets = ["031-45-154", "03145154", "101-48-005", "10148005", "desk lamp", "Desk Lamp"]
        let folder = home.folder + "/beckon"
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where !file.contains("home.sqlite") {
            let text = String(
                decoding: FileManager.default.contents(atPath: folder + "/" + file) ?? Data(), as: UTF8.self)
            secrets += text.matches(of: /"([0-9A-Fa-f]{64,}|[A-Za-z0-9+\/]{43,}=*)"/).map { String($0.1) }
        }
        #expect(secrets.count > 8)
        for secret in secrets { #expect(!logged.lowercased().contains(secret.lowercased()), "\(secret)") }
    }

    @Test func whatShowsTheLogHeedsControlC() throws {
        let folder = try Scratch.folder()
        let journal = folder + "/journalctl"
        // No shell, which takes every signal by itself.
        let script = """
            #!/usr/bin/python3
            import signal, sys
            print(*sys.argv[1:])
            print("held back:", *signal.pthread_sigmask(signal.SIG_BLOCK, []))

            """
        try script.write(toFile: journal, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: journal)
        let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        let shown = try Program.run(["log", "--lines", "7"], environment: ["PATH": path])
        #expect(shown.lines.first == "--user-unit=beckon --lines=7 --output=short-iso --follow")
        #expect(shown.lines.last == "held back:")
    }
}
