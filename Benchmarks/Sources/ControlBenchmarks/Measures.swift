/// Durations of one kind, and what is told of them.
struct Measures {
    private var times: [Duration] = []

    /// Runs the body and keeps how long it took.
    mutating func measure(_ body: () async throws -> Void) async rethrows {
        let start = ContinuousClock.now
        try await body()
        times.append(.now - start)
    }

    mutating func add(_ time: Duration) { times.append(time) }

    /// Prints the median and the 95th percentile in milliseconds, as one JSON line.
    func report(_ figure: String) {
        let sorted = times.sorted().map { $0 / .milliseconds(1) }
        func quantile(_ part: Double) -> Double { sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))] }
        print(#"{"figure":"\#(figure)","n":\#(sorted.count),"p50":\#(quantile(0.5)),"p95":\#(quantile(0.95))}"#)
    }
}
