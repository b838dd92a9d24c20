import Foundation
import GRDB
import HomeModel

/// The edits that are kept, the oldest first, and which of them count now.
struct EditHistory {
    private(set) var edits: [RecordedEdit]

    init(_ db: Database, since present: Date) throws {
        let kept = try db.rows(
            "SELECT * FROM edit WHERE is_open = 0 AND date >= ? ORDER BY id", [present.column - EditRecorder.patience])
        edits = try kept.map { row in
            let changes = try ChangeLog.changes(from: row.number("first"), through: row.number("last"), db)
            return RecordedEdit(
                id: try row.number("id"), date: Date(timeIntervalSince1970: Double(try row.number("date"))),
                changes: changes.map(\.event), undoes: try row.optionalNumber("undoes"))
        }
        // Newer edits say of older ones whether they count, if they themselves do.
        var undone: Set<Int64> = []
        for index in edits.indices.reversed() {
            edits[index].isUndone = undone.contains(edits[index].id)
            if !edits[index].isUndone, let other = edits[index].undoes { undone.insert(other) }
        }
    }

    /// The edit of a number, or the last that a person made and nobody took back.
    func edit(_ number: Int64?) throws(UndoFault) -> RecordedEdit {
        guard let number else {
            guard let last = edits.last(where: { $0.undoes == nil && !$0.isUndone }) else { throw .nothingToUndo }
            return last
        }
        guard let edit = edits.first(where: { $0.id == number }) else { throw .noSuchEdit(number) }
        if edit.isUndone { throw .undoneAlready(number) }
        return edit
    }

    /// The last edit after another that changed the same things and counts; what was taken back changed nothing.
    func laterEdit(touching edit: RecordedEdit, _ db: Database) throws -> Int64? {
        let sql = """
            SELECT DISTINCT edit FROM inverse WHERE edit > ?1
            AND thing IN (SELECT thing FROM inverse WHERE edit = ?1) ORDER BY edit DESC
            """
        let touching = try db.rows(sql, [edit.id]).map { try $0.number("edit") }
        let counting = Set(edits.filter { !$0.isUndone && $0.undoes == nil }.map(\.id))
        return touching.first(where: counting.contains)
    }
}
