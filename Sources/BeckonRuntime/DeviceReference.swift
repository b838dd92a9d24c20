import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// The device that a person means by a name or an address.
public enum DeviceReference: Hashable, Sendable {
    /// What is at an address.
    case place(NetworkPlace)
    /// What the network tells of.
    case announced(AnnouncedAccessory)
}

extension DeviceReference {
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
        return localized("not-certified", ["name": device.announcement.name.onOneLine])
    }

    /// The legal name like the one that it announces; nil where it announces none that could be spoken.
    var announcedName: String? {
        guard case .announced(let device) = self else { return nil }
        let name = device.announcement.name
        return Name.fault(in: name) == nil ? name : Name.legal(from: name)
    }
}

extension DeviceReference: CustomStringConvertible {
    /// The address, or the name and address, on one line.
    public var description: String {
        switch self {
        case .place(let place): "\(place.host):\(place.port)"
        case .announced(let device):
            localized("announced-at", ["name": device.announcement.name.onOneLine, "address": device.addressText])
        }
    }
}
