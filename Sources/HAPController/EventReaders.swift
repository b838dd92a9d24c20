import Synchronization

/// Those who read what devices tell, each at a pace of its own.
final class EventReaders: Sendable {
    /// How many of the newest events are kept for a reader that is slow.
    private static let kept = 4_096

    private struct State {
        var readers: [UInt64: AsyncStream<ControlEvent>.Continuation] = [:]
        var next: UInt64 = 0
    }

    private let state = Mutex(State())

    /// All that is told from now on.
    func events() -> AsyncStream<ControlEvent> {
        let (events, tell) = AsyncStream<ControlEvent>.makeStream(bufferingPolicy: .bufferingNewest(Self.kept))
        let reader = state.withLock { state in
            state.next += 1
            state.readers[state.next] = tell
            return state.next
        }
        tell.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.readers.removeValue(forKey: reader) }
        }
        return events
    }

    /// Tells all who read; each hears the events in the same order.
    func tell(_ event: ControlEvent) { state.withLock { $0.readers.values.forEach { $0.yield(event) } } }
}
