import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel
import Synchronization

/// Accessories that are not there, alive on the network: one server a bridge, and one for each accessory behind none.
public actor Simulator {
    /// The servers, in the order of the homes and of the accessories in them; new ones come last.
    public internal(set) var servers: [AccessoryServer] = []

    let folder: String?
    let setupCode: SetupCode?
    let random: RandomSource
    var host = "127.0.0.1"
    var watchers: [Int: @Sendable (JSON) -> Void] = [:]
    var watcherCount = 0
    var lastCommand: Task<JSON, Never>?
    /// The most that waits to be told to those who watch.
    private static let maximumEvents = 10_000
    private let events: AsyncStream<(DeviceEvent, AccessoryServer)>.Continuation
    private var once: Once?
    private var announced = 0
    /// The system bus has room for 256 connections of one user, and each announcement is one.
    private static let maximumAnnouncements = 200

    /// The accessories of some homes, switched off yet.
    ///
    /// - Parameters:
    ///   - folder: where identities and pairings are kept from one run to the next; without one they are forgotten.
    ///   - setupCode: the code of every server; without one, each has its own.
    /// - Throws: `ServerStateError` where a server's file is damaged, `PrivateFileError` where it cannot be used.
    public init(
        homes: [Home], folder: String? = nil, setupCode: SetupCode? = nil, random: @escaping RandomSource = systemRandom
    ) async throws {
        self.init(folder: folder, setupCode: setupCode, random: random)
        for home in homes {
            for device in SimulatedDevice.devices(of: home) {
                servers.append(try await server(of: device, in: home.name))
            }
        }
    }

    /// The double of a captured device, switched off yet.
    ///
    /// - Throws: as the doubles of homes do.
    public init(
        _ capture: Capture, folder: String? = nil, setupCode: SetupCode? = nil,
        random: @escaping RandomSource = systemRandom
    ) async throws {
        self.init(folder: folder, setupCode: setupCode, random: random)
        servers = [try await server(of: SimulatedDevice(capture), in: "captured")]
    }

    private init(folder: String?, setupCode: SetupCode?, random: @escaping RandomSource) {
        self.folder = folder
        self.setupCode = setupCode
        self.random = random
        let (stream, events) = AsyncStream.makeStream(
            of: (DeviceEvent, AccessoryServer).self, bufferingPolicy: .bufferingNewest(Self.maximumEvents))
        self.events = events
        // One teller, so that everybody hears things in the order in which they happened; it ends with the simulator.
        Task { [weak self] in
            for await (event, server) in stream { await self?.tell(event, of: server) }
        }
    }

    deinit { events.finish() }

    /// Switches all servers on.
    ///
    /// - Parameters:
    ///   - host: the address to listen at; `0.0.0.0` is every one of this machine.
    ///   - firstPort: the port of the first server, the others follow; without one the system picks.
    /// - Returns: one line for each server, in order.
    /// - Throws: `TransportError.cannotListen` where a port is taken; no server is on then.
    public func start(
        host: String = "127.0.0.1", firstPort: Int? = nil
    ) async throws(TransportError) -> [SimulatedServer] {
        self.host = host
        var started: [SimulatedServer] = []
        for (number, server) in servers.enumerated() {
            let wanted = firstPort.map { $0 + number } ?? 0
            do throws(TransportError) {
                guard wanted <= 65535 else {
                    throw .cannotListen(host: host, port: wanted, reason: "ports end at 65535")
                }
                started.append(try await switchOn(server, port: wanted))
            } catch {
                await shutdown()
                throw error
            }
        }
        return started
    }

    /// Has the servers announced by DNS-SD from now on, as far as the system lets one user do so.
    ///
    /// - Parameter tell: is told once why nothing is announced, where that is so.
    public func beginAnnouncing(_ tell: @escaping @Sendable (AnnouncementFault) -> Void) async {
        let once = Once(tell)
        self.once = once
        for server in servers { await beginAnnouncing(server) }
        if servers.count > Self.maximumAnnouncements {
            tell(.onlySome(Self.maximumAnnouncements, of: servers.count))
        }
    }

    /// Has one server announced, where servers are.
    private func beginAnnouncing(_ server: AccessoryServer) async {
        guard let once, announced < Self.maximumAnnouncements else { return }
        announced += 1
        await server.beginAnnouncing { state in
            if case .unavailable(let error) = state { once.tell(.unavailable(error)) }
        }
    }

    /// Switches all servers off.
    public func shutdown() async {
        await withDiscardingTaskGroup { group in
            for server in servers { group.addTask { await server.stop() } }
        }
    }

    /// A server of a device, switched off yet; its file's name stays while the home and the accessory keep theirs.
    func server(of device: SimulatedDevice, in home: String) async throws -> AccessoryServer {
        // FNV-1a of both names in 64 bits.
        let hash = "\(home)\n\(device.accessory.name)".utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return try await AccessoryServer(
            device, folder: folder, fileName: String(hash, radix: 16) + ".json", setupCode: setupCode, random: random)
    }

    /// Switches a server on and watches it.
    func switchOn(_ server: AccessoryServer, port: Int) async throws(TransportError) -> SimulatedServer {
        let port = try await server.start(host: host, port: port)
        await server.watch { [events] in events.yield(($0, server)) }
        await beginAnnouncing(server)
        return SimulatedServer(
            name: server.name, port: port, setupCode: server.setupCode, deviceID: server.deviceID)
    }
}

/// Why servers are not announced in the network.
public enum AnnouncementFault: Error, Hashable, Sendable {
    /// There are more than the system lets one user announce; so many are, of so many.
    case onlySome(Int, of: Int)
    /// Nothing can be announced.
    case unavailable(DiscoveryError)
}

/// Tells the first of several things.
private final class Once: Sendable {
    private let isDone = Mutex(false)
    private let teller: @Sendable (AnnouncementFault) -> Void

    init(_ teller: @escaping @Sendable (AnnouncementFault) -> Void) { self.teller = teller }

    func tell(_ fault: AnnouncementFault) {
        let isFirst = isDone.withLock { isDone in
            defer { isDone = true }
            return !isDone
        }
        if isFirst { teller(fault) }
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
