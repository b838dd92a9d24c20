import BeckonRuntime
import HAPCrypto
import Logging
import RelayProtocol
import Synchronization

/// Those who speak to a hub over one connection to its relay.
final class AwaySessions: Sendable {
    /// The most who speak at once, and of them the most whose key is not known yet.
    private static let (most, mostUnknown) = (32, 8)
    /// How many may come at once, and how many in a second.
    private static let (mostAtOnce, perSecond) = (20.0, 5.0)

    private let hub: Hub
    private let key: AgreementKey
    private let line: RelayLine
    private let strangers = ConcurrencyLimit(most: mostUnknown)
    private let streams = Mutex<[UInt32: AwayStream]>([:])
    /// Whoever wants to fill the log fills no more of it than this.
    private let lines = Mutex(TokenBucket(most: 5, perSecond: 0.1, moment: .now))

    init(hub: Hub, key: AgreementKey, line: RelayLine) { (self.hub, self.key, self.line) = (hub, key, line) }

    /// Serves until the relay ends the connection.
    ///
    /// - Throws: `RelayFault`, and what NIO throws.
    func serve(_ frames: inout RelayFrames) async throws {
        var bucket = TokenBucket(most: Self.mostAtOnce, perSecond: Self.perSecond, moment: .now)
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { await self.endOverdue() }
            while let frame = try await frames.next() {
                switch frame.kind {
                case .open:
                    let stream = AwayStream(number: frame.stream)
                    if bucket.take(at: .now), begin(stream) {
                        group.addTask { await self.serve(stream) }
                    } else {
                        line.send(.close(.busy, stream: frame.stream))
                    }
                case .data: stream(of: frame)?.take(frame.payload)
                case .close: stream(of: frame)?.end(.over)
                case .ping: line.send(RelayFrame(.pong))
                default: throw RelayFault.unexpected
                }
            }
            group.cancelAll()
        }
    }

    private func stream(of frame: RelayFrame) -> AwayStream? { streams.withLock { $0[frame.stream] } }

    private func begin(_ stream: AwayStream) -> Bool {
        streams.withLock { streams in
            guard streams.count < Self.most, streams[stream.number] == nil, strangers.take() else { return false }
            streams[stream.number] = stream
            return true
        }
    }

    private func serve(_ stream: AwayStream) async {
        do { try await converse(on: stream) } catch {
            if lines.withLock({ $0.take(at: .now) }) {
                let why = error is RelayFrame.End ? "the hub does not know who came" : error.firstLine
                hub.log.notice("somebody who came from away was let go", metadata: ["error": "\(why)"])
            }
            stream.end(error as? RelayFrame.End ?? .refused)
        }
        streams.withLock { $0[stream.number] = nil }
        line.send(.close(stream.reason ?? .over, stream: stream.number))
    }

    private func converse(on stream: AwayStream) async throws {
        let line = line
        @Sendable func send(_ sealed: [UInt8]) throws(RelayFrame.End) {
            guard line.send(RelayFrame(.data, stream: stream.number, sealed)) else { throw .busy }
        }
        var session: AwaySession
        do {
            defer { strangers.leave() }
            guard let begun = try await AwaySession(hub: hub, key: key, stream: stream, send: send) else { return }
            session = begun
        }
        try await session.answer()
    }

    /// Ends streams that wait for what has not come in time.
    private func endOverdue() async {
        // A sleep that is broken off is the end.
        while (try? await Task.sleep(for: .seconds(1))) != nil {
            for stream in streams.withLock({ Array($0.values) }) where stream.isOverdue { stream.end(.slow) }
        }
    }
}

/// What comes to a hub from one person's program.
final class AwayStream: Sendable {
    /// How long the first message may take, a request that has begun, and the next request.
    static let (greeting, request, idle) = (Duration.seconds(10), Duration.seconds(30), Duration.seconds(600))
    /// The most messages that wait to be opened.
    private static let mostWaiting = 16

    let number: UInt32
    private let (messages, feed) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingOldest(mostWaiting))
    private let state = Mutex<(deadline: ContinuousClock.Instant?, reason: RelayFrame.End?)>((nil, nil))

    init(number: UInt32) {
        self.number = number
        expect(within: Self.greeting)
    }

    /// Why it has ended; nil where nobody has said so.
    var reason: RelayFrame.End? { state.withLock(\.reason) }

    /// Whether what is waited for has not come in time.
    var isOverdue: Bool { state.withLock { $0.deadline.map { $0 < .now } ?? false } }

    /// The messages, until it ends.
    var incoming: AsyncStream<[UInt8]>.Iterator { messages.makeAsyncIterator() }

    /// Something has to come within a time; nil where it is not waited for.
    func expect(within time: Duration?) { state.withLock { $0.deadline = time.map { .now + $0 } } }

    /// Takes a message; whoever sends more than is opened is let go.
    func take(_ message: [UInt8]) {
        if case .dropped = feed.yield(message) { end(.busy) }
    }

    /// Ends it; the first reason is the one that is told.
    func end(_ reason: RelayFrame.End) {
        state.withLock { $0.reason = $0.reason ?? reason }
        feed.finish()
    }
}
