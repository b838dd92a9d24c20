import CoreMetrics
import Testing

@testable import BeckonHub

/// The page that Prometheus reads.
struct PrometheusTests {
    @Test func showsEachSeriesOnceWithItsKindAndWhatItCameTo() {
        let prometheus = Prometheus()
        for status in ["200", "404", "200"] {
            Counter(label: "requests_total", dimensions: [("status", status)], factory: prometheus).increment()
        }
        Meter(label: "streams", factory: prometheus).set(7)
        Meter(label: "streams", factory: prometheus).decrement()
        Timer(label: "seconds", factory: prometheus).recordNanoseconds(250_000_000)
        Timer(label: "seconds", factory: prometheus).recordNanoseconds(500_000_000)
        #expect(
            prometheus.page == """
                # TYPE requests_total counter
                requests_total{status="200"} 2
                requests_total{status="404"} 1
                # TYPE seconds summary
                seconds_sum 0.75
                seconds_count 2
                # TYPE streams gauge
                streams 6

                """)
    }

    @Test func neitherBreaksItsFormByALabelNorGrowsWithoutBound() {
        let prometheus = Prometheus()
        Counter(label: "odd", dimensions: [("name", "a\"b\\c\nd")], factory: prometheus).increment()
        #expect(prometheus.page.contains(#"odd{name="a\"b\\c\nd"} 1"# + "\n"))
        for number in 0..<2_000 {
            Counter(label: "many", dimensions: [("number", "\(number)")], factory: prometheus).increment()
        }
        #expect(prometheus.page.split(separator: "\n").count { $0.hasPrefix("many{") } == 999)
    }
}
