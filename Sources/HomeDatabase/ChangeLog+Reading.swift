import Foundation
import GRDB
import HomeModel

/// A row of the log.
struct LoggedChange {
    /// The change, without the name of its home, which the log does not keep.
    let event: HomeEvent
    /// The `HomeDatabase` value that made it.
    let session: UUID
    /// Whether observers are told it (row M14).
    let isTold: Bool

    fileprivate init(_ columns: CheckedRow) throws {
        event = HomeEvent(
            sequence: try columns.number("sequence"), topic: try columns.choice("topic"),
            verb: try columns.choice("verb"), home: try columns.optionalID("home"), thing: try NamedThing(columns),
            name: try columns.optionalText("name"), author: try columns.optionalText("user"),
            value: try columns.valueChange())
        session = try columns.uuid("author")
        isTold = try columns.flag("is_told")
    }
}

extension ChangeLog {
    /// The number of the last change; 0 before the first.
    static func last(_ db: Database) throws -> Int64 {
        try db.row("SELECT max(sequence) AS last FROM change")?.optionalNumber("last") ?? 0
    }

    /// The changes after a number, the oldest first.
    static func changes(after sequence: Int64, _ db: Database) throws -> [LoggedChange] {
        try db.rows("SELECT * FROM change WHERE sequence > ? ORDER BY sequence", [sequence])
            .map { try LoggedChange($0) }
    }

    /// The changes between two numbers, both included, the oldest first, as far as they are not forgotten.
    static func changes(from first: Int64, through last: Int64, _ db: Database) throws -> [LoggedChange] {
        try db.rows("SELECT * FROM change WHERE sequence BETWEEN ? AND ? ORDER BY sequence", [first, last])
            .map { try LoggedChange($0) }
    }

    /// How many changes after a number others made than a given `HomeDatabase` value.
    static func count(after sequence: Int64, notBy session: UUID, _ db: Database) throws -> Int64 {
        let sql = "SELECT count(*) AS count FROM change WHERE sequence > ? AND author <> ?"
        return try db.row(sql, [sequence, session])?.number("count") ?? 0
    }

    /// The homes that changes after a number are about; nil where everything may have changed, or the log does not go
    /// back so far.
    static func homes(changedAfter sequence: Int64, _ db: Database) throws -> Set<HomeID>? {
        guard try reachesBack(to: sequence, db) else { return nil }
        var homes: Set<HomeID> = []
        for row in try db.rows("SELECT DISTINCT home FROM change WHERE sequence > ?", [sequence]) {
            guard let home: HomeID = try row.optionalID("home") else { return nil }
            homes.insert(home)
        }
        return homes
    }

    /// Whether no change after a number has been forgotten, and that number was given.
    static func reachesBack(to sequence: Int64, _ db: Database) throws -> Bool {
        let first = try db.row("SELECT min(sequence) AS first FROM change")?.optionalNumber("first") ?? 1
        return try first <= sequence + 1 && sequence <= last(db)
    }
}

extension CheckedRow {
    fileprivate func valueChange() throws -> HomeEvent.ValueChange? {
        guard let type = try optionalText("characteristic") else { return nil }
        let value = try required(CharacteristicValue(column: text("value")), "value")
        return HomeEvent.ValueChange(characteristic: CharacteristicType(type), value: value)
    }
}
