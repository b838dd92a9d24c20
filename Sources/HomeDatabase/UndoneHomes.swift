import Foundation
import GRDB
import HomeModel

/// Homes of which an edit was taken back, before anybody sees them.
struct UndoneHomes {
    let db: Database
    /// What came back, changed or went.
    let things: Set<Data>

    /// Puts in order what an edit's inverse cannot know, and checks that the homes are as homes have to be.
    func settle(paired: Set<DeviceID>, after edit: Int64) throws {
        for row in try db.rows("SELECT id, device FROM accessory WHERE device IS NOT NULL") {
            let id = try row.bytes("id")
            guard things.contains(id), let device = DeviceID(try row.text("device")), !paired.contains(device) else {
                continue
            }
            try db.run("UPDATE accessory SET device = NULL, aid = NULL WHERE id = ?", [id])
        }
        for table in ["room", "zone", "accessory", "service_group", "action_set", "timer", "user"] {
            try putBehindOthers(table)
        }
        let isUnruled = """
            SELECT 1 FROM user GROUP BY home HAVING sum(role = '\(User.Role.administrator.rawValue)') = 0
            """
        let isBroken = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") != nil
        if try isBroken || db.finds(isUnruled) { throw UndoFault.clashes(edit) }
    }

    /// Moves what came back to the end where its place is another's now.
    private func putBehindOthers(_ table: String) throws {
        let sql = """
            SELECT id FROM \(table) AS here WHERE EXISTS (
                SELECT 1 FROM \(table) AS other
                WHERE other.home = here.home AND other.position = here.position AND other.id <> here.id)
            """
        for row in try db.rows(sql) where try things.contains(row.bytes("id")) {
            let last = "(SELECT max(position) + 1 FROM \(table) AS other WHERE other.home = \(table).home)"
            try db.run("UPDATE \(table) SET position = \(last) WHERE id = ?", [try row.bytes("id")])
        }
    }
}
