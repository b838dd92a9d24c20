import BeckonRuntime
import HAPTransport
import NIOCore
import NIOPosix
import WyomingProtocol

/// A TCP connection that carries Wyoming's events, for as long as somebody goes through them.
///
/// No more is read than is worked on: who sends faster than that fills its own buffers and not ours.
struct WyomingConnection: Sendable {
    /// The channel, as NIO gives it.
    typealias Channel = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    private let channel: Channel

    /// How long the other side may take to read what is sent.
    private static let patience = TimeAmount.seconds(10)
    /// The most events that are read in a second; who sends more is kept waiting.
    private static let mostEvents = 2_000

    init(_ channel: Channel) { self.channel = channel }

    /// Makes a channel one that carries events.
    ///
    /// - Parameter silence: how long the other side may be silent.
    static func wrap(_ channel: any NIOCore.Channel, endingAfter silence: TimeAmount) throws -> Channel {
        try channel.pipeline.syncOperations.addHandlers(
            IdleStateHandler(readTimeout: silence), SilenceHandler(WyomingEnd.silent))
        return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
    }

    /// Connects to a service.
    ///
    /// - Throws: what NIO throws where nobody answers there in time.
    static func connect(
        to place: NetworkPlace, within time: TimeAmount, endingAfter silence: TimeAmount
    ) async throws -> WyomingConnection {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(time)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelOption(.socketOption(.so_keepalive), value: 1)
            .connect(host: place.host, port: place.port) { channel in
                channel.eventLoop.makeCompletedFuture { try wrap(channel, endingAfter: silence) }
            }
        return WyomingConnection(channel)
    }

    /// Goes through the events of the other side until it ends the connection, and ends it then.
    ///
    /// - Throws: `WyomingFault` where what it sends are none, `WyomingEnd`, and what the body throws.
    func run(
        _ body: @escaping @Sendable (WyomingWriter) async throws -> any WyomingHandler
    ) async throws {
        try await channel.executeThenClose { incoming, outgoing in
            let writer = WyomingWriter(outgoing, on: channel.channel, patience: Self.patience)
            let handler = try await body(writer)
            do { try await read(incoming, handler) } catch {
                await handler.end()
                throw error
            }
            await handler.end()
        }
    }

    private func read(
        _ incoming: NIOAsyncChannelInboundStream<ByteBuffer>, _ handler: any WyomingHandler
    ) async throws {
        var reader = WyomingReader()
        var (count, second) = (0, ContinuousClock.now)
        for try await buffer in incoming {
            reader.feed(buffer.readableBytesView)
            while let event = try reader.next() {
                count += 1
                if count > Self.mostEvents {
                    try await Task.sleep(until: second + .seconds(1))
                    (count, second) = (0, .now)
                } else if second + .seconds(1) < .now {
                    (count, second) = (0, .now)
                }
                try await handler.take(event)
            }
        }
        if reader.isWithinEvent { throw WyomingEnd.withinEvent }
    }
}

/// What events of a connection are for.
protocol WyomingHandler: Sendable {
    /// Takes the next event; the connection ends where it throws.
    func take(_ event: WyomingEvent) async throws
    /// The connection has ended.
    func end() async
}

/// Why a connection ended that nobody meant to end.
enum WyomingEnd: Error, CustomStringConvertible {
    /// In the middle of an event.
    case withinEvent
    /// The other side was silent for too long.
    case silent
    /// The other side does not read.
    case unread

    var description: String {
        switch self {
        case .withinEvent: "it ended in the middle of an event"
        case .silent: "it was silent for too long"
        case .unread: "it does not read what it is sent"
        }
    }
}

/// Sends events over a connection, each whole.
struct WyomingWriter: Sendable {
    private let outgoing: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private let channel: any Channel
    private let patience: TimeAmount

    init(_ outgoing: NIOAsyncChannelOutboundWriter<ByteBuffer>, on channel: any Channel, patience: TimeAmount) {
        self.outgoing = outgoing
        self.channel = channel
        self.patience = patience
    }

    /// Sends events; waits until the system has room for them.
    ///
    /// - Throws: what NIO throws where the connection has ended; it is ended where the other side does not read.
    func send(_ events: WyomingEvent...) async throws {
        let channel = channel
        let alarm = channel.eventLoop.scheduleTask(in: patience) {
            channel.pipeline.fireErrorCaught(WyomingEnd.unread)
            channel.close(promise: nil)
        }
        defer { alarm.cancel() }
        var buffer = channel.allocator.buffer(capacity: 256)
        for event in events { buffer.writeBytes(event.bytes) }
        try await outgoing.write(buffer)
    }

    /// Ends the connection.
    func close() { channel.close(promise: nil) }
}
