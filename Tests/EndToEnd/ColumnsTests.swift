import Foundation
import TestSupport
import Testing

/// What is told at a terminal of 80 columns has no line that is wider, whatever things are called.
struct ColumnsTests {
    /// The columns of a text, by Unicode's wide characters (UAX 11) and marks.
    static func columns(_ text: some StringProtocol) -> Int {
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF,
        ]
        return text.unicodeScalars.reduce(0) { sum, scalar in
            if scalar.properties.generalCategory == .nonspacingMark { return sum }
            return sum + (wide.contains { $0.contains(scalar.value) } ? 2 : 1)
        }
    }

    /// A house of several homes with many things and long names.
    private func house() throws -> String {
        let folder = try Scratch.folder() + "/beckon"
        func run(_ arguments: [String]) throws {
            let result = try Program.run(arguments + ["--data-dir", folder])
            try #require(result.status == 0, "\(arguments): \(result.errors)")
        }
        try run(["import", Self.file(of: ["zh-shanghai", "castle", "cottage"])])
        let (long, chinese) = ("the west wing's upper gallery beside the stairs", String(repeating: "很长的走廊", count: 5))
        try run(["room", "add", "--home", "cottage", long])
        try run(["room", "add", "--home", "cottage", chinese])
        try run(["zone", "add", "--home", "cottage", "everything that is under the roof of it"])
        for room in [long, chinese, "Kitchen", "Bedroom"] {
            try run(["zone", "add-room", "--home", "cottage", "everything that is under the roof of it", room])
        }
        return folder
    }

    /// A home file with the homes of several.
    private static func file(of names: [String]) throws -> String {
        let homes = try names.flatMap { name in
            let file = try JSONSerialization.jsonObject(with: Data(contentsOf: Fixture.file(name))) as? [String: Any]
            return try #require(file?["homes"] as? [[String: Any]])
        }
        let joined = homes.enumerated().map { $1.merging(["primary": $0 == 0]) { $1 } }
        var file =
            try JSONSerialization.jsonObject(with: Data(contentsOf: Fixture.file(names[0]))) as? [String: Any] ?? [:]
        file["homes"] = joined
        return try Scratch.file(JSONSerialization.data(withJSONObject: file), ending: ".json").path
    }

    @Test(arguments: ["setup", "parse", "simulate", "accessory add"])
    func fitsTheUsageOfEachCommand(command: String) throws {
        let help = try Program.run(command.split(separator: " ").map(String.init) + ["--help"]).output
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        let usage = lines.drop { !$0.hasPrefix("USAGE: ") }.prefix { !$0.isEmpty }
        #expect(usage.count > 1)
        #expect(usage.allSatisfy { Self.columns($0) <= 80 })
        #expect(usage.dropFirst().allSatisfy { $0.hasPrefix("       ") })
    }

    @Test func fitsEveryListOfAHouseWithLongNames() throws {
        let folder = try house()
        let ofHome = ["room", "zone", "service", "group", "scene", "trigger", "user", "phrase"].map {
            [$0, "list", "--home", "cottage"]
        }
        let ofAll = [["home", "list"], ["home", "history"], ["accessory", "list"], ["client", "list"], ["lint"]]
        let chinese = ["scene", "list", "--home", "上海的家"]
        let settings = ["COLUMNS": "80", "BECKON_CONFIG": ""]
        var broken = 0
        for command in (ofHome + ofAll + [chinese]).map({ $0 + ["--data-dir", folder] }) + [["config", "show"]] {
            let terminal = try TerminalProgram(command, environment: settings)
            #expect(terminal.status < 64, "\(command)")
            let shown = terminal.screen.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
            for line in shown.split(whereSeparator: { ["\r\n", "\r", "\n"].contains($0) }) {
                #expect(Self.columns(line) <= 80, "\(command): \(line)")
                if line.hasPrefix("    ") { broken += 1 }
            }
        }
        #expect(broken > 10)
        // In a pipe, each thing has one line, however long.
        let piped = try Program.run(["room", "list", "--home", "cottage", "--data-dir", folder], environment: settings)
        #expect(piped.lines.count == 9 && piped.lines.contains { Self.columns($0) > 80 })
    }

    @Test func coloursOnlyWhereSomebodyWantsIt() throws {
        func doctor(_ environment: [String: String]) throws -> String {
            let folder = try Scratch.folder() + "/none"
            let terminal = try TerminalProgram(
                ["doctor", "--data-dir", folder], environment: environment.merging(["BECKON_CONFIG": ""]) { $1 })
            _ = terminal.status
            return terminal.screen
        }
        #expect(try doctor([:]).contains("\u{1B}[32m✓\u{1B}[0m language en"))
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let shown = try doctor(environment)
            #expect(shown.contains("✓ language en") && !shown.contains("\u{1B}[32m"))
        }
    }
}
