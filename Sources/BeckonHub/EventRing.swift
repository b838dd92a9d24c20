import HAPCrypto
import HomeModel
import Synchronization

/// The last events of the homes, each with its number, for clients that come back and want those that they missed.
///
/// It holds a bounded number of them; whoever was away for longer is told to load anew. Whoever follows it takes events
/// from here at a pace of its own, so that a slow reader costs no memory.
final class EventRing: Sendable {
    /// One event.
    struct Event: Sendable {
        /// Counts from 1.
        let number: UInt64
        /// What kind of event it is.
        let topic: String
        /// The home that it is of; nil is of all.
        let home: String?
        /// The event as one line of JSON.
        let line: String
    }

    /// What has happened since an event.
    enum Backlog: Sendable {
        case events([Event])
        /// More than is kept, or it is not known since when.
        case tooMany
    }

    private struct State {
        var events: [Event] = []
        var start = 0
        var last: UInt64 = 0
        var followers: [UInt64: AsyncStream<Void>.Continuation] = [:]
        var nextFollower: UInt64 = 0
    }

    /// Which run of a hub the numbers are of: after another start they mean other events.
    let epoch: String
    private let capacity: Int
    private let state = Mutex(State())

    /// A ring that holds so many events.
    init(capacity: Int = 4_096) {
        self.capacity = capacity
        epoch = systemRandom(6).map { byte in
            let digits = String(byte, radix: 16)
            return digits.utf8.count < 2 ? "0" + digits : digits
        }.joined()
    }

    /// The number of the last event.
    var last: UInt64 { state.withLock { $0.last } }

    /// Takes an event in, and wakes all who follow.
    func add(_ topic: String, home: String?, _ document: JSON) {
        let line = document.line
        state.withLock { state in
            state.last += 1
            let event = Event(number: state.last, topic: topic, home: home, line: line)
            if state.events.count < capacity {
                state.events.append(event)
            } else {
                state.events[state.start] = event
                state.start = (state.start + 1) % capacity
            }
            for follower in state.followers.values { follower.yield() }
        }
    }

    /// Wakes all who follow, so that they find out whether somebody still listens to them.
    func stir() { state.withLock { state in state.followers.values.forEach { $0.yield() } } }

    /// The events after a number.
    func backlog(after number: UInt64) -> Backlog {
        state.withLock { state in
            guard number <= state.last else { return .tooMany }
            let missing = Int(state.last - number)
            guard missing <= state.events.count else { return .tooMany }
            let count = state.events.count
            return .events((count - missing..<count).map { state.events[(state.start + $0) % count] })
        }
    }

    /// Tells whenever there may be more, and when somebody stirs.
    func follow() -> AsyncStream<Void> {
        let (stream, tell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let follower = state.withLock { state in
            state.nextFollower += 1
            state.followers[state.nextFollower] = tell
            return state.nextFollower
        }
        tell.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.followers.removeValue(forKey: follower) }
        }
        return stream
    }

    /// The name of an event, by which a client goes on: "a1b2c3d4e5f6-12".
    func id(of number: UInt64) -> String { "\(epoch)-\(number)" }

    /// The number of an event of this run by its name; nil for one of another run.
    func number(of id: String) -> UInt64? {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == epoch else { return nil }
        return UInt64(parts[1])
    }
}
