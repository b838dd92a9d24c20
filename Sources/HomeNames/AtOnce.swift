import Dispatch

/// Does two things at the same time, and gives both results.
func atOnce<One, Other>(_ one: () -> One, _ other: () -> Other) -> (One, Other) {
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

/// Does several things, at the same time where that is worth the while, and gives their results in order.
func allAtOnce<Result>(_ isWorthIt: Bool, _ works: [() -> Result]) -> [Result] {
    guard isWorthIt else { return works.map { $0() } }
    var results = [Result?](repeating: nil, count: works.count)
    results.withUnsafeMutableBufferPointer { results in
        // Each iteration writes a place of its own, and all have ended before any is read.
        nonisolated(unsafe) let results = results
        nonisolated(unsafe) let works = works
        DispatchQueue.concurrentPerform(iterations: works.count) { results[$0] = works[$0]() }
    }
    return results.compactMap(\.self)
}

/// How many names make it worth the while to wake another core.
let worthAnotherCore = 20_000
