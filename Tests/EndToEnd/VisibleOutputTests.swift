import Foundation
import TestSupport
import Testing

/// Nothing that comes from outside moves a cursor or turns the direction of what is read.
struct VisibleOutputTests {
    private static let evil = "La\u{202E}mp\u{1B}[2J\u{2066}\u{200B}\u{E000}\u{9B}5"

    /// A home whose device calls itself something evil; what a home file takes of it.
    private static let home = Result {
        let model = evil.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
        let label = try String(decoding: JSONEncoder().encode(evil), as: UTF8.self)
        return try SetUpHome(
            """
            {"version": 1, "homes": [{"name": "Hut", "rooms": [{"name": "Den"}], "accessories": [{"name": "Lamp",
              "manufacturer": "\(model)", "model": "\(model)", "extra": {"label": \(label)}, "services": [
                {"type": "Lightbulb", "name": "Lamp", "characteristics": {"On": true}, "extra": {"label": \(label)}}
            ]}]}]}
            """)
    }

    private func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n"
            case .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
            default: true
            }
        }
    }

    @Test(arguments: [
        ["accessory", "list"], ["accessory", "show", "Lamp"], ["service", "list"], ["service", "show", "Lamp"],
        ["accessory", "show", "Lamp", "--json"], ["accessory", "list", "--json"], ["export"], ["lint"],
        ["say", evil], ["say", "turn on \(evil)"], ["parse", "--json", "turn on the \(evil)"],
        ["parse", "--explain", "turn on the \(evil)"], ["room", "add", evil], ["room", "rename", evil, "x"],
        ["check", evil], ["check", "--json", evil], ["accessory", "show", evil], ["accessory", "identify", evil],
        ["import", evil], ["scene", "run", evil], ["user", "show", evil], ["accessory", "add", evil],
        ["room", "list", evil], [evil], ["pronounce", evil], ["trigger", "show", evil], ["--user", evil],
    ]) func showsWhatIsNotSeen(command: [String]) throws {
        let result = try Self.home.get().run(command)
        #expect(!result.output.isEmpty || !result.errors.isEmpty)
        #expect(isVisible(result.output), "\(command)")
        #expect(isVisible(result.errors), "\(command)")
    }

    @Test func exportsTheSameData() throws {
        let (home, file) = (try Self.home.get(), try Scratch.file(ending: ".json"))
        defer { try? FileManager.default.removeItem(at: file) }
        let exported = try home.run(["export"]).output
        #expect(exported.contains(#"\u202E"#))
        let object = try JSONSerialization.jsonObject(with: Data(exported.utf8)) as? [String: Any]
        let homes = try #require(object?["homes"] as? [[String: Any]])
        let accessories = try #require(homes.first?["accessories"] as? [[String: Any]])
        let extra = accessories.first?["extra"] as? [String: String]
        #expect(extra?["label"] == Self.evil)
        try Data(exported.utf8).write(to: file)
        #expect(try home.run(["import", "--dry-run", file.path]).lines == ["no difference"])
    }
}
