import Foundation
import TestSupport
import Testing

/// `beckon check` over the rows of the naming rules, as text and as JSON.
struct CheckRowsTests {
    private static let castle = Fixture.project + "/Tests/TestSupport/Homes/castle.json"

    private func check(_ arguments: String..., input: String? = nil) throws -> Program.Result {
        try Program.run(["check", "--home-file", Self.castle] + arguments, input: input.map { Data($0.utf8) })
    }

    /// Names judged for a small home, which takes less time.
    private func judge(_ arguments: [String], input: String? = nil) throws -> Program.Result {
        try Program.run(
            ["check", "--home-file", Fixture.project + "/Scripts/demo-home.json"] + arguments,
            input: input.map { Data($0.utf8) })
    }

    /// The verdict on one name, which is not free.
    private func verdict(_ arguments: String...) throws -> [String: Any] {
        let result = try Program.run(["check", "--json", "--home-file", Self.castle] + arguments)
        #expect(result.status == 1 && result.errors.isEmpty)
        return try #require(result.objects.first)
    }

    @Test(arguments: [
        ("Lair #13", "N1", 6), ("Lair!", "N1", 5), ("💡", "N1", 1), ("a/b", "N1", 2), ("Lair\u{1B}[31m", "N1", 5),
        ("", "N2", 1), (" Lair", "N2", 1), ("'Lair", "N2", 1), ("Lair'", "N2", 5), ("Lair ", "N2", 5),
        (String(repeating: "x", count: 65), "N15", 65), ("La" + String(repeating: "\u{301}", count: 9), "N15", 2),
    ])
    func n1N2N15AnIllegalNameIsToldWithItsRowAndPlaceAndALegalOneThatIsFree(
        name: String, row: String, place: Int
    ) throws {
        let told = try #require(judge(["--json", "--", name]).objects.first)
        #expect(told["status"] as? String == "invalid")
        #expect(told["name"] as? String == name)
        let problems = try #require(told["problems"] as? [String])
        #expect(problems.count == 1)
        #expect(problems[0].contains("row \(row)"), "\(problems)")
        #expect(problems[0].contains("character \(place)"), "\(problems)")
        let offers = try #require(told["suggestions"] as? [String])
        #expect(offers.count == 2)
        #expect(try judge(["-"], input: offers.joined(separator: "\n")).status == 0, "\(offers)")
        // A terminal is shown the same in lines of its own, and nothing that would move its cursor.
        let text = try judge(["--", name])
        #expect(text.status == 1)
        #expect(text.lines.count == 2)
        #expect(text.lines[0].contains("row \(row)") && text.lines[0].contains("character \(place)"))
        #expect(text.lines[1] == "  free: \(offers.joined(separator: ", "))")
        #expect(!text.output.contains("\u{1B}"))
    }

    @Test(arguments: [
        ("room", "MAP ROOM", "Map Room", "room", "the room “Map Room” of Castle"),
        ("zone", "library", "Library", "room", "the room “Library” of Castle"),
        ("scene", "Library'Lamp", "Library Lamp", "accessory", "the accessory “Library Lamp” in the Library of Castle"),
        ("group", "NorthWing", "North Wing", "zone", "the zone “North Wing” of Castle"),
        ("accessory", "feast", "Feast", "actionSet", "the scene “Feast” of Castle"),
        ("trigger", "Odd Switches", "Odd Switches", "serviceGroup", "the group “Odd Switches” of Castle"),
        ("room", "castle", "Castle", "home", "the home “Castle”"),
        ("service", "The Keep", "the keep", "home", "the home “the keep”"),
        ("home", "hunting lodge", "Hunting Lodge", "home", "the home “Hunting Lodge”"),
    ])
    func n4N6N8N14ATakenNameIsToldWithWhoHasItAndWhere(
        kind: String, name: String, bearer: String, bearerKind: String, told: String
    ) throws {
        let verdict = try verdict("--kind", kind, name)
        #expect(verdict["status"] as? String == "taken")
        #expect(verdict["collisions"] as? [[String: String]] == [["name": bearer, "kind": bearerKind]])
        #expect((verdict["problems"] as? [String])?.first?.hasPrefix("\(told) already has this name") == true)
        #expect((verdict["suggestions"] as? [String])?.count == 2)
    }

    @Test("N7: what is taken in one home is free in another") func n7AnotherHome() throws {
        #expect(try check("--home", "hunting lodge", "Throne Room").status == 0)
        #expect(try check("Throne Room").status == 1)
        #expect(try verdict("--home", "Hunting Lodge", "Library")["home"] as? String == "Hunting Lodge")
        let nowhere = try check("--home", "Nowhere", "Library")
        #expect(nowhere.status == 65)
        #expect(nowhere.errors.contains("there is no home “Nowhere”"))
    }

    @Test func aListOfThreeHundredNamesIsJudgedLineByLineInOrder() throws {
        let names = (0..<100).flatMap { ["Lair #\($0)", "Piano \($0)", "Library"] }
        for kind in ["room", "accessory", "scene"] {
            let result = try check("--json", "--kind", kind, "-", input: names.joined(separator: "\r\n"))
            #expect(result.objects.map { $0["name"] as? String } == names)
            #expect(result.objects.count { $0["status"] as? String == "invalid" } == 100)
            #expect(result.objects.count { $0["status"] as? String == "taken" } == 100)
        }
        let odd = try Program.run(
            ["check", "--json", "--home-file", Self.castle, "-"], input: Data([0xFF, 0x0A] + Array("Piano\n".utf8)))
        #expect(odd.objects.map { $0["status"] as? String } == ["invalid", "free"])
    }

    @Test func lintTellsTheSameOfAHomeFileAndOfADataFolderTheWorstFirst() throws {
        let folder = try Scratch.folder()
        let home = Fixture.project + "/Tests/TestSupport/Homes/lodge.json"
        _ = try Program.run(["import", home, "--data-dir", folder])
        let file = try Program.run(["lint", "--json", "--home-file", home])
        let kept = try Program.run(["lint", "--json", "--data-dir", folder])
        #expect(file.status == 1 && file.output == kept.output)
        let likeness = file.objects.compactMap { $0["similarity"] as? Double }
        #expect(likeness.count == file.objects.count && likeness.count > 5)
        #expect(likeness == likeness.sorted(by: >))
        for finding in file.objects {
            #expect((finding["suggestions"] as? [String])?.count == 2)
            #expect((finding["problem"] as? String)?.isEmpty == false)
        }
        let lodge = try Program.run(["lint", "--home", "Hunting Lodge", "--home-file", Self.castle])
        #expect(lodge.status == 0)
        #expect(lodge.lines == ["nothing to tell: all names are told apart"])
    }
}
