import Synchronization
import Testing

@testable import BeckonHub

struct MQTTJobsTests {
    private final class Counter: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    @Test(.timeLimit(.minutes(1))) func doesSoMuchAtOnceAndLeavesOutTheRest() async {
        let (jobs, done, isOpen) = (MQTTJobs(), Counter(), Counter())
        let begun = (0..<100).count { _ in
            jobs.begin {
                while isOpen.count == 0 { await Task.yield() }
                done.add()
            }
        }
        #expect(begun == 64)
        let work = Task { await jobs.run() }
        isOpen.add()
        // Once one is done, another is taken.
        while !jobs.begin({ done.add() }) { await Task.yield() }
        while done.count < 65 { await Task.yield() }
        work.cancel()
        await work.value
    }
}
