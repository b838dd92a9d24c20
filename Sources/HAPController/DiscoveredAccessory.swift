import HAPWire
import HomeModel

/// An accessory as its device tells of it: what a home needs to know to take it in.
public struct DiscoveredAccessory: Hashable, Sendable {
    /// Where it is on the wire.
    public var address: AccessoryAddress
    /// What it calls itself, which may break the rules for names (row N13); "Accessory 3" where it says nothing.
    public var name: String
    /// Who made it.
    public var manufacturer: String?
    /// The maker's name for its kind.
    public var model: String?
    /// The maker's number for this one.
    public var serialNumber: String?
    /// The version of its software.
    public var firmwareRevision: String?
    /// What it does, without what serves the protocol only and what is hidden.
    public var services: [Service]
    /// Whether other accessories are reached through it.
    public var isBridge: Bool

    /// An accessory of the given parts.
    public init(address: AccessoryAddress, name: String, services: [Service], isBridge: Bool) {
        self.address = address
        self.name = name
        self.services = services
        self.isBridge = isBridge
    }
}

extension DiscoveredAccessory {
    /// Where a characteristic of one of its services is, before it is in any home.
    public func place(of type: CharacteristicType, in service: Service) -> CharacteristicPlace? {
        var accessory = Accessory(name: name)
        accessory.address = address
        return accessory.place(of: type, in: service)
    }

    /// The accessory of a record in a device's database.
    init(_ record: AccessoryRecord, of device: DeviceID, isBridge: Bool) {
        address = AccessoryAddress(device: device, aid: record.aid)
        manufacturer = record.text("Manufacturer")
        model = record.text("Model")
        serialNumber = record.text("SerialNumber")
        firmwareRevision = record.text("FirmwareRevision")
        let own = record.services.filter { !$0.isHidden && !Self.protocolServices.contains($0.type.name) }
        services = own.map { Service($0) }
        name = record.text("Name") ?? model ?? "Accessory \(record.aid)"
        self.isBridge = isBridge
    }

    /// The services that people have nothing to do with.
    private static let protocolServices: Set<String> = [
        "AccessoryInformation", "ProtocolInformation", "Pairing", "Tunnel", "CloudRelay",
        "DataStreamTransportManagement",
        "TransferTransportManagement", "CameraRecordingManagement", "WiFiTransport", "ThreadTransport", "TapManagement",
        "FirmwareUpdate", "Diagnostics", "AccessoryRuntimeInformation", "AccessoryMetrics", "PowerManagement",
        "AssetUpdate", "TargetControlManagement", "AudioStreamManagement", "NFCAccess", "AccessCode", "Assistant",
        "SiriEndpoint",
    ]
}

extension Service {
    fileprivate init(_ record: ServiceRecord) {
        self.init(type: record.type, name: record.text("ConfiguredName") ?? record.text("Name"))
        iid = record.iid
        let shown = record.characteristics.filter {
            !$0.metadata.permissions.contains(.hidden) && $0.type.name != "Name"
        }
        characteristics = shown.map { record in
            var characteristic = Characteristic(type: record.type, value: record.value, metadata: record.metadata)
            characteristic.iid = record.iid
            return characteristic
        }
    }
}

extension AccessoryRecord {
    /// A text of the accessory's information; nil also where it is blank.
    fileprivate func text(_ type: String) -> String? {
        services.first { $0.type.name == "AccessoryInformation" }?.text(type)
    }
}

extension ServiceRecord {
    /// A text of the service without the space around it; nil also where it is blank.
    fileprivate func text(_ type: String) -> String? {
        guard case .string(let text)? = self[CharacteristicType(type)]?.value else { return nil }
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(start[...last])
    }
}
