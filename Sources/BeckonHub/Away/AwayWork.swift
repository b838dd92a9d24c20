import BeckonRuntime
import HAPCrypto
import HAPTransport
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

    /// Goes on until the hub is to end.
    func run() async throws {
        let key = try await HubKey(folder: hub.settings.folder).key()
        await cancelWhenGracefulShutdown { await keep(key) }
    }

    private func keep(_ key: AgreementKey) async {
        let (log, place): (Logger, Logger.Metadata) = (hub.log, ["relay": "\(relay.text)"])
        let reached = Mutex(false)
        var (backoff, lastFault) = (Backoff(limit: Self.longestWait), "")
        while !Task.isCancelled {
            do {
                let connection = try await connect()
                let line = RelayLine(most: Self.mostWaiting)
                try await connection.run(line) { frames, settle in
                    try await register(key, &frames, line)
                    settle()
                    reached.withLock { $0 = true }
                    log.info("reached from away", metadata: place)
                    tell()
                    try await AwaySessions(hub: hub, key: key, line: line).serve(&frames)
                }
                if Task.isCancelled { return }
                log.notice("the relay has ended the connection", metadata: place)
            } catch {
                if Task.isCancelled { return }
                let fault = error is NIOConnectionError ? "nobody answers there" : error.firstLine
                // One line is enough for as long as nothing changes.
                if fault != lastFault {
                    log.warning("not reached from away", metadata: place.merging(["error": "\(fault)"]) { $1 })
                }
                lastFault = fault
            }
            if reached.withLock({ $0 }) { (backoff, lastFault) = (Backoff(limit: Self.longestWait), "") }
            reached.withLock { $0 = false }
            // Many hubs that lost one relay do not come back at once. A wait that is broken off is the end.
            try? await Task.sleep(for: backoff.wait() * Double.random(in: 0.5...1))
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
