import NIOCore
import NIOHTTPTypes

/// Ends a connection whose next request has not come whole in time, however slowly it trickles in.
///
/// The time counts from the opening of the connection, and from the end of each answer.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let patience: TimeAmount
    private var end: Scheduled<Void>?
    /// How many requests have come whole and are not answered; below 0 where an answer did not wait for its request.
    private var open = 0

    init(_ patience: TimeAmount) { self.patience = patience }

    func handlerAdded(context: ChannelHandlerContext) { expect(context) }

    func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        end?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) {
            open += 1
            if open > 0 { end?.cancel() }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            open -= 1
            if open <= 0 { expect(context) }
        }
        context.write(data, promise: promise)
    }

    private func expect(_ context: ChannelHandlerContext) {
        end?.cancel()
        let channel = context.channel
        end = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    }
}
