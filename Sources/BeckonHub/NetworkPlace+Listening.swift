import BeckonRuntime
import Glibc
import HAPTransport
import NIOCore
import NIOPosix

extension NetworkPlace {
    /// Waits here for connections, each of which is wrapped before it says anything; gives where that is, too, whatever the port.
    ///
    /// - Throws: `HubFault.cannotListen`.
    func listen<Inbound: Sendable, Outbound: Sendable>(
        wrapping wrap: @escaping @Sendable (any Channel) throws -> NIOAsyncChannel<Inbound, Outbound>
    ) async throws -> (server: NIOAsyncChannel<NIOAsyncChannel<Inbound, Outbound>, Never>, bound: NetworkPlace) {
        do {
            let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.backlog, value: 64)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .bind(host: host, port: port) { channel in
                    channel.eventLoop.makeCompletedFuture { try wrap(channel) }
                }
            return (server, NetworkPlace(host: host, port: server.channel.localAddress?.port ?? port))
        } catch let error as IOError {
            throw HubFault.cannotListen(text, String(cString: strerror(error.errnoCode)))
        }
    }
}
