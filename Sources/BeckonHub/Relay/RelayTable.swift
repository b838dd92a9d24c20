import HomeModel
import RelayProtocol
import Synchronization

/// Who is connected to a relay: hubs by their public keys, and the streams of those who speak to them.
final class RelayTable: Sendable {
    /// The most hubs, streams of a hub, and connections of one address.
    static let (mostHubs, mostStreams, mostOfAddress) = (256, 32, 64)
    /// How many may come to a hub at once, and how many in a second.
    private static let (mostAtOnce, perSecond) = (20.0, 5.0)

    /// A stream of a hub.
    struct Stream: Hashable {
        let hub: [UInt8]
        let number: UInt32
    }

    private struct Hub {
        let line: RelayLine
        var clients: [UInt32: RelayLine] = [:]
        var last: UInt32 = 0
        var bucket: TokenBucket
    }

    private struct State {
        var hubs: [[UInt8]: Hub] = [:]
        var addresses: [String: Int] = [:]
    }

    private let state = Mutex(State())
    private let clock: MonotonicClock

    init(clock: @escaping MonotonicClock = { .now }) { self.clock = clock }

    /// Counts a connection of an address; false where there are too many.
    func enter(_ address: String) -> Bool {
        state.withLock { state in
            guard state.addresses[address, default: 0] < Self.mostOfAddress else { return false }
            state.addresses[address, default: 0] += 1
            return true
        }
    }

    /// A connection of an address has ended.
    func leave(_ address: String) {
        state.withLock { state in
            let left = state.addresses[address, default: 1] - 1
            state.addresses[address] = left > 0 ? left : nil
        }
    }

    /// Has a hub reached over a line; false where there are too many hubs.
    ///
    /// One that comes again, as after its network was away, takes the place of its old line.
    func enter(hub key: [UInt8], _ line: RelayLine) -> Bool {
        let (isEntered, old) = state.withLock { state -> (Bool, Hub?) in
            guard state.hubs[key] != nil || state.hubs.count < Self.mostHubs else { return (false, nil) }
            let bucket = TokenBucket(most: Self.mostAtOnce, perSecond: Self.perSecond, moment: clock())
            return (true, state.hubs.updateValue(Hub(line: line, bucket: bucket), forKey: key))
        }
        if let old { end(old) }
        return isEntered
    }

    /// A hub is reached over this line no more.
    func leave(hub key: [UInt8], _ line: RelayLine) {
        let old = state.withLock { state -> Hub? in
            guard state.hubs[key]?.line === line else { return nil }
            return state.hubs.removeValue(forKey: key)
        }
        if let old { end(old) }
    }

    private func end(_ hub: Hub) {
        for client in hub.clients.values { client.end(.over) }
        hub.line.end()
    }

    /// Opens a stream to a hub for somebody who is reached over a line.
    func open(to key: [UInt8], for client: RelayLine) throws(RelayFrame.End) -> Stream {
        let opened = state.withLock { state -> Result<Stream, RelayFrame.End> in
            guard var hub = state.hubs.removeValue(forKey: key) else { return .failure(.noHub) }
            defer { state.hubs[key] = hub }
            guard hub.clients.count < Self.mostStreams, hub.bucket.take(at: clock()) else { return .failure(.busy) }
            repeat { hub.last &+= 1 } while hub.last == 0 || hub.clients[hub.last] != nil
            guard hub.line.send(RelayFrame(.open, stream: hub.last)) else { return .failure(.busy) }
            hub.clients[hub.last] = client
            return .success(Stream(hub: key, number: hub.last))
        }
        return try opened.get()
    }

    /// Hands what somebody says on to the hub; false where that is gone, or does not read as fast.
    func hand(_ payload: [UInt8], to stream: Stream) -> Bool {
        let line = state.withLock { $0.hubs[stream.hub].flatMap { $0.clients[stream.number] == nil ? nil : $0.line } }
        return line?.send(RelayFrame(.data, stream: stream.number, payload)) ?? false
    }

    /// Hands what a hub says on to whoever speaks to it on a stream; whoever does not read as fast is let go.
    func hand(_ payload: [UInt8], from stream: Stream) {
        guard let client = state.withLock({ $0.hubs[stream.hub]?.clients[stream.number] }) else { return }
        if !client.send(RelayFrame(.data, payload)) { close(stream) }
    }

    /// Somebody has gone: the hub is told.
    func close(_ stream: Stream, _ end: RelayFrame.End = .over) {
        guard let (hub, client) = remove(stream) else { return }
        hub.send(.close(end, stream: stream.number))
        client.end()
    }

    /// A hub has ended a stream: whoever speaks on it is told.
    func closed(_ stream: Stream, _ end: RelayFrame.End) { remove(stream)?.client.end(end) }

    private func remove(_ stream: Stream) -> (hub: RelayLine, client: RelayLine)? {
        state.withLock { state in
            guard let client = state.hubs[stream.hub]?.clients.removeValue(forKey: stream.number),
                let hub = state.hubs[stream.hub]?.line
            else { return nil }
            return (hub, client)
        }
    }
}
