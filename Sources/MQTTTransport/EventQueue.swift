import Synchronization

/// What has happened at a broker and was not read yet, with a bound to how much that is.
///
/// What is new is left out where too much waits: who reads late has to be told so, and memory is not to grow meanwhile.
final class EventQueue: Sendable {
    private struct State {
        var events: [MQTTEvent] = []
        var next = 0
        var bytes = 0
        var leftOut = 0
        var hasEnded = false

        var waiting: Int { events.count - next }

        mutating func take() -> MQTTEvent? {
            guard next < events.count else {
                guard leftOut > 0 else { return nil }
                defer { leftOut = 0 }
                return .leftOut(leftOut)
            }
            let event = events[next]
            next += 1
            bytes -= event.length
            if next == events.count || next > 1_024 {
                events.removeFirst(next)
                next = 0
            }
            return event
        }
    }

    private let limits: MQTTLimits
    private let state = Mutex(State())
    private let (stirred, stir) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    init(_ limits: MQTTLimits) { self.limits = limits }

    /// Adds an event; a message only where it fits.
    func add(_ event: MQTTEvent) {
        state.withLock { state in
            let length = event.length
            if case .message = event,
                state.waiting >= limits.waiting || state.bytes + length > limits.waitingBytes
            {
                state.leftOut += 1
            } else {
                state.events.append(event)
                state.bytes += length
            }
        }
        stir.yield()
    }

    /// One message was not even read.
    func leaveOut() {
        state.withLock { $0.leftOut += 1 }
        stir.yield()
    }

    /// Nothing more is added.
    func end() {
        state.withLock { $0.hasEnded = true }
        stir.finish()
    }

    /// The next event, once there is one, for the one task that reads; nil after the last.
    func next() async -> MQTTEvent? {
        if let event = state.withLock({ $0.take() }) { return event }
        for await _ in stirred {
            if let event = state.withLock({ $0.take() }) { return event }
        }
        return state.withLock { $0.take() }
    }
}

extension MQTTEvent {
    /// How much memory it takes, about.
    fileprivate var length: Int {
        if case .message(let message) = self { message.topic.utf8.count + message.payload.count + 64 } else { 0 }
    }
}

/// The events of a client, which one task reads.
public struct MQTTEvents: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let queue: EventQueue

    /// The sequence itself: there is one reader.
    public func makeAsyncIterator() -> MQTTEvents { self }

    /// The next event; nil once the client is closed.
    public mutating func next() async -> MQTTEvent? { await queue.next() }
}
