/// Where a characteristic is on the wire, and what is believed of it.
///
/// Two are equal that are the same place.
public struct CharacteristicAddress: Hashable, Sendable {
    /// The accessory.
    public var accessory: AccessoryAddress
    /// The characteristic's instance number within the accessory.
    public var iid: UInt64
    /// What its values can be, by what the protocol and the home know of it.
    public var domain: ValueDomain

    /// An address of the given parts.
    public init(accessory: AccessoryAddress, iid: UInt64, domain: ValueDomain) {
        self.accessory = accessory
        self.iid = iid
        self.domain = domain
    }

    /// The address of a characteristic of an accessory; nil where it has no instance number yet.
    public init?(of characteristic: Characteristic, in accessory: AccessoryAddress) {
        guard let iid = characteristic.iid else { return nil }
        let domain = ValueDomain(of: characteristic.type, as: characteristic.metadata)
        self.init(accessory: accessory, iid: iid, domain: domain)
    }

    /// Whether they are the same place.
    public static func == (one: CharacteristicAddress, other: CharacteristicAddress) -> Bool {
        one.iid == other.iid && one.accessory == other.accessory
    }

    /// Takes the place into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(accessory)
        hasher.combine(iid)
    }
}
