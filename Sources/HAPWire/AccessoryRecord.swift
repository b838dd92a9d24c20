import HomeModel

/// One accessory of a device's attribute database, as `GET /accessories` tells it.
public struct AccessoryRecord: Hashable, Sendable {
    /// The accessory's number within its device; 1 is the device itself.
    public var aid: UInt64
    /// What it does.
    public var services: [ServiceRecord]

    /// A record of the given parts.
    public init(aid: UInt64, services: [ServiceRecord]) {
        self.aid = aid
        self.services = services
    }

    /// The value of a characteristic of the accessory's information, such as its `Manufacturer`.
    public func information(_ type: String) -> CharacteristicValue? {
        services.first { $0.type.name == "AccessoryInformation" }?[CharacteristicType(type)]?.value
    }
}

/// One service of an accessory.
public struct ServiceRecord: Hashable, Sendable {
    /// The service's number within its accessory.
    public var iid: UInt64
    /// The kind of the service.
    public var type: ServiceType
    /// Whether it is what the accessory is mostly for.
    public var isPrimary = false
    /// Whether people are not shown it.
    public var isHidden = false
    /// The numbers of the services that belong to it.
    public var linked: [UInt64] = []
    /// What can be read and written.
    public var characteristics: [CharacteristicRecord]

    /// A record of the given parts.
    public init(iid: UInt64, type: ServiceType, characteristics: [CharacteristicRecord]) {
        self.iid = iid
        self.type = type
        self.characteristics = characteristics
    }

    /// The first characteristic of a type, where the service has it.
    public subscript(type: CharacteristicType) -> CharacteristicRecord? {
        characteristics.first { $0.type == type }
    }
}

/// One characteristic of a service.
public struct CharacteristicRecord: Hashable, Sendable {
    /// The characteristic's number within its accessory.
    public var iid: UInt64
    /// The kind of the value.
    public var type: CharacteristicType
    /// The value; nil where it cannot be read or the device did not say.
    public var value: CharacteristicValue?
    /// What its values may be.
    public var metadata: CharacteristicMetadata

    /// A record of the given parts.
    public init(
        iid: UInt64, type: CharacteristicType, value: CharacteristicValue? = nil, metadata: CharacteristicMetadata
    ) {
        self.iid = iid
        self.type = type
        self.value = value
        self.metadata = metadata
    }
}
