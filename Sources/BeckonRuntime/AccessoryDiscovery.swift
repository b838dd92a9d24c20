import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// Finds devices in the network, and has them show themselves.
public struct AccessoryDiscovery: Sendable {
    let house: House

    /// The devices that are announced in the network (row B1).
    ///
    /// - Throws: `DiscoveryError` where the network cannot be searched.
    public func devices(within time: Duration) async throws -> [FoundDevice] {
        let census = try await house.pairings.census()
        let ours = Set(census.pairings.map(\.pairing.deviceID)).union(census.unreadable.keys)
        return try await house.finder.devices(within: time).map {
            FoundDevice(device: $0, isOurs: ours.contains($0.announcement.deviceID))
        }
    }

    /// The device of an address, of a name in the network, or of a device's identity.
    ///
    /// - Throws: `AccessoryError.notInNetwork`, `DiscoveryError` where the network cannot be searched.
    public func device(meant text: String, within time: Duration = .seconds(5)) async throws -> DeviceReference {
        if let place = NetworkPlace(text) { return .place(place) }
        let (key, id) = (NameKey(text), DeviceID(text))
        let isMeant = { @Sendable (device: AnnouncedAccessory) in
            device.announcement.deviceID == id || NameKey(device.announcement.name) == key
        }
        if let device = try await house.finder.device(within: time, where: isMeant) { return .announced(device) }
        throw AccessoryError.notInNetwork(text)
    }

    /// Makes an accessory show itself: one of a home by its name, where the author is a user of that home (row U3), or
    /// one that nobody has paired by its name in the network or its address.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`, `ControlError`, `DiscoveryError`.
    public func identify(_ text: String, home: String? = nil, by author: Author) async throws {
        let refusal: any Error
        do {
            return try await identify(accessory: text, home: home, by: author)
        } catch let error as EditRefusal where error.error == .notFound {
            refusal = error
        }
        switch try? await device(meant: text, within: .seconds(2)) {
        case .place(let place):
            try await house.controller.identifyUnpaired(host: place.host, port: place.port)
        case .announced(let device):
            guard device.announcement.isPairable else { throw AccessoryError.pairedElsewhere(device.announcement.name) }
            var failure = ControlError.unreachable
            for host in device.addresses {
                do { return try await house.controller.identifyUnpaired(host: host, port: device.port) } catch {
                    failure = error
                }
            }
            throw failure
        case nil: throw refusal
        }
    }

    /// Makes an accessory show itself.
    ///
    /// - Throws: `EditRefusal` where there is no such accessory or the author is nobody in its home, `AccessoryError` where
    ///   it is not paired, `ControlError`.
    private func identify(accessory name: String, home: String? = nil, by author: Author) async throws {
        let listed = try await house.accessories.named(name, home: home)
        try await house.store().require(.guest, in: .homes([listed.homeID]), of: author)
        guard let place = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        try await house.controller.identify(place)
    }
}
