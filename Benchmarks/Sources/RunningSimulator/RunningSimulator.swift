import Foundation

/// A running `beckon simulate`, and its control on standard input.
public actor RunningSimulator {
    private let running = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()
    private let onEvent: @Sendable (String) -> Void

    /// Starts a simulator of a home, in a folder of its own; the setup code of all servers is 031-45-154.
    ///
    /// - Parameter onEvent: is given each line that it tells unasked, once it was ordered to.
    public init(
        program: String, home: [String: any Sendable], folder: URL, arguments: [String] = [],
        onEvent: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        self.onEvent = onEvent
        let file = folder.appending(path: "home.json")
        try JSONSerialization.data(withJSONObject: ["version": 1, "homes": [home]] as [String: any Sendable]).write(
            to: file)
        running.executableURL = URL(filePath: program)
        running.arguments =
            [
                "simulate", file.path, "--state-dir", folder.path + "/state", "--setup-code", "031-45-154",
                "--no-announce", "--host", "127.0.0.1",
            ] + arguments
        running.standardInput = input
        running.standardOutput = output
        try running.run()
    }

    /// Its process.
    public nonisolated var process: Int32 { running.processIdentifier }

    /// Ends it.
    public func stop() {
        running.terminate()
        running.waitUntilExit()
    }

    /// The ports of so many servers, when each has said that it is ready.
    public func ports(_ count: Int) throws -> [Int] {
        try (0..<count).map { _ in
            guard let port = try object()["port"] as? Int else { throw SimulatorFault("a server told no port") }
            return port
        }
    }

    /// Carries out a command, and gives the number in its answer, where it was asked for one; throws where it was refused.
    @discardableResult
    public func order(_ command: [String: any Sendable]) throws -> Int? {
        let line = try JSONSerialization.data(withJSONObject: command) + Data("\n".utf8)
        try input.fileHandleForWriting.write(contentsOf: line)
        let answer = try object()
        guard answer["ok"] as? Bool == true else { throw SimulatorFault("\(answer["error"] ?? "no answer")") }
        return answer["value"] as? Int
    }

    /// The next line; the simulator answers at once, so that waiting here holds up nobody.
    private func object() throws -> [String: Any] {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = unread[..<end]
                unread = Data(unread[unread.index(after: end)...])
                guard let object = try JSONSerialization.jsonObject(with: line) as? [String: Any] else {
                    throw SimulatorFault("that is no object: \(String(decoding: line, as: UTF8.self))")
                }
                guard object["event"] == nil else {
                    onEvent(String(decoding: line, as: UTF8.self))
                    continue
                }
                return object
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw SimulatorFault("the simulator has ended") }
            unread += more
        }
    }
}

/// What the simulator did not do.
public struct SimulatorFault: Error, CustomStringConvertible {
    /// What was wrong.
    public let description: String

    /// A fault in the given words.
    public init(_ text: String) { description = text }
}

/// A lamp of a home file.
public func lamp(_ name: String, behind bridge: String? = nil) -> [String: any Sendable] {
    let characteristics: [String: any Sendable] = ["On": true, "Brightness": 50]
    let service: [String: any Sendable] = ["type": "Lightbulb", "characteristics": characteristics]
    var lamp: [String: any Sendable] = ["name": name, "services": [service]]
    lamp["bridge"] = bridge
    return lamp
}

/// The memory of a process that stays in the machine, in KiB.
public func memory(of process: Int32) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}

/// Lets this program have as many connections as the system allows.
public func allowManyFiles() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

/// Prints how long something took.
public func tell(_ what: String, _ time: Duration) {
    print("\(what.padding(toLength: 26, withPad: " ", startingAt: 0)) \(String(format: "%.3f s", time / .seconds(1)))")
}
