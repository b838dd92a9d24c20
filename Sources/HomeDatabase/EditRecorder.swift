import Foundation
import GRDB
import HomeModel

/// Notes what takes an edit back, row by row, as the edit is made.
///
/// Each connection that edits has SQLite write the inverse of every row that is inserted, changed or deleted while an edit
/// is open. The tables and columns are asked of the file, so that none that is added later is forgotten; those that what
/// happens by itself is kept in do not refer to homes, and are left out.
struct EditRecorder {
    let db: Database
    let date: Date

    /// Begins to record; gives the number of the edit.
    func begin(undoing undone: Int64? = nil) throws -> Int64 {
        if try !db.finds("SELECT 1 FROM sqlite_temp_master WHERE type = 'trigger'") { try watchTables() }
        let last = try ChangeLog.last(db)
        try db.insert(
            into: "edit", ["date": date.column, "first": last + 1, "last": last, "undoes": undone, "is_open": true])
        return db.lastInsertedRowID
    }

    /// Ends what was begun; an edit that changed nothing leaves no trace.
    func end(_ edit: Int64) throws {
        let sql = "UPDATE edit SET is_open = 0, last = ? WHERE id = ?"
        try db.run(sql, [try ChangeLog.last(db), edit])
        try db.run("DELETE FROM edit WHERE id = ? AND last < first", [edit])
        let oldest = date.column - EditHistory.patience
        try db.run("DELETE FROM edit WHERE date < ? OR id <= ?", [oldest, edit - EditHistory.limit])
    }

    /// The things whose rows an edit wrote.
    func things(of edit: Int64) throws -> Set<Data> {
        try Set(db.rows("SELECT DISTINCT thing FROM inverse WHERE edit = ?", [edit]).map { try $0.bytes("thing") })
    }

    /// Takes an edit back, row by row, the last first; what refers to what may be whole again only at the end.
    func invert(_ edit: Int64) throws {
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        for row in try db.rows("SELECT statement FROM inverse WHERE edit = ? ORDER BY id DESC", [edit]) {
            try db.execute(sql: row.text("statement"))
        }
    }

    // MARK: - Watching the tables

    private func watchTables() throws {
        for table in try homeTables() {
            for event in [Event.insert, .update, .delete] { try db.execute(sql: table.trigger(on: event)) }
        }
    }

    /// The tables that hold homes: those that refer to them, however indirectly, and what is kept with all of them.
    private func homeTables() throws -> [WatchedTable] {
        let names = try db.rows("SELECT name FROM main.sqlite_master WHERE type = 'table'").map { try $0.text("name") }
        let references = try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try db.foreignKeys(on: $0).map(\.destinationTable)) })
        var found: Set<String> = ["home", "setting"]
        while true {
            let more = names.filter { name in
                !found.contains(name) && references[name]?.contains(where: found.contains) == true
            }
            if more.isEmpty { break }
            found.formUnion(more)
        }
        return try found.sorted().map { name in
            let columns = try db.columns(in: name).map { (name: $0.name, isKey: $0.primaryKeyIndex > 0, type: $0.type) }
            return WatchedTable(name: name, columns: columns)
        }
    }

    fileprivate enum Event: String { case insert, update, delete }
}

/// A table whose changes are noted.
private struct WatchedTable {
    let name: String
    let columns: [(name: String, isKey: Bool, type: String)]

    /// What has SQLite note the inverse of an event.
    func trigger(on event: EditRecorder.Event) -> String {
        let (row, inverse) =
            switch event {
            case .insert: ("NEW", "'DELETE FROM \(name) WHERE ' || \(condition(on: "NEW"))")
            case .delete: ("OLD", "'INSERT INTO \(name) (\(listed)) VALUES (' || \(values(of: "OLD")) || ')'")
            case .update: ("NEW", "'UPDATE \(name) SET ' || \(changes) || ' WHERE ' || \(condition(on: "NEW"))")
            }
        let condition = event == .update ? "WHEN \(hasChanged)" : ""
        return """
            CREATE TEMP TRIGGER note_\(event)_\(name) AFTER \(event.rawValue.uppercased()) ON main.\(name) \(condition) BEGIN
                INSERT INTO inverse (edit, thing, statement)
                SELECT id, CAST(\(row).\(owner) AS BLOB), \(inverse) FROM edit WHERE is_open = 1;
            END
            """
    }

    /// What tells which thing a row belongs to: itself, who bears a name, or what it is a part of.
    private var owner: String {
        let names = columns.map(\.name)
        return names.contains("bearer") ? "bearer" : names.contains("id") ? "id" : names[0]
    }

    /// The columns with a meaning: a number that SQLite gives to a row is another after the row was away.
    private var kept: [String] { columns.filter { !($0.isKey && $0.type == "INTEGER" && $0.name == "id") }.map(\.name) }

    /// The columns that tell a row from others.
    private var keys: [String] {
        let keys = columns.filter(\.isKey).map(\.name)
        return kept.contains { keys.contains($0) } ? keys : kept
    }

    private var listed: String { kept.joined(separator: ", ") }
    private var hasChanged: String { kept.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ") }

    private func values(of row: String) -> String {
        kept.map { "quote(\(row).\($0))" }.joined(separator: " || ', ' || ")
    }

    private func condition(on row: String) -> String {
        keys.map { "'\($0) IS ' || quote(\(row).\($0))" }.joined(separator: " || ' AND ' || ")
    }

    /// What sets just the columns back that an update changed.
    private var changes: String {
        let each = kept.map { "CASE WHEN OLD.\($0) IS NOT NEW.\($0) THEN ', \($0) = ' || quote(OLD.\($0)) ELSE '' END" }
        return "substr(\(each.joined(separator: " || ")), 3)"
    }
}
