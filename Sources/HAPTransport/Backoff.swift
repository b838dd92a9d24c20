/// How long to wait before the next of many tries: a little at first, longer with each, up to a limit.
package struct Backoff: Sendable {
    private let first: Duration
    private let limit: Duration
    private var next: Duration

    /// Waits that begin short and grow by half.
    package init(first: Duration = .milliseconds(500), limit: Duration = .seconds(30)) {
        self.first = first
        self.limit = limit
        next = first
    }

    /// The wait before the next try; the one after it is longer.
    package mutating func wait() -> Duration {
        defer { next = min(next * 3 / 2, limit) }
        return next
    }

    /// Begins with short waits again, after a try that went well.
    package mutating func reset() { next = first }
}
