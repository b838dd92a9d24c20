import Foundation
import TestSupport
import Testing

/// Nothing of a home is lost in passing, and what was changed can be taken back for a day.
struct UndoTests {
    private func home() throws -> SetUpHome { try SetUpHome(SetUpHome.mapleStreet) }

    private func file(_ text: String) throws -> String { try Scratch.file(Data(text.utf8), ending: ".json").path }

    /// What is not as it should be in the database; zones here have other sizes than where programs are killed, and the log
    /// tells an undo as a whole.
    private func faults(of home: SetUpHome) throws -> [String] {
        try DatabaseInvariants.faults(in: home.folder).filter { fault in
            !["zone that is half there", "in the log"].contains { fault.contains($0) }
                && !fault.contains("room that the log has not")
        }
    }

    private static let hut = #"{"version": 1, "homes": [{"name": "Hut", "rooms": [{"name": "Nook"}]}]}"#

    // MARK: - Leaving out

    @Test func anImportThatLeavesOutAHomeIsRefusedAndChangesNothing() throws {
        let home = try home()
        try home.refuses("import", try file(Self.hut), because: "leaves out the home Maple Street", status: 5)
    }

    @Test func anImportLeavesOutWhereItIsToldToAndCanBeUndone() throws {
        let home = try home()
        let before = try home.run(["export"]).output
        #expect(try home.run(["import", "--replace", try file(Self.hut)]).status == 0)
        #expect(try home.run(["home", "list"]).output.hasPrefix("Hut"))
        #expect(try home.run(["home", "undo"]).status == 0)
        #expect(try home.run(["export"]).output == before)
        #expect(try faults(of: home).isEmpty)
    }

    @Test(arguments: [("no", 5, "Maple Street"), ("yes", 0, "Hut")] as [(String, Int32, String)])
    func anImportAsksAtATerminal(answer: String, status: Int32, left: String) throws {
        let home = try home()
        let program = try TerminalProgram(["import", try file(Self.hut), "--data-dir", home.folder])
        #expect(program.waits(for: "(yes or no)"))
        program.type(answer + "\n")
        #expect(program.status == status, "\(program.screen)")
        #expect(try home.run(["home", "list"]).output.hasPrefix(left))
    }

    @Test func noPairingEndsThroughAnImport() throws {
        let home = try SimulatedHome()
        let all = try file(home.run("export").output)
        let other = try file(Self.hut)
        #expect(try home.run("import", other).status == 5)
        #expect(try home.run("say", "turn on the desk lamp").status == 0)
        var maple = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: all))) as? [String: Any])
        var homes = try #require(maple["homes"] as? [[String: Any]])
        let accessories = try #require(homes[0]["accessories"] as? [[String: Any]])
        homes[0]["accessories"] = accessories.filter { $0["name"] as? String != "Fish Tank" }
        maple["homes"] = homes
        let left = try Scratch.file(JSONSerialization.data(withJSONObject: maple), ending: ".json").path
        let refused = try home.run("import", left)
        #expect(refused.status == 5)
        #expect(refused.errors.contains("the paired accessory Fish Tank"))
        #expect(try home.run("import", "--replace", other).status == 0)
        #expect(try home.run("home", "undo").status == 0)
        #expect(try home.run("say", "turn off the desk lamp").output == "The Desk Lamp is off.\n")
    }

    @Test func aSceneIsNotReplacedInPassing() throws {
        let home = try SimulatedHome()
        let before = try home.run("scene", "show", "Movie Time").output
        let refused = try home.run("scene", "save", "Movie Time")
        #expect(refused.status == 5)
        #expect(refused.errors.contains("there is a scene Movie Time"))
        let program = try TerminalProgram(["scene", "save", "movie time", "--data-dir", home.folder + "/beckon"])
        #expect(program.waits(for: "Shall I replace it"))
        program.type("no\n")
        #expect(program.status == 5)
        #expect(try home.run("scene", "show", "Movie Time").output == before)
        #expect(try home.run("scene", "save", "--replace", "Movie Time").status == 0)
        #expect(try home.run("scene", "show", "Movie Time").output != before)
        #expect(try home.run("home", "undo").status == 0)
        #expect(try home.run("scene", "show", "Movie Time").output == before)
    }

    // MARK: - History and undo

    /// Edits of every kind.
    private static let edits: [[String]] = [
        ["room", "add", "Attic"], ["room", "remove", "Study"], ["room", "rename", "Kitchen", "Galley"],
        ["room", "alias", "Kitchen", "Galley"], ["zone", "remove", "Upstairs"], ["accessory", "remove", "Desk Lamp"],
        ["accessory", "remove", "Hue Bridge"], ["accessory", "assign", "Strip", "Den"],
        ["accessory", "rename", "Strip", "Power Strip"], ["service", "rename", "Kettle", "Toaster"],
        ["group", "remove", "Night Lights"], ["scene", "remove", "Good Night"], ["scene", "add", "Dinner"],
        ["scene", "set", "Good Night", "Kettle", "On", "off"], ["trigger", "remove", "Lock Up"],
        ["trigger", "disable", "Lock Up"], ["user", "remove", "Bo"], ["user", "add", "Cy", "--no-opening"],
        ["user", "role", "Bo", "administrator"], ["home", "add", "Hut"],
        ["home", "rename", "Maple Street", "Elm Street"],
        ["home", "unit", "fahrenheit"], ["home", "remove", "Maple Street", "--yes"],
    ]

    @Test(arguments: edits) func eachEditIsToldAndTakenBackAndMadeAgain(edit: [String]) throws {
        let home = try home()
        let before = try home.run(["export"]).output
        #expect(try home.run(edit).status == 0, "\(edit)")
        let after = try home.run(["export"]).output
        #expect(before != after)
        let told = try #require(try home.run(["home", "history"]).lines.first)
        let number = try #require(told.split(separator: " ").first.map(String.init))
        let undone = try home.run(["home", "undo"])
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(undone.output.hasPrefix("undone: \(number) "))
        #expect(try home.run(["export"]).output == before)
        #expect(try home.run(["home", "history"]).lines[1].hasSuffix("(undone)"))
        #expect(try home.run(["home", "undo", number]).errors.contains("undone already"))
        let undoing = try #require(try home.run(["home", "history", "--json"]).objects.first?["edit"] as? Int)
        #expect(try home.run(["home", "undo", String(undoing)]).status == 0)
        #expect(try home.run(["export"]).output == after)
        #expect(try faults(of: home).isEmpty)
    }

    @Test func oneUndoAfterAnotherGoesBackStepByStep() throws {
        let home = try home()
        let before = try home.run(["export"]).output
        for edit in [
            ["room", "add", "Attic"], ["room", "rename", "Attic", "Loft"], ["accessory", "assign", "Strip", "Loft"],
        ] {
            #expect(try home.run(edit).status == 0)
        }
        for _ in 1...3 { #expect(try home.run(["home", "undo"]).status == 0) }
        #expect(try home.run(["export"]).output == before)
    }

    @Test func whatWasChangedAgainIsNotOverwritten() throws {
        let home = try home()
        home.does("room", "rename", "Kitchen", "Galley")
        let first = try #require(try home.run(["home", "history", "--json"]).objects.first?["edit"] as? Int)
        home.does("room", "rename", "Galley", "Larder")
        let number = String(first)
        try home.refuses("home", "undo", number, because: "was changed again by edit \(first + 1)")
        home.does("home", "undo")
        home.does("home", "undo", number)
        #expect(try home.run(["room", "list"]).output.contains("Kitchen"))
    }

    @Test func whatCameToUseItIsNotTakenAway() throws {
        let home = try home()
        home.does("room", "add", "Attic")
        home.does("accessory", "assign", "Strip", "Attic")
        let edits = try home.run(["home", "history", "--json"]).objects
        let number = try #require(edits[1]["edit"] as? Int)
        try home.refuses("home", "undo", String(number), because: "is used by what came after it")
    }

    @Test func aNameThatIsAnothersNowDoesNotComeBack() throws {
        let home = try home()
        home.does("room", "remove", "Kitchen")
        let edits = try home.run(["home", "history", "--json"]).objects
        let number = try #require(edits[0]["edit"] as? Int)
        home.does("scene", "add", "Kitchen")
        try home.refuses("home", "undo", String(number), because: "a name that comes back is another's")
    }

    @Test("U4: a guest undoes nothing") func u4RefusesAGuest() throws {
        let home = try home()
        home.does("room", "add", "Attic")
        try home.refuses("home", "undo", "--user", "Bo", because: "may not change", status: 4)
        try home.refuses("home", "undo", "--user", "Zed", because: "may not", status: 4)
        #expect(try home.run(["home", "history", "--user", "Bo"]).status == 0)
        #expect(try home.run(["home", "undo", "--user", "Ann"]).status == 0)
    }

    @Test func thereIsNothingToUndoWhereNothingWasDone() throws {
        try SetUpHome().refuses("home", "undo", because: "no edit of the last day")
        try home().refuses("home", "undo", "999", because: "there is no edit 999")
    }
}

extension SetUpHome {
    /// Runs a command that succeeds.
    fileprivate func does(_ arguments: String...) {
        do {
            let result = try run(arguments)
            #expect(result.status == 0, "\(arguments): \(result.errors)")
        } catch { Issue.record("\(error)") }
    }
}
