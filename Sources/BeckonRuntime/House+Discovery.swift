import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// A device in the network, as `accessory discover` shows it.
public struct FoundDevice: Hashable, Sendable {
    /// What the network tells of it.
    public let device: AnnouncedAccessory
    /// Whether it is paired with this Beckon.
    public let isOurs: Bool
}

/// The device that a person means by a name or an address.
public enum MeantDevice: Hashable, Sendable {
    /// What is at an address.
    case place(NetworkPlace)
    /// What the network tells of.
    case announced(AnnouncedAccessory)
}

extension House {
    /// The devices that are announced in the network (row B1).
    ///
    /// - Throws: `DiscoveryError` where the network cannot be searched.
    public func discover(within time: Duration) async throws -> [FoundDevice] {
        let census = try await pairings.census()
        let ours = Set(census.pairings.map(\.pairing.deviceID)).union(census.unreadable.keys)
        return try await finder.devices(within: time).map {
            FoundDevice(device: $0, isOurs: ours.contains($0.announcement.deviceID))
        }
    }

    /// The device of an address, of a name in the network, or of a device's identity.
    ///
    /// - Throws: `AccessoryError.notInNetwork`, `DiscoveryError` where the network cannot be searched.
    public func device(meant text: String, within time: Duration = .seconds(5)) async throws -> MeantDevice {
        if let place = NetworkPlace(text) { return .place(place) }
        let (key, id) = (NameKey(text), DeviceID(text))
        let isMeant = { @Sendable (device: AnnouncedAccessory) in
            device.announcement.deviceID == id || NameKey(device.announcement.name) == key
        }
        if let device = try await finder.device(within: time, where: isMeant) { return .announced(device) }
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
            try await controller.identifyUnpaired(host: place.host, port: place.port)
        case .announced(let device):
            guard device.announcement.isPairable else { throw AccessoryError.pairedElsewhere(device.announcement.name) }
            var failure = ControlError.unreachable
            for host in device.addresses {
                do { return try await controller.identifyUnpaired(host: host, port: device.port) } catch {
                    failure = error
                }
            }
            throw failure
        case nil: throw refusal
        }
    }
}

extension MeantDevice {
    /// Pairs with the device.
    func pair(
        by administration: PairingAdministration, code: SetupCode, claims: IdentityClaims, patience: Duration? = nil
    ) async throws(PairingFailure) -> PairedDevice {
        switch self {
        case .place(let place):
            try await administration.pair(
                host: place.host, port: place.port, code: code, claims: claims, patience: patience)
        case .announced(let device):
            try await administration.pair(device, code: code, claims: claims, patience: patience)
        }
    }

    /// Whether a pairing is with this device, as far as can be told before it proves who it is.
    func isDevice(of pairing: StoredPairing) -> Bool {
        switch self {
        case .place(let place): pairing.host == place.host && pairing.port == place.port
        case .announced(let device): pairing.pairing.deviceID == device.announcement.deviceID
        }
    }

    /// What to ask before it is added: whether it is wanted although it is not certified (row B3); nil where there is
    /// nothing to ask, as of an address, at which nobody announces anything.
    public var certificationQuestion: String? {
        guard case .announced(let device) = self, !device.announcement.isCertified else { return nil }
        return "“\(device.announcement.name.onOneLine)” does not say that it is certified for HomeKit. Add it anyway?"
    }

    /// The legal name like the one that it announces; nil where it announces none that could be spoken.
    var announcedName: String? {
        guard case .announced(let device) = self else { return nil }
        let name = device.announcement.name
        return Name.fault(in: name) == nil ? name : Name.legal(from: name)
    }
}

extension MeantDevice: CustomStringConvertible {
    /// The address, or the name and address, on one line.
    public var description: String {
        switch self {
        case .place(let place): "\(place.host):\(place.port)"
        case .announced(let device): "“\(device.announcement.name.onOneLine)” at \(device.addressText)"
        }
    }
}

extension AnnouncedAccessory {
    /// The first address as people write it, or the machine's name where there is none.
    var addressText: String {
        let host = addresses.first ?? self.host
        return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}

extension FoundDevice {
    /// "“Hall Lamp” (light, LCT015) at 192.0.2.7:51826 waits to be paired".
    public var line: String {
        let announcement = device.announcement
        let kind = [announcement.category.description, announcement.model.onOneLine].filter { !$0.isEmpty }
        return "“\(announcement.name.onOneLine)” (\(kind.joined(separator: ", "))) at \(device.addressText) \(state)"
    }

    private var state: String {
        if isOurs { return device.announcement.isPairable ? "has forgotten Beckon" : "is paired with Beckon" }
        return device.announcement.isPairable ? "waits to be paired" : "is paired with another controller"
    }

    /// The device as a JSON object.
    public var json: JSON {
        let announcement = device.announcement
        return .object([
            "name": .string(announcement.name), "deviceID": .string(announcement.deviceID.description),
            "category": .string(announcement.category.description), "model": .string(announcement.model),
            "paired": .bool(!announcement.isPairable), "ours": .bool(isOurs),
            "address": .string(device.addressText), "addresses": JSON(texts: device.addresses),
            "host": .string(device.host), "port": .int(Int64(device.port)),
            "configurationNumber": .int(Int64(announcement.configurationNumber)),
        ])
    }
}
