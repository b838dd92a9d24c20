import Foundation

/// How long an operation takes the processor, in microseconds, each batch measured for itself.
///
/// Time of this thread, so that what else the machine does is left out.
struct Times {
    private let sorted: [Double]

    init(_ microseconds: [Double]) { sorted = microseconds.sorted() }

    var median: Double { sorted[sorted.count / 2] }
    var p95: Double { sorted[sorted.count * 95 / 100] }

    /// Measures so many operations in batches: a clock that is read too often measures itself.
    static func measure(_ count: Int, batch: Int = 1, _ operation: (Int) -> Int) -> Times {
        var times: [Double] = []
        var found = 0
        for start in stride(from: 0, to: count, by: batch) {
            let end = min(start + batch, count)
            let before = processorSeconds(CLOCK_THREAD_CPUTIME_ID)
            for place in start..<end { found &+= operation(place) }
            times.append((processorSeconds(CLOCK_THREAD_CPUTIME_ID) - before) * 1e6 / Double(end - start))
        }
        // What is found must be used, or the compiler may leave out the search.
        precondition(found >= 0)
        return Times(times)
    }
}

/// What a clock of the processor shows.
func processorSeconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@_silgen_name("malloc_trim") private func trimHeap(_ pad: Int) -> Int32

/// The bytes of memory that this process holds, once what is free has been given back.
func residentBytes() -> Double {
    _ = trimHeap(0)
    // No such file, no figure: the table then shows 0.
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return (Double(line.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "0") ?? 0) * 1024
}
