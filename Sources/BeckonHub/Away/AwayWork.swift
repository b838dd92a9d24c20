import BeckonRuntime
import HAPCrypto
import HAPTransport
import HomeModel
import Logging
import NIOCore
import NIOPosix
import RelayProtocol
import ServiceLifecycle
import Synchronization

/// Has a hub reached from away: it keeps a connection to a relay, and answers whoever comes over it.
struct AwayWork: Sendable {
    let hub: Hub
    let relay: NetworkPlace
    /// Told when it is reached for the first time.
    let tell: @Sendable () -> Void

    /// How long a relay is waited for that does not answer.
    private static let patience = TimeAmount.seconds(10)
    /// The longest wait before it is tried again.
    private static let longestWait = Duration.seconds(60)
    /// The most bytes that wait to be read by the relay.
    private static let mostWaiting = 4 << 20

    /// The most homes for which one hub is reached, as relays take 64 connections of one address.
    private static let mostHomes = 32
    /// How often it is looked which homes are served.
    private static let interval = Duration.milliseconds(500)

    /// Goes on until the hub is to end.
    func run() async throws {
        try await cancelWhenGracefulShutdown {
            guard let clients = RemoteClients(in: hub.settings.place) else {
                return await keep(try await HubKey(folder: hub.settings.folder).key(), ["relay": "\(relay.text)"])
            }
            try await keep(clients)
        }
    }

    /// Is reached for each home for as long as it is served here: who takes it over is reached by the same key.
    private func keep(_ clients: RemoteClients) async throws {
        let active = ActiveIdentities()
        try await withThrowingDiscardingTaskGroup { group in
            repeat {
                for identity in try await identities() where active.begin(identity) {
                    group.addTask {
                        defer { active.end(identity) }
                        try await keep(identity, clients)
                    }
                }
                // A wait that is broken off is the end.
            } while (try? await Task.sleep(for: Self.interval)) != nil
            group.cancelAll()
        }
    }

    private func identities() async throws -> Set<Identity> {
        let homes = (hub.settings.homes.served ?? []).prefix(Self.mostHomes).map(Identity.home)
        // Whoever was invited before the homes were on a server knows the hub itself.
        return Set(homes + (try await hub.authenticator.isSpokenToFromAway() ? [.hub] : []))
    }

    private func keep(_ identity: Identity, _ clients: RemoteClients) async throws {
        let key: AgreementKey
        var home: Logger.Metadata = [:]
        switch identity {
        case .hub: key = try await HubKey(folder: hub.settings.folder).key()
        case .home(let id): (key, home) = (try await clients.key(of: id), ["home": "\(id)"])
        }
        let metadata = home.merging(["relay": "\(relay.text)"]) { $1 }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await keep(key, metadata) }
            group.addTask {
                // What cannot be asked for a moment goes on as it is; a wait that is broken off is the end.
                repeat {
                    if (try? await Task.sleep(for: Self.interval)) == nil { return }
                } while (try? await identities().contains(identity)) ?? true
            }
            _ = await group.next()
            group.cancelAll()
        }
    }

    private func keep(_ key: AgreementKey, _ metadata: Logger.Metadata) async {
        let reconnection = Reconnection(
            limit: Self.longestWait, log: hub.log, metadata: metadata, ended: "the relay has ended the connection",
            missing: "not reached from away")
        await reconnection.run { reached in
            let connection = try await connect()
            let line = RelayLine(most: Self.mostWaiting)
            try await connection.run(line) { frames, settle in
                try await register(key, &frames, line)
                settle()
                reached()
                hub.log.info("reached from away", metadata: metadata)
                tell()
                try await AwaySessions(hub: hub, key: key, line: line).serve(&frames)
            }
        }
    }

    private func connect() async throws -> RelayConnection {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(Self.patience)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connect(host: relay.host, port: relay.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try RelayConnection.wrap(channel, endingAfter: RelayConnection.silence)
                }
            }
        return RelayConnection(channel)
    }

    /// Shows the relay which hub this is.
    private func register(_ key: AgreementKey, _ frames: inout RelayFrames, _ line: RelayLine) async throws {
        line.send(RelayFrame(.register, [RelayFrame.version]))
        var proof = RelayHandshakes.proof(by: key)
        _ = try proof.read(try await Self.payload(.challenge, of: frames.next()))
        line.send(RelayFrame(.proof, try proof.write()))
        _ = try await Self.payload(.registered, of: frames.next())
    }

    private static func payload(_ kind: RelayFrame.Kind, of frame: RelayFrame?) throws -> [UInt8] {
        guard let frame else { throw RelayRefusal(end: .over) }
        if frame.kind == .close { throw RelayRefusal(end: frame.end) }
        guard frame.kind == kind else { throw RelayFault.unexpected }
        return frame.payload
    }
}

/// Why a relay does not take a hub.
private struct RelayRefusal: Error, CustomStringConvertible {
    let end: RelayFrame.End

    var description: String {
        switch end {
        case .refused: "the relay serves other hubs alone: `beckon remote key` tells its owner the key to add"
        case .busy: "the relay has no room for another hub"
        case .unclear: "the relay speaks another version: both need the same Beckon"
        case .over, .noHub, .slow: "the relay has ended the connection"
        }
    }
}

/// As whom a hub is reached: of itself, or for a home on a server, which another may serve next.
private enum Identity: Hashable {
    case hub
    case home(HomeID)
}

/// As whom it is reached now.
private final class ActiveIdentities: Sendable {
    private let identities = Mutex<Set<Identity>>([])

    /// Begins with one; false where it has begun already.
    func begin(_ identity: Identity) -> Bool { identities.withLock { $0.insert(identity).inserted } }

    func end(_ identity: Identity) { identities.withLock { _ = $0.remove(identity) } }
}
