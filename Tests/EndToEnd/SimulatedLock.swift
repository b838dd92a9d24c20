import Foundation
import Testing

/// One simulated door lock that can be switched off and on, or be another one under the same identity.
final class SimulatedLock {
    static let code = "031-45-154"
    static let home = #"""
        {"version": 1, "homes": [{"name": "Hut", "accessories": [{"name": "Front Door", "services": [
            {"type": "LockMechanism", "name": "Front Door",
             "characteristics": {"LockCurrentState": 1, "LockTargetState": 1}}]}]}]}
        """#

    let folder: String
    private(set) var port = 0
    private(set) var deviceID = ""
    private var process: Process?
    private let file: String
    private let state: String
    private let isOwner: Bool

    /// A lock that is on, paired with nobody.
    init() throws {
        (folder, file, state, isOwner) = (try Scratch.folder(), "hut.json", "state", true)
        try Self.home.write(toFile: folder + "/hut.json", atomically: true, encoding: .utf8)
        try switchOn()
    }

    /// Whatever a file in the folder of another one describes, with its state beside it.
    init(simulating file: String, in folder: String, state: String) throws {
        (self.folder, self.file, self.state, isOwner) = (folder, file, state, false)
        try switchOn()
    }

    deinit {
        switchOff()
        // A folder that stays is the system's to clear away.
        if isOwner { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// Another device that calls itself by this identity, and has a key of its own.
    func become(_ identity: String) throws {
        switchOff()
        let text = try String(contentsOfFile: stateFile(), encoding: .utf8)
        try text.replacing(deviceID, with: identity).write(toFile: stateFile(), atomically: true, encoding: .utf8)
        try switchOn()
        #expect(deviceID == identity)
    }

    /// Puts it on the network, at the port that it had or at one of the system's choice.
    func switchOn() throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: Program.path)
        process.arguments = [
            "simulate", "\(folder)/\(file)", "--state-dir", "\(folder)/\(state)", "--setup-code", Self.code,
            "--no-announce", "--host", "127.0.0.1", "--port", "\(port)",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        self.process = process
        let line = try #require(LineReader(output.fileHandleForReading).next(), "the simulator said nothing")
        let told = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        port = try #require(told?["port"] as? Int, "the simulator said: \(line)")
        deviceID = try #require(told?["deviceID"] as? String)
    }

    /// Ends it, as when the power fails.
    func switchOff() {
        guard let process, process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// Whether it trusts a controller.
    func isPaired() throws -> Bool {
        let state = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: stateFile())))
        let pairings = (state as? [String: Any])?["pairings"] as? [Any]
        return try #require(pairings).isEmpty == false
    }

    private func stateFile() throws -> String {
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(state)")
        return try "\(folder)/\(state)/" + #require(files.first { $0.hasSuffix(".json") })
    }
}

/// A data folder of real `beckon` processes that knows one lock.
struct HutWithLock {
    let folder: String
    let door: SimulatedLock

    /// The home of the lock's file, paired with it.
    init() throws {
        door = try SimulatedLock()
        folder = door.folder + "/data"
        _ = try run("import", door.folder + "/hut.json")
        #expect(try add(door).output == "joined: Front Door (Hut)\n")
    }

    func run(_ arguments: String..., input: Data? = nil) throws -> Program.Result {
        try Program.run(arguments + ["--data-dir", folder], input: input)
    }

    func add(_ device: SimulatedLock, _ more: String...) throws -> Program.Result {
        try Program.run(
            ["accessory", "add", "127.0.0.1:\(device.port)", "--setup-code", SimulatedLock.code, "--data-dir", folder]
                + more)
    }

    /// What is kept of all pairings, by file.
    func records() throws -> [String: Data] {
        // Where the folder is not there, no pairing is kept.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/pairings")) ?? []
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, try Data(contentsOf: URL(filePath: folder + "/pairings/" + name)))
            })
    }

    /// The homes, as they are exported.
    func homes() throws -> String { try run("export").output }
}
