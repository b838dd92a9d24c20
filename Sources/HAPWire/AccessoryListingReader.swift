import HomeModel

/// Reads the parts of an attribute database, and notes what it had to leave out.
struct AccessoryListingReader {
    /// The most faults that are kept; a hostile body could have a million.
    static let maximumFaults = 100
    /// The longest text in bytes by which an accessory names itself or its maker; what is longer is cut.
    ///
    /// The HAP specification allows strings 64 bytes, and 256 where a device says so.
    static let longestLabel = 256
    /// The types of such texts.
    private static let labels: Set<String> = [
        "Name", "ConfiguredName", "Manufacturer", "Model", "SerialNumber", "FirmwareRevision", "HardwareRevision",
        "SoftwareRevision", "Version",
    ]

    /// Whether values are taken as they are: a device that is played tells what it told.
    var isPlayed = false
    private(set) var faults: [String] = []

    mutating func accessory(_ json: JSON, at number: Int) -> AccessoryRecord? {
        let place = Place(accessory: number)
        guard let aid = json["aid"]?.instanceNumber else { return leaveOut(place, "there is no aid") }
        guard case .array(let items)? = json["services"] else { return leaveOut(place, "there are no services") }
        let services = items.enumerated().compactMap { service($1, at: place.service($0)) }
        return AccessoryRecord(aid: aid, services: services)
    }

    private mutating func service(_ json: JSON, at place: Place) -> ServiceRecord? {
        guard let iid = json["iid"]?.instanceNumber else { return leaveOut(place, "there is no iid") }
        guard let type = json["type"]?.typeText.flatMap({ ServiceType(reading: $0) }) else {
            return leaveOut(place, "there is no type")
        }
        let items = json["characteristics"]?.items ?? []
        let characteristics = items.enumerated().compactMap { characteristic($1, at: place.characteristic($0)) }
        var record = ServiceRecord(iid: iid, type: type, characteristics: characteristics)
        record.isPrimary = json["primary"]?.truth ?? false
        record.isHidden = json["hidden"]?.truth ?? false
        record.linked = (json["linked"]?.items ?? []).compactMap(\.instanceNumber)
        return record
    }

    private mutating func characteristic(_ json: JSON, at place: Place) -> CharacteristicRecord? {
        guard let iid = json["iid"]?.instanceNumber else { return leaveOut(place, "there is no iid") }
        guard let type = json["type"]?.typeText.flatMap({ CharacteristicType(reading: $0) }) else {
            return leaveOut(place, "there is no type")
        }
        let metadata = CharacteristicMetadata(reading: json, of: type)
        let value = value(json["value"] ?? .null, of: type, metadata, at: place)
        return CharacteristicRecord(iid: iid, type: type, value: value, metadata: metadata)
    }

    /// A value that can be believed; what cannot is noted, null is no value.
    private mutating func value(
        _ json: JSON, of type: CharacteristicType, _ metadata: CharacteristicMetadata, at place: Place
    ) -> CharacteristicValue? {
        var json = json
        if case .string(let text) = json, Self.labels.contains(type.name) {
            json = .string(text.cut(toBytes: Self.longestLabel))
        }
        if isPlayed { return json.characteristicValue }
        do {
            return try WireValue(json).value(in: ValueDomain(of: type, as: metadata))
        } catch {
            return error == .noValue ? nil : leaveOut(place, "there is no good value")
        }
    }

    private mutating func leaveOut<Record>(_ place: Place, _ reason: String) -> Record? {
        if faults.count < Self.maximumFaults { faults.append("\(place): \(reason)") }
        return nil
    }
}

/// A part of an attribute database; put into words only where it has a fault.
private struct Place: CustomStringConvertible {
    var accessory: Int
    var service: Int?
    var characteristic: Int?

    func service(_ number: Int) -> Place { Place(accessory: accessory, service: number) }

    func characteristic(_ number: Int) -> Place {
        Place(accessory: accessory, service: service, characteristic: number)
    }

    var description: String {
        "accessories[\(accessory)]" + (service.map { ".services[\($0)]" } ?? "")
            + (characteristic.map { ".characteristics[\($0)]" } ?? "")
    }
}

extension CharacteristicMetadata {
    /// What a device says of a characteristic; where it says nothing, what the protocol says of the type.
    init(reading json: JSON, of type: CharacteristicType) {
        let known = type.metadata
        let format =
            json["format"]?.text.flatMap { Format(rawValue: $0) } ?? known?.format ?? Format(guessedFrom: json["value"])
        let codes = json["perms"]?.items.map { $0.compactMap(\.text) }
        self.init(
            format: format,
            permissions: codes.map { Permissions(codes: $0) } ?? known?.permissions ?? .read,
            unit: json["unit"]?.text.flatMap { Unit(rawValue: $0) },
            minimum: json["minValue"]?.finiteNumber, maximum: json["maxValue"]?.finiteNumber,
            step: json["minStep"]?.finiteNumber,
            maximumLength: json["maxLen"]?.finiteNumber.flatMap { Int(exactly: $0.rounded()) },
            validValues: json["valid-values"]?.items?.compactMap { $0.finiteNumber.flatMap { Int64(exactly: $0) } }
                ?? Self.range(json["valid-values-range"]))
        if let minimum, let maximum, minimum > maximum { (self.minimum, self.maximum) = (nil, nil) }
    }

    /// `valid-values-range` spelt out; ranges of more than 256 values are bounds rather than an enumeration.
    private static func range(_ json: JSON?) -> [Int64]? {
        guard let ends = json?.items?.compactMap({ $0.finiteNumber.flatMap { Int64(exactly: $0) } }), ends.count == 2
        else { return nil }
        let (width, overflow) = ends[1].subtractingReportingOverflow(ends[0])
        return !overflow && (0...255).contains(width) ? Array(ends[0]...ends[1]) : nil
    }
}

extension JSON {
    /// The text of a type; a UUID without its dashes, as a lamp on the market writes it, gets them.
    fileprivate var typeText: String? {
        guard let text, text.utf8.count == 32, text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
            return text
        }
        var rest = text[...]
        let parts = [8, 4, 4, 4, 12].map { length in
            defer { rest = rest.dropFirst(length) }
            return rest.prefix(length)
        }
        return parts.joined(separator: "-")
    }
}

extension CharacteristicMetadata.Format {
    /// The format that a value has by itself; text where there is no value.
    fileprivate init(guessedFrom value: JSON?) {
        switch value?.characteristicValue {
        case .bool: self = .bool
        case .int: self = .int
        case .double: self = .float
        case .string, nil: self = .string
        }
    }
}
