import Foundation
import TestSupport
import Testing

/// The program at a terminal of its own, which a test types at and looks at.
final class TerminalProgram {
    private let terminal: Int32
    private let process = Process()
    private var bytes: [UInt8] = []

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (number, lock): (Int32, Int32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN: what `unlockpt` and `ptsname` do.
        try #require(
            terminal >= 0 && ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(other >= 0)
        let end = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"].merging(environment) { $1 })
        { $1 }
        process.currentDirectoryURL = URL(filePath: Fixture.project)
        (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        close(terminal)
    }

    /// All that was written to the terminal so far.
    var screen: String { String(decoding: bytes, as: UTF8.self) }

    /// Waits until a text has come for the so-manieth time; false where it does not come for a minute.
    @discardableResult
    func waits(for text: String, times: Int = 1) -> Bool {
        while screen.components(separatedBy: text).count <= times { if !read(within: 60_000) { return false } }
        return true
    }

    /// Waits until the program takes each key as it is struck; false where it does not for a minute.
    ///
    /// libedit writes its prompt before it sets the terminal so: a Control-D in between is the terminal's own, and lost.
    @discardableResult
    func waitsForKeys() -> Bool {
        let end = Date(timeIntervalSinceNow: 60)
        var settings = termios()
        while tcgetattr(terminal, &settings) == 0, settings.c_lflag & tcflag_t(ICANON) != 0 {
            if Date() > end { return false }
            _ = read(within: 10)
        }
        return true
    }

    /// Whether the terminal shows what is typed at it.
    var isShowing: Bool {
        var settings = termios()
        return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    func type(_ text: String) {
        let keys = Array(text.utf8)
        #expect(write(terminal, keys, keys.count) == keys.count)
    }

    func end(by signal: Int32) { kill(process.processIdentifier, signal) }

    /// The status with which it ends; what does not end within a minute is killed.
    var status: Int32 {
        let end = Date(timeIntervalSinceNow: 60)
        while process.isRunning {
            if Date() > end { kill(process.processIdentifier, SIGKILL) }
            _ = read(within: 100)
        }
        while read(within: 0) {}
        return process.terminationStatus
    }

    private func read(within milliseconds: Int32) -> Bool {
        var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return false }
        var piece = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(terminal, &piece, piece.count)
        if count > 0 { bytes += piece.prefix(count) }
        return count > 0
    }
}
