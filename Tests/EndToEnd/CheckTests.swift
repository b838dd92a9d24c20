import Foundation
import TestSupport
import Testing

/// Names checked before they are given, and warned of when they are.
struct CheckTests {
    private func check(_ arguments: String..., input: String? = nil) throws -> Program.Result {
        try Program.run(
            ["check", "--home-file", Fixture.project + "/Tests/TestSupport/Homes/cottage.json"] + arguments,
            input: input.map { Data($0.utf8) })
    }

    @Test func tellsOfAFreeName() throws {
        let free = try check("--json", "Wine Cellar")
        #expect(free.status == 0)
        let verdict = try #require(free.objects.first)
        #expect(
            Set(verdict.keys) == [
                "name", "kind", "home", "status", "collisions", "soundsLike", "problems", "pronounced", "suggestions",
            ])
        #expect(verdict["status"] as? String == "free")
        #expect(verdict["kind"] as? String == "room")
        #expect(verdict["home"] as? String == "Cottage")
    }

    @Test func tellsWhoHasAName() throws {
        let taken = try check("--json", "--kind", "group", "Kit'chen")
        #expect(taken.status == 1)
        let collisions = taken.objects.first?["collisions"] as? [[String: String]]
        #expect(collisions == [["name": "Kitchen", "kind": "room"]])
        #expect(taken.objects.first?["kind"] as? String == "serviceGroup")
    }

    @Test func judgesEachLineOfStandardInputInOrder() throws {
        let result = try check("--json", "-", input: "Wine Cellar\nKitchin\nLamp-\n\nKitchen\nAttic Nook")
        #expect(result.status == 1)
        let statuses = result.objects.map { $0["status"] as? String }
        #expect(statuses == ["free", "confusable", "invalid", "invalid", "taken", "free"])
    }

    @Test func saysWhyAndOffersTwoNames() throws {
        let result = try check("Kitchin")
        #expect(result.lines.first == "“Kitchin” is free, but would be confused: it sounds like the room “Kitchen”")
        #expect(result.lines.last?.hasPrefix("  free: ") == true)
    }

    @Test func checksTheRulesWhereThereIsNoHome() throws {
        let home = try SetUpHome()
        let free = try home.run(["check", "--json", "Cellar"])
        #expect(free.lines.first?.contains(#""home":null"#) == true)
        #expect(free.errors.contains("there is no home yet: make one with `beckon setup`"))
        #expect(try home.run(["check", "Cellar!"]).status == 1)
    }

    @Test func warnsWhenANameIsGivenAndGivesIt() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let added = try home.run(["room", "add", "Kitchin"])
        #expect(added.status == 0)
        #expect(added.errors.hasPrefix("beckon: warning: the room “Kitchin” would be confused: "))
        #expect(added.errors.split(separator: "\n").count == 1)
        let renamed = try home.run(["room", "rename", "Kitchin", "Kitchens"])
        #expect(renamed.status == 0)
        #expect(renamed.errors.contains("“Kitchen”"))
        #expect(try home.run(["room", "add", "-"], input: Data("Kitchan\n".utf8)).errors.isEmpty)
        #expect(try home.run(["room", "add", "Wine Cellar"]).errors.isEmpty)
    }

    @Test func lintsAHomeAndSaysNothingOfGoodNames() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        _ = try home.run(["room", "add", "Kitchin"])
        let linted = try home.run(["lint", "--json"])
        #expect(linted.status == 1)
        let pairs = linted.objects.map { [$0["name"] as? String, ($0["other"] as? [String: String])?["name"]] }
        #expect(pairs.contains { Set($0) == ["Kitchen", "Kitchin"] })
        let bare = try SetUpHome()
        _ = try bare.says("home", "add", "Maple Street")
        _ = try bare.says("room", "add", "Kitchen", "Study", "Garage")
        #expect(try bare.run(["lint"]).status == 0)
    }
}
