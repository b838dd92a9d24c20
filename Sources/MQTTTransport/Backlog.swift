import Synchronization

/// What was handed to the library and is not sent yet.
final class Backlog: Sendable {
    private struct State {
        var sizes: [Int32: Int] = [:]
        var bytes = 0
        /// Those that were sent before their numbers were known here: the thread may be faster.
        var early: Set<Int32> = []
    }

    private let limits: MQTTLimits
    private let state = Mutex(State())

    init(_ limits: MQTTLimits) { self.limits = limits }

    /// Whether so many bytes more fit.
    func fits(_ count: Int) -> Bool {
        state.withLock { $0.sizes.count < limits.outgoing && $0.bytes + count <= limits.outgoingBytes }
    }

    /// A message was handed over, and got a number.
    func add(_ number: Int32, _ count: Int) {
        state.withLock { state in
            guard state.early.remove(number) == nil else { return }
            state.sizes[number] = count
            state.bytes += count
        }
    }

    /// It was sent, or confirmed where that is wanted.
    func remove(_ number: Int32) {
        state.withLock { state in
            guard let count = state.sizes.removeValue(forKey: number) else {
                state.early.insert(number)
                return
            }
            state.bytes -= count
        }
    }

    /// Whether all was sent.
    var isEmpty: Bool { state.withLock { $0.sizes.isEmpty } }

    /// Forgets all that was handed to a connection that is no more.
    func clear() { state.withLock { $0 = State() } }
}
