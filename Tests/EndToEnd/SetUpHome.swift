import Foundation
import TestSupport
import Testing

/// A data folder of a test's own, on which real `beckon` processes set up a home.
struct SetUpHome {
    private let space = TemporaryFolder()
    /// The arguments that say who acts.
    private let who: [String]

    /// An empty data folder, or one that holds the homes of a home file.
    init(_ homeFile: String? = nil, as user: String? = nil) throws {
        who = user.map { ["--user", $0] } ?? []
        guard let homeFile else { return }
        if homeFile == Self.mapleStreet {
            try FileManager.default.copyItem(atPath: Self.imported.get().folder, toPath: folder)
        } else {
            try take(homeFile)
        }
    }

    /// The usual home as `import` leaves it: most tests begin with a copy of it.
    private static let imported = Result {
        let home = try SetUpHome()
        try home.take(mapleStreet)
        return home
    }

    private func take(_ homeFile: String) throws {
        let file = try Scratch.file(Data(homeFile.utf8), ending: ".json")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Program.run(["import", file.path], environment: environment).status == 0)
    }

    /// All that the database holds.
    func contents() throws -> [String] { try DatabaseInvariants.contents(of: folder) }

    private var environment: [String: String] { ["XDG_DATA_HOME": space.path] }

    /// The data folder.
    var folder: String { space.path + "/beckon" }

    /// Runs a command.
    func run(_ arguments: [String], input: Data? = nil) throws -> Program.Result {
        try Program.run(arguments + (arguments == ["export"] ? [] : who), input: input, environment: environment)
    }

    /// Runs a command that succeeds, perhaps with warnings about names; gives what it says.
    func says(
        _ arguments: String..., input: String? = nil, at place: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let result = try run(arguments, input: input.map { Data($0.utf8) })
        #expect(result.status == 0, "\(arguments): \(result.errors)", sourceLocation: place)
        let errors = result.errors.split(separator: "\n").filter { !$0.hasPrefix("beckon: warning: ") }
        #expect(errors.isEmpty, sourceLocation: place)
        return result.lines
    }

    /// Runs a command that is refused: it says why on one line, and nothing is changed.
    func refuses(
        _ arguments: String..., because reason: String, status: Int32 = 65, at place: SourceLocation = #_sourceLocation
    ) throws {
        let before = try contents()
        let result = try run(arguments)
        #expect(result.status == status, "\(arguments): \(result.errors)", sourceLocation: place)
        #expect(result.output.isEmpty, sourceLocation: place)
        #expect(result.errors.hasPrefix("beckon: ") && result.errors.hasSuffix("\n"), sourceLocation: place)
        #expect(result.errors.split(separator: "\n").count == 1, sourceLocation: place)
        #expect(result.errors.contains(reason), "\(arguments): \(result.errors)", sourceLocation: place)
        #expect(try contents() == before, "\(arguments) changed something", sourceLocation: place)
    }

    /// A small home: three rooms, a bridge with a lamp and a strip of outlets, a group, a scene, a trigger, two users.
    static let mapleStreet = """
        {"version": 1, "homes": [{"name": "Maple Street",
          "rooms": [{"name": "Kitchen"}, {"name": "Study"}, {"name": "Den", "aliases": ["snug"]}],
          "zones": [{"name": "Upstairs", "rooms": ["Study", "Den"]}],
          "accessories": [
            {"name": "Hue Bridge", "isBridge": true},
            {"name": "Desk Lamp", "room": "Study", "bridge": "Hue Bridge", "extra": {"label": "Desk-Lamp #1"},
             "services": [
               {"type": "0A1B2C3D-0000-4000-8000-00AABBCCDDEE", "characteristics": {"Version": "1.0"}},
               {"type": "Lightbulb", "characteristics": {"On": true, "Brightness": 60}}]},
            {"name": "Strip", "room": "Study", "services": [
               {"type": "Outlet", "characteristics": {"On": true, "OutletInUse": true}},
               {"type": "Outlet", "characteristics": {"On": false, "OutletInUse": true}},
               {"type": "Outlet", "name": "Kettle", "characteristics": {"On": false, "OutletInUse": true}}]}],
          "serviceGroups": [{"name": "Night Lights", "services": [{"accessory": "Desk Lamp", "service": "Lightbulb"}]}],
          "actionSets": [{"name": "Good Night", "actions": [
            {"accessory": "Desk Lamp", "service": "Lightbulb", "characteristic": "On", "value": false}]}],
          "triggers": [{"name": "Lock Up", "fireDate": "2090-01-01T22:30:00Z", "enabled": true,
            "actionSets": ["Good Night"]}],
          "users": [{"name": "Ann", "role": "administrator"}, {"name": "Bo", "role": "guest"}]}]}
        """
}
