import Foundation
import TestSupport
import Testing

/// What the program does at a terminal: lines are edited and kept, waits are shown, Control-C is heeded.
struct TerminalTests {
    private func chat(_ folder: String, _ more: String...) throws -> TerminalProgram {
        let program = try TerminalProgram(["chat", "--data-dir", folder] + more)
        #expect(program.waits(for: "> ") && program.waitsForKeys(), "\(program.screen)")
        return program
    }

    // MARK: - Chat

    @Test(arguments: ["exit", "quit", "bye", "\u{4}", ""]) func chatTellsHowToLeaveAndIsLeft(word: String) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let program = try chat(home.folder)
        #expect(program.screen.contains("“bye” or Control-D ends it"))
        program.type(word == "\u{4}" ? word : word + "\n")
        #expect(program.status == 0)
    }

    @Test func chatEditsLinesAndRemembersThem() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let first = try chat(home.folder)
        // Two letters too many, taken back; then the beginning of the line.
        first.type("rooms are therexx\u{7F}\u{7F}\u{1}what \n")
        #expect(first.waits(for: "The rooms of Maple Street are Kitchen, Study and Den."), "\(first.screen)")
        #expect(first.waits(for: "> ", times: 2) && first.waitsForKeys())
        first.type("my code is 031-45-154\n")
        #expect(first.waits(for: "> ", times: 3) && first.waitsForKeys())
        first.type("bye\n")
        #expect(first.status == 0)
        let second = try chat(home.folder)
        second.type("\u{1B}[A\u{1B}[A\n")
        #expect(second.waits(for: "The rooms of Maple Street are"), "\(second.screen)")
        #expect(second.waits(for: "> ", times: 2) && second.waitsForKeys())
        second.type("bye\n")
        #expect(second.status == 0)
        let path = home.folder + "/chat-history"
        let kept = try String(contentsOfFile: path, encoding: .utf8)
        #expect(kept.contains("what rooms are there"))
        #expect(!kept.contains("031") && !kept.contains("154"))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func chatKeepsNoMoreThanSoManyLines() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let path = home.folder + "/chat-history"
        let many = (1...2_000).map { "turn on lamp \($0)\n" }.joined()
        try many.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let program = try chat(home.folder)
        program.type("bye\n")
        #expect(program.status == 0)
        let kept = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        #expect(kept.count <= 501)
        #expect(kept.contains("turn on lamp 2000"))
    }

    @Test(arguments: [
        ("?", "Say what to do and with what"), ("help", "Say what to do and with what"),
        ("what rooms are there", "The rooms of Maple Street are Kitchen, Living Room,"),
        ("list the lights", "the Ceiling Light, the Floor Lamp,"),
        ("list the scenes", "The scenes of Maple Street are Good Night,"),
        ("status of the house", " are on"), ("how is everything", " are on"),
    ]) func theFirstQuestionsAreAnswered(question: String, answer: String) throws {
        let said = try Program.run(
            ["chat", "--dry-run", "--home-file", Fixture.project + "/Scripts/demo-home.json"],
            input: Data((question + "\n").utf8))
        #expect(said.lines.count == 1 && said.output.contains(answer), "\(question): \(said.output)")
    }

    @Test func aSpokenFormCanBeTyped() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.run(["parse", "turn on the moon beam"]).status == 1)
        #expect(try home.run(["pronounce", "Desk Lamp", "--as", "moon beam"]).status == 0)
        #expect(try home.run(["parse", "turn on the moon beam"]).output.contains("Desk Lamp"))
        #expect(try home.run(["pronounce", "Kettle", "--as", "tea maker"]).status == 0)
        #expect(try home.run(["parse", "turn on the tea maker"]).output.contains("Kettle"))
        #expect(try home.run(["pronounce", "Study", "--as", "book room"]).status == 0)
        #expect(try home.run(["parse", "turn on the lamp in the book room"]).output.contains("Desk Lamp"))
        #expect(try home.run(["pronounce", "Desk Lamp", "--forget"]).status == 0)
        #expect(try home.run(["parse", "turn on the moon beam"]).status == 1)
    }

    // MARK: - Mistakes

    @Test(arguments: [
        (["sya", "hello"], "“beckon say”"), (["rom", "list"], "“beckon room”"),
        (["room", "lst"], "“beckon room list”"),
        (["home", "hstory"], "“beckon home history”"),
        (["turn", "on", "the", "lamp"], "beckon say \"turn on the lamp\""),
        (["say", "--jsn", "hello"], "--json"), (["xyzzy"], "beckon --help"),
    ]) func offersWhatWasMeant(arguments: [String], offer: String) throws {
        let result = try Program.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains(offer), "\(result.errors)")
    }

    @Test func saysWhichLanguagesThereAre() throws {
        let result = try Program.run(["parse", "--language", "tlh", "Licht an"])
        #expect(result.status == 78)
        let grammars = Fixture.project + "/Grammars"
        let known = try FileManager.default.contentsOfDirectory(atPath: grammars)
            .filter { FileManager.default.fileExists(atPath: "\(grammars)/\($0)/_sentence.gram") }.sorted()
        #expect(known.count > 6)
        #expect(
            result.errors == "beckon: there is no language “tlh”; known: \(known.joined(separator: ", "))\n")
    }

    @Test func aForbiddenSetupCodeIsCalledSoEverywhere() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let words = "that setup code is forbidden"
        let added = try home.run(["accessory", "add", "127.0.0.1:1", "--setup-code", "111-11-111"])
        let simulated = try home.run([
            "simulate", Fixture.project + "/Scripts/demo-home.json", "--setup-code", "11111111",
        ])
        #expect(added.errors.contains(words) && simulated.errors == added.errors)
        let asked = try home.run(["setup"], input: Data("\n127.0.0.1:1\n111-11-111\n".utf8))
        #expect(asked.output.lowercased().contains(words), "\(asked.output)")
    }

    @Test func faultsNameTheFile() throws {
        let file = try Scratch.file(Data(#"{"version": 1, "homes": [{"name": "Lair #13"}]}"#.utf8), ending: ".json")
            .path
        let broken = try Scratch.file(Data("{".utf8), ending: ".json").path
        let home = try SetUpHome()
        for path in [file, broken, "/nowhere/home.json", "/"] {
            for command in [
                ["import", path], ["import", "--dry-run", path], ["parse", "--home-file", path, "x"],
                ["simulate", path],
            ] {
                let result = try home.run(command)
                #expect(result.status >= 64)
                #expect(result.errors.hasPrefix("beckon: \(path)"), "\(command): \(result.errors)")
            }
        }
        for command in [
            ["hear", "--dry-run", file], ["hear", "--grammar", file, file], ["pairings", "import", file],
        ] {
            #expect(try home.run(command, input: Data("secret word\n".utf8)).errors.contains(file), "\(command)")
        }
    }

    // MARK: - Waiting and leaving

    /// Something that takes connections, and never answers.
    private final class Silence {
        let port: Int
        private let descriptor: Int32

        init() throws {
            let listener = try LoopbackListener()
            (descriptor, port) = (listener.descriptor, listener.port)
        }

        deinit { close(descriptor) }
    }

    @Test func aWaitIsShownAtATerminalAndClearedAfterwards() throws {
        let (silence, home) = (try Silence(), try SetUpHome(SetUpHome.mapleStreet))
        let arguments = ["accessory", "add", "127.0.0.1:\(silence.port)", "--setup-code", "031-45-154"]
        let program = try TerminalProgram(arguments + ["--data-dir", home.folder])
        #expect(program.waits(for: "… "))
        #expect(program.status == 3)
        #expect(program.screen.contains("… pairing, and asking what it has\r\u{1B}[K"), "\(program.screen)")
        let piped = try home.run(arguments)
        #expect(!(piped.output + piped.errors).contains("…"))
    }

    @Test func controlCEndsAnAdditionWith130AndSaysWhatIsLeft() throws {
        let (silence, home) = (try Silence(), try SetUpHome(SetUpHome.mapleStreet))
        let program = try TerminalProgram([
            "accessory", "add", "127.0.0.1:\(silence.port)", "--setup-code", "031-45-154", "--data-dir", home.folder,
        ])
        #expect(program.waits(for: "… "))
        program.end(by: SIGINT)
        #expect(program.status == 130)
        #expect(program.screen.contains("interrupted: the accessory may be paired"), "\(program.screen)")
    }

    @Test(arguments: [
        (["chat"], "> "), (["watch"], "homes updated"), (["trigger", "run"], "Firing"), (["parse", "-"], ""),
        (["simulate", "Scripts/demo-home.json", "--no-announce"], "Lake Bridge"),
        (["listen", "--mic-command", "sleep 60", "--quiet"], "Listening"), (["setup"], "A room"),
    ]) func controlCEndsWith130(command: [String], sign: String) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let options = command[0] == "simulate" ? ["--state-dir", home.folder + "/simulator"] : []
        let program = try TerminalProgram(command + options + ["--data-dir", home.folder])
        if sign.isEmpty {
            program.type("turn on the kettle\n")
            #expect(program.waits(for: "urning on the Kettle"))
        } else {
            #expect(program.waits(for: sign), "\(program.screen)")
        }
        program.end(by: SIGINT)
        #expect(program.status == 130, "\(program.screen)")
        #expect(
            program.screen.contains("interrupted: ") || program.screen.contains("goes on from here"),
            "\(program.screen)")
    }
}
