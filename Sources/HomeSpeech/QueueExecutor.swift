import Dispatch

/// Runs an actor that calls a blocking library on a queue of its own.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(named name: String) {
        queue = DispatchQueue(label: name)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }
}
