import HAPWire
import HomeModel

/// A device that has been paired.
public struct PairedDevice: Hashable, Sendable {
    /// What was kept of the device before it was paired.
    public enum Standing: Hashable, Sendable {
        /// The pairing was there before, or the same key was: whatever fails now, it stays.
        case known
        /// Nothing was kept of it.
        case new(StoredPairing)
        /// Another key of the same identity was kept, whose place a person gave to this one.
        case replaced(old: StoredPairing, by: StoredPairing)
    }

    /// Its identity.
    public var id: DeviceID
    /// What it calls itself; its address where it did not say.
    public var name: String
    /// Its accessories, itself first; empty where it did not tell them.
    public var accessories: [DiscoveredAccessory]
    /// What was kept of it before.
    public var standing: Standing
    /// Why it did not tell its accessories.
    public var silence: ControlError?

    /// A device of the given parts.
    public init(
        id: DeviceID, name: String, accessories: [DiscoveredAccessory], standing: Standing = .known
    ) {
        self.id = id
        self.name = name
        self.accessories = accessories
        self.standing = standing
    }
}

/// Which identities a device that is being paired may have.
///
/// What a device calls itself is only its word. An identity of which a key is kept, or that a home knows, is given to a
/// newcomer only where it proves that same key, or where a person was asked and said so.
public struct IdentityClaims: Hashable, Sendable {
    /// The identities of the devices that the homes have, with or without a pairing.
    public var taken: Set<DeviceID>
    /// The identity of which a person said that a newcomer with another key may have it.
    public var released: DeviceID?

    /// Claims to the given identities.
    public init(taken: Set<DeviceID> = [], released: DeviceID? = nil) {
        self.taken = taken
        self.released = released
    }
}
