import HAPWire
import HomeModel

/// What one HAP server simulates: an accessory, or a bridge with the accessories behind it.
public struct SimulatedDevice: Hashable, Sendable {
    /// The accessory itself, which gets the number 1.
    public var accessory: Accessory
    /// The accessories behind it, where it is a bridge.
    public var bridged: [Accessory]
    /// What it was captured as, where it is the double of a device on the market.
    public private(set) var capture: Capture?

    /// The double of a captured device.
    public init(_ capture: Capture) {
        self.init(Accessory(name: capture.name))
        self.capture = capture
    }

    /// A device of the given accessories.
    public init(_ accessory: Accessory, bridging bridged: [Accessory] = []) {
        self.accessory = accessory
        self.bridged = bridged
    }

    /// The devices of a home: each bridge with what is behind it, and each accessory that is behind none.
    public static func devices(of home: Home) -> [SimulatedDevice] {
        let behind = Dictionary(grouping: home.accessories.filter { $0.bridge != nil }) { $0.bridge }
        let known = Set(home.accessories.map(\.id))
        return home.accessories.compactMap { accessory in
            if let bridge = accessory.bridge, known.contains(bridge), bridge != accessory.id { return nil }
            return SimulatedDevice(accessory, bridging: behind[accessory.id]?.filter { $0.id != accessory.id } ?? [])
        }
    }

    /// The attribute database: every accessory with its information, and with what its services must have.
    func records(numbers: inout InstanceNumbers) -> [AccessoryRecord] {
        if let capture { return capture.accessories }
        var records = [AccessoryBuilder(accessory, key: InstanceNumbers.deviceKey).record(numbers: &numbers)]
        for accessory in bridged {
            records.append(AccessoryBuilder(accessory, key: accessory.name).record(numbers: &numbers))
        }
        return records
    }
}
