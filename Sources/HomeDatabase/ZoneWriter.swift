import GRDB
import HomeModel

/// Writes the zones of a home, and which rooms are in them.
struct ZoneWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func add(_ zone: Zone) throws {
        try home.checkIsNew(.zone(zone.id), zone.name)
        try home.things.insert(zone, at: home.end(of: .zone))
        for room in zone.rooms { try checkMayBeInZone(room, zone.name) }
        for (place, room) in zone.rooms.enumerated() {
            if try contains(zone.id, room) {
                throw EditRefusal.alreadyIn(.zone, called: zone.name, .room, try home.called(.room(room)))
            }
            try home.things.insert(room, in: zone.id, at: place)
        }
        try home.tell(.added, .zone(zone.id), zone.name)
    }

    func add(_ room: RoomID, to zone: ZoneID) throws {
        let zoneName = try home.called(.zone(zone))
        try checkMayBeInZone(room, zoneName)
        if try contains(zone, room) {
            throw EditRefusal.alreadyIn(.zone, called: zoneName, .room, try home.called(.room(room)))
        }
        try home.things.insert(room, in: zone, at: home.end(of: "zone_room", where: "zone", is: zone.column))
        try home.tell(.changed, .zone(zone), zoneName)
    }

    func remove(_ room: RoomID, from zone: ZoneID) throws {
        let zoneName = try home.called(.zone(zone))
        try db.run("DELETE FROM zone_room WHERE zone = ? AND room = ?", [zone.column, room.column])
        if db.changesCount == 0 {
            throw EditRefusal.notIn(.zone, called: zoneName, .room, home.nameInHome(of: .room(room)))
        }
        try home.tell(.changed, .zone(zone), zoneName)
    }

    private func contains(_ zone: ZoneID, _ room: RoomID) throws -> Bool {
        try db.finds("SELECT 1 FROM zone_room WHERE zone = ? AND room = ?", [zone.column, room.column])
    }

    /// Throws where a room is gone, or is the room for the entire home (row M6).
    private func checkMayBeInZone(_ room: RoomID, _ zone: String) throws {
        if room.uuid == home.id.uuid { throw EditRefusal.roomForEntireHomeInZone(zone, in: home.name) }
        try home.require(.room(room))
    }
}
