import Foundation
import TestSupport
import Testing

/// A running `beckon simulate`, and a data folder that is paired with all its servers.
final class SimulatedHome {
    /// A server that the simulator told of.
    struct Server: Decodable {
        let ready: Bool
        let port: Int
        let setupCode: String
        let deviceID: String
        let name: String
    }

    let folder: String
    private(set) var servers: [Server] = []
    private var process = Process()
    private let home: String

    private let isControlled: Bool

    /// What is left of a home that is switched off: the same accessories go on in copies of it.
    struct Kept {
        let folder: String
        let home: String
        let servers: Int
    }

    /// Starts the simulator on the home file of the demo, whose homes are imported and paired unless told not to.
    ///
    /// With `isControlled`, things are moved by hand at the socket `control` in the folder.
    convenience init(isPaired: Bool = true, isControlled: Bool = false) throws {
        if isPaired {
            try self.init(from: Self.demo.get(), isControlled: isControlled)
        } else {
            try self.init(simulating: Self.demoHome, servers: 2, isControlled: isControlled)
            _ = try run("import", Self.demoHome)
        }
    }

    private static let demoHome = Fixture.project + "/Scripts/demo-home.json"

    /// The demo as it is once all is imported and paired, which takes as long as most of what is tried on it.
    private static let demo = Result { try SimulatedHome(isPaired: false).paired() }

    /// Starts the simulator on a copy of what was kept: the same accessories, at other ports.
    init(from kept: Kept, isControlled: Bool = false) throws {
        self.isControlled = isControlled
        folder = try Scratch.folder()
        home = kept.home
        for part in ["simulator", "beckon"] {
            try FileManager.default.copyItem(atPath: "\(kept.folder)/\(part)", toPath: "\(folder)/\(part)")
        }
        try start(servers: kept.servers)
        for pairing in try FileManager.default.contentsOfDirectory(atPath: folder + "/beckon/pairings") {
            let file = URL(filePath: "\(folder)/beckon/pairings/\(pairing)")
            let known = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
            var moved = try #require(known as? [String: Any])
            let deviceID = moved["deviceID"] as? String
            moved["port"] = try #require(servers.first { $0.deviceID == deviceID }).port
            try JSONSerialization.data(withJSONObject: moved).write(to: file)
        }
    }

    /// Pairs with all servers, and ends the simulator.
    func paired() throws -> Kept {
        for server in servers {
            let added = try run("accessory", "add", "127.0.0.1:\(server.port)", "--setup-code", server.setupCode)
            #expect(added.status == 0, "\(added.errors)")
        }
        switchOff()
        let kept = Kept(folder: try Scratch.folder(), home: home, servers: servers.count)
        for part in ["simulator", "beckon"] {
            try FileManager.default.moveItem(atPath: "\(folder)/\(part)", toPath: "\(kept.folder)/\(part)")
        }
        return kept
    }

    /// Starts the simulator on a home file that makes so many servers; the data folder knows nothing of them.
    init(simulating home: String, servers count: Int, isControlled: Bool = false) throws {
        self.isControlled = isControlled
        folder = try Scratch.folder()
        self.home = home
        try start(servers: count)
    }

    /// Starts the simulator; with a port, its servers are there and at the next ones, and no network tells of them.
    private func start(servers count: Int, at port: Int? = nil) throws {
        let pipe = Pipe()
        process = Process()
        process.executableURL = URL(filePath: Program.path)
        process.arguments =
            ["simulate", home, "--state-dir", folder + "/simulator", "--setup-code", "031-45-154"]
            + (isControlled ? ["--control", folder + "/control"] : [])
            + (port.map { ["--port", String($0), "--no-announce"] } ?? [])
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        servers = try Self.servers(count, from: pipe.fileHandleForReading)
    }

    /// Has the same accessories go on at other ports, as with a router that gives them other addresses, and without mDNS.
    func move() throws {
        let known = servers.map(\.port)
        switchOff()
        for port in stride(from: 21_000 + Int.random(in: 0..<9_000), to: 32_000, by: 17) where !known.contains(port) {
            try start(servers: known.count, at: port)
            if servers.count == known.count { return }
        }
    }

    deinit {
        switchOff()
        // A folder that stays is the system's to clear away.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Ends the simulator, as when the power fails.
    func switchOff() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// The simulator.
    var processIdentifier: Int32 { process.processIdentifier }

    /// How the simulator ended; nil while it runs.
    var simulatorStatus: Int32? { process.isRunning ? nil : process.terminationStatus }

    /// Runs a command on the data folder.
    func run(_ arguments: String..., input: Data? = nil) throws -> Program.Result { try run(arguments, input: input) }

    /// Runs a command on the data folder.
    func run(_ arguments: [String], input: Data? = nil) throws -> Program.Result {
        try Program.run(arguments, input: input, environment: ["XDG_DATA_HOME": folder])
    }

    /// The values of an accessory, read over HAP: "Desk Lamp On" → "true".
    func values(of accessory: String) throws -> [String: String] {
        let lines = try run("accessory", "show", accessory).lines.map { $0.split(separator: "=", maxSplits: 1) }
        let pairs = lines.filter { $0.count == 2 }.map { pair in
            (pair[0].trimmingCharacters(in: .whitespaces), pair[1].trimmingCharacters(in: .whitespaces))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func servers(_ count: Int, from pipe: FileHandle) throws -> [Server] {
        var bytes = Data()
        while bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count <= count {
            let piece = pipe.availableData
            if piece.isEmpty { break }
            bytes += piece
        }
        return try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Server.self, from: $0) }
    }
}
