import NIOCore
import Synchronization

/// Closes connections whose client leaves unread what is written to it.
///
/// A write is noted while it waits and forgotten once it is taken; now and then somebody looks which wait for too long. A timer a
/// write would cost more than the write, where a thousand clients are told each event.
final class PendingWrites: Sendable {
    private struct Write {
        let channel: any Channel
        let start: ContinuousClock.Instant
    }

    /// How long a client may leave an answer unread.
    private static let patience = Duration.seconds(20)

    private let writes = Mutex<[ObjectIdentifier: Write]>([:])

    /// A write to a connection begins; one at a time.
    func begin(_ channel: any Channel) -> ObjectIdentifier {
        let id = ObjectIdentifier(channel)
        writes.withLock { $0[id] = Write(channel: channel, start: .now) }
        return id
    }

    /// It was taken.
    func end(_ id: ObjectIdentifier) { _ = writes.withLock { $0.removeValue(forKey: id) } }

    /// Closes the connections that have waited for too long.
    func closeStale(at now: ContinuousClock.Instant = .now) {
        let stale = writes.withLock { writes in writes.values.filter { now - $0.start > Self.patience } }
        for write in stale { write.channel.close(promise: nil) }
    }
}
