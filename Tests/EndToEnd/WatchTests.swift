import Foundation
import TestSupport
import Testing

/// `beckon watch` beside other programs that change the same homes.
struct WatchTests {
    /// A running `beckon watch`.
    private final class Watching {
        private let process = Process()
        private let lines: LineReader

        init(folder: String, _ options: String...) throws {
            let output = Pipe()
            process.executableURL = URL(filePath: Program.path)
            process.arguments = ["watch", "--data-dir", folder] + options
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            process.currentDirectoryURL = URL(filePath: Fixture.project)
            try process.run()
            lines = LineReader(output.fileHandleForReading)
        }

        deinit { if process.isRunning { process.terminate() } }

        func next(where isAwaited: (String) -> Bool = { _ in true }) -> String? { lines.next(where: isAwaited) }

        func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

        /// How it ended.
        var status: Int32 {
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    private func run(_ folder: String, _ arguments: String...) throws {
        #expect(try Program.run(arguments + ["--data-dir", folder]).status == 0)
    }

    /// A program, and when it said that what it was told to do is done; it may have more to say.
    private func acknowledgement(
        of arguments: String..., in folder: String
    ) throws -> (program: Process, moment: ContinuousClock.Instant) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments + ["--data-dir", folder]
        process.standardOutput = output
        process.currentDirectoryURL = URL(filePath: Fixture.project)
        try process.run()
        #expect(LineReader(output.fileHandleForReading).next() != nil)
        return (process, ContinuousClock.now)
    }

    @Test("O1: what another program changes is told within 200 ms")
    func o1TellsOfOthersWithin200Milliseconds() throws {
        let folder = try Scratch.folder()
        try run(folder, "home", "add", "Maple Street", "--user", "Ann")
        let watching = try Watching(folder: folder)
        #expect(watching.next() == "homes updated")
        var times: [Duration] = []
        for number in 1...20 {
            let (program, acknowledged) = try acknowledgement(
                of: "room", "add", "Room \(number)", "--user", "Ann", in: folder)
            #expect(watching.next() == "Maple Street: added room Room \(number) (Ann)")
            times.append(ContinuousClock.now - acknowledged)
            program.waitUntilExit()
        }
        times.sort()
        print("from the acknowledgement to the line: \(times[10]), at most \(times[19])")
        // A machine that is busy with other things may be late once; Beckon itself is not.
        #expect(times[10] < .milliseconds(200))
        watching.send(SIGTERM)
        #expect(watching.status == 0)
    }

    @Test("O6: each kind of change is an event of its own, one JSON object a line")
    func o6TellsEachKindOfChangeAsJSON() throws {
        let folder = try Scratch.folder()
        try run(folder, "home", "add", "Maple Street", "--user", "Ann")
        let watching = try Watching(folder: folder, "--json")
        func next() throws -> [String: Any] {
            let line = try #require(watching.next())
            return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(try next()["event"] as? String == "homesUpdated")
        try run(folder, "room", "add", "Kitchen", "--user", "Ann")
        let added = try next()
        #expect(added["event"] as? String == "rooms")
        #expect(added["change"] as? String == "added")
        #expect(added["kind"] as? String == "room")
        #expect(added["name"] as? String == "Kitchen")
        #expect(added["home"] as? String == "Maple Street")
        #expect(added["by"] as? String == "Ann")
        #expect(added["sequence"] is Int)
        try run(folder, "room", "rename", "Kitchen", "Galley", "--user", "Ann")
        let renamed = try next()
        #expect(renamed["change"] as? String == "renamed")
        #expect(renamed["name"] as? String == "Galley")
        try run(folder, "home", "add", "Lake House", "--user", "Ann")
        #expect(try next()["event"] as? String == "homes")
    }

    @Test("O4: a refused change tells nobody")
    func o4TellsNothingOfARefusedChange() throws {
        let folder = try Scratch.folder()
        try run(folder, "home", "add", "Maple Street", "--user", "Ann")
        let watching = try Watching(folder: folder)
        #expect(watching.next() == "homes updated")
        #expect(try Program.run(["room", "add", "maple street", "--user", "Ann", "--data-dir", folder]).status == 65)
        #expect(try Program.run(["room", "add", "Attic", "--user", "Bo", "--data-dir", folder]).status == 4)
        try run(folder, "room", "add", "Kitchen", "--user", "Ann")
        #expect(watching.next() == "Maple Street: added room Kitchen (Ann)")
    }

    @Test("O5: who was away for more than two seconds gets one “homes updated” and no backlog")
    func o5TellsOnceAfterAnAbsence() throws {
        let folder = try Scratch.folder()
        try run(folder, "home", "add", "Maple Street", "--user", "Ann")
        let watching = try Watching(folder: folder)
        #expect(watching.next() == "homes updated")
        watching.send(SIGSTOP)
        let stopped = ContinuousClock.now
        var number = 0
        // Others go on for longer than two seconds.
        while ContinuousClock.now - stopped < .milliseconds(2_500) || number < 20 {
            number += 1
            try run(folder, "room", "add", "Room \(number)", "--user", "Ann")
        }
        watching.send(SIGCONT)
        #expect(watching.next() == "homes updated")
        try run(folder, "room", "add", "Kitchen", "--user", "Ann")
        #expect(watching.next() == "Maple Street: added room Kitchen (Ann)")
    }

    @Test("C7: a value that another program sets arrives (B8), and so does an accessory's going and coming")
    func c7TellsOfValuesAndReachability() throws {
        let home = try SimulatedHome()
        let watching = try Watching(folder: home.folder + "/beckon")
        #expect(watching.next() == "homes updated")
        let heard = Thread.background { watching.next { $0.contains("Desk Lamp On = ") } }
        var isOn = false
        while !heard.isDone {
            isOn.toggle()
            #expect(try home.run("say", "turn \(isOn ? "on" : "off") the desk lamp").status == 0)
        }
        #expect(heard.value?.hasPrefix("Study: Desk Lamp On = ") == true)
        home.switchOff()
        #expect(watching.next { $0.contains("cannot be reached") } != nil)
    }
}

/// Something that is waited for while the test goes on.
private final class Background: @unchecked Sendable {
    // A lock guards both; the thread writes them once.
    private let lock = NSLock()
    private var result: String?
    private var isOver = false

    var isDone: Bool { lock.withLock { isOver } }
    var value: String? { lock.withLock { result } }

    func end(_ value: String?) {
        lock.withLock {
            result = value
            isOver = true
        }
    }
}

extension Thread {
    fileprivate static func background(_ work: @escaping () -> String?) -> Background {
        let background = Background()
        nonisolated(unsafe) let work = work
        Thread.detachNewThread { background.end(work()) }
        return background
    }
}
