import HAPWire
import NIOCore

/// Reads and writes the messages of one channel; lives on the channel's event loop.
///
/// The socket is read only while someone waits for a message, so a peer that sends without end fills its own buffers and
/// not ours.
final class MessageHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var codec: MessageCodec
    private var context: ChannelHandlerContext?
    private var waiting: EventLoopPromise<HTTPMessage?>?
    private var deadline: Scheduled<Void>?
    private var failure: TransportError?

    init(side: SessionSide) {
        codec = MessageCodec(side: side)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelActive(context: ChannelHandlerContext) {
        if waiting != nil { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        codec.feed(Array(unwrapInboundIn(data).readableBytesView))
        deliver()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if waiting != nil { context.read() }
    }

    func channelInactive(context: ChannelHandlerContext) { settle(nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        failure = failure ?? TransportError(error)
        context.close(promise: nil)
    }

    /// The next message; nil after the other side has ended the connection.
    func receive(within time: Duration?, on loop: any EventLoop) -> EventLoopFuture<HTTPMessage?> {
        precondition(waiting == nil, "a connection has one reader")
        let promise = loop.makePromise(of: HTTPMessage?.self)
        waiting = promise
        deliver()
        guard waiting != nil else { return promise.futureResult }
        guard let context, context.channel.isActive || failure == nil else {
            settle(nil)
            return promise.futureResult
        }
        if let time { deadline = loop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { self.giveUp(.timedOut) } }
        if context.channel.isActive { context.read() }
        return promise.futureResult
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

    /// Seals everything from now on, in both directions.
    func seal(with keys: SessionKeys) { codec.seal(with: keys) }

    /// Ends the connection for the given reason.
    func giveUp(_ reason: TransportError) {
        failure = failure ?? reason
        settle(nil)
        context?.close(promise: nil)
    }

    private func deliver() {
        guard waiting != nil else { return }
        do {
            if let message = try codec.next() { settle(message) }
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
