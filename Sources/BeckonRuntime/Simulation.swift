import HAPSimulator
import HAPWire
import HomeModel

/// The accessories of a home file, alive as real HAP accessories.
public struct Simulation: Sendable {
    private let simulator: Simulator

    /// The accessories of a home file, switched off yet.
    ///
    /// Identities and pairings are kept in the folder. Without a setup code, each server has its own.
    ///
    /// - Throws: `HomeFileError`, `InputError`, `ServerStateError`, `PrivateFileError`.
    public init(homeFile path: String, folder: String, setupCode: SetupCode?) async throws {
        let snapshot = try HomeFile.read(InputFile.bytes(of: path))
        simulator = try await Simulator(homes: snapshot.homes, folder: folder, setupCode: setupCode)
    }

    /// Switches all servers on; the first listens at the port given, the others follow; without one the system picks.
    ///
    /// - Throws: `TransportError` where a port is taken; no server is on then.
    public func start(host: String, firstPort: Int?) async throws -> [StartedServer] {
        try await simulator.start(host: host, firstPort: firstPort).map(StartedServer.init)
    }

    /// Switches all servers off.
    public func shutdown() async { await simulator.shutdown() }
}

/// A server that is ready.
public struct StartedServer: Sendable {
    private let server: SimulatedServer

    init(_ server: SimulatedServer) { self.server = server }

    /// What other programs need to pair it, as one line of JSON.
    public var line: String {
        JSON.object([
            "ready": .bool(true), "port": .int(Int64(server.port)), "setupCode": .string(server.setupCode.text),
            "deviceID": .string(server.deviceID.description), "name": .string(server.name),
        ]).line
    }
}
