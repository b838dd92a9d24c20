import Dispatch

/// Does two things, at the same time where that is worth the while, and gives both results.
///
/// What is done within one of them goes one after the other: the library hands out no cores within what it has handed out.
func atOnce<One, Other>(_ isWorthIt: Bool, _ one: () -> One, _ other: () -> Other) -> (One, Other) {
    guard isWorthIt else { return (one(), other()) }
    // Each iteration writes a variable of its own, and both have ended before either is read.
    nonisolated(unsafe) var first: One?
    nonisolated(unsafe) var second: Other?
    withoutActuallyEscaping(one) { one in
        withoutActuallyEscaping(other) { other in
            nonisolated(unsafe) let (one, other) = (one, other)
            DispatchQueue.concurrentPerform(iterations: 2) { turn in
                if turn == 0 { first = one() } else { second = other() }
            }
        }
    }
    guard let first, let second else { preconditionFailure("both iterations have run") }
    return (first, second)
}

/// How many names make it worth the while to wake another core.
let worthAnotherCore = 20_000
