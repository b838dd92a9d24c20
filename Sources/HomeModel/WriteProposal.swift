/// A characteristic of one service of a home: what it is, and where it is on the wire.
///
/// Only an accessory of a home makes one, so that nobody who writes can take a lock for a lamp.
public struct CharacteristicPlace: Hashable, Sendable {
    /// The service.
    public let service: ServiceReference
    /// The kind of the service.
    public let serviceType: ServiceType
    /// The kind of the characteristic.
    public let type: CharacteristicType
    /// Where it is on the wire.
    public let address: CharacteristicAddress
    /// Whether the accessory takes it only as a timed write (HAP's `tw`).
    public let isTimed: Bool
}

extension Accessory {
    /// Where a characteristic of one of its services is; nil where the accessory is not paired.
    public func place(of type: CharacteristicType, in service: Service) -> CharacteristicPlace? {
        service.place(of: type).flatMap { place(ofCharacteristic: $0, in: service) }
    }

    /// Where the characteristic is that stands so far down in the list of a service; nil where the accessory is not paired.
    public func place(ofCharacteristic index: Int, in service: Service) -> CharacteristicPlace? {
        guard let accessory = address,
            let address = CharacteristicAddress(of: service.characteristics[index], in: accessory)
        else { return nil }
        return CharacteristicPlace(
            service: ServiceReference(accessory: id, service: service.id), serviceType: service.type,
            type: service.characteristics[index].type,
            address: address,
            isTimed: service.characteristics[index].metadata.permissions.contains(.timedWrite))
    }
}

/// A value that a characteristic is to have; it is no write yet.
public struct WriteProposal: Hashable, Sendable {
    /// The characteristic.
    public let place: CharacteristicPlace
    /// Its target value.
    public let value: CharacteristicValue

    /// A proposal of the given parts.
    public init(_ value: CharacteristicValue, for place: CharacteristicPlace) {
        self.place = place
        self.value = value
    }

    /// What it would open; nil where it opens nothing.
    public var opening: Opening? {
        place.serviceType.isOpened(by: value, of: place.type) ? Opening(place.service, place.type, value) : nil
    }
}

/// A value to be written.
///
/// It is made of a proposal and of nothing else, so that whoever writes has asked about what opens.
public struct CharacteristicWrite: Hashable, Sendable {
    /// The characteristic.
    public let address: CharacteristicAddress
    /// Its target value.
    public let value: CharacteristicValue
    /// Whether the accessory takes it only as a timed write (HAP's `tw`).
    public let isTimed: Bool
    /// Whether writing it twice does no more than writing it once, so that it may be sent again after a broken connection.
    public let isRepeatable: Bool

    init(
        address: CharacteristicAddress, value: CharacteristicValue, isTimed: Bool = false, isRepeatable: Bool = true
    ) {
        self.address = address
        self.value = value
        self.isTimed = isTimed
        self.isRepeatable = isRepeatable
    }

    /// The write of a proposal; one that opens spends the consent to it.
    ///
    /// - Throws: `ControlError.needsConsent` where it opens, and nobody said yes to that.
    public init(_ proposal: WriteProposal, with consent: inout Consent) throws(ControlError) {
        if let opening = proposal.opening, !consent.spend(opening) { throw .needsConsent }
        let place = proposal.place
        self.init(
            address: place.address, value: proposal.value, isTimed: place.isTimed,
            isRepeatable: place.type.isRepeatable)
    }

    /// The write of a proposal that opens nothing; nil for one that opens.
    public init?(_ proposal: WriteProposal) {
        var consent = Consent.none
        // What opens is no write without consent, and there is none here.
        guard let write = try? CharacteristicWrite(proposal, with: &consent) else { return nil }
        self = write
    }

    /// What makes an accessory show which it is (HAP's `Identify`).
    public static func identify(at address: CharacteristicAddress) -> CharacteristicWrite {
        CharacteristicWrite(address: address, value: .bool(true))
    }
}
