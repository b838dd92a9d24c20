import HomeModel

/// What a device tells everybody of itself: its instance name and the text record of `_hap._tcp`.
public struct AccessoryAnnouncement: Hashable, Sendable {
    /// What it calls itself, at most 63 bytes on the wire; may break the rules for names (row N13).
    public var name: String
    /// Its identity (`id`).
    public var deviceID: DeviceID
    /// The number of its attribute database (`c#`), which rises with every change.
    public var configurationNumber: Int
    /// The number of its state (`s#`); 1 on IP.
    public var stateNumber = 1
    /// Whether it waits to be paired (bit 0 of `sf`).
    public var isPairable: Bool
    /// The other bits of `sf`: 2 for no Wi-Fi yet, 4 for a problem.
    public var problems = 0
    /// How it proves that it is certified (`ff`); 0 where it does not.
    public var features = 0
    /// The maker's name for its kind (`md`).
    public var model: String
    /// The version of the protocol that it speaks (`pv`).
    public var protocolVersion = "1.1"
    /// What kind of thing it is (`ci`).
    public var category: AccessoryCategory
    /// What tells which setup payload is its own (`sh`), where it says so; `SetupPayload` makes it.
    public var setupHash: String?

    /// An announcement of the given parts.
    public init(
        name: String, deviceID: DeviceID, configurationNumber: Int = 1, isPairable: Bool, model: String,
        category: AccessoryCategory = .other
    ) {
        self.name = name
        self.deviceID = deviceID
        self.configurationNumber = configurationNumber
        self.isPairable = isPairable
        self.model = model
        self.category = category
    }
}

extension AccessoryAnnouncement {
    /// Whether it says that it can prove to be certified (`ff`).
    public var isCertified: Bool { features != 0 }

    /// Reads a record; nil where it does not say whose it is.
    ///
    /// Anything else that is missing or wrong has a default.
    init?(name: String, _ record: TXTRecord) {
        guard let id = record["id"].flatMap({ DeviceID($0) }) else { return nil }
        let flags = record["sf"].flatMap { Int($0) } ?? 0
        self.init(
            name: name, deviceID: id, configurationNumber: record["c#"].flatMap { Int($0) } ?? 0,
            isPairable: flags & 1 != 0, model: record["md"] ?? "",
            category: AccessoryCategory(rawValue: record["ci"].flatMap { Int($0) } ?? 1))
        stateNumber = record["s#"].flatMap { Int($0) } ?? 1
        problems = flags & ~1
        features = record["ff"].flatMap { Int($0) } ?? 0
        protocolVersion = record["pv"] ?? "1.0"
        setupHash = record["sh"]
    }

    /// The record as it is announced.
    var record: TXTRecord {
        var entries = [
            ("c#", "\(configurationNumber)"), ("ff", "\(features)"), ("id", deviceID.description), ("md", model),
            ("pv", protocolVersion), ("s#", "\(stateNumber)"), ("sf", "\(problems | (isPairable ? 1 : 0))"),
            ("ci", "\(category.rawValue)"),
        ]
        if let setupHash { entries.append(("sh", setupHash)) }
        return TXTRecord(entries.map { (key: $0, value: $1) })
    }

    /// The name as DNS-SD takes it: at most 63 bytes, cut between characters.
    var instanceName: String { name.cut(toBytes: 63) }
}
