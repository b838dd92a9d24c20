import NIOCore
import NIOPosix

/// One of the threads on which connections live.
///
/// An actor that runs on it speaks with its connections without a change of thread, which on a busy machine is most of
/// what a request costs.
public struct NetworkThread: Sendable {
    let loop: any EventLoop
    private let serial: any SerialExecutor

    /// The threads by turns.
    public static func next() -> NetworkThread { NetworkThread(MultiThreadedEventLoopGroup.singleton.next()) }

    private init(_ loop: any EventLoop) {
        self.loop = loop
        serial = loop.executor
    }

    /// What runs an actor on this thread.
    public var executor: UnownedSerialExecutor { serial.asUnownedSerialExecutor() }
}
