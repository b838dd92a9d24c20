import Foundation
import GRDB
import HomeModel

extension ThingWriter {
    /// An accessory without its services.
    func insert(_ accessory: Accessory, at position: Int) throws {
        try insertRow(of: accessory, at: position)
        try names.add(accessory.name, accessory.aliases, to: .accessory(accessory.id))
    }

    /// The row of an accessory alone.
    func insertRow(of accessory: Accessory, at position: Int) throws {
        try db.insert(
            into: "accessory",
            [
                "id": accessory.id.column, "home": home.column, "position": position,
                "room": accessory.room?.column, "bridge": accessory.bridge?.column,
                "is_bridge": accessory.isBridge, "manufacturer": accessory.manufacturer, "model": accessory.model,
                "serial_number": accessory.serialNumber, "firmware_revision": accessory.firmwareRevision,
                "device": accessory.address?.device.description,
                "aid": accessory.address.map { Int64(bitPattern: $0.aid) }, "extra": accessory.extra?.line,
            ])
    }

    /// A service with its characteristics.
    func insert(_ service: Service, of accessory: AccessoryID, at position: Int) throws {
        try db.insert(
            into: "service",
            [
                "id": service.id.column, "accessory": accessory.column, "position": position,
                "type": service.type.name, "iid": service.iid.map { Int64(bitPattern: $0) },
                "extra": service.extra?.line,
            ])
        let reference = ServiceReference(accessory: accessory, service: service.id)
        try names.add(service.name, service.aliases, to: .service(reference))
        try insertCharacteristics(of: service)
    }

    /// All characteristics of a service that has none yet.
    func insertCharacteristics(of service: Service) throws {
        for (place, characteristic) in service.characteristics.enumerated() {
            try insert(characteristic, of: service.id, at: place)
        }
    }

    private func insert(_ characteristic: Characteristic, of service: ServiceID, at position: Int) throws {
        let metadata = characteristic.metadata
        try db.insert(
            into: "characteristic",
            [
                "service": service.column, "position": position, "type": characteristic.type.name,
                "iid": characteristic.iid.map { Int64(bitPattern: $0) }, "value": characteristic.value?.column,
                "format": metadata.format.rawValue, "permissions": Int64(metadata.permissions.rawValue),
                "unit": metadata.unit?.rawValue, "minimum": metadata.minimum, "maximum": metadata.maximum,
                "step": metadata.step, "maximum_length": metadata.maximumLength,
                "valid_values": metadata.validValues.map { $0.map(String.init).joined(separator: ",") },
            ])
    }
}
