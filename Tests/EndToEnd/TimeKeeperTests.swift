import Foundation
import TestSupport
import Testing

/// What is said for later is done, or somebody is told that it is not.
struct TimeKeeperTests {
    /// The environment of a person who has switched nothing off.
    private static func usual(_ home: EditedHome) -> [String: String] {
        ["XDG_DATA_HOME": home.folder.path, "BECKON_TIME_KEEPER": ""]
    }

    @Test func aProgramInTheBackgroundKeepsTimeUntilNothingIsLeftToDo() throws {
        let home = try EditedHome()
        defer { Self.endKeepers(of: home) }
        let said = try Program.run(["say", "turn off the desk lamp in two hours"], environment: Self.usual(home))
        #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
        let keepers = Self.keepers(of: home)
        #expect(keepers.count == 1)
        // Another command finds it and starts no second one.
        let again = try Program.run(["say", "turn on the tower fan in three hours"], environment: Self.usual(home))
        #expect(again.status == 0 && Self.keepers(of: home) == keepers)
        let cancelled = try Program.run(["say", "cancel all schedules"], environment: Self.usual(home))
        #expect(cancelled.status == 0, "\(cancelled.output)")
        try Self.wait { Self.keepers(of: home).isEmpty }
    }

    @Test func aProgramInTheBackgroundEndsWithItsDataFolderAndBySIGTERM() throws {
        var home: EditedHome? = try EditedHome()
        let folder = try #require(home)
        defer { Self.endKeepers(of: folder) }
        _ = try Program.run(["say", "turn off the desk lamp in two hours"], environment: Self.usual(folder))
        let keeper = try #require(Self.keepers(of: folder).first)
        kill(keeper, SIGTERM)
        try Self.wait { Self.keepers(of: folder).isEmpty }
        // The next command starts another one.
        _ = try Program.run(["say", "what is scheduled"], environment: Self.usual(folder))
        try Self.wait { Self.keepers(of: folder).count == 1 }
        try FileManager.default.removeItem(atPath: folder.folder.path + "/beckon")
        try Self.wait { Self.keepers(of: folder).isEmpty }
        home = nil
    }

    @Test func whoeverSchedulesIsToldWhereNobodyKeepsTime() throws {
        let home = try EditedHome()
        let said = try home.run("say", "turn off the desk lamp in two hours")
        #expect(said.status == 0)
        #expect(
            said.errors.hasPrefix(
                "beckon: nothing keeps time here, so that will not be done: start `beckon trigger run`"))
        #expect(Self.keepers(of: home).isEmpty)
        let enabled = try home.run(
            "trigger", "add", "Evening", "--at", "22:30", "--every", "1d", "--scene", "Good Night", "--enable")
        #expect(enabled.errors.contains("nothing keeps time here"))
        // Where a program does, nothing is said.
        let scheduler = try RunningScheduler(home.folder.path, now: "2026-01-01T00:00:00Z")
        _ = try scheduler.event("active")
        #expect(try home.run("say", "turn off the desk lamp in three hours").errors.isEmpty)
        #expect(scheduler.end() == 0)
    }

    @Test func whatWasMissedIsToldOnceAndLeavesNothingBehind() throws {
        let home = try EditedHome()
        _ = try home.run("say", "turn off the desk lamp in two hours")
        let ends = try home.run("trigger", "list", "--json").objects.compactMap { $0["name"] as? String }
        let name = try #require(ends.first { $0.contains("Desk Lamp") })
        // A program that nobody sees finds that the time has passed.
        let late = try Program.run(
            [
                "trigger", "run", "--background", "--now", "2090-01-01T00:00:00Z", "--data-dir",
                home.folder.path + "/beckon",
            ])
        #expect(late.status == 0 && late.errors.isEmpty)
        let next = try home.run("say", "what is scheduled")
        #expect(next.errors.hasPrefix("beckon: \(name) (Maple Street) was missed once"), "\(next.errors)")
        #expect(next.output == "Nothing is scheduled.\n")
        #expect(try home.run("say", "what is scheduled").errors.isEmpty)
        #expect(try !home.run("export").output.contains(name))
        #expect(try !home.run("scene", "list").output.contains("Desk Lamp"))
    }

    @Test func theSameSaidTwiceIsKeptOnce() throws {
        let home = try EditedHome()
        for _ in 0..<2 { _ = try home.run("say", "turn off the desk lamp every weekday at 7") }
        let triggers = try home.run("trigger", "list", "--json").objects
        #expect(triggers.count { ($0["name"] as? String)?.contains("Desk Lamp") == true } == 1)
    }

    @Test func anotherTimeKeepsTheDays() throws {
        let home = try EditedHome()
        let turns = "turn on the desk lamp every weekday at 7 am\nchange that to 8\n"
        let told = try home.run(["chat", "--now", "2030-01-01T05:00:00Z"], input: Data(turns.utf8))
        #expect(told.lines.count == 2 && told.lines.last?.contains("weekday") == true, "\(told.output)")
        let dates = try home.run("trigger", "next", "--now", "2030-01-04T12:00:00Z", "--count", "5").lines
        #expect(dates.allSatisfy { $0.contains("T08:00:00") })
        #expect(dates.first?.hasPrefix("2030-01-07") == true)
    }

    // MARK: - Processes

    /// The programs in the background that keep time for a data folder.
    private static func keepers(of home: EditedHome) -> [pid_t] {
        // Where /proc cannot be listed, there is none to be found.
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap { pid_t($0) }.filter { id in
            guard let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return false }
            let words = String(decoding: line, as: UTF8.self)
            return words.contains("--background") && words.contains(home.folder.path + "/")
        }.sorted()
    }

    private static func endKeepers(of home: EditedHome) { for id in keepers(of: home) { kill(id, SIGKILL) } }

    /// Waits until something is so; another process tells nobody when it ends.
    private static func wait(until isSo: () -> Bool) throws {
        let end = ContinuousClock.now + .seconds(30)
        while !isSo() {
            try #require(ContinuousClock.now < end, "it took too long")
            usleep(20_000)
        }
    }
}
