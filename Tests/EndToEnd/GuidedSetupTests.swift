import Foundation
import TestSupport
import Testing

/// The guided set-up with real processes, on a pipe.
struct GuidedSetupTests {
    @Test("B4: a home is set up, left in the middle, and taken up again")
    func b4SetsUpAHomeOnAPipe() throws {
        let home = try SimulatedHome(isPaired: false)
        let server = try #require(home.servers.first { $0.name == "Lake Bridge" } ?? home.servers.last)
        let folder = try Scratch.folder()
        func setUp(_ answers: String...) throws -> Program.Result {
            try Program.run(
                ["setup", "--data-dir", folder], input: Data((answers.joined(separator: "\n") + "\n").utf8))
        }
        let left = try setUp("Secret Lair #13", "", "Kitchen", "Kitchen", "-")
        #expect(left.status == 0)
        #expect(left.output.contains("“#” at character 13 is not allowed"))
        #expect(left.output.contains("[Secret Lair 13]"))
        #expect(left.output.contains("by the room “Kitchen”"))
        #expect(
            left.lines.last
                == "Secret Lair 13 has 1 room and 0 accessories. `beckon setup` goes on from here at any time.")

        let wrong = try setUp("", "127.0.0.1:\(server.port)", "111-22-333", "")
        #expect(wrong.status == 0)
        #expect(!(wrong.output + wrong.errors).contains("111-22-333"))
        #expect(try Program.run(["accessory", "list", "--data-dir", folder]).output.isEmpty)

        let paired = try setUp("", "127.0.0.1:\(server.port)", "111-22-333", server.setupCode)
        #expect(paired.status == 0)
        let listed = try Program.run(["accessory", "list", "--json", "--data-dir", folder]).objects
        #expect(!listed.isEmpty)
        #expect(listed.allSatisfy { $0["paired"] as? Bool == true && $0["room"] is NSNull })

        let placed = try setUp("", "Sofa Light", "1")
        #expect(placed.status == 0)
        #expect(placed.output.contains("still to be named or placed"))
        let names = try Program.run(["accessory", "list", "--data-dir", folder]).lines
        #expect(names.contains { $0.hasPrefix("Sofa Light (Kitchen, Secret Lair 13)") })
    }

    @Test func isLeftBySIGINTAtAQuestion() throws {
        let process = Process()
        process.executableURL = URL(filePath: Program.path)
        process.arguments = ["setup", "--data-dir", try Scratch.folder()]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.currentDirectoryURL = URL(filePath: Fixture.project)
        try process.run()
        let lines = LineReader(output.fileHandleForReading)
        _ = lines.next { $0.hasPrefix("What is your home called?") }
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
    }

    @Test("U4: a guest may neither set up nor add, and the accessory is not touched")
    func u4RefusesAGuest() throws {
        let home = try SimulatedHome(isPaired: false)
        let server = try #require(home.servers.first)
        let name = try #require(home.run("home", "list", "--json").objects.first?["name"] as? String)
        for user in ["Ann", "Bo"] { _ = try home.run("user", "add", user, "--home", name) }
        let address = "127.0.0.1:\(server.port)"
        let added = try home.run("accessory", "add", address, "--setup-code", server.setupCode, "--user", "Bo")
        #expect(added.status == 4)
        #expect(added.errors.split(separator: "\n").count == 1)
        #expect(try home.run("setup", "--user", "Bo").status == 4)
        #expect(try home.run("accessory", "add", address, "--setup-code", server.setupCode).status == 0)
        #expect(try home.run("accessory", "remove", server.name, "--user", "Bo").status == 4)
        #expect(try home.run("accessory", "remove", server.name).status == 0)
    }
}
