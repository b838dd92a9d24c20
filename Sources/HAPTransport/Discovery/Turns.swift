/// Lets only so many do something at once; the others wait, first come, first served.
package actor Turns {
    private var free: Int
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Turns for so many at once.
    package init(_ count: Int) {
        free = count
    }

    /// Waits for a turn, does the work, and gives the turn to the next.
    package nonisolated func during<Value: Sendable, Failure>(
        _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await take()
        do {
            let value = try await work()
            await pass()
            return value
        } catch {
            await pass()
            throw error
        }
    }

    private func take() async {
        guard free == 0 else { return free -= 1 }
        await withCheckedContinuation { waiters.append($0) }
    }

    private func pass() {
        if waiters.isEmpty { free += 1 } else { waiters.removeFirst().resume() }
    }
}
