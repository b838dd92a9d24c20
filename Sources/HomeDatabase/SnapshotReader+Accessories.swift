import Foundation
import GRDB
import HomeModel

extension SnapshotReader {
    func accessories(in home: HomeID, _ names: NameTable) throws -> [Accessory] {
        try accessories(where: "accessory.home = ?", home.column, names)
    }

    /// One accessory of a home, without a look at the others; nil where it is gone.
    func accessory(_ id: AccessoryID, in home: HomeID) throws -> Accessory? {
        let found = "SELECT 1 FROM accessory WHERE id = ? AND home = ?"
        guard try db.finds(found, [id.column, home.column]) else { return nil }
        let names = try db.rows(
            """
            SELECT bearer, place, text FROM name
            WHERE bearer = ?1 OR bearer IN (SELECT id FROM service WHERE accessory = ?1) ORDER BY bearer, place
            """, [id.column])
        return try accessories(where: "accessory.id = ?", id.column, NameTable(names)).first
    }

    private func accessories(where condition: String, _ key: Data, _ names: NameTable) throws -> [Accessory] {
        let characteristics = try characteristics(where: condition, key)
        let services = try services(where: condition, key)
        return try db.rows("SELECT * FROM accessory WHERE \(condition) ORDER BY position", [key]).map { columns in
            let id: AccessoryID = try columns.id("id")
            var accessory = Accessory(id: id, name: names.name(of: id))
            accessory.aliases = names.aliases(of: id)
            accessory.room = try columns.optionalID("room")
            accessory.bridge = try columns.optionalID("bridge")
            accessory.isBridge = try columns.flag("is_bridge")
            accessory.manufacturer = try columns.optionalText("manufacturer")
            accessory.model = try columns.optionalText("model")
            accessory.serialNumber = try columns.optionalText("serial_number")
            accessory.firmwareRevision = try columns.optionalText("firmware_revision")
            accessory.address = try address(columns)
            accessory.extra = try columns.extra()
            accessory.services = try (services[id] ?? []).map { try service($0, names, characteristics) }
            return accessory
        }
    }

    private func address(_ columns: CheckedRow) throws -> AccessoryAddress? {
        guard let device = try columns.optionalText("device"), let aid = try columns.optionalInstance("aid") else {
            return nil
        }
        return AccessoryAddress(device: try columns.required(DeviceID(device), "device"), aid: aid)
    }

    private func service(
        _ columns: CheckedRow, _ names: NameTable, _ characteristics: [ServiceID: [Characteristic]]
    ) throws -> Service {
        let id: ServiceID = try columns.id("id")
        var service = Service(
            id: id, type: ServiceType(try columns.text("type")), name: names.optionalName(of: id))
        service.aliases = names.aliases(of: id)
        service.iid = try columns.optionalInstance("iid")
        service.extra = try columns.extra()
        service.characteristics = characteristics[id] ?? []
        return service
    }

    private func services(where condition: String, _ key: Data) throws -> [AccessoryID: [CheckedRow]] {
        let sql = """
            SELECT service.* FROM accessory JOIN service ON service.accessory = accessory.id
            WHERE \(condition) ORDER BY service.position
            """
        return try Dictionary(grouping: db.rows(sql, [key])) { try $0.id("accessory") }
    }

    private func characteristics(where condition: String, _ key: Data) throws -> [ServiceID: [Characteristic]] {
        let sql = """
            SELECT characteristic.* FROM accessory JOIN service ON service.accessory = accessory.id
            JOIN characteristic ON characteristic.service = service.id
            WHERE \(condition) ORDER BY characteristic.position
            """
        return try Dictionary(grouping: db.rows(sql, [key])) { try $0.id("service") }
            .mapValues { try $0.map { try characteristic($0) } }
    }

    /// The characteristic of a type that a service has, or nil.
    func characteristic(_ type: CharacteristicType, of service: ServiceID) throws -> Characteristic? {
        let sql = "SELECT * FROM characteristic WHERE service = ? AND type = ? ORDER BY position LIMIT 1"
        return try db.row(sql, [service.column, type.name]).map { try characteristic($0) }
    }

    private func characteristic(_ columns: CheckedRow) throws -> Characteristic {
        let value = try columns.optionalText("value").map { text in
            try columns.required(CharacteristicValue(column: text), "value")
        }
        var characteristic = Characteristic(
            type: CharacteristicType(try columns.text("type")), value: value, metadata: try metadata(columns))
        characteristic.iid = try columns.optionalInstance("iid")
        return characteristic
    }

    private func metadata(_ columns: CheckedRow) throws -> CharacteristicMetadata {
        let permissions = try columns.required(UInt8(exactly: columns.number("permissions")), "permissions")
        let unit = try columns.optionalText("unit").map { text in
            try columns.required(CharacteristicMetadata.Unit(rawValue: text), "unit")
        }
        let validValues = try columns.optionalText("valid_values").map { text in
            try text.split(separator: ",").map { try columns.required(Int64($0), "valid_values") }
        }
        return CharacteristicMetadata(
            format: try columns.choice("format"), permissions: Permissions(rawValue: permissions), unit: unit,
            minimum: try columns.optionalReal("minimum"), maximum: try columns.optionalReal("maximum"),
            step: try columns.optionalReal("step"),
            maximumLength: try columns.optionalNumber("maximum_length").map { Int($0) }, validValues: validValues)
    }
}
