import HAPWire
import NIOCore

/// How much an accessory may tell by itself in a while; one that tells more tells without end.
///
/// Accessories gather what they tell for a quarter of a second and more, and a bridge has 150 accessories.
struct EventRateLimit {
    private static let events = 4_096
    private static let bytes = 4 << 20
    private static let window = TimeAmount.seconds(5)

    private var begin: NIODeadline
    private var events = 0
    private var bytes = 0

    /// An allowance that begins now.
    init(now: NIODeadline) { begin = now }

    /// Takes an event into account; whether it is still allowed.
    mutating func allows(_ event: HTTPMessage, now: NIODeadline) -> Bool {
        if now - begin > Self.window { self = EventRateLimit(now: now) }
        events += 1
        bytes += event.body.count
        return events <= Self.events && bytes <= Self.bytes
    }
}
