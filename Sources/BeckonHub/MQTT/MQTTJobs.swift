import Synchronization

/// Work that is begun while messages come in, and waited for at the end: so much at once, and no more.
final class MQTTJobs: Sendable {
    /// One piece of it.
    typealias Job = @Sendable () async -> Void

    private static let most = 64
    private let running = Mutex(0)
    private let (jobs, begun) = AsyncStream<Job>.makeStream()

    /// Begins a job; false where too many go on, and this one is left out.
    func begin(_ job: @escaping Job) -> Bool {
        let fits = running.withLock { running in
            guard running < Self.most else { return false }
            running += 1
            return true
        }
        if fits { begun.yield(job) }
        return fits
    }

    /// Does what is begun, until the task is cancelled.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await job in jobs {
                group.addTask {
                    await job()
                    self.running.withLock { $0 -= 1 }
                }
            }
        }
    }
}
