import Foundation
import TestSupport
import Testing

/// `beckon serve`, asked by other programs of its owner.
struct HubTests {
    @Test func saysThroughTheHubWhatItSaysWithoutIt() throws {
        let home = try SimulatedHome()
        let sentences = [
            "turn on the desk lamp", "turn on the lamp", "is the front door locked?",
            "set the desk lamp to 150 percent",
            "turn on the zebra", "what is the weather on mars", "unlock the front door", "no", "good night lamp", "",
        ]
        let alone = try sentences.map { try home.run("say", "--json", $0) }
        let hub = try HubProgram(folder: home.folder + "/beckon")
        for (sentence, before) in zip(sentences, alone) {
            let through = try home.run("say", "--json", sentence)
            #expect(through.output == before.output, "\(sentence)")
            #expect(through.status == before.status, "\(sentence)")
            #expect(through.errors == before.errors, "\(sentence)")
        }
        hub.send(SIGTERM)
        #expect(hub.status == 0)
    }

    @Test func aQuestionIsAnsweredThroughTheHubOrWithoutIt() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon")
        #expect(try home.run("say", "lock the front door").status == 0)
        #expect(try home.run("say", "unlock the front door").status == 5)
        #expect(try home.run("say", "--no-hub", "yes").output == "The Front Door is unlocked.\n")
        #expect(try home.run("say", "--no-hub", "lock the front door").status == 0)
        #expect(try home.run("say", "--no-hub", "unlock the front door").status == 5)
        #expect(try home.run("say", "yes").output == "The Front Door is unlocked.\n")
        #expect(try home.run("say", "--yes", "--user", "Bo", "lock the front door").status == 0)
        // A chat is a dialogue of its own, with nobody else's questions.
        let talk = try home.run("chat", input: Data("unlock the front door\nyes\n".utf8))
        #expect(talk.lines == ["Shall I unlock the Front Door? Say yes or no.", "The Front Door is unlocked."])
        let yes = Data("yes\n".utf8)
        #expect(try home.run("chat", input: yes).output == home.run("chat", "--no-hub", input: yes).output)
        withExtendedLifetime(hub) {}
    }

    @Test func linesOfStandardInputAreSaidThroughTheHubWhateverBecomesOfIt() throws {
        let home = try SimulatedHome()
        let folder = home.folder + "/beckon"
        let lines = [
            "unlock the front door", #"{"text": "yes", "user": "Bo"}"#, "no", "turn on the desk lamp", "undo", "{",
            #"{"text": "is the desk lamp on?", "room": "Study"}"#, String(repeating: "so ", count: 10_000),
        ]
        let said = Data(lines.map { $0 + "\n" }.joined().utf8)
        let alone = try home.run("say", "--json", "-", input: said)
        let hub = try HubProgram(folder: folder)
        let through = try home.run("say", "--json", "-", input: said)
        #expect(through.lines.count == lines.count)
        // What is longer than the hub takes is told so by the hub.
        #expect(through.lines.dropLast() == alone.lines.dropLast())
        #expect(through.status == alone.status)

        let talk = try TalkingProgram(["say", "-", "--data-dir", folder])
        #expect(talk.say("turn on the desk lamp") == "The Desk Lamp is on.")
        hub.send(SIGTERM)
        #expect(hub.status == 0)
        let next = try HubProgram(folder: folder)
        #expect(talk.say("turn off the desk lamp") == "The Desk Lamp is off.")
        next.send(SIGTERM)
        #expect(next.status == 0)
    }

    @Test func oneHubKeepsAFolderAndAKilledOneLeavesItFree() throws {
        let folder = try Scratch.folder()
        let hub = try HubProgram(folder: folder)
        let mode = try FileManager.default.attributesOfItem(atPath: folder + "/hub.sock")
        #expect(mode[.posixPermissions] as? Int == 0o600)
        let second = try Program.run(["serve", "--data-dir", folder, "--port", "0"])
        #expect(second.status == 69)
        #expect(second.errors == "beckon: another `beckon serve` keeps \(folder): end that one first\n")
        let other = try Scratch.folder()
        let third = try Program.run(["serve", "--data-dir", other, "--port", "\(hub.port)"])
        #expect(third.status == 69)
        #expect(third.errors.contains("beckon: cannot listen at 127.0.0.1:\(hub.port): Address already in use\n"))
        #expect(!FileManager.default.fileExists(atPath: other + "/hub.sock"))
        hub.send(SIGKILL)
        #expect(hub.status == SIGKILL)
        #expect(FileManager.default.fileExists(atPath: folder + "/hub.sock"))
        // Nobody listens at the socket that is left: what is said is understood without a hub.
        let greeting = ["say", "hello", "--data-dir", folder]
        #expect(try Program.run(greeting).output == Program.run(greeting + ["--no-hub"]).output)
        let again = try HubProgram(folder: folder)
        again.send(SIGHUP)
        #expect(try Program.run(["client", "code", "--data-dir", folder]).status == 0)
        again.send(SIGTERM)
        #expect(again.status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder + "/hub.sock"))
    }

    @Test func tellsAServiceManagerHowItIs() throws {
        let folder = try Scratch.folder()
        let manager = try DatagramSocket()
        let hub = try HubProgram(
            folder: folder, environment: ["NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "200000"])
        #expect(manager.next() == "READY=1")
        #expect(manager.next() == "WATCHDOG=1")
        hub.send(SIGTERM)
        #expect(hub.status == 0)
        var last = manager.next()
        while last == "WATCHDOG=1" { last = manager.next() }
        #expect(last == "STOPPING=1")
    }

    @Test func aFolderWithALongPathHasASocketToo() throws {
        let folder = try Scratch.folder() + "/" + String(repeating: "long", count: 40)
        let hub = try HubProgram(folder: folder)
        #expect(FileManager.default.fileExists(atPath: folder + "/hub.sock"))
        #expect(try Program.run(["client", "code", "--data-dir", folder]).status == 0)
        hub.send(SIGTERM)
        #expect(hub.status == 0)
    }

    @Test func keepsTimeForWhatIsSaidForLater() throws {
        let home = try SimulatedHome()
        let later = ["say", "--no-hub", "turn on the desk lamp every day at 5 in the morning"]
        #expect(try home.run(later).errors.contains("nothing keeps time here"))
        let hub = try HubProgram(folder: home.folder + "/beckon")
        let end = ContinuousClock.now + .seconds(60)
        // The hub says that it answers, and then takes over the time.
        while try home.run(later).errors != "", ContinuousClock.now < end {}
        #expect(try home.run(later).errors == "")
        hub.send(SIGTERM)
        #expect(hub.status == 0)
        #expect(try home.run(later).errors.contains("nothing keeps time here"))
    }
}

/// A program that is told one line after the other.
final class TalkingProgram {
    private let process = Process()
    private let input = Pipe()
    private let lines: LineReader

    init(_ arguments: [String]) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.currentDirectoryURL = URL(filePath: Fixture.project)
        try process.run()
        lines = LineReader(output.fileHandleForReading)
    }

    deinit { if process.isRunning { process.terminate() } }

    /// What it answers to a line; nil where it has ended.
    func say(_ line: String) -> String? {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
        return lines.next()
    }
}
