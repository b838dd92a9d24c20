/// A device in a home: 1..n services, and a room or none (row M6).
public struct Accessory: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: AccessoryID
    /// What people call it.
    public var name: String
    /// Further names that people use (row N14).
    public var aliases: [String] = []
    /// Its room; nil is the room for the entire home.
    public var room: RoomID?
    /// The bridge that it is reached through.
    public var bridge: AccessoryID?
    /// Whether it is itself a bridge.
    public var isBridge = false
    /// Who made it.
    public var manufacturer: String?
    /// The maker's name for its kind.
    public var model: String?
    /// The maker's number for this one.
    public var serialNumber: String?
    /// The version of its software.
    public var firmwareRevision: String?
    /// What it does.
    public var services: [Service] = []
    /// Where it is on the wire, once it is paired.
    public var address: AccessoryAddress?
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new accessory of the given name.
    public init(id: AccessoryID = AccessoryID(), name: String) {
        self.id = id
        self.name = name
    }
}

/// One thing that an accessory does, such as giving light.
public struct Service: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: ServiceID
    /// The kind of the service.
    public var type: ServiceType
    /// What people call it; without one it goes by its accessory's name.
    public var name: String?
    /// Further names that people use.
    public var aliases: [String] = []
    /// What can be read and written.
    public var characteristics: [Characteristic] = []
    /// Its instance number on the wire, once the accessory is paired.
    public var iid: UInt64?
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new service of the given type.
    public init(id: ServiceID = ServiceID(), type: ServiceType, name: String? = nil) {
        self.id = id
        self.type = type
        self.name = name
    }

    /// The characteristic of a type, where the service has it.
    public subscript(type: CharacteristicType) -> Characteristic? {
        place(of: type).map { characteristics[$0] }
    }

    /// Where among its characteristics that of a type stands.
    public func place(of type: CharacteristicType) -> Int? {
        // By places, because to look at a characteristic as a value is to copy it.
        characteristics.indices.first { characteristics[$0].type == type }
    }
}

/// One value of a service that can be read, written or both.
public struct Characteristic: Hashable, Sendable {
    /// The kind of the value.
    public var type: CharacteristicType
    /// The value last known.
    public var value: CharacteristicValue?
    /// What its values may be.
    public var metadata: CharacteristicMetadata
    /// Its instance number on the wire, once the accessory is paired.
    public var iid: UInt64?

    /// A characteristic with its type's own metadata, or with those given.
    ///
    /// A vendor's type for which nothing is given is text that can be read.
    public init(type: CharacteristicType, value: CharacteristicValue? = nil, metadata: CharacteristicMetadata? = nil) {
        self.type = type
        self.value = value
        self.metadata = metadata ?? type.metadata ?? CharacteristicMetadata(format: .string, permissions: .read)
    }
}

/// Where an accessory is on the wire: the paired device, and its number behind that device.
public struct AccessoryAddress: Hashable, Sendable {
    /// The paired device, a bridge or the accessory itself.
    public var device: DeviceID
    /// The accessory's number; 1 is the device itself.
    public var aid: UInt64

    /// An address of the given parts.
    public init(device: DeviceID, aid: UInt64) {
        self.device = device
        self.aid = aid
    }
}
