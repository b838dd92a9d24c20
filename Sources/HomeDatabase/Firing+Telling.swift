import GRDB
import HomeModel

extension HomeDatabase {
    /// What was missed or went wrong in some homes, nil for all, and nobody was told yet, the oldest first; from now on somebody was.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func takeUntold(in homes: Set<HomeID>?) throws -> [Firing] {
        let scope = homes.map { homes in
            homes.map { "X'\($0.uuid.uuidString.replacing("-", with: ""))'" }.joined(separator: ", ")
        }
        let ready = "is_told = 0 AND status != 'running'" + (scope.map { " AND home IN (\($0))" } ?? "")
        // Most of the time there is nothing, and nothing is written.
        guard try reading({ try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM firing WHERE \(ready))") }) == true
        else { return [] }
        return try writing { db in
            let sql = "SELECT * FROM firing WHERE \(ready) AND status != 'done' ORDER BY date, timer LIMIT 1000"
            let untold = try Row.fetchAll(db, sql: sql).map { try Firing(CheckedRow(row: $0)) }
            try db.execute(sql: "UPDATE firing SET is_told = 1 WHERE \(ready)")
            return untold
        }
    }

    /// Notes that somebody was told what became of a trigger up to a date.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func told(_ firing: Firing) throws {
        try writing { db in
            try db.execute(
                sql: "UPDATE firing SET is_told = 1 WHERE timer = ? AND date <= ? AND is_told = 0",
                arguments: [firing.trigger.column, firing.date.column])
        }
    }
}
