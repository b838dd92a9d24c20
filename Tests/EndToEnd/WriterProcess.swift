import Foundation
import TestSupport

/// A running `beckon` that adds what the lines of its input name, and acknowledges each on a line.
final class WriterProcess {
    /// What begins each name that it is given.
    let mark: String
    private let kind: String
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()
    /// The names that it was given, in order.
    private(set) var given: [String] = []
    /// The names that it said it has added, in order.
    private(set) var acknowledged: [String] = []

    /// Starts adding things of a kind to the data folder; `options` are given with each.
    init(mark: String, kind: String, folder: String, options: [String] = []) throws {
        self.mark = mark
        self.kind = kind
        process.executableURL = URL(filePath: Program.path)
        process.arguments = [kind, "add", "-", "--data-dir", folder] + options
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Gives it so many more names.
    func give(_ count: Int) throws {
        // The letter keeps "W1 n21" and "W12 n1" apart, which are one name without it.
        let names = (0..<count).map { "\(mark) n\(given.count + $0)" }
        given += names
        try input.fileHandleForWriting.write(contentsOf: Data(names.map { $0 + "\n" }.joined().utf8))
    }

    /// Waits until it has acknowledged so many names in all, or has ended.
    func wait(for count: Int) {
        while acknowledged.count < count, readSome() {}
    }

    /// Ends it on the spot, and takes what it had said by then.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        while readSome() {}
        process.waitUntilExit()
    }

    /// Lets it come to its end.
    func finish() throws {
        try input.fileHandleForWriting.close()
        while readSome() {}
        process.waitUntilExit()
    }

    /// Reads what it says, waiting for it; false at its end, and where it says nothing for half a minute.
    private func readSome() -> Bool {
        var reading = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&reading, 1, 30_000) > 0 else { return false }
        let piece = output.fileHandleForReading.availableData
        unread += piece
        let prefix = "added: \(kind) "
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: unread[..<end], as: UTF8.self)
            unread = Data(unread[unread.index(after: end)...])
            guard line.hasPrefix(prefix), let place = line.range(of: " (", options: .backwards) else { continue }
            acknowledged.append(String(line[..<place.lowerBound].dropFirst(prefix.count)))
        }
        return !piece.isEmpty
    }
}
