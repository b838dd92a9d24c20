import CoreMetrics
import Synchronization

/// What the hub counts.
final class Metrics: Sendable {
    /// What keeps it, and shows it to Prometheus.
    private let prometheus = Prometheus()
    private let events: Counter
    private let refusedTokens: Counter
    private let seconds: CoreMetrics.Timer
    private let openStreams: Meter
    private let streams = Mutex(0)

    init() {
        events = Counter(label: "beckon_events_total", factory: prometheus)
        refusedTokens = Counter(label: "beckon_refused_tokens_total", factory: prometheus)
        seconds = CoreMetrics.Timer(label: "beckon_utterance_seconds", factory: prometheus)
        openStreams = Meter(label: "beckon_event_streams", factory: prometheus)
    }

    /// A request was answered with a status of HTTP.
    func answered(_ status: Int) {
        Counter(label: "beckon_requests_total", dimensions: [("status", "\(status)")], factory: prometheus).increment()
    }

    /// An utterance came to a status, in a time.
    func understood(_ status: String, in time: Duration) {
        Counter(label: "beckon_utterances_total", dimensions: [("status", status)], factory: prometheus).increment()
        let (whole, attoseconds) = time.components
        seconds.recordNanoseconds(whole * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    /// Something happened in the homes.
    func happened() { events.increment() }

    /// A stream of events was opened, unless so many are already.
    func openStream(atMost most: Int) -> Bool {
        streams.withLock { streams in
            guard streams < most else { return false }
            streams += 1
            openStreams.set(streams)
            return true
        }
    }

    /// A stream of events has ended.
    func closeStream() {
        streams.withLock { streams in
            streams -= 1
            openStreams.set(streams)
        }
    }

    /// How it is with homes on a server: whether it is away, and how many of them this hub serves.
    func serves(_ homes: Int, isAway: Bool) {
        Meter(label: "beckon_database_away", factory: prometheus).set(isAway ? 1 : 0)
        Meter(label: "beckon_leases", factory: prometheus).set(homes)
    }

    /// Somebody came with a wrong token or code.
    func refusedToken() { refusedTokens.increment() }

    /// All of it, in Prometheus's text format 0.0.4.
    var page: String { prometheus.page }
}
