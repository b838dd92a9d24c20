import Foundation
import GRDB
import HomeModel

/// Writes all that is in one home.
///
/// What refers to something that is not there is left out (row M16).
struct HomeRows {
    let writer: SnapshotWriter
    let names: NameWriter
    let home: Home
    private let rooms: Set<RoomID>
    private let accessories: Set<AccessoryID>
    private let services: Set<ServiceReference>
    private let actionSets: Set<ActionSetID>

    init(writer: SnapshotWriter, names: NameWriter, home: Home) {
        self.writer = writer
        self.names = names
        self.home = home
        rooms = Set(home.rooms.map(\.id))
        accessories = Set(home.accessories.map(\.id))
        services = Set(
            home.accessories.flatMap { accessory in
                accessory.services.map { ServiceReference(accessory: accessory.id, service: $0.id) }
            })
        actionSets = Set(home.actionSets.map(\.id))
    }

    func insert() throws {
        for (position, room) in home.rooms.enumerated() { try insert(room, at: position) }
        for (position, zone) in home.zones.enumerated() { try insert(zone, at: position) }
        for (position, accessory) in home.accessories.enumerated() { try insert(accessory, at: position) }
        for (position, group) in home.serviceGroups.enumerated() { try insert(group, at: position) }
        for (position, scene) in home.actionSets.enumerated() { try insert(scene, at: position) }
        for (position, trigger) in home.triggers.enumerated() { try insert(trigger, at: position) }
        for (position, user) in home.users.enumerated() { try names.write(user, at: position) }
    }

    private func insert(_ room: Room, at position: Int) throws {
        try writer.insert(
            into: "room",
            ["id": room.id.column, "home": names.home, "position": position, "extra": room.extra?.line])
        try names.write(room.name, room.aliases, of: room.id)
    }

    private func insert(_ zone: Zone, at position: Int) throws {
        try writer.insert(
            into: "zone",
            ["id": zone.id.column, "home": names.home, "position": position, "extra": zone.extra?.line])
        try names.write(zone.name, zone.aliases, of: zone.id)
        for (place, room) in zone.rooms.filter(rooms.contains).enumerated() {
            try writer.insert(
                into: "zone_room", ["zone": zone.id.column, "position": place, "room": room.column])
        }
    }

    private func insert(_ accessory: Accessory, at position: Int) throws {
        try writer.insert(
            into: "accessory",
            [
                "id": accessory.id.column, "home": names.home, "position": position,
                "room": accessory.room.flatMap { rooms.contains($0) ? $0.column : nil },
                "bridge": accessory.bridge.flatMap { accessories.contains($0) ? $0.column : nil },
                "is_bridge": accessory.isBridge, "manufacturer": accessory.manufacturer, "model": accessory.model,
                "serial_number": accessory.serialNumber, "firmware_revision": accessory.firmwareRevision,
                "device": accessory.address?.device.description,
                "aid": accessory.address.map { Int64(bitPattern: $0.aid) }, "extra": accessory.extra?.line,
            ])
        try names.write(accessory.name, accessory.aliases, of: accessory.id)
        for (place, service) in accessory.services.enumerated() { try insert(service, of: accessory, at: place) }
    }

    private func insert(_ service: Service, of accessory: Accessory, at position: Int) throws {
        try writer.insert(
            into: "service",
            [
                "id": service.id.column, "accessory": accessory.id.column, "position": position,
                "type": service.type.name, "iid": service.iid.map { Int64(bitPattern: $0) },
                "extra": service.extra?.line,
            ])
        try names.write(service, of: accessory)
        for (place, characteristic) in service.characteristics.enumerated() {
            try insert(characteristic, of: service, at: place)
        }
    }

    private func insert(_ characteristic: Characteristic, of service: Service, at position: Int) throws {
        let metadata = characteristic.metadata
        try writer.insert(
            into: "characteristic",
            [
                "service": service.id.column, "position": position, "type": characteristic.type.name,
                "iid": characteristic.iid.map { Int64(bitPattern: $0) }, "value": characteristic.value?.column,
                "format": metadata.format.rawValue, "permissions": Int64(metadata.permissions.rawValue),
                "unit": metadata.unit?.rawValue, "minimum": metadata.minimum, "maximum": metadata.maximum,
                "step": metadata.step, "maximum_length": metadata.maximumLength,
                "valid_values": metadata.validValues.map { $0.map(String.init).joined(separator: ",") },
            ])
    }

    private func insert(_ group: ServiceGroup, at position: Int) throws {
        try writer.insert(
            into: "service_group",
            ["id": group.id.column, "home": names.home, "position": position, "extra": group.extra?.line])
        try names.write(group.name, group.aliases, of: group.id)
        for (place, reference) in group.services.filter(services.contains).enumerated() {
            try writer.insert(
                into: "service_group_service",
                ["service_group": group.id.column, "position": place, "service": reference.service.column])
        }
    }

    private func insert(_ scene: ActionSet, at position: Int) throws {
        try writer.insert(
            into: "action_set",
            ["id": scene.id.column, "home": names.home, "position": position, "extra": scene.extra?.line])
        try names.write(scene.name, scene.aliases, of: scene.id)
        for (place, action) in scene.actions.filter({ services.contains($0.service) }).enumerated() {
            try writer.insert(
                into: "action",
                [
                    "action_set": scene.id.column, "position": place, "service": action.service.service.column,
                    "characteristic": action.characteristic.name, "value": action.value.column,
                ])
        }
    }

    private func insert(_ trigger: Trigger, at position: Int) throws {
        try writer.insert(
            into: "timer",
            [
                "id": trigger.id.column, "home": names.home, "position": position, "fire_date": trigger.fireDate,
                "time_zone": trigger.timeZone, "recurrence": trigger.recurrence?.json.line,
                "is_enabled": trigger.isEnabled, "extra": trigger.extra?.line,
            ])
        try names.write(trigger.name, trigger.aliases, of: trigger.id)
        for (place, scene) in trigger.actionSets.filter(actionSets.contains).enumerated() {
            try writer.insert(
                into: "timer_action_set",
                ["timer": trigger.id.column, "position": place, "action_set": scene.column])
        }
    }
}
