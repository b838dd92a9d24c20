import GRDB
import HomeModel

extension HomeWriter {
    func add(_ room: Room) throws {
        try checkIsNew(.room(room.id), room.name)
        try things.insert(room, at: end(of: .room))
        try tell(.added, .room(room.id), room.name)
    }

    /// Removes a room: its accessories then stand in the room for the entire home (row M16), and zones lose it.
    func remove(_ room: RoomID, _ called: String) throws {
        let accessories = try db.rows("SELECT id FROM accessory WHERE room = ? ORDER BY position", [room.column])
        let zones = try db.rows(
            """
            SELECT zone.id FROM zone_room JOIN zone ON zone.id = zone_room.zone
            WHERE zone_room.room = ? ORDER BY zone.position
            """, [room.column])
        try removeRow(of: .room(room), called)
        for row in accessories { try tell(.changed, .accessory(row.id("id"))) }
        for row in zones { try tell(.changed, .zone(row.id("id"))) }
    }

    func add(_ zone: Zone) throws {
        try checkIsNew(.zone(zone.id), zone.name)
        try things.insert(zone, at: end(of: .zone))
        for room in zone.rooms { try checkMayBeInZone(room, zone.name) }
        for (place, room) in zone.rooms.enumerated() {
            if try contains(zone.id, room) {
                throw EditRefusal.alreadyIn(.zone, called: zone.name, .room, try called(.room(room)))
            }
            try things.insert(room, in: zone.id, at: place)
        }
        try tell(.added, .zone(zone.id), zone.name)
    }

    func add(_ room: RoomID, to zone: ZoneID) throws {
        let zoneName = try called(.zone(zone))
        try checkMayBeInZone(room, zoneName)
        if try contains(zone, room) {
            throw EditRefusal.alreadyIn(.zone, called: zoneName, .room, try called(.room(room)))
        }
        try things.insert(room, in: zone, at: end(of: "zone_room", where: "zone", is: zone.column))
        try tell(.changed, .zone(zone), zoneName)
    }

    func remove(_ room: RoomID, from zone: ZoneID) throws {
        let zoneName = try called(.zone(zone))
        try db.run("DELETE FROM zone_room WHERE zone = ? AND room = ?", [zone.column, room.column])
        if db.changesCount == 0 {
            throw EditRefusal.notIn(.zone, called: zoneName, .room, nameInHome(of: .room(room)))
        }
        try tell(.changed, .zone(zone), zoneName)
    }

    private func contains(_ zone: ZoneID, _ room: RoomID) throws -> Bool {
        try db.finds("SELECT 1 FROM zone_room WHERE zone = ? AND room = ?", [zone.column, room.column])
    }

    /// Throws where a room is gone, or is the room for the entire home (row M6).
    private func checkMayBeInZone(_ room: RoomID, _ zone: String) throws {
        if room.uuid == id.uuid { throw EditRefusal.roomForEntireHomeInZone(zone, in: name) }
        try require(.room(room))
    }

    /// The name of something, or the home's where it is gone, for a refusal.
    func nameInHome(of thing: NamedThing) -> String {
        // The refusal is about its not being a member; that it is gone too is no news.
        (try? called(thing)) ?? name
    }
}
