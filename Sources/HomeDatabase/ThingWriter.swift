import Foundation
import GRDB
import HomeModel

/// Writes single things of a home into the tables, each with its names.
struct ThingWriter {
    let db: Database
    let home: HomeID
    let names: NameWriter

    /// Everything that is in a home, with all members.
    func insertAll(of home: Home) throws {
        for (position, room) in home.rooms.enumerated() { try insert(room, at: position) }
        for (position, zone) in home.zones.enumerated() {
            try insert(zone, at: position)
            for (place, room) in zone.rooms.enumerated() { try insert(room, in: zone.id, at: place) }
        }
        for (position, accessory) in home.accessories.enumerated() {
            try insert(accessory, at: position)
            for (place, service) in accessory.services.enumerated() {
                try insert(service, of: accessory.id, at: place)
            }
        }
        for (position, group) in home.serviceGroups.enumerated() {
            try insert(group, at: position)
            for (place, service) in group.services.enumerated() { try insert(service, in: group.id, at: place) }
        }
        for (position, scene) in home.actionSets.enumerated() {
            try insert(scene, at: position)
            for (place, action) in scene.actions.enumerated() { try insert(action, in: scene.id, at: place) }
        }
        for (position, trigger) in home.triggers.enumerated() {
            try insert(trigger, at: position)
            for (place, scene) in trigger.actionSets.enumerated() { try insert(scene, in: trigger.id, at: place) }
        }
        for (position, user) in home.users.enumerated() { try insert(user, at: position) }
    }

    /// What has nothing but names, a position and what others keep with it.
    private func insert(_ thing: NamedThing, _ named: some Named, _ extra: JSON?, at position: Int) throws {
        try db.insert(
            into: thing.kind.table,
            ["id": thing.column(in: home), "home": home.column, "position": position, "extra": extra?.line])
        try names.add(named.name, named.aliases, to: thing)
    }

    func insert(_ room: Room, at position: Int) throws {
        try insert(.room(room.id), room, room.extra, at: position)
    }

    func insert(_ zone: Zone, at position: Int) throws {
        try insert(.zone(zone.id), zone, zone.extra, at: position)
    }

    func insert(_ room: RoomID, in zone: ZoneID, at place: Int) throws {
        try db.insert(into: "zone_room", ["zone": zone.column, "position": place, "room": room.column])
    }

    func insert(_ group: ServiceGroup, at position: Int) throws {
        try insert(.serviceGroup(group.id), group, group.extra, at: position)
    }

    func insert(_ service: ServiceReference, in group: ServiceGroupID, at place: Int) throws {
        try db.insert(
            into: "service_group_service",
            ["service_group": group.column, "position": place, "service": service.service.column])
    }

    func insert(_ scene: ActionSet, at position: Int) throws {
        try insert(.actionSet(scene.id), scene, scene.extra, at: position)
    }

    func insert(_ action: Action, in scene: ActionSetID, at place: Int) throws {
        try db.insert(
            into: "action",
            [
                "action_set": scene.column, "position": place, "service": action.service.service.column,
                "characteristic": action.characteristic.name, "value": action.value.column,
            ])
    }

    func insert(_ trigger: Trigger, at position: Int) throws {
        try db.insert(
            into: "timer",
            [
                "id": trigger.id.column, "home": home.column, "position": position, "fire_date": trigger.fireDate,
                "time_zone": trigger.timeZone, "recurrence": trigger.recurrence?.json.line,
                "event": trigger.event?.column, "is_enabled": trigger.isEnabled, "extra": trigger.extra?.line,
            ])
        try names.add(trigger.name, trigger.aliases, to: .trigger(trigger.id))
    }

    func insert(_ scene: ActionSetID, in trigger: TriggerID, at place: Int) throws {
        try db.insert(
            into: "timer_action_set", ["timer": trigger.column, "position": place, "action_set": scene.column])
    }

    func insert(_ user: User, account: String? = nil, at position: Int) throws {
        try names.checkUser(user.name, isRename: false)
        try db.insert(
            into: "user",
            [
                "id": user.id.column, "home": home.column, "position": position, "key": NameKey(user.name).text,
                "name": user.name, "role": user.role.rawValue, "account": account, "may_open": user.mayOpen,
                "extra": user.extra?.line,
            ])
    }
}
