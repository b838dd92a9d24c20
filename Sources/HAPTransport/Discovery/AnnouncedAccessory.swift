import CDNSSD
import HomeModel

/// A device as the network tells of it: what it says of itself, and where it is.
public struct AnnouncedAccessory: Hashable, Sendable {
    /// What it tells everybody.
    public var announcement: AccessoryAnnouncement
    /// The name of its machine, such as `lamp.local`.
    public var host: String
    /// Its port.
    public var port: Int
    /// Its addresses as the network gave them, IPv4 first; some may be stale, or another machine's.
    public var addresses: [String]

    /// A device of the given parts.
    public init(announcement: AccessoryAnnouncement, host: String, port: Int, addresses: [String]) {
        self.announcement = announcement
        self.host = host
        self.port = port
        self.addresses = addresses
    }
}

extension AnnouncedAccessory {
    /// How many addresses of one device are kept.
    static let maximumAddresses = 16

    /// Asks the network where a service is and what it says of itself; nil where it is no HAP device.
    static func found(
        as service: ServiceName, within time: Duration = .seconds(3)
    ) async throws(DiscoveryError) -> AnnouncedAccessory? {
        let place = try await DNSServiceOperation.gathered(
            [DNSServiceOperation.resolve(service)], within: time, settling: .zero
        ).first
        guard case .resolved(let host, let port, let text)? = place else { throw .timedOut }
        guard let announcement = AccessoryAnnouncement(name: service.name, TXTRecord(reading: text)), port > 0
        else { return nil }
        let types: [Int] = [Int(kDNSServiceType_A), Int(kDNSServiceType_AAAA)]
        let queries = types.map { DNSServiceOperation.query(host, type: $0, interface: service.interface) }
        let records = try await DNSServiceOperation.gathered(queries, within: time, settling: .milliseconds(30))
        var addresses: [String] = []
        for case .record(let bytes, isThere: true) in records {
            guard let address = NetworkAddress.text(of: bytes, interface: service.interface) else { continue }
            if !addresses.contains(address) { addresses.append(address) }
        }
        addresses = addresses.filter { !$0.contains(":") } + addresses.filter { $0.contains(":") }
        return AnnouncedAccessory(
            announcement: announcement, host: host, port: port, addresses: Array(addresses.prefix(maximumAddresses)))
    }
}

extension DNSServiceOperation {
    /// What several operations tell: the first reply, and those that follow within the settling time.
    ///
    /// - Throws: `DiscoveryError` where an operation failed before any reply.
    static func gathered(
        _ operations: [Replies], within time: Duration, settling: Duration
    ) async throws(DiscoveryError) -> [DNSServiceReply] {
        let (arrivals, arrival) = AsyncStream<Result<DNSServiceReply, DiscoveryError>>.makeStream(
            bufferingPolicy: .bufferingOldest(256))
        let gathered = await withTaskGroup(of: Void.self) { group in
            for replies in operations {
                group.addTask {
                    do {
                        for try await reply in replies { arrival.yield(.success(reply)) }
                    } catch {
                        arrival.yield(.failure(error as? DiscoveryError ?? .noDaemon))
                    }
                }
            }
            // A wait that is cancelled is over, too.
            func finish(after time: Duration) {
                group.addTask {
                    try? await Task.sleep(for: time)
                    arrival.finish()
                }
            }
            finish(after: time)
            var gathered: [Result<DNSServiceReply, DiscoveryError>] = []
            for await result in arrivals {
                if gathered.isEmpty { finish(after: settling) }
                gathered.append(result)
            }
            group.cancelAll()
            return gathered
        }
        let replies = gathered.compactMap { try? $0.get() }
        if replies.isEmpty, case .failure(let error)? = gathered.first { throw error }
        return replies
    }
}
