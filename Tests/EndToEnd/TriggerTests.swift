import Foundation
import TestSupport
import Testing

/// Rows S3 to S7 with real processes.
struct TriggerTests {
    @Test("S3, S6: a trigger runs scenes, is made disabled, and is enabled by a step of its own")
    func s3s6MakesATrigger() throws {
        let home = try EditedHome()
        let added = try home.run(
            "trigger", "add", "Wake up", "--at", "2030-03-30T07:00:00+01:00", "--every", "1d", "--time-zone",
            "Europe/Paris", "--scene", "Good Night")
        #expect(added.status == 0)
        #expect(added.output.contains("disabled"))
        #expect(try home.run("trigger", "show", "--json", "Wake up").objects.first?["enabled"] as? Bool == false)
        #expect(try home.run("trigger", "enable", "Wake up").status == 0)
        #expect(try home.run("trigger", "show", "--json", "Wake up").objects.first?["enabled"] as? Bool == true)
        #expect(try home.run("trigger", "remove-scene", "Wake up", "Good Night").output.contains("is disabled"))
        #expect(try home.run("trigger", "enable", "Wake up").status == 65)
        #expect(try home.run("trigger", "add-scene", "Wake up", "Movie Time").status == 0)
        #expect(try home.run("trigger", "enable", "Wake up").status == 0)
    }

    @Test("S5: the coming dates stay at their local time across changes of the clocks")
    func s5TellsTheComingDates() throws {
        let home = try EditedHome()
        _ = try home.run(
            "trigger", "add", "Wake up", "--at", "2030-03-30 07:00", "--every", "1d", "--time-zone", "Europe/Paris",
            "--scene", "Good Night", "--enable")
        let next = try home.run("trigger", "next", "Wake up", "--count", "3")
        #expect(
            next.lines == [
                "2030-03-30T07:00:00+01:00 Europe/Paris Wake up", "2030-03-31T07:00:00+02:00 Europe/Paris Wake up",
                "2030-04-01T07:00:00+02:00 Europe/Paris Wake up",
            ])
        let autumn = try home.run("trigger", "next", "--now", "2030-10-26T12:00:00Z", "--count", "2")
        #expect(autumn.lines.map { $0.prefix(25) } == ["2030-10-27T07:00:00+01:00", "2030-10-28T07:00:00+01:00"])
    }

    @Test(
        "S4, S5: a time that breaks a rule is refused with one line",
        arguments: [
            ["--at", "2020-01-01T07:00:00Z"], ["--at", "2030-01-01T07:00:30Z"], ["--at", "2030-02-30T07:00:00Z"],
            ["--at", "tomorrow"], ["--at", "25:00"], ["--at", "07:00", "--every", "4m"],
            ["--at", "07:00", "--every", "6w"],
            ["--at", "07:00", "--time-zone", "Mars/Olympus"], ["--at", "07:00", "--scene", "Nowhere"],
        ])
    func s4s5RefusesWhatBreaksARule(arguments: [String]) throws {
        let home = try EditedHome()
        let refused = try home.run(["trigger", "add", "Wake up", "--scene", "Good Night"] + arguments)
        #expect(refused.status == 65)
        #expect(refused.errors.split(separator: "\n").count == 1)
        #expect(try home.run("trigger", "show", "Wake up").status == 65)
    }

    @Test("S5: a time of day is the next one, on the days that are given")
    func s5TakesATimeOfDay() throws {
        let home = try EditedHome()
        let added = try home.run(
            "trigger", "add", "Work", "--at", "7:05", "--on", "weekdays", "--time-zone", "America/New_York", "--scene",
            "Good Night", "--enable")
        #expect(added.status == 0)
        let dates = try home.run("trigger", "next", "Work", "--count", "14").lines
        #expect(dates.count == 14 && dates.allSatisfy { $0.contains("T07:05:00-0") })
        #expect(try home.run("trigger", "set", "Work", "--every", "2w").status == 0)
        #expect(try home.run("trigger", "show", "Work").output.contains("every 2 weeks"))
        #expect(try home.run("trigger", "set", "Work", "--once").status == 0)
        #expect(try home.run("trigger", "next", "Work").lines.count == 1)
    }

    @Test("S7: the scheduler fires a trigger at real accessories, notes it, and disables what comes once")
    func s7FiresAtRealAccessories() throws {
        let home = try SimulatedHome()
        _ = try home.run("scene", "add", "Reading")
        _ = try home.run("scene", "set", "Reading", "Desk Lamp", "Brightness", "17")
        let added = try home.run(
            "trigger", "add", "Evening", "--at", "2030-01-01T18:00:00+01:00", "--scene", "Reading", "--enable")
        #expect(added.status == 0)
        let scheduler = try RunningScheduler(home.folder, now: "2030-01-01T17:59:59+01:00")
        let fired = try scheduler.event("fired")
        #expect(fired["trigger"] as? String == "Evening" && fired["status"] as? String == "done")
        #expect(scheduler.end() == 0)
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp Brightness"] == "17")
        #expect(try home.run("trigger", "log", "--json").objects.map { $0["status"] as? String } == ["done"])
        #expect(try home.run("trigger", "show", "--json", "Evening").objects.first?["enabled"] as? Bool == false)
    }

    @Test("S7: a firing that was cut short by SIGKILL is run again by the next process, and noted once")
    func s7RunsAgainWhatSIGKILLCutShort() throws {
        let home = try SimulatedHome()
        _ = try home.run(
            "trigger", "add", "Evening", "--at", "2030-01-01T18:00:00+01:00", "--every", "1d", "--scene", "Movie Time",
            "--enable")
        home.freeze()
        let first = try RunningScheduler(home.folder, now: "2030-01-01T17:59:59+01:00")
        while try home.run("trigger", "log", "--json").objects.first?["status"] as? String != "running" {}
        first.kill()
        home.thaw()
        let second = try RunningScheduler(home.folder, now: "2030-01-01T18:00:30+01:00")
        #expect(try second.event("fired")["status"] as? String == "done")
        #expect(second.end() == 0)
        #expect(try home.run("trigger", "log", "--json").objects.map { $0["status"] as? String } == ["done"])
    }

    @Test("S7: of two processes one fires, and the other takes over when it is killed")
    func s7TakesOverFromAKilledProcess() throws {
        let home = try SimulatedHome()
        _ = try home.run(
            "trigger", "add", "Evening", "--at", "2030-01-01T18:00:00+01:00", "--scene", "Movie Time", "--enable")
        let first = try RunningScheduler(home.folder, now: "2030-01-01T17:00:00+01:00")
        _ = try first.event("active")
        let second = try RunningScheduler(home.folder, now: "2030-01-01T17:59:50+01:00")
        first.kill()
        _ = try second.event("active")
        #expect(try second.event("fired")["status"] as? String == "done")
        #expect(second.end() == 0)
    }
}

/// A data folder with the homes of the demo, none of whose accessories is paired.
struct EditedHome {
    let folder = TemporaryFolder()

    init() throws { _ = try run("import", Fixture.project + "/Scripts/demo-home.json") }

    func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }

    func run(_ arguments: [String], input: Data? = nil) throws -> Program.Result {
        try Program.run(arguments, input: input, environment: ["XDG_DATA_HOME": folder.path])
    }
}

/// A running `beckon trigger run`.
final class RunningScheduler {
    private let process = Process()
    private let output: FileHandle
    private var read = Data()

    init(_ folder: String, now: String) throws {
        let pipe = Pipe()
        process.executableURL = URL(filePath: Program.path)
        process.arguments = ["trigger", "run", "--json", "--now", now, "--data-dir", folder + "/beckon"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        output = pipe.fileHandleForReading
        try process.run()
    }

    deinit { kill() }

    /// Waits for the next event of a kind; a scheduler that tells none for two minutes is killed.
    func event(_ kind: String) throws -> [String: Any] {
        let id = process.processIdentifier
        let patience = DispatchWorkItem { Foundation.kill(id, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: patience)
        defer { patience.cancel() }
        while true {
            while let end = read.firstIndex(of: UInt8(ascii: "\n")) {
                let line = read[..<end]
                read = Data(read[(end + 1)...])
                let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
                if object["event"] as? String == kind { return object }
            }
            let piece = output.availableData
            try #require(!piece.isEmpty, "the scheduler ended before it told “\(kind)”")
            read += piece
        }
    }

    /// Asks it to end; gives its status.
    func end() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Kills it with SIGKILL.
    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

extension SimulatedHome {
    /// Stops the simulator in its tracks: it answers nothing, but connections stay.
    func freeze() { kill(processIdentifier, SIGSTOP) }

    /// Lets the simulator go on.
    func thaw() { kill(processIdentifier, SIGCONT) }
}
