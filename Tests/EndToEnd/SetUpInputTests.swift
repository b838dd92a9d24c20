import Foundation
import Testing

/// Names that come a line at a time: each is its own edit, and no line keeps another from its turn.
struct SetUpInputTests {
    @Test func addsALineAtATimeAndGoesOnAfterAFault() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        var lines = Data("Hall\nLair #13\n\n".utf8)
        lines += [0xff, 0xfe, 0x0a]
        lines += Data("hall\nD\0E\n\u{1B}[31m\n\(String(repeating: "x", count: 70_000))\nAttic\r\nCellar".utf8)
        let result = try home.run(["room", "add", "-"], input: lines)
        #expect(result.status == 65)
        #expect(result.lines == ["Hall", "Attic", "Cellar"].map { "added: room \($0) (Maple Street)" })
        let errors = result.errors.split(separator: "\n")
        #expect(errors.map { $0.prefix { $0 != ":" } } == errors.map { _ in "beckon" })
        #expect(errors.count == 7)
        for (error, number) in zip(errors, 2...8) { #expect(error.hasPrefix("beckon: line \(number): ")) }
        #expect(!result.errors.contains("\u{1B}"))
    }

    @Test func givesTheSameToEachLine() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.says("zone", "add", "--room", "Den", "-", input: "Quiet\nLoud\n").count == 2)
        #expect(try home.says("zone", "show", "Loud").last == "  rooms: Den")
        #expect(try home.says("group", "add", "-", "Kettle", input: "Sockets\nPlugs\n").count == 2)
        #expect(try home.says("group", "show", "Plugs").last == "  services: Kettle")
    }

    @Test func makesAHomeALine() throws {
        let homes = try SetUpHome(as: "Ann")
        let result = try homes.run(["home", "add", "-"], input: Data("Maple Street\nmaple street\nLake House\n".utf8))
        #expect(result.status == 65)
        #expect(
            result.lines.map { $0.prefix { $0 != ";" } } == [
                "added: home Maple Street (primary)", "added: home Lake House",
            ])
    }

    @Test("N4: of two programs that add the same names at once, one has each name")
    func n4TwoProgramsAddTheSameNames() async throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let names = (1...200).map { "Room \($0)" }
        let input = Data(names.joined(separator: "\n").utf8)
        async let one = home.run(["room", "add", "-"], input: input)
        async let other = home.run(["room", "add", "-"], input: input)
        let added = try await one.lines + other.lines
        #expect(added.sorted() == names.map { "added: room \($0) (Maple Street)" }.sorted())
        #expect(try home.says("room", "list").count == 203)
    }

    @Test func takesLinesUntilTheHomeIsFull() throws {
        let rooms = (1...9_990).map { #"{"name": "Room \#($0)"}"# }.joined(separator: ", ")
        let home = try SetUpHome(#"{"version": 1, "homes": [{"name": "Maple Street", "rooms": [\#(rooms)]}]}"#)
        let names = (9_991...10_010).map { "Room \($0)" }
        let result = try home.run(["room", "add", "-"], input: Data(names.joined(separator: "\n").utf8))
        // A home file lists at most 10,000.
        #expect(result.status == 65)
        #expect(result.lines.count == 10)
        #expect(result.lines.last == "added: room Room 10000 (Maple Street)")
        #expect(result.errors.contains("line 11: Maple Street has 10000 of these"))
        #expect(try home.says("room", "list").count == 10_000)
    }

    @Test func acknowledgesOnlyWhatIsKept() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let (folder, lines) = (home.folder, "Hall\n")
        let adding = try LineByLine(["room", "add", "-", "--data-dir", folder])
        defer { adding.end() }
        #expect(try adding.answer(to: lines) == "added: room Hall (Maple Street)")
        #expect(try home.says("room", "show", "Hall").first == "Hall (Maple Street)")
        #expect(try adding.answer(to: "Attic\n") == "added: room Attic (Maple Street)")
    }

    @Test func namesEveryWordOfAVeryLongCommandLine() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let names = (1...300).map { "Room \($0)" }
        #expect(try home.run(["room", "add"] + names).lines.count == 300)
        try home.refuses("room", "add", String(repeating: "é", count: 60_000), because: "at most 64 characters")
    }

    @Test func refusesACommandLineThatIsNotText() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let command = "'\(Program.path)' room add --data-dir '\(home.folder)' \"$(printf 'A\\377\\376')\""
        let run = try Program.run("/bin/sh", ["-c", command])
        #expect(run.status == 65)
        #expect(try home.says("room", "list").count == 3)
    }
}

/// A running command that answers each line of its standard input with a line.
private final class LineByLine {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    init(_ arguments: [String]) throws {
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// The line with which a line is answered, while the command waits for the next.
    func answer(to line: String) throws -> String {
        try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
        var bytes = Data()
        while bytes.last != UInt8(ascii: "\n") {
            let piece = output.fileHandleForReading.availableData
            if piece.isEmpty { break }
            bytes += piece
        }
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    /// Closes its input, and waits for its end.
    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
