import HomeModel

/// Writes the zones of a home, and which rooms are in them.
struct ZoneWriter {
    let home: HomeTables

    func add(_ zone: Zone) throws {
        try home.checkIsNew(.zone(zone.id), zone.name)
        try home.things.insert(zone, at: home.end(of: .zone))
        for room in zone.rooms { try checkMayBeInZone(room, zone.name) }
        try MemberTable.rooms(of: zone.id, in: home).insert(zone.rooms.map { .room($0) }, called: zone.name)
        try home.tell(.added, .zone(zone.id), zone.name)
    }

    func add(_ room: RoomID, to zone: ZoneID) throws {
        try checkMayBeInZone(room, home.called(.zone(zone)))
        try MemberTable.rooms(of: zone, in: home).add(.room(room))
    }

    func remove(_ room: RoomID, from zone: ZoneID) throws {
        try MemberTable.rooms(of: zone, in: home).remove(.room(room))
        try home.tell(.changed, .zone(zone))
    }

    /// Throws where a room is gone, or is the room for the entire home (row M6).
    private func checkMayBeInZone(_ room: RoomID, _ zone: String) throws {
        if room.uuid == home.id.uuid { throw EditRefusal.roomForEntireHomeInZone(zone, in: home.name) }
        try home.require(.room(room))
    }
}
