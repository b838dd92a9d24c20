import HomeModel

/// How an attribute database goes over the wire.
///
/// It is written straight into bytes, keys in order: a bridge of a hundred accessories has more than ten thousand members,
/// and a document made of them first takes many times as long as writing them.
extension AccessoryListing {
    /// The body as it is sent.
    public var body: [UInt8] { Self.body(of: accessories.map(\.body)) }

    /// The body of accessories that are written already.
    public static func body(of accessories: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(accessories.reduce(32) { $0 + $1.count + 1 })
        bytes += #"{"accessories":["#.utf8
        bytes.separated(accessories) { $0 += $1 }
        bytes += "]}".utf8
        return bytes
    }
}

extension AccessoryRecord {
    /// The accessory as HAP writes it.
    public var body: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2048)
        bytes += #"{"aid":"#.utf8
        bytes += aid.description.utf8
        bytes += #","services":["#.utf8
        bytes.separated(services) { $1.write(to: &$0) }
        bytes += "]}".utf8
        return bytes
    }
}

extension ServiceRecord {
    fileprivate func write(to bytes: inout [UInt8]) {
        bytes += #"{"characteristics":["#.utf8
        bytes.separated(characteristics) { $1.write(to: &$0) }
        bytes += "]".utf8
        if isHidden { bytes += #","hidden":true"#.utf8 }
        bytes.member(#","iid":"#, iid.description)
        if !linked.isEmpty { bytes.member(#","linked":["#, linked.map(\.description).joined(separator: ","), "]") }
        if isPrimary { bytes += #","primary":true"#.utf8 }
        bytes += #","type":"#.utf8
        JSON.string(type.wireType).write(to: &bytes)
        bytes += "}".utf8
    }
}

extension CharacteristicRecord {
    /// The value that is told of the characteristic: none of a programmable switch, so that nobody takes an old press for
    /// a new one.
    private var told: JSON { type.name == "ProgrammableSwitchEvent" ? .null : value.map { JSON($0) } ?? .null }

    fileprivate func write(to bytes: inout [UInt8]) {
        bytes.member(#"{"format":""#, metadata.format.rawValue, #"","iid":"#)
        bytes += iid.description.utf8
        if let length = metadata.maximumLength { bytes.member(#","maxLen":"#, length.description) }
        bytes.member(#","maxValue":"#, metadata.maximum)
        bytes.member(#","minStep":"#, metadata.step)
        bytes.member(#","minValue":"#, metadata.minimum)
        bytes += #","perms":["#.utf8
        bytes.separated(metadata.permissions.codes) { $0.member("\"", $1, "\"") }
        bytes += #"],"type":"#.utf8
        JSON.string(type.wireType).write(to: &bytes)
        if let unit = metadata.unit { bytes.member(#","unit":""#, unit.rawValue, "\"") }
        if let values = metadata.validValues {
            bytes.member(#","valid-values":["#, values.map(\.description).joined(separator: ","), "]")
        }
        if metadata.permissions.contains(.read) {
            bytes += #","value":"#.utf8
            told.write(to: &bytes)
        }
        bytes += "}".utf8
    }
}

extension [UInt8] {
    /// Writes items with commas between them.
    fileprivate mutating func separated<Item>(_ items: [Item], _ write: (inout [UInt8], Item) -> Void) {
        for (place, item) in items.enumerated() {
            if place > 0 { append(UInt8(ascii: ",")) }
            write(&self, item)
        }
    }

    /// Writes a key, a value that needs no escapes, and what follows.
    fileprivate mutating func member(_ key: StaticString, _ value: String, _ end: StaticString = "") {
        key.withUTF8Buffer { self += $0 }
        self += value.utf8
        end.withUTF8Buffer { self += $0 }
    }

    /// Writes a key and a number, where there is one.
    fileprivate mutating func member(_ key: StaticString, _ number: Double?) {
        guard let number else { return }
        key.withUTF8Buffer { self += $0 }
        JSON(.double(number)).write(to: &self)
    }
}

extension CharacteristicMetadata {
    /// The keys that describe values: format, unit, bounds.
    public var json: [String: JSON] {
        var members: [String: JSON] = ["format": .string(format.rawValue)]
        if let unit { members["unit"] = .string(unit.rawValue) }
        if let minimum { members["minValue"] = JSON(.double(minimum)) }
        if let maximum { members["maxValue"] = JSON(.double(maximum)) }
        if let step { members["minStep"] = JSON(.double(step)) }
        if let maximumLength { members["maxLen"] = .int(Int64(maximumLength)) }
        if let validValues { members["valid-values"] = .array(validValues.map { .int($0) }) }
        return members
    }
}
