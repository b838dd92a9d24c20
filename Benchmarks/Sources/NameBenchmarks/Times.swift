import Foundation

/// How long an operation takes, in microseconds, each batch measured for itself.
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
            let took = ContinuousClock().measure { for place in start..<end { found &+= operation(place) } }
            times.append(took / .microseconds(1) / Double(end - start))
        }
        // What is found must be used, or the compiler may leave out the search.
        precondition(found >= 0)
        return Times(times)
    }
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
