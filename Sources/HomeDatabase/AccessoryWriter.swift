import Foundation
import GRDB
import HomeModel

/// Writes the accessories of a home: what is added, where it stands, what goes with it.
struct AccessoryWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func add(_ accessory: Accessory) throws {
        let thing = NamedThing.accessory(accessory.id)
        try home.checkIsNew(thing, accessory.name)
        try checkAreNew(accessory.services, of: accessory)
        var accessory = accessory
        // The room for the entire home is no row (row M6).
        if accessory.room?.uuid == home.id.uuid { accessory.room = nil }
        try home.names.add(accessory.name, accessory.aliases, to: thing)
        if let room = accessory.room { try home.require(.room(room)) }
        try checkBridge(of: accessory)
        try home.things.insertRow(of: accessory, at: home.end(of: .accessory))
        for (place, service) in accessory.services.enumerated() {
            try home.things.insert(service, of: accessory.id, at: place)
        }
        try home.tell(.added, thing, accessory.name, isTold: !accessory.isBridge)
    }

    /// Throws where what an accessory stands behind is gone or is no bridge, or it is a bridge itself.
    private func checkBridge(of accessory: Accessory) throws {
        guard let bridge = accessory.bridge else { return }
        let called = try home.called(.accessory(bridge))
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
                throw EditRefusal.alreadyExists(.service, called, in: home.name)
            }
            try home.checkIsNew(thing, called)
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
            let called = try home.called(.accessory(accessory))
            try db.run(
                "DELETE FROM name WHERE bearer IN (SELECT id FROM service WHERE accessory = ?)", [accessory.column])
            try home.removeRow(of: .accessory(accessory), called)
        }
        try references.tellOfChanges(in: home)
        try EventWriter(home: home).leaveOutGoneServices()
    }

    func assign(_ accessory: AccessoryID, to room: RoomID?) throws {
        try home.require(.accessory(accessory))
        // Standing in the room for the entire home is standing in none (row M6).
        let room = room?.uuid == home.id.uuid ? nil : room
        if let room { try home.require(.room(room)) }
        try db.run(
            "UPDATE accessory SET room = ?1 WHERE id = ?2 AND room IS NOT ?1", [room?.column, accessory.column])
        if db.changesCount > 0 { try home.tell(.changed, .accessory(accessory)) }
    }
}
