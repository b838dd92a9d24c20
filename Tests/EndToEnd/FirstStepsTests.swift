import Foundation
import TestSupport
import Testing

/// What somebody meets who has just installed Beckon.
struct FirstStepsTests {
    /// Commands that need a home, and the status that each ends with.
    private static let commands: [([String], Int32)] = [
        (["say", "turn on the lamp"], 1), (["parse", "help"], 1), (["phrases"], 0), (["check", "Foo"], 0),
        (["lint"], 0),
        (["export"], 0), (["room", "add", "Kitchen"], 65), (["home", "list"], 0), (["home", "show"], 65),
        (["home", "show", "Hut"], 65), (["home", "history"], 0), (["accessory", "list"], 0),
        (["accessory", "show", "Lamp"], 65), (["scene", "run", "Night"], 65), (["trigger", "list"], 65),
        (["user", "add", "Bo"], 65),
    ]

    @Test(arguments: commands) func saysHowToGetAHomeWhereThereIsNone(command: [String], status: Int32) throws {
        let result = try SetUpHome().run(command)
        #expect(result.status == status, "\(command)")
        #expect((result.output + result.errors).contains("beckon setup"), "\(command)")
    }

    @Test(arguments: [["watch"], ["trigger", "run"], ["listen", "--mic-command", "sleep 60"]])
    func saysSoAlsoWhereItGoesOn(command: [String]) throws {
        let program = try TerminalProgram(command + ["--data-dir", Scratch.folder()])
        #expect(program.waits(for: "beckon setup"))
    }

    @Test(arguments: ["", "turn kitchen", "help"]) func hintsNameThingsOfThisHome(sentence: String) throws {
        let file = """
            {"version": 1, "homes": [{"name": "Hut", "rooms": [{"name": "Nook"}], "accessories": [
              {"name": "Zeppelin", "room": "Nook", "services": [
                {"type": "Fan", "name": "Zeppelin", "characteristics": {"On": false}}]}]}]}
            """
        let home = try SetUpHome(file)
        let told = try home.run(["parse", sentence == "turn kitchen" ? "turn the" : sentence])
        #expect(told.output.contains("“turn on the Zeppelin”"), "\(told.output)")
        let hint = try #require(told.output.firstMatch(of: /“([^”]*)”/)?.1)
        #expect(try home.run(["parse", String(hint)]).status == 0)
    }

    @Test func setUpSaysWhyItWantsAnAddressAndEndsWithSentencesToTry() throws {
        let home = try SimulatedHome(isPaired: false)
        let server = try #require(home.servers.first { $0.name == "Maple Bridge" })
        let folder = try Scratch.folder()
        let answers = ["Hut", "", "127.0.0.1:\(server.port)", server.setupCode] + Array(repeating: "", count: 80)
        let done = try Program.run(
            ["setup", "--data-dir", folder], input: Data((answers.joined(separator: "\n") + "\n").utf8))
        #expect(done.status == 0)
        let why = done.output.range(of: "I need its address, host:port")
        let question = done.output.range(of: "Where is the next accessory")
        #expect(try #require(why).upperBound < #require(question).lowerBound)
        let sentences = done.lines.suffix(3).compactMap { $0.firstMatch(of: /^  beckon say "(.*)"$/)?.1 }
        #expect(sentences.count == 3, "\(done.lines.suffix(4))")
        for sentence in sentences {
            let status = try Program.run(["say", "--data-dir", folder, String(sentence)]).status
            #expect(status == 0 || status == 5, "\(sentence)")
        }
    }

    @Test func theCommandsOfTheReadmeWorkOneAfterAnother() throws {
        let home = try SimulatedHome(simulating: Fixture.project + "/Scripts/demo-home.json", servers: 2)
        let server = try #require(home.servers.first { $0.name == "Maple Bridge" })
        let room = try ReadmeRoom()
        for line in try ReadmeRoom.commands() where !ReadmeRoom.needsMore(line) {
            // At its own port another hub of this machine may answer.
            let command = line.replacing("192.0.2.7:51826", with: "127.0.0.1:\(server.port)")
                .replacing("beckon serve ", with: "beckon serve --port 0 ")
            let result = try room.run(command, home.folder)
            #expect(result.status == 0, "\(line): \(result.output)\(result.errors)")
        }
    }
}

/// A folder with what the README's commands speak of.
private struct ReadmeRoom {
    private let folder: String

    init() throws {
        folder = try Scratch.folder()
        try FileManager.default.copyItem(
            atPath: Fixture.project + "/Scripts/demo-home.json", toPath: folder + "/home.json")
        let sentence = "turn on the desk lamp"
        try #require(
            Program.run("/usr/bin/env", ["flite", "-voice", "slt", "-t", sentence, "-o", folder + "/command.wav"])
                .status
                == 0)
        // Who has no sound card has no microphone: two seconds of silence are as good.
        let microphone = folder + "/arecord"
        try "#!/bin/sh\nhead -c 64000 /dev/zero\n".write(toFile: microphone, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: microphone)
    }

    /// The lines of the README that begin with the program's name.
    static func commands() throws -> [String] {
        let readme = try String(contentsOfFile: Fixture.project + "/README.md", encoding: .utf8)
        let lines = readme.split(separator: "\n").filter { $0.hasPrefix("    beckon ") }.map { String($0.dropFirst(4)) }
        try #require(lines.count > 20)
        return lines
    }

    /// Whether a command needs a sound card, or a network that can be searched.
    static func needsMore(_ line: String) -> Bool {
        line.hasPrefix("beckon mic ") || line.hasPrefix("beckon accessory discover")
    }

    /// Runs a line in a shell, as a person with empty hands; what would go on for ever is asked to end once it has begun.
    func run(_ line: String, _ data: String) throws -> Program.Result {
        let goesOn = ["beckon simulate", "beckon trigger run", "beckon watch", "beckon serve"].contains {
            line.hasPrefix($0)
        }
        let words = goesOn ? "timeout --preserve-status --signal=TERM 5 \(line)" : line
        let programs = (Program.path as NSString).deletingLastPathComponent
        let paths = [folder, programs, ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
        return try Program.run(
            "/bin/sh", ["-c", "cd '\(folder)' && \(words)"],
            environment: ["XDG_DATA_HOME": data, "PATH": paths.joined(separator: ":")])
    }
}
