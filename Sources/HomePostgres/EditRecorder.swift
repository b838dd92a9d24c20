import Foundation
import HomeModel

/// Notes what takes an edit back, and reads it.
struct EditRecorder {
    let db: Connection

    /// Notes an edit that changed some homes; gives its number.
    func record(
        _ inverse: [HomeID: [InverseRow]], changes: [HomeID: Int64], at now: Date, undoing undone: Int64?
    ) throws -> Int64? {
        var number: Int64?
        for home in inverse.keys.sorted(by: { $0.description < $1.description }) {
            let values = [home.description, "\(now.column)", undone.map { "\($0)" }, "\(changes[home] ?? 0)"]
            // The first row of an edit gets a number, and the others get the same.
            let (column, value) = number == nil ? ("", "") : (", id", ", $5")
            let sql = """
                INSERT INTO edit (home, date, undoes, changes\(column)) VALUES ($1, $2, $3, $4\(value)) RETURNING id
                """
            number = try db.row(sql, values + (number.map { ["\($0)"] } ?? []))?.number("id")
            try forgetOld(of: home, at: now)
            guard let number else { continue }
            for row in inverse[home] ?? [] { try insert(row, of: home, number) }
        }
        return number
    }

    private func insert(_ row: InverseRow, of home: HomeID, _ edit: Int64) throws {
        let sql = """
            INSERT INTO inverse (home, edit, kind, thing, position, before, after, things)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            """
        try db.run(
            sql,
            [
                home.description, "\(edit)", row.kind.rawValue, row.thing.uuidString, row.position.map { "\($0)" },
                row.before?.line, row.after?.line, row.things.array,
            ])
    }

    private func forgetOld(of home: HomeID, at now: Date) throws {
        let sql = """
            DELETE FROM edit WHERE home = $1 AND (date < $2 OR id <= (
                SELECT id FROM edit WHERE home = $1 ORDER BY id DESC LIMIT 1 OFFSET \(EditHistory.limit)))
            """
        try db.run(sql, [home.description, "\(now.column - EditHistory.patience)"])
    }

    // MARK: - Reading

    /// The edits of the last day in some homes and in what the store keeps of itself; in all homes for nil.
    func history(of homes: [HomeID]? = nil, at now: Date) throws -> EditHistory {
        let asked = homes.map { ($0 + [StoredHomes.store]).map(\.uuid).array }
        let sql = """
            SELECT id, min(date) AS date, min(undoes) AS undoes FROM edit
            WHERE date >= $1 AND ($2::uuid[] IS NULL OR home = ANY($2)) GROUP BY id ORDER BY id
            """
        let rows = try db.rows(sql, ["\(now.column - EditHistory.patience)", asked])
        let numbers = try rows.map { try $0.number("id") }
        var changes: [Int64: [HomeEvent]] = [:]
        let told = try db.rows(
            "SELECT * FROM change WHERE edit = ANY($1) ORDER BY number", [numbers.map { "\($0)" }.array])
        for row in told { changes[try row.number("edit"), default: []].append(try LoggedChange(row).event) }
        return EditHistory(
            try rows.map { row in
                let id = try row.number("id")
                return RecordedEdit(
                    id: id, date: Date(timeIntervalSince1970: Double(try row.number("date"))),
                    changes: changes[id] ?? [], undoes: row.optionalText("undoes").flatMap { Int64($0) })
            })
    }

    /// What takes an edit back, home by home.
    func inverse(of edit: Int64) throws -> [HomeID: [InverseRow]] {
        var inverse: [HomeID: [InverseRow]] = [:]
        for row in try db.rows("SELECT * FROM edit WHERE id = $1", ["\(edit)"]) { inverse[try row.id("home")] = [] }
        for row in try db.rows("SELECT * FROM inverse WHERE edit = $1 AND home = ANY($2)", ["\(edit)", homes(inverse)])
        {
            inverse[try row.id("home"), default: []].append(try InverseRow(row))
        }
        return inverse
    }

    /// Later edits that are about something that an edit is about, the newest first.
    func laterEdits(touching inverse: [HomeID: [InverseRow]], after edit: Int64) throws -> [Int64] {
        let things = inverse.values.joined().reduce(into: Set<UUID>()) { $0.formUnion($1.things) }
        let sql = """
            SELECT DISTINCT edit FROM inverse WHERE home = ANY($1) AND edit > $2 AND things && $3::uuid[] ORDER BY edit DESC
            """
        return try db.rows(sql, [homes(inverse), "\(edit)", things.array]).map { try $0.number("edit") }
    }

    /// Whether the log still has all changes that an edit made.
    func isKnown(_ edit: RecordedEdit) throws -> Bool {
        let row = try db.row("SELECT sum(changes) AS changes FROM edit WHERE id = $1", ["\(edit.id)"])
        return try row?.number("changes") == Int64(edit.changes.count)
    }

    private func homes(_ inverse: [HomeID: [InverseRow]]) -> String { inverse.keys.map(\.uuid).array }
}
