import Foundation
import TestSupport
import Testing

/// `beckon simulate` as a program: its control on standard input and at a socket.
struct SimulateControlTests {
    /// A running simulator whose input and output are ours.
    private final class Simulate {
        let process = Process()
        let folder: String
        private let input = Pipe()
        private let output = Pipe()
        private var rest = Data()

        init(_ arguments: String...) throws {
            folder = try Scratch.folder()
            process.executableURL = URL(filePath: Program.path)
            process.arguments =
                ["simulate", "--state-dir", folder + "/state", "--no-announce", "--control", folder + "/control"]
                + arguments
            process.standardInput = input
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        deinit {
            process.terminate()
            process.waitUntilExit()
            // A folder that stays is the system's to clear away.
            try? FileManager.default.removeItem(atPath: folder)
        }

        /// The next line of the program, as a JSON object.
        func line() throws -> [String: Any] {
            while !rest.contains(10) {
                let piece = output.fileHandleForReading.availableData
                guard !piece.isEmpty else { throw CocoaError(.fileReadUnknown) }
                rest += piece
            }
            let end = try #require(rest.firstIndex(of: 10))
            defer { rest = rest[(end + 1)...] }
            return try #require(try JSONSerialization.jsonObject(with: rest[..<end]) as? [String: Any])
        }

        func say(_ bytes: Data) { input.fileHandleForWriting.write(bytes + Data([10])) }
        func say(_ text: String) { say(Data(text.utf8)) }
        func endInput() throws { try input.fileHandleForWriting.close() }
    }

    private static let cottage = Fixture.project + "/Tests/TestSupport/Homes/cottage.json"

    @Test func takesCommandsFromStandardInputAndLivesOnAfterItsEnd() throws {
        let simulate = try Simulate(Self.cottage)
        for _ in 0..<2 { #expect(try simulate.line()["ready"] as? Bool == true) }
        simulate.say(#"{"do":"set","accessory":"Desk Lamp","characteristic":"Brightness","value":41,"id":1}"#)
        #expect(try simulate.line()["value"] as? Int == 41)
        simulate.say("")
        simulate.say(Data([0xFF, 0xFE]))
        #expect((try simulate.line()["error"] as? String)?.contains("UTF-8") == true)
        simulate.say(String(repeating: "x", count: 70_000))
        #expect((try simulate.line()["error"] as? String)?.contains("64 KiB") == true)
        try simulate.endInput()
        #expect(
            try ControlSocket.ask(
                simulate.folder + "/control", #"{"do":"get","accessory":"Desk Lamp","characteristic":"Brightness"}"#
            ).contains("41"))
        #expect(simulate.process.isRunning)
    }

    @Test func letsOnlyItsOwnerAtTheSocketAndTakesItAway() throws {
        let simulate = try Simulate(Self.cottage)
        for _ in 0..<2 { _ = try simulate.line() }
        let path = simulate.folder + "/control"
        let answer = try ControlSocket.ask(path, #"{"do":"list"}"#)
        #expect(answer.contains(#""ok":true"#))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        simulate.process.terminate()
        simulate.process.waitUntilExit()
        #expect(simulate.process.terminationStatus == 0)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func servesACapturedDevice() throws {
        let simulate = try Simulate(Fixture.project + "/Tests/TestSupport/Devices/hue_bridge.json")
        #expect(try simulate.line()["name"] as? String == "Philips hue - 482544")
    }
}

/// The socket at which a simulation is controlled.
enum ControlSocket {
    /// One question, and its answer.
    static func ask(_ path: String, _ line: String) throws -> String {
        let script =
            "import socket,sys\ns=socket.socket(socket.AF_UNIX)\ns.connect(sys.argv[1])\n"
            + "s.sendall(sys.argv[2].encode()+b'\\n')\nprint(s.makefile().readline())"
        return try Program.run("/usr/bin/python3", ["-c", script, path, line]).output
    }
}
