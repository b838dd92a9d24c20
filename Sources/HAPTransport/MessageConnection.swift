import HAPWire
import NIOCore
import NIOPosix

/// One TCP connection that carries HAP's messages.
///
/// One task at a time receives; any number may send, and each message goes out whole, in one write.
public final class MessageConnection: Sendable {
    private let channel: any Channel
    private let handler: NIOLoopBound<MessageHandler>

    init(
        on channel: any Channel, side: SessionSide, onEvent: (@Sendable (HTTPMessage) -> Void)? = nil
    ) throws {
        let handler = MessageHandler(side: side, onEvent: onEvent)
        try channel.pipeline.syncOperations.addHandler(handler)
        self.channel = channel
        self.handler = NIOLoopBound(handler, eventLoop: channel.eventLoop)
    }

    /// Makes a connection of a channel that is about to become usable, and hands it out when it is.
    static func arriving(_ channel: any Channel, then handOut: @escaping (MessageConnection) -> Void) throws {
        let connection = try MessageConnection(on: channel, side: .accessory)
        connection.handler.value.onActive = { handOut(connection) }
    }

    /// Whether messages can be sent; the other side may have gone without our knowing yet.
    public var isOpen: Bool { channel.isActive }

    /// Connects to an accessory.
    ///
    /// - Parameter thread: the thread that the connection lives on.
    /// - Parameter onEvent: is told of each event, on the network's own thread; it returns at once.
    /// - Throws: `TransportError`, within the given time.
    public static func connect(
        host: String, port: Int, within time: Duration, on thread: NetworkThread = .next(),
        onEvent: @escaping @Sendable (HTTPMessage) -> Void = { _ in }
    ) async throws(TransportError) -> MessageConnection {
        guard (1...65535).contains(port) else { throw .noPort(port) }
        do {
            return try await ClientBootstrap(group: thread.loop)
                .connectTimeout(TimeAmount(time))
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .connect(host: host, port: port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try MessageConnection(on: channel, side: .controller, onEvent: onEvent)
                    }
                }
        } catch {
            throw TransportError(error)
        }
    }

    /// The next message that is no event; nil after the other side has ended the connection.
    ///
    /// - Throws: `TransportError.timedOut` where none came within the time, `.violation` where the bytes are none. The
    ///   connection is closed then. Cancelling the task closes it too.
    public func receive(
        within time: Duration? = nil, isolation: isolated (any Actor)? = #isolation
    ) async throws(TransportError) -> HTTPMessage? {
        let handler = handler
        return try await message { loop in handler.value.receive(within: time, on: loop) }
    }

    /// Sends a message, and waits until the system has taken all of it.
    ///
    /// Messages of one actor go out in the order in which it called.
    ///
    /// - Parameter keys: where given, this message still goes out as before, and everything after it is sealed.
    /// - Throws: `TransportError.timedOut` where the other side does not read; the connection is closed then.
    public func send(
        _ message: HTTPMessage, within time: Duration? = nil, thenSealing keys: SessionKeys? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(TransportError) {
        let handler = handler
        let sent = await result { loop in
            let sent = handler.value.send(message, thenSealing: keys, on: loop)
            if let time {
                let deadline = loop.scheduleTask(in: TimeAmount(time)) { handler.value.giveUp(.timedOut) }
                sent.whenComplete { _ in deadline.cancel() }
            }
            return sent
        }
        do { try sent.get() } catch { throw TransportError(error) }
    }

    /// Sends the first half of a message's bytes, for a device that fails in the middle of an answer.
    public func sendHalf(of message: HTTPMessage) async throws(TransportError) {
        let handler = handler
        let sent = await result { loop in handler.value.sendHalf(of: message, on: loop) }
        do { try sent.get() } catch { throw TransportError(error) }
    }

    /// Sends a request, and waits for its answer for so long at most; nil after the other side has ended the connection.
    ///
    /// An actor that lives on the connection's own thread waits without a change of thread.
    ///
    /// - Throws: as ``receive(within:)``; the connection is closed then. Cancelling the task closes it too.
    public func exchange(
        _ request: HTTPMessage, within time: Duration, isolation: isolated (any Actor)? = #isolation
    ) async throws(TransportError) -> HTTPMessage? {
        let handler = handler
        return try await message { loop in handler.value.exchange(request, within: time, on: loop) }
    }

    /// A message that is asked for on the connection's thread; cancelling the task closes the connection.
    private func message(
        isolation: isolated (any Actor)? = #isolation,
        _ ask: @escaping @Sendable (any EventLoop) -> EventLoopFuture<HTTPMessage?>
    ) async throws(TransportError) -> HTTPMessage? {
        let (handler, loop) = (handler, channel.eventLoop)
        let message = await withTaskCancellationHandler(
            operation: { await result(isolation: isolation, of: ask) },
            onCancel: { loop.execute { handler.value.giveUp(.closed) } },
            isolation: isolation)
        do { return try message.get() } catch { throw TransportError(error) }
    }

    /// What comes of work on the connection's thread, begun at once by whoever is there already.
    private func result<Value: Sendable>(
        isolation: isolated (any Actor)? = #isolation,
        of work: @escaping @Sendable (any EventLoop) -> EventLoopFuture<Value>
    ) async -> Result<Value, any Error> {
        let loop = channel.eventLoop
        return await withCheckedContinuation { continuation in
            let begin = { @Sendable in work(loop).whenComplete { continuation.resume(returning: $0) } }
            if loop.inEventLoop { begin() } else { loop.execute(begin) }
        }
    }

    /// Seals everything from now on, in both directions.
    public func seal(with keys: SessionKeys) async {
        let handler = handler
        // The event loop runs everything that is handed to it while the program lives.
        try? await channel.eventLoop.submit { handler.value.seal(with: keys) }.get()
    }

    /// Does something once the connection has ended, on the network's own thread.
    public func whenClosed(_ body: @escaping @Sendable () -> Void) {
        channel.closeFuture.whenComplete { _ in body() }
    }

    /// Ends the connection; whoever waits for a message gets an end.
    public func close() async {
        // A connection that is closed already is what was wanted.
        try? await channel.close().get()
    }
}
