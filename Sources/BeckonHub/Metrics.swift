import Synchronization

/// What the hub counts, as Prometheus reads it.
final class Metrics: Sendable {
    private struct State {
        var requests: [Int: Int] = [:]
        var utterances: [String: Int] = [:]
        var seconds = 0.0
        var events = 0
        var streams = 0
        var refusedTokens = 0
    }

    private let state = Mutex(State())

    /// The streams of events that are open.
    var streams: Int { state.withLock { $0.streams } }

    /// A request was answered with a status of HTTP.
    func answered(_ status: Int) { state.withLock { $0.requests[status, default: 0] += 1 } }

    /// An utterance came to a status, in a time.
    func understood(_ status: String, in time: Duration) {
        let (seconds, attoseconds) = time.components
        state.withLock { state in
            state.utterances[status, default: 0] += 1
            state.seconds += Double(seconds) + Double(attoseconds) * 1e-18
        }
    }

    /// Something happened in the homes.
    func happened() { state.withLock { $0.events += 1 } }

    /// A stream of events was opened, unless so many are already.
    func openStream(atMost most: Int) -> Bool {
        state.withLock { state in
            guard state.streams < most else { return false }
            state.streams += 1
            return true
        }
    }

    /// A stream of events has ended.
    func closeStream() { state.withLock { $0.streams -= 1 } }

    /// Somebody came with a wrong token or code.
    func refusedToken() { state.withLock { $0.refusedTokens += 1 } }

    /// All of it, in Prometheus's text format 0.0.4.
    var page: String {
        let state = state.withLock { $0 }
        let count = state.utterances.values.reduce(0, +)
        var lines = ["# TYPE beckon_requests_total counter"]
        lines += state.requests.sorted { $0.key < $1.key }.map {
            "beckon_requests_total{status=\"\($0.key)\"} \($0.value)"
        }
        lines.append("# TYPE beckon_utterances_total counter")
        lines += state.utterances.sorted { $0.key < $1.key }
            .map { "beckon_utterances_total{status=\"\($0.key)\"} \($0.value)" }
        lines += [
            "# TYPE beckon_utterance_seconds summary", "beckon_utterance_seconds_sum \(state.seconds)",
            "beckon_utterance_seconds_count \(count)",
            "# TYPE beckon_events_total counter", "beckon_events_total \(state.events)",
            "# TYPE beckon_event_streams gauge", "beckon_event_streams \(state.streams)",
            "# TYPE beckon_refused_tokens_total counter", "beckon_refused_tokens_total \(state.refusedTokens)",
        ]
        return lines.joined(separator: "\n") + "\n"
    }
}
