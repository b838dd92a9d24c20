import HAPSimulator
import HAPWire
import HomeModel

/// The accessories of a home file, alive as real HAP accessories.
public struct Simulation: Sendable {
    private let simulator: Simulator

    /// The accessories of a home file, or of a captured device, switched off yet.
    ///
    /// A captured device is the body of an answer to `GET /accessories`, or only the list in it. Identities and pairings are kept in the folder. Without a setup code, each server has its own.
    ///
    /// - Throws: `HomeFileError`, `CaptureError`, `InputError`, `ServerStateError`, `PrivateFileError`.
    public init(homeFile path: String, folder: String, setupCode: SetupCode?) async throws {
        let bytes = try InputFile.bytes(of: path)
        // What is no JSON at all is the home file's to complain of.
        if let document = try? JSON(reading: bytes), let capture = try InputFile.naming(path, { try Capture(document) })
        {
            simulator = try await Simulator(capture, folder: folder, setupCode: setupCode)
        } else {
            let homes = try InputFile.homes(of: path).homes
            simulator = try await Simulator(homes: homes, folder: folder, setupCode: setupCode)
        }
    }

    /// Switches all servers on; the first listens at the port given, the others follow; without one the system picks.
    ///
    /// - Throws: `TransportError` where a port is taken; no server is on then.
    public func start(host: String, firstPort: Int?) async throws -> [StartedServer] {
        try await simulator.start(host: host, firstPort: firstPort).map(StartedServer.init)
    }

    /// Announces all servers in the network; why that cannot be is told once.
    public func beginAnnouncing(_ tell: @escaping @Sendable (String) -> Void) async {
        await simulator.beginAnnouncing { tell(localized(fault: $0)) }
    }

    /// Switches all servers off.
    public func shutdown() async { await simulator.shutdown() }

    /// A control of the simulation; what is watched is told a line at a time.
    public func console(tell: @escaping @Sendable (String) -> Void) -> SimulatorConsole {
        SimulatorConsole(simulator, tell: tell)
    }
}

/// One person or program at the control of a simulation.
public typealias SimulationConsole = SimulatorConsole

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
