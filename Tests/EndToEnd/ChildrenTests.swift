import Foundation
import TestSupport
import Testing

/// Programs that `listen` starts end with it, and so does whatever they have started.
struct ChildrenTests {
    /// A command whose processes, a pipeline and one in the background, all hold a pipe open as long as they live.
    private final class Family {
        let path: String
        private let descriptor: Int32

        init() throws {
            path = try Scratch.folder() + "/alive"
            try #require(mkfifo(path, 0o600) == 0)
            descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        }

        deinit {
            close(descriptor)
            // A folder that stays is the system's to clear away.
            try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
        }

        var command: String { "exec 9>'\(path)'; sleep 600 & echo begun >&9; sleep 600 | (sleep 600; cat)" }

        /// Waits until the command runs.
        func waitForBeginning() -> Bool { next(within: 30_000) == true }

        /// Waits until nobody of the family lives any more.
        func waitForEnd() -> Bool {
            while true {
                guard let isAlive = next(within: 10_000) else { return false }
                if !isAlive { return true }
            }
        }

        /// Whether somebody said something, or nobody is left to; nil where neither came in time.
        private func next(within milliseconds: Int32) -> Bool? {
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 64)
            return read(descriptor, &buffer, buffer.count) > 0
        }
    }

    /// How `listen` ends.
    enum Ending: CaseIterable { case terminated, interrupted, killed, soundEnds }

    @Test(arguments: Ending.allCases) func endWithListen(ending: Ending) throws {
        let (microphone, button) = (try Family(), try Family())
        let gate = microphone.path + ".gate"
        try #require(mkfifo(gate, 0o600) == 0)
        let process = Process()
        process.executableURL = URL(filePath: Program.path)
        process.arguments = [
            "listen", "--dry-run", "--quiet", "--home-file", Fixture.project + "/Scripts/demo-home.json",
            "--mic-command", ending == .soundEnds ? "cat '\(gate)'" : microphone.command, "--talk-command",
            button.command,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.currentDirectoryURL = URL(filePath: Fixture.project)
        try process.run()
        defer {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
        }
        try #require(button.waitForBeginning())
        if ending != .soundEnds { try #require(microphone.waitForBeginning()) }
        switch ending {
        case .terminated: kill(process.processIdentifier, SIGTERM)
        case .interrupted: kill(process.processIdentifier, SIGINT)
        case .killed: kill(process.processIdentifier, SIGKILL)
        case .soundEnds: close(open(gate, O_WRONLY | O_CLOEXEC))
        }
        #expect(button.waitForEnd())
        if ending != .soundEnds { #expect(microphone.waitForEnd()) }
    }
}
