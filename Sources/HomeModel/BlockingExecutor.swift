import Dispatch

/// Runs one job after another on a thread where waiting keeps nobody else from running: for a store over a library that blocks.
public final class BlockingExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// An executor whose thread has a name, for whoever looks at a program that hangs.
    public init(name: String) { queue = DispatchQueue(label: name) }

    /// Puts a job behind those that wait already.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
