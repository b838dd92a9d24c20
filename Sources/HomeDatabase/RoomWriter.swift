import GRDB
import HomeModel

/// Writes the rooms of a home.
struct RoomWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func add(_ room: Room) throws {
        try home.checkIsNew(.room(room.id), room.name)
        try home.things.insert(room, at: home.end(of: .room))
        try home.tell(.added, .room(room.id), room.name)
    }

    /// Removes a room: its accessories then stand in the room for the entire home (row M16), and zones lose it.
    func remove(_ room: RoomID, _ called: String) throws {
        let accessories = try db.rows("SELECT id FROM accessory WHERE room = ? ORDER BY position", [room.column])
        let zones = try db.rows(
            """
            SELECT zone.id FROM zone_room JOIN zone ON zone.id = zone_room.zone
            WHERE zone_room.room = ? ORDER BY zone.position
            """, [room.column])
        try home.removeRow(of: .room(room), called)
        for row in accessories { try home.tell(.changed, .accessory(row.id("id"))) }
        for row in zones { try home.tell(.changed, .zone(row.id("id"))) }
    }
}
