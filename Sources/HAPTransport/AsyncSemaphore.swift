import Synchronization

/// A counting semaphore for tasks: only so many do something at once; the others wait, first come, first served.
package final class AsyncSemaphore: Sendable {
    private struct State {
        var free: Int
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    /// A semaphore with so many permits.
    package init(_ count: Int) {
        state = Mutex(State(free: count))
    }

    /// Waits for a permit, does the work, and hands the permit to the next.
    package func withPermit<Value, Failure>(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await take()
        defer { pass() }
        return try await work()
    }

    private func take(isolation: isolated (any Actor)? = #isolation) async {
        await withCheckedContinuation { waiter in
            let isFree = state.withLock { state in
                guard state.free == 0 else {
                    state.free -= 1
                    return true
                }
                state.waiters.append(waiter)
                return false
            }
            if isFree { waiter.resume() }
        }
    }

    private func pass() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
