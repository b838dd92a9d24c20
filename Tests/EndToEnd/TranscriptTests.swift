import Foundation
import TestSupport
import Testing

/// The README says what is true today.
struct TranscriptTests {
    @Test func answersAsTheReadmeShows() throws {
        let home = try SimulatedHome()
        _ = try home.run("say", "lock the front door")
        let turns = try Self.transcript()
        try #require(turns.count >= 4)
        for turn in turns {
            let said = try home.run("say", turn.sentence)
            #expect(said.lines == [turn.reply], "\(turn.sentence)")
        }
    }

    /// The sentences and replies of the README's first block of commands.
    private static func transcript() throws -> [(sentence: String, reply: String)] {
        let readme = try String(contentsOfFile: Fixture.project + "/README.md", encoding: .utf8)
        let lines = readme.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return zip(lines, lines.dropFirst()).compactMap { line, next in
            let command = "$ beckon say \""
            guard line.hasPrefix(command) else { return nil }
            return (String(line.dropFirst(command.count).dropLast()), next)
        }
    }
}
