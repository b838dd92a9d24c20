/// Look-ups in the tables of Apple-defined services and characteristics.
///
/// The tables are read once, on first use.
public enum Catalogue {
    /// Short hexadecimal type → name, for services.
    static let services = Dictionary(uniqueKeysWithValues: serviceRows.map { ($0.type, $0.name) })
    /// Name → short hexadecimal type, for services.
    static let serviceNames = names(of: services, and: ["Speaker": "113"])
    /// Short hexadecimal type → name, for characteristics.
    static let characteristics = Dictionary(uniqueKeysWithValues: characteristicRows.map { ($0.type, $0.name) })
    /// Name → short hexadecimal type, for characteristics.
    static let characteristicNames = names(of: characteristics, and: [:])
    /// What the protocol says of each characteristic, by name.
    static let metadata = Dictionary(uniqueKeysWithValues: characteristicRows.map { ($0.name, $0.metadata) })

    /// The characteristics that a service of a type must have, in the protocol's order; empty for a vendor's type.
    public static func required(by type: ServiceType) -> [CharacteristicType] { rowsByName[type.name]?.required ?? [] }

    /// The characteristics that a service of a type may have besides the required ones; empty for a vendor's type.
    public static func optional(for type: ServiceType) -> [CharacteristicType] { rowsByName[type.name]?.optional ?? [] }

    private static let rowsByName: [String: ServiceRow] = {
        var rows = Dictionary(uniqueKeysWithValues: serviceRows.map { ($0.name, $0) })
        rows["Speaker"] = rows["TelevisionSpeaker"]
        return rows
    }()

    private static func names(of types: [String: String], and others: [String: String]) -> [String: String] {
        var names = others
        for (type, name) in types { names[name] = type }
        return names
    }
}

extension Catalogue {
    private struct CharacteristicRow {
        let type: String
        let name: String
        let metadata: CharacteristicMetadata
    }

    private struct ServiceRow {
        let type: String
        let name: String
        let required: [CharacteristicType]
        let optional: [CharacteristicType]
    }

    private static let characteristicRows = rows(of: CatalogueTables.characteristics).map { row in
        CharacteristicRow(
            type: row[0], name: row[1],
            metadata: CharacteristicMetadata(
                format: CharacteristicMetadata.Format(rawValue: row[2]) ?? .string,
                permissions: Permissions(codes: list(row[3])),
                unit: CharacteristicMetadata.Unit(rawValue: row[4]),
                minimum: Double(row[5]), maximum: Double(row[6]), step: Double(row[7]), maximumLength: Int(row[8]),
                validValues: row[9] == "-" ? nil : list(row[9]).compactMap { Int64($0) }))
    }

    private static let serviceRows = rows(of: CatalogueTables.services).map { row in
        ServiceRow(type: row[0], name: row[1], required: types(row[2]), optional: types(row[3]))
    }

    private static func rows(of table: String) -> [[String]] {
        table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        }
    }

    private static func list(_ field: String) -> [String] {
        field == "-" ? [] : field.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }

    private static func types(_ field: String) -> [CharacteristicType] {
        list(field).compactMap { characteristics[$0].map { CharacteristicType($0) } }
    }
}
