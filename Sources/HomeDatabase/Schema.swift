import GRDB

/// The tables of the database and how they came to be, version by version.
enum Schema {
    /// Marks a file as ours: "Bckn" (`PRAGMA application_id`).
    static let applicationID = 0x42_63_6B_6E
    /// The newest version that is known here.
    static var version: Int { steps.count }

    /// What turns each version into the next; a step that was published never changes.
    private static let steps = [
        FirstTables.sql, ChangeTables.sql, FiringTables.sql, ConsentTables.sql, FiringTables.telling, EditTables.sql,
        openings, EventTables.sql,
    ]

    /// Who may unlock, open and disarm.
    private static let openings = "ALTER TABLE user ADD COLUMN may_open INTEGER NOT NULL DEFAULT 1"

    /// Throws where a file holds something else than a database of ours, or one of a newer version; changes nothing.
    static func check(_ db: Database, at path: String) throws {
        let isEmpty = try Bool.fetchOne(db, sql: "SELECT count(*) = 0 FROM sqlite_master") ?? true
        let mark = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        guard isEmpty && mark == 0 || mark == applicationID else { throw HomeDatabaseError.notADatabase(path) }
        let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard (0...version).contains(found) else { throw HomeDatabaseError.tooNew(path, version: found) }
    }

    /// Brings the file up to date in one transaction, however many programs begin that at once.
    static func migrate(_ db: Database, at path: String) throws {
        if try Int.fetchOne(db, sql: "PRAGMA user_version") == version { return }
        try db.inTransaction(.immediate) {
            try check(db, at: path)
            let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            for step in steps.dropFirst(found) { try db.execute(sql: step) }
            if found > 0 {
                HomeDatabase.log.debug("brought up to date", metadata: ["from": "\(found)", "to": "\(version)"])
            }
            try db.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
            return .commit
        }
    }
}
