import HAPTransport

/// Where a device may be found: a machine and a port.
struct DeviceEndpoint: Hashable, Sendable {
    var host: String
    var port: Int
}

extension AnnouncedAccessory {
    /// All endpoints at which the network says that the device is.
    var endpoints: [DeviceEndpoint] { addresses.map { DeviceEndpoint(host: $0, port: port) } }
}

extension StoredPairing {
    /// Where the device was last met.
    var endpoint: DeviceEndpoint { DeviceEndpoint(host: notes.host, port: notes.port) }

    /// The endpoints to look for it, the likeliest first: where the network says it is, and where it was last met.
    ///
    /// An announcement that agrees with where it was last met puts that first: it has proved itself there.
    func endpoints(announced: AnnouncedAccessory?) -> [DeviceEndpoint] {
        guard let announced = announced?.endpoints, !announced.isEmpty else { return [endpoint] }
        return announced.contains(endpoint) ? [endpoint] + announced.filter { $0 != endpoint } : announced + [endpoint]
    }
}
