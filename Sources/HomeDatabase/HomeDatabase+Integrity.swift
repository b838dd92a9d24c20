import GRDB

extension HomeDatabase {
    /// The name of its file in a data folder.
    public static var fileName: String { DataFolder.fileName }

    /// The version of the tables that is known here.
    public static var schemaVersion: Int { Schema.version }

    /// What is broken in the file, by SQLite's own check; nil where nothing is.
    ///
    /// - Throws: `HomeDatabaseError` where it cannot even be read.
    public func damage() throws -> String? {
        try reading { db in
            let lines = try String.fetchAll(db, sql: "PRAGMA quick_check(3)")
            let foreign = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
            if lines == ["ok"] { return foreign == 0 ? nil : "\(foreign) rows point to what is gone" }
            return lines.joined(separator: "; ")
        }
    }

    /// Writes what is kept at this moment to another file, which must not be there: whole, whoever writes meanwhile.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func copy(to path: String) throws {
        try saying { try connection.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) } }
    }
}
