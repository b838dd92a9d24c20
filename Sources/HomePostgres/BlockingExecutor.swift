import Dispatch

/// Runs one job after another on a thread where waiting keeps nobody else from running.
final class BlockingExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(name: String) { queue = DispatchQueue(label: name) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
