import Foundation
import GRDB
import HomeModel

extension HomeWriter {
    func add(_ accessory: Accessory) throws {
        let thing = NamedThing.accessory(accessory.id)
        try checkIsNew(thing, accessory.name)
        try checkAreNew(accessory.services, of: accessory)
        var accessory = accessory
        // The room for the entire home is no row (row M6).
        if accessory.room?.uuid == id.uuid { accessory.room = nil }
        try names.add(accessory.name, accessory.aliases, to: thing)
        if let room = accessory.room { try require(.room(room)) }
        try checkBridge(of: accessory)
        try things.insertRow(of: accessory, at: end(of: .accessory))
        for (place, service) in accessory.services.enumerated() {
            try things.insert(service, of: accessory.id, at: place)
        }
        try tell(.added, thing, accessory.name, isTold: !accessory.isBridge)
    }

    /// Throws where what an accessory stands behind is gone or is no bridge, or it is a bridge itself.
    private func checkBridge(of accessory: Accessory) throws {
        guard let bridge = accessory.bridge else { return }
        let called = try called(.accessory(bridge))
        let isBridge = try db.finds("SELECT 1 FROM accessory WHERE id = ? AND is_bridge = 1", [bridge.column])
        if !isBridge || accessory.isBridge {
            throw EditRefusal.badBridge(called, isBridge: isBridge, of: accessory.name)
        }
    }

    /// Throws where the identity of a service that is being added is there already.
    func checkAreNew(_ services: [Service], of accessory: Accessory) throws {
        var seen: Set<ServiceID> = []
        for service in services {
            let thing = NamedThing.service(ServiceReference(accessory: accessory.id, service: service.id))
            let called = service.name ?? accessory.name
            guard seen.insert(service.id).inserted, service.id.uuid != accessory.id.uuid else {
                throw EditRefusal.alreadyExists(.service, called, in: name)
            }
            try checkIsNew(thing, called)
        }
    }

    /// Removes an accessory and, where it is a bridge, all that is behind it (row M15).
    func remove(_ accessory: AccessoryID) throws {
        let gone = try db.rows(
            """
            WITH RECURSIVE gone(id) AS (
                VALUES (?) UNION SELECT accessory.id FROM gone JOIN accessory ON accessory.bridge = gone.id)
            SELECT accessory.id FROM gone JOIN accessory ON accessory.id = gone.id ORDER BY accessory.position
            """, [accessory.column]
        ).map { row -> AccessoryID in try row.id("id") }
        var references = ServiceUsers()
        for accessory in gone {
            for row in try db.rows("SELECT id FROM service WHERE accessory = ?", [accessory.column]) {
                try references.add(usersOf: row.id("id"), db)
            }
        }
        for accessory in gone {
            let called = try called(.accessory(accessory))
            try db.run(
                "DELETE FROM name WHERE bearer IN (SELECT id FROM service WHERE accessory = ?)", [accessory.column])
            try removeRow(of: .accessory(accessory), called)
        }
        try tellOfChanges(of: references)
        try leaveOutGoneServices()
    }

    func assign(_ accessory: AccessoryID, to room: RoomID?) throws {
        try require(.accessory(accessory))
        // Standing in the room for the entire home is standing in none (row M6).
        let room = room?.uuid == id.uuid ? nil : room
        if let room { try require(.room(room)) }
        try db.run(
            "UPDATE accessory SET room = ?1 WHERE id = ?2 AND room IS NOT ?1", [room?.column, accessory.column])
        if db.changesCount > 0 { try tell(.changed, .accessory(accessory)) }
    }

    /// Tells of groups and scenes that have lost something (row M16).
    func tellOfChanges(of users: ServiceUsers) throws {
        for group in users.groups.sorted(by: { $0.value < $1.value }) { try tell(.changed, .serviceGroup(group.key)) }
        for scene in users.scenes.sorted(by: { $0.value < $1.value }) { try tell(.changed, .actionSet(scene.key)) }
    }
}

/// The groups and scenes that speak of some services, each with its place in the home.
struct ServiceUsers {
    private(set) var groups: [ServiceGroupID: Int64] = [:]
    private(set) var scenes: [ActionSetID: Int64] = [:]

    mutating func add(usersOf service: ServiceID, _ db: Database) throws {
        let groups = try db.rows(
            """
            SELECT service_group.id, service_group.position FROM service_group_service
            JOIN service_group ON service_group.id = service_group_service.service_group WHERE service = ?
            """, [service.column])
        for row in groups { self.groups[try row.id("id")] = try row.number("position") }
        try add(scenesOf: service, nil, db)
    }

    /// The scenes with an action on a service, or on one characteristic of it.
    mutating func add(scenesOf service: ServiceID, _ type: CharacteristicType?, _ db: Database) throws {
        let scenes = try db.rows(
            """
            SELECT action_set.id, action_set.position FROM action JOIN action_set ON action_set.id = action.action_set
            WHERE service = ?1 AND (?2 IS NULL OR characteristic = ?2)
            """, [service.column, type?.name])
        for row in scenes { self.scenes[try row.id("id")] = try row.number("position") }
    }
}
