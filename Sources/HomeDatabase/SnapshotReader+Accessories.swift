import GRDB
import HomeModel

extension SnapshotReader {
    func accessories(in home: HomeID, _ names: NameTable) throws -> [Accessory] {
        let characteristics = try characteristics(in: home)
        let services = try rows(of: "service", by: "accessory", in: home, as: Accessory.self)
        return try rows(of: "accessory", in: home).map { columns in
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

    private func address(_ columns: Columns) throws -> AccessoryAddress? {
        guard let device = try columns.optionalText("device"), let aid = try columns.optionalInstance("aid") else {
            return nil
        }
        return AccessoryAddress(device: try columns.required(DeviceID(device), "device"), aid: aid)
    }

    private func service(
        _ columns: Columns, _ names: NameTable, _ characteristics: [ServiceID: [Characteristic]]
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

    private func characteristics(in home: HomeID) throws -> [ServiceID: [Characteristic]] {
        let sql = """
            SELECT characteristic.* FROM characteristic JOIN service ON service.id = characteristic.service
            JOIN accessory ON accessory.id = service.accessory WHERE accessory.home = ? ORDER BY characteristic.position
            """
        return try Dictionary(grouping: rows(sql, [home.column])) { try $0.id("service") }
            .mapValues { try $0.map { try characteristic($0) } }
    }

    private func characteristic(_ columns: Columns) throws -> Characteristic {
        let value = try columns.optionalText("value").map { text in
            try columns.required(CharacteristicValue(column: text), "value")
        }
        var characteristic = Characteristic(
            type: CharacteristicType(try columns.text("type")), value: value, metadata: try metadata(columns))
        characteristic.iid = try columns.optionalInstance("iid")
        return characteristic
    }

    private func metadata(_ columns: Columns) throws -> CharacteristicMetadata {
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
