import Foundation
import TestSupport
import Testing

/// Home files into the shared database and out of it, by command.
struct ImportTests {
    private let demo = Fixture.project + "/Scripts/demo-home.json"

    private func file(_ text: String) throws -> String { try Scratch.file(Data(text.utf8), ending: ".json").path }

    @Test func aDryRunTellsTheDifferenceAndChangesNothing() throws {
        let folder = try Scratch.folder()
        let hut = try file(
            #"{"version": 1, "homes": [{"name": "Hut", "rooms": [{"name": "Kitchen"}, {"name": "Study"}], "users": [{"name": "Ann", "role": "administrator"}]}]}"#
        )
        let other = try file(
            #"{"version": 1, "homes": [{"name": "Hut", "rooms": [{"name": "Kitchen", "aliases": ["galley"]}, {"name": "Attic"}]}]}"#
        )
        let first = try Program.run(["import", "--dry-run", "--data-dir", folder, hut])
        #expect(first.status == 0)
        #expect(first.lines == ["+ home Hut", "+ room Kitchen (Hut)", "+ room Study (Hut)", "+ user Ann (Hut)"])
        #expect(try Program.run(["export", "--data-dir", folder]).output.contains("Hut") == false)
        #expect(try Program.run(["import", "--data-dir", folder, hut]).status == 0)
        let same = try Program.run(["import", "--dry-run", "--data-dir", folder, hut])
        #expect(same.status == 0)
        #expect(same.output == "no difference\n")
        let changed = try Program.run(["import", "--dry-run", "--data-dir", folder, other])
        #expect(changed.status == 0)
        #expect(
            changed.lines == [
                "- room Study (Hut)", "~ room Kitchen (Hut): alias added: galley", "+ room Attic (Hut)",
                "- user Ann (Hut)",
            ])
        let objects = try Program.run(["import", "--dry-run", "--json", "--data-dir", folder, other]).objects
        #expect(objects.map { $0["change"] as? String } == ["removed", "changed", "added", "removed"])
        #expect(objects[1]["details"] as? [String] == ["alias added: galley"])
        #expect(try Program.run(["import", "--dry-run", "--data-dir", folder, hut]).output == "no difference\n")
    }

    @Test("U4: a guest may not import, and nothing changes")
    func u4RefusesAGuest() throws {
        let folder = try Scratch.folder()
        let hut = try file(
            #"{"version": 1, "homes": [{"name": "Hut", "users": [{"name": "Ann", "role": "administrator"}, {"name": "Bo", "role": "guest"}]}]}"#
        )
        #expect(try Program.run(["import", "--data-dir", folder, hut]).status == 0)
        let before = try Program.run(["export", "--data-dir", folder]).output
        let refused = try Program.run(["import", "--user", "Bo", "--data-dir", folder, demo])
        #expect(refused.status == 4)
        #expect(refused.errors.split(separator: "\n").count == 1)
        #expect(try Program.run(["export", "--data-dir", folder]).output == before)
        #expect(try Program.run(["import", "--replace", "--user", "Ann", "--data-dir", folder, demo]).status == 0)
    }

    @Test("N13: labels go out and in again with the home, byte for byte")
    func n13KeepsLabelsByteForByte() throws {
        let folder = try Scratch.folder()
        let hut = try file(
            #"{"version": 1, "homes": [{"name": "Hut", "accessories": [{"name": "Hue Lamp 2", "extra": {"label": "Hue-Lamp #2"}, "services": [{"type": "Lightbulb", "name": "Hue Lamp 2", "extra": {"label": "Hue-Lamp #2"}}]}]}]}"#
        )
        #expect(try Program.run(["import", "--data-dir", folder, hut]).status == 0)
        let out = try Program.run(["export", "--data-dir", folder]).output
        #expect(try Program.run(["import", "--data-dir", folder, try file(out)]).status == 0)
        #expect(try Program.run(["export", "--data-dir", folder]).output == out)
        #expect(
            try Program.run(["accessory", "list", "--data-dir", folder]).output
                == "Hue Lamp 2 (Hut), which calls itself “Hue-Lamp #2”: not paired\n")
    }

    @Test func aPairedHomeStaysPairedThroughAnImport() throws {
        let home = try SimulatedHome()
        let file = try Scratch.file(Data(try home.run("export").output.utf8), ending: ".json")
        #expect(try home.run("import", file.path).status == 0)
        #expect(try home.run("import", "--dry-run", file.path).output == "no difference\n")
        #expect(try home.run("say", "turn on the desk lamp").output == "The Desk Lamp is on.\n")
    }
}
