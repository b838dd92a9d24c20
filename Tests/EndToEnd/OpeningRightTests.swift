import Foundation
import TestSupport
import Testing

/// A guest who is kept from locks, doors and alarms.
struct OpeningRightTests {
    private static let shut = "Kim” may not move locks, doors and alarms in Maple Street"

    private func home() throws -> SimulatedHome {
        let home = try SimulatedHome()
        #expect(try home.run("user", "add", "Kim", "--no-opening").status == 0)
        #expect(try home.run("say", "lock the front door").status == 0)
        return home
    }

    @Test("U7: a child opens nothing by a sentence, and does all else") func u7KeepsAGuestFromOpening() throws {
        let home = try home()
        let refused = try home.run("say", "--yes", "--user", "Kim", "unlock the front door")
        #expect(refused.status == 4)
        #expect(refused.output.contains(Self.shut), "\(refused.output)")
        #expect(try home.run("parse", "--user", "Kim", "open the garage door").status == 4)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
        #expect(try home.run("say", "--user", "Kim", "turn on the desk lamp").status == 0)
        #expect(try home.run("say", "--user", "Kim", "is the front door locked").status == 0)
        #expect(try home.run("say", "--yes", "--user", "Bo", "unlock the front door").status == 0)
        // Not to lock and shut them either, nor by a scene that does.
        #expect(try home.run("say", "--yes", "--user", "Bo", "open the garage door").status == 0)
        for sentence in ["lock the front door", "close the garage door", "good night", "lock the front door at 10 pm"] {
            let kept = try home.run("say", "--yes", "--user", "Kim", sentence)
            #expect(kept.status == 4, "\(sentence): \(kept.output)")
        }
        #expect(try home.run("scene", "run", "Good Night", "--yes", "--user", "Kim").status == 4)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "0")
    }

    @Test("U7: nor by an account, a change, an undo or a scene") func u7HoldsOnEveryWay() throws {
        let home = try home()
        let account = try #require(Program.run("/usr/bin/id", ["-un"]).lines.first)
        #expect(try home.run("scene", "add", "Open House").status == 0)
        #expect(try home.run("scene", "set", "Open House", "Front Door", "LockTargetState", "0").status == 0)
        let scene = try home.run("scene", "run", "Open House", "--yes", "--user", "Kim")
        #expect(scene.status == 4)
        #expect(scene.errors.contains(Self.shut))
        #expect(try home.run("user", "account", "Kim", account).status == 0)
        for sentence in ["unlock the front door", "toggle the front door lock", "open house"] {
            let refused = try home.run("say", "--yes", sentence)
            #expect(refused.status == 4, "\(sentence): \(refused.output)")
        }
        let talk = try home.run("chat", input: Data("lock the front door\nunlock the front door\nyes\n".utf8))
        #expect(talk.lines.prefix(2).allSatisfy { $0.contains(Self.shut) }, "\(talk.output)")
        #expect(try home.run("scene", "run", "Open House", "--yes").status == 4)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
    }

    @Test("U7: the right is given, taken, kept and told; an administrator has it") func u7IsKept() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.run(["user", "add", "Kim", "--no-opening"]).status == 0)
        #expect(try home.run(["user", "show", "Kim"]).output.contains("may open: nothing"))
        let out = try home.run(["export"]).output
        #expect(out.contains("\"mayOpen\": false"))
        let file = try Scratch.file(Data(out.utf8), ending: ".json").path
        #expect(try home.run(["import", "--dry-run", file]).output == "no difference\n")
        #expect(try home.run(["user", "opening", "Kim", "on"]).status == 0)
        #expect(
            try home.run(["import", "--dry-run", file]).output == "~ user Kim (Maple Street): may open: yes → no\n")
        let usage = try home.run(["user", "add", "Al", "--role", "administrator", "--no-opening"])
        #expect(usage.status == 64 && usage.errors.contains("for guests"))
        try home.refuses("user", "opening", "Kim", "off", "--user", "Bo", because: "may not change", status: 4)
    }
}
