import NIOCore
import NIOPosix
import RelayProtocol
import Synchronization

/// What is sent over one connection of the relay's protocol: no more waits for the other side to read it than is allowed.
final class RelayLine: Sendable {
    private let (frames, feed) = AsyncStream<RelayFrame>.makeStream()
    private let most: Int
    /// The bytes that wait; nil once nothing is sent any more.
    private let waiting = Mutex<Int?>(0)

    /// A line on which so many bytes may wait.
    init(most: Int) { self.most = most }

    /// Sends a frame after those before it; false where it does not fit any more, or the line has ended.
    @discardableResult
    func send(_ frame: RelayFrame) -> Bool {
        let length = frame.payload.count
        return waiting.withLock { waiting in
            guard let count = waiting, count + length <= most else { return false }
            waiting = count + length
            feed.yield(frame)
            return true
        }
    }

    /// Ends the line once all before was sent.
    func end() {
        waiting.withLock { waiting in
            waiting = nil
            feed.finish()
        }
    }

    /// Ends the line, and says why.
    func end(_ end: RelayFrame.End) {
        send(.close(end))
        self.end()
    }

    /// Writes what is sent until the line ends.
    ///
    /// - Throws: what NIO throws where the connection has ended.
    func write(to outgoing: NIOAsyncChannelOutboundWriter<ByteBuffer>) async throws {
        for await frame in frames {
            try await outgoing.write(ByteBuffer(bytes: frame.bytes))
            waiting.withLock { waiting in waiting = waiting.map { $0 - frame.payload.count } }
        }
    }
}

/// A TCP connection that carries frames of the relay's protocol.
struct RelayConnection: Sendable {
    typealias Channel = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    /// How often one side is asked whether it is there, and how long it may say nothing.
    static let (heartbeat, silence) = (Duration.seconds(30), Duration.seconds(90))
    /// How long the other side may take to say what it wants, and to prove who it is.
    static let patience = TimeAmount.seconds(10)

    private let channel: Channel

    init(_ channel: Channel) { self.channel = channel }

    /// Makes a channel one that carries frames.
    ///
    /// - Parameter silence: how long the other side may be silent.
    static func wrap(_ channel: any NIOCore.Channel, endingAfter silence: Duration) throws -> Channel {
        try channel.pipeline.syncOperations.addHandlers(
            IdleStateHandler(readTimeout: TimeAmount(silence)), SilenceHandler(RelayFault.silent))
        return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
    }

    /// Runs the connection until the body or the line ends, and closes it then.
    ///
    /// The other side is closed where the body has not called `settle` in time.
    ///
    /// - Throws: what NIO and the body throw.
    func run(
        _ line: RelayLine,
        _ body: @escaping @Sendable (inout RelayFrames, _ settle: @escaping @Sendable () -> Void) async throws -> Void
    ) async throws {
        let channel = channel.channel
        try await self.channel.executeThenClose { incoming, outgoing in
            let alarm = channel.eventLoop.scheduleTask(in: Self.patience) {
                channel.pipeline.fireErrorCaught(RelayFault.silent)
                channel.close(promise: nil)
            }
            defer { alarm.cancel() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    defer { line.end() }
                    var frames = RelayFrames(incoming)
                    try await body(&frames) { alarm.cancel() }
                }
                // What was said last is sent before the connection ends.
                do { try await line.write(to: outgoing) } catch {
                    group.cancelAll()
                    throw error
                }
                group.cancelAll()
                try await group.waitForAll()
            }
        }
    }
}

/// The frames of a connection, one after another.
struct RelayFrames {
    private var incoming: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private var reader = RelayFrameReader()

    init(_ incoming: NIOAsyncChannelInboundStream<ByteBuffer>) { self.incoming = incoming.makeAsyncIterator() }

    /// The next frame; nil where the other side has ended the connection.
    ///
    /// - Throws: `RelayFault`, and what NIO throws.
    mutating func next() async throws -> RelayFrame? {
        while true {
            if let frame = try reader.next() { return frame }
            guard let buffer = try await incoming.next() else { return nil }
            reader.feed(buffer.readableBytesView)
        }
    }
}
