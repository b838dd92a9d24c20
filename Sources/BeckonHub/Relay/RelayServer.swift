import BeckonRuntime
import HAPTransport
import Logging
import NIOCore
import RelayProtocol
import ServiceLifecycle
import Synchronization

/// Hands sealed bytes on between hubs and those who speak to them from away.
///
/// It knows public keys, addresses, lengths and times, and can read nothing.
struct RelayServer: Sendable {
    let settings: RelaySettings
    let log: Logger

    /// The most connections.
    private static let mostConnections = 1_300
    /// The most bytes that wait to be read at the other end of a connection.
    private static let mostWaiting = 1 << 20
    /// How much somebody may say in a second before he is kept waiting.
    private static let mostInSecond = 64 << 10
    /// How long somebody who speaks to a hub may say nothing.
    private static let silence = Duration.seconds(660)

    private let table = RelayTable()

    init(_ settings: RelaySettings, log: Logger) { (self.settings, self.log) = (settings, log) }

    /// Serves until the hub is to end.
    ///
    /// - Throws: `HubFault.cannotListen`.
    func run(_ tell: @escaping @Sendable (NetworkPlace) -> Void) async throws {
        try await cancelWhenGracefulShutdown { try await serve(tell) }
    }

    private func serve(_ tell: @escaping @Sendable (NetworkPlace) -> Void) async throws {
        let (server, bound) = try await settings.address.listen {
            try RelayConnection.wrap($0, endingAfter: Self.silence)
        }
        tell(bound)
        let limit = ConcurrencyLimit(most: Self.mostConnections)
        try await withThrowingDiscardingTaskGroup { group in
            try await server.executeThenClose { visitors in
                for try await visitor in visitors {
                    group.addTask {
                        let address = visitor.channel.remoteAddress?.ipAddress ?? ""
                        guard limit.take() else { return await Self.turnAway(visitor) }
                        defer { limit.leave() }
                        guard table.enter(address) else { return await Self.turnAway(visitor) }
                        defer { table.leave(address) }
                        await serve(visitor)
                    }
                }
            }
            group.cancelAll()
        }
    }

    /// That it is closed is all that can be told to whoever finds no room.
    private static func turnAway(_ visitor: RelayConnection.Channel) async {
        try? await visitor.executeThenClose { _, _ in }
    }

    private func serve(_ visitor: RelayConnection.Channel) async {
        let line = RelayLine(most: Self.mostWaiting)
        do {
            try await RelayConnection(visitor).run(line) { frames, settle in
                guard let first = try await frames.next() else { return }
                guard first.payload.first == RelayFrame.version else { return line.end(.unclear) }
                switch first.kind {
                case .register where first.payload.count == 1: try await serveHub(&frames, line, settle)
                case .open: try await serveClient(to: Array(first.payload.dropFirst()), &frames, line, settle)
                default: throw RelayFault.unexpected
                }
            }
        } catch is CancellationError {
            return
        } catch {
            log.debug("a connection to the relay has ended", metadata: ["error": "\(error.firstLine)"])
        }
    }

    private func serveHub(_ frames: inout RelayFrames, _ line: RelayLine, _ settle: () -> Void) async throws {
        var challenge = RelayHandshakes.challenge()
        line.send(RelayFrame(.challenge, try challenge.write()))
        guard let proof = try await frames.next(), proof.kind == .proof else { throw RelayFault.unexpected }
        _ = try challenge.read(proof.payload)
        guard let key = challenge.otherStatic, settings.hubs.isEmpty || settings.hubs.contains(key) else {
            return line.end(.refused)
        }
        guard table.enter(hub: key, line) else { return line.end(.busy) }
        defer { table.leave(hub: key, line) }
        settle()
        line.send(RelayFrame(.registered))
        log.info("a hub is reached through the relay", metadata: ["hub": "\(key.hexadecimal.prefix(16))"])
        let heard = Mutex(ContinuousClock.now)
        let heart = Task {
            // A sleep that is broken off is the end.
            while (try? await Task.sleep(for: RelayConnection.heartbeat)) != nil {
                // One whose machine has lost its power says nothing, not even that it has gone.
                guard heard.withLock({ $0 + RelayConnection.silence > .now }) else { return line.end() }
                line.send(RelayFrame(.ping))
            }
        }
        defer { heart.cancel() }
        while let frame = try await frames.next() {
            heard.withLock { $0 = .now }
            let stream = RelayTable.Stream(hub: key, number: frame.stream)
            switch frame.kind {
            case .data: table.hand(frame.payload, from: stream)
            case .close: table.closed(stream, frame.end)
            case .pong: continue
            default: throw RelayFault.unexpected
            }
        }
    }

    private func serveClient(
        to key: [UInt8], _ frames: inout RelayFrames, _ line: RelayLine, _ settle: () -> Void
    ) async throws {
        // Who has nothing to say takes no room at the hub.
        guard let greeting = try await frames.next() else { return }
        guard greeting.kind == .data else { throw RelayFault.unexpected }
        let stream: RelayTable.Stream
        do { stream = try table.open(to: key, for: line) } catch { return line.end(error) }
        defer { table.close(stream) }
        guard table.hand(greeting.payload, to: stream) else { return line.end(.busy) }
        settle()
        var (said, second) = (0, ContinuousClock.now)
        while let frame = try await frames.next() {
            switch frame.kind {
            case .data:
                said += frame.payload.count
                if said > Self.mostInSecond { try await Task.sleep(until: second + .seconds(1)) }
                if second + .seconds(1) <= .now { (said, second) = (0, .now) }
                guard table.hand(frame.payload, to: stream) else { return line.end(.busy) }
            case .close: return
            default: throw RelayFault.unexpected
            }
        }
    }
}
