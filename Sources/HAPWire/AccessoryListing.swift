import HomeModel

/// A device's attribute database: the body of the answer to `GET /accessories`.
///
/// Written as the HAP specification has it (chapter 6). Read as devices on the market send it: types short or full and in
/// either case, truth as 0 and 1, whole numbers as 1.0, formats and permissions left out. What cannot be read is left
/// out and told among `faults`; it never hides the rest.
public struct AccessoryListing: Hashable, Sendable {
    /// The accessories, in the device's order.
    public var accessories: [AccessoryRecord]
    /// What was left out, each with its place: `accessories[2].services[0]: there is no iid`.
    public private(set) var faults: [String] = []

    /// A listing of the given accessories.
    public init(_ accessories: [AccessoryRecord]) {
        self.accessories = accessories
    }

    /// Reads a body.
    ///
    /// - Throws: `CharacteristicBodyFault` where the body is no JSON or has no list of accessories.
    public init(reading body: [UInt8]) throws(CharacteristicBodyFault) {
        let json = try JSON(body: body)
        guard case .array(let items)? = json["accessories"] else { throw .missing("accessories") }
        var reader = AccessoryListingReader()
        accessories = items.enumerated().compactMap { reader.accessory($1, at: "accessories[\($0)]") }
        faults = reader.faults
    }

    /// The body as it is sent.
    public var body: [UInt8] {
        Array(JSON.object(["accessories": .array(accessories.map(\.json))]).line.utf8)
    }
}

extension AccessoryRecord {
    /// The accessory as HAP writes it.
    public var json: JSON {
        .object(["aid": .unsigned(aid), "services": .array(services.map(\.json))])
    }
}

extension ServiceRecord {
    fileprivate var json: JSON {
        var members: [String: JSON] = [
            "iid": .unsigned(iid), "type": .string(type.wireType),
            "characteristics": .array(characteristics.map(\.json)),
        ]
        if isPrimary { members["primary"] = .bool(true) }
        if isHidden { members["hidden"] = .bool(true) }
        if !linked.isEmpty { members["linked"] = .array(linked.map { .unsigned($0) }) }
        return .object(members)
    }
}

extension CharacteristicRecord {
    /// The characteristic as HAP writes it, with its value where it can be read.
    ///
    /// A programmable switch's last press reads null, so that nobody takes an old press for a new one.
    fileprivate var json: JSON {
        var members = metadata.json
        members["iid"] = .unsigned(iid)
        members["type"] = .string(type.wireType)
        members["perms"] = .array(metadata.permissions.codes.map { .string($0) })
        if metadata.permissions.contains(.read) {
            members["value"] = type.name == "ProgrammableSwitchEvent" ? .null : value.map { JSON($0) } ?? .null
        }
        return .object(members)
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
