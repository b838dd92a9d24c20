import Foundation
import GRDB
import HomeModel

extension EditHistory {
    /// The edits that the file keeps.
    init(_ db: Database, since present: Date) throws {
        let kept = try db.rows(
            "SELECT * FROM edit WHERE is_open = 0 AND date >= ? ORDER BY id", [present.column - Self.patience])
        self.init(
            try kept.map { row in
                let changes = try ChangeLog.changes(from: row.number("first"), through: row.number("last"), db)
                return RecordedEdit(
                    id: try row.number("id"), date: Date(timeIntervalSince1970: Double(try row.number("date"))),
                    changes: changes.map(\.event), undoes: try row.optionalNumber("undoes"))
            })
    }

    /// The last edit after another that changed the same things and counts.
    func laterEdit(touching edit: RecordedEdit, _ db: Database) throws -> Int64? {
        let sql = """
            SELECT DISTINCT edit FROM inverse WHERE edit > ?1
            AND thing IN (SELECT thing FROM inverse WHERE edit = ?1) ORDER BY edit DESC
            """
        return counting(try db.rows(sql, [edit.id]).map { try $0.number("edit") }).first
    }
}
