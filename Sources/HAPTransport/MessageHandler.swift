import Glibc
import HAPWire
import HomeModel
import NIOCore

/// Reads and writes the messages of one channel; lives on the channel's event loop.
///
/// An accessory's socket is read only while someone waits for a message, so a peer that sends without end fills its own
/// buffers and not ours. A controller's is always read, since events come at any time; there, an answer that nobody
/// asked for ends the connection.
final class MessageHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Called once, when the channel has become usable.
    var onActive: (() -> Void)?
    private let onEvent: (@Sendable (HTTPMessage) -> Void)?
    private var codec: MessageCodec
    private var context: ChannelHandlerContext?
    private var waiting: EventLoopPromise<HTTPMessage?>?
    private var deadline: Scheduled<Void>?
    private var early: HTTPMessage?
    private var failure: TransportError?
    private var allowance = EventRateLimit(now: .now())

    /// A handler of our side; a controller's is told of events.
    init(side: SessionSide, onEvent: (@Sendable (HTTPMessage) -> Void)? = nil) {
        codec = MessageCodec(side: side)
        self.onEvent = onEvent
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        settle(nil)
    }

    func channelActive(context: ChannelHandlerContext) {
        onActive?()
        onActive = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        codec.feed(Array(unwrapInboundIn(data).readableBytesView))
        deliver()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if waiting != nil { context.read() }
    }

    func channelInactive(context: ChannelHandlerContext) { settle(nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { giveUp(TransportError(error)) }

    /// The next message that is no event; nil after the other side has ended the connection.
    func receive(within time: Duration?, on loop: any EventLoop) -> EventLoopFuture<HTTPMessage?> {
        precondition(waiting == nil, "a connection has one reader")
        let promise = loop.makePromise(of: HTTPMessage?.self)
        waiting = promise
        deliver()
        guard waiting != nil else { return promise.futureResult }
        guard let context, context.channel.isActive, failure == nil else {
            settle(nil)
            return promise.futureResult
        }
        if let time { deadline = loop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { self.giveUp(.timedOut) } }
        context.read()
        return promise.futureResult
    }

    /// Sends a request and waits for its answer, for so long at most.
    ///
    /// The system sends it no longer either, where it has not arrived by then, whatever becomes of this program: a command that
    /// waited in a broken network does not come back to life with it, after others.
    func exchange(_ request: HTTPMessage, within time: Duration, on loop: any EventLoop) -> EventLoopFuture<
        HTTPMessage?
    > {
        if early != nil { giveUp(.violation(ProtocolViolation(.unasked))) }
        let patience = max(1, min(TimeAmount(time).nanoseconds / 1_000_000, Int64(CInt.max)))
        // A channel that is closed does not take it, and sends nothing.
        context?.channel.setOption(.tcpOption(.userTimeout), value: Int(patience)).whenFailure { _ in }
        let answer = receive(within: time, on: loop)
        send(request, thenSealing: nil, on: loop).assumeIsolated().whenFailure { self.giveUp(TransportError($0)) }
        return answer
    }

    /// Sends one message as one write; with keys, everything after it is sealed.
    func send(_ message: HTTPMessage, thenSealing keys: SessionKeys?, on loop: any EventLoop) -> EventLoopFuture<Void> {
        guard let context, context.channel.isActive else {
            return loop.makeFailedFuture(failure ?? TransportError.closed)
        }
        let bytes = codec.bytes(of: message)
        if let keys { codec.seal(with: keys) }
        return context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)))
    }

    /// Sends the first half of a message's bytes; the connection is of no more use then.
    func sendHalf(of message: HTTPMessage, on loop: any EventLoop) -> EventLoopFuture<Void> {
        guard let context, context.channel.isActive else { return loop.makeFailedFuture(TransportError.closed) }
        let bytes = codec.bytes(of: message)
        return context.writeAndFlush(
            wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes.prefix(bytes.count / 2))))
    }

    /// Seals everything from now on, in both directions.
    func seal(with keys: SessionKeys) { codec.seal(with: keys) }

    /// Ends the connection for the given reason.
    func giveUp(_ reason: TransportError) {
        failure = failure ?? reason
        settle(nil)
        context?.close(promise: nil)
    }

    /// Hands on what has come: events at once, another message to whoever waits for it.
    private func deliver() {
        if waiting != nil, let message = early {
            early = nil
            settle(message)
        }
        guard failure == nil, waiting != nil || onEvent != nil else { return }
        do {
            while let message = try codec.next() {
                if case .event = message.start, let onEvent {
                    // In clear, anybody may have said it.
                    guard codec.isSealed else { return giveUp(.violation(ProtocolViolation(.unproven))) }
                    guard allowance.allows(message, now: .now()) else {
                        return giveUp(.violation(ProtocolViolation(.endless)))
                    }
                    onEvent(message)
                } else if waiting != nil {
                    settle(message)
                    if onEvent == nil { return }
                } else if early == nil {
                    early = message
                } else {
                    return giveUp(.violation(ProtocolViolation(.unasked)))
                }
            }
        } catch {
            giveUp(error)
        }
    }

    private func settle(_ message: HTTPMessage?) {
        deadline?.cancel()
        deadline = nil
        guard let promise = waiting else { return }
        waiting = nil
        if message == nil, let failure { promise.fail(failure) } else { promise.succeed(message) }
    }
}

extension NIOBSDSocket.Option {
    /// For how many milliseconds what was sent may be unacknowledged before the system gives it up (tcp(7)).
    fileprivate static let userTimeout = NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)
}
