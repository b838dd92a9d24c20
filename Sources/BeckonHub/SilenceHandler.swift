import NIOCore

/// Ends a connection whose other side is silent, as an `IdleStateHandler` before it tells.
final class SilenceHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let fault: any Error

    /// A handler that says why.
    init(_ fault: any Error) { self.fault = fault }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is IdleStateHandler.IdleStateEvent else { return context.fireUserInboundEventTriggered(event) }
        context.fireErrorCaught(fault)
        context.close(promise: nil)
    }
}
