import HAPWire
import NIOCore
import NIOPosix

/// Waits for controllers at one port.
public final class MessageListener: Sendable {
    /// The most connections that wait to be taken; for a further one, that which has waited longest is closed.
    static let maximumWaiting = 64

    /// The port; the system's choice where 0 was asked for.
    public let port: Int
    /// The connections, as they come; ends when the listener is closed.
    public let connections: AsyncStream<MessageConnection>
    private let channel: any Channel

    private init(port: Int, connections: AsyncStream<MessageConnection>, channel: any Channel) {
        self.port = port
        self.connections = connections
        self.channel = channel
    }

    /// Starts to listen.
    ///
    /// - Parameter thread: the thread that the listener and its connections live on; without one they are spread.
    /// - Throws: `TransportError.cannotListen` where the port is taken or the address is not this machine's.
    public static func bind(
        host: String, port: Int, on thread: NetworkThread? = nil
    ) async throws(TransportError) -> MessageListener {
        let (connections, arrivals) = AsyncStream.makeStream(
            of: MessageConnection.self, bufferingPolicy: .bufferingNewest(maximumWaiting))
        do {
            let channel = try await ServerBootstrap(group: thread?.loop ?? MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.backlog, value: 256)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.autoRead, value: false)
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture { try Self.arrive(channel, arrivals) }
                }
                .bind(host: host, port: port).get()
            channel.closeFuture.whenComplete { _ in arrivals.finish() }
            let chosen = channel.localAddress?.port ?? port
            return MessageListener(port: chosen, connections: connections, channel: channel)
        } catch {
            throw .cannotListen(host: host, port: port, reason: TransportError.reason(of: error))
        }
    }

    private static func arrive(
        _ channel: any Channel, _ arrivals: AsyncStream<MessageConnection>.Continuation
    ) throws {
        try MessageConnection.arriving(channel) { connection in
            switch arrivals.yield(connection) {
            case .enqueued: break
            // Strangers who come by the hundred keep nobody out who comes after them.
            case .dropped(let oldest): Task { await oldest.close() }
            default: channel.close(promise: nil)
            }
        }
    }

    /// Stops to listen; connections that were taken stay.
    public func close() async {
        // A listener that is closed already is what was wanted.
        try? await channel.close().get()
    }
}
