import HAPTransport

/// Where a device may be found: a machine and a port.
struct DevicePlace: Hashable, Sendable {
    var host: String
    var port: Int
}

extension AnnouncedAccessory {
    /// All places at which the network says that the device is.
    var places: [DevicePlace] { addresses.map { DevicePlace(host: $0, port: port) } }
}

extension StoredPairing {
    /// Where the device was last met.
    var place: DevicePlace { DevicePlace(host: notes.host, port: notes.port) }

    /// The places to look for it, the likeliest first: where the network says it is, and where it was last met.
    ///
    /// An announcement that agrees with where it was last met puts that first: it has proved itself there.
    func places(announced: AnnouncedAccessory?) -> [DevicePlace] {
        guard let announced = announced?.places, !announced.isEmpty else { return [place] }
        return announced.contains(place) ? [place] + announced.filter { $0 != place } : announced + [place]
    }
}
