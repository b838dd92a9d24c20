import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// A home's accessories, alive on the network: one server a bridge, and one for each accessory behind none.
public actor Simulator {
    /// The servers, in the order of the homes and of the accessories in them.
    public nonisolated let servers: [AccessoryServer]

    /// The accessories of some homes, switched off yet.
    ///
    /// - Parameters:
    ///   - folder: where identities and pairings are kept from one run to the next; without one they are forgotten.
    ///   - setupCode: the code of every server; without one, each has its own.
    /// - Throws: `ServerStateError` where a server's file is damaged, `PrivateFileError` where it cannot be used.
    public init(
        homes: [Home], folder: String? = nil, setupCode: SetupCode? = nil, random: @escaping RandomSource = systemRandom
    ) async throws {
        var servers: [AccessoryServer] = []
        for home in homes {
            for device in SimulatedDevice.devices(of: home) {
                servers.append(
                    try await AccessoryServer(
                        device, folder: folder, fileName: Self.fileName(of: device, in: home), setupCode: setupCode,
                        random: random))
            }
        }
        self.servers = servers
    }

    /// Switches all servers on.
    ///
    /// - Parameters:
    ///   - host: the address to listen at; `0.0.0.0` is every one of this machine.
    ///   - firstPort: the port of the first server, the others follow; without one the system picks.
    /// - Returns: one line of news for each server, in order.
    /// - Throws: `TransportError.cannotListen` where a port is taken; no server is on then.
    public func start(
        host: String = "127.0.0.1", firstPort: Int? = nil
    ) async throws(TransportError) -> [SimulatedServer] {
        var started: [SimulatedServer] = []
        for (number, server) in servers.enumerated() {
            let wanted = firstPort.map { $0 + number } ?? 0
            do throws(TransportError) {
                guard wanted <= 65535 else {
                    throw .cannotListen(host: host, port: wanted, reason: "ports end at 65535")
                }
                let port = try await server.start(host: host, port: wanted)
                started.append(
                    SimulatedServer(
                        name: server.name, port: port, setupCode: server.setupCode, deviceID: server.deviceID))
            } catch {
                await shutdown()
                throw error
            }
        }
        return started
    }

    /// Switches all servers off.
    public func shutdown() async {
        for server in servers { await server.stop() }
    }

    /// A name that stays as long as the home and the accessory keep theirs: FNV-1a of both in 64 bits.
    private static func fileName(of device: SimulatedDevice, in home: Home) -> String {
        let hash = "\(home.name)\n\(device.accessory.name)".utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16) + ".json"
    }
}

/// What one needs to know to pair a simulated device.
public struct SimulatedServer: Hashable, Sendable {
    /// What the device is called.
    public var name: String
    /// The port that it listens at.
    public var port: Int
    /// The code that pairs it.
    public var setupCode: SetupCode
    /// Who it is.
    public var deviceID: DeviceID
}
