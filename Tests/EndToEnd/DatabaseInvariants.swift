import Foundation
import GRDB

/// What is true of the shared database at every moment, asked of SQLite itself.
enum DatabaseInvariants {
    /// Each of these has no row.
    private static let queries: [(what: String, sql: String)] =
        [
            ("a name without its bearer", "SELECT 1 FROM name WHERE bearer NOT IN (SELECT id FROM thing)"),
            (
                "a thing without its name",
                """
                SELECT 1 FROM thing WHERE id NOT IN (SELECT id FROM service)
                AND NOT EXISTS (SELECT 1 FROM name WHERE bearer = thing.id AND place = 0)
                """
            ),
            (
                "a gap in the log",
                "SELECT 1 FROM (SELECT max(sequence) - min(sequence) + 1 - count(*) AS gap FROM change) WHERE gap <> 0"
            ),
            (
                "a room that the log has not, or has twice",
                """
                SELECT 1 FROM room JOIN name ON bearer = room.id AND place = 0
                WHERE (SELECT count(*) FROM change WHERE topic = 'rooms' AND verb = 'added' AND thing = room.id) <> 1
                AND text GLOB 'W*'
                """
            ),
            (
                "an addition in the log without its room",
                """
                SELECT 1 FROM change WHERE topic = 'rooms' AND verb = 'added' AND thing NOT IN (SELECT id FROM room)
                AND thing NOT IN (SELECT thing FROM change WHERE topic = 'rooms' AND verb = 'removed')
                """
            ),
            (
                "a zone that is half there",
                "SELECT 1 FROM zone WHERE (SELECT count(*) FROM zone_room WHERE zone = zone.id) <> 3"
            ),
        ]
        + ["room", "zone", "accessory", "service_group", "action_set", "timer", "user"].map { table in
            (
                "two of \(table) at one position",
                "SELECT 1 FROM \(table) GROUP BY home, position HAVING count(*) > 1"
            )
        }

    /// Everything in the homes that has a name, but users.
    private static let things = [
        "home", "room", "zone", "accessory", "service", "service_group", "action_set", "timer",
    ]

    /// What is not as it should be in the database of a data folder.
    static func faults(in folder: String) throws -> [String] {
        try reading(folder) { db in
            let things = things.map { "SELECT id FROM \($0)" }.joined(separator: " UNION ALL ")
            var faults = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
            if try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") != nil { faults.append("a reference to nothing") }
            for (what, sql) in queries {
                let sql = "WITH thing(id) AS (\(things)) \(sql) LIMIT 1"
                if try Row.fetchOne(db, sql: sql) != nil { faults.append(what) }
            }
            return faults
        }
    }

    /// The names of rooms and of zones, each in the order in which people see them.
    static func names(in folder: String) throws -> [String] {
        try reading(folder) { db in
            try ["room", "zone"].flatMap { table in
                try String.fetchAll(
                    db,
                    sql: """
                        SELECT text FROM \(table) JOIN name ON bearer = \(table).id AND place = 0
                        ORDER BY \(table).position
                        """)
            }
        }
    }

    /// All rows of the database, table by table; none where there is no database yet.
    static func contents(of folder: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder + "/home.sqlite") else { return [] }
        return try reading(folder) { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            return try tables.filter { !$0.hasPrefix("sqlite_") && $0 != "grdb_migrations" }.flatMap { table in
                try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map { "\(table) \($0)" }
            }
        }
    }

    /// Opens the database as another program does, and closes it.
    private static func reading<Answer>(_ folder: String, _ read: (Database) throws -> Answer) throws -> Answer {
        let connection = try DatabaseQueue(path: folder + "/home.sqlite")
        defer { try? connection.close() }  // Closing what only read has nothing to report.
        return try connection.read(read)
    }
}
