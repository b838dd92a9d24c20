import Foundation
import GRDB
import HomeModel

/// Writes homes into the tables, within a transaction of the caller's.
struct SnapshotWriter {
    let db: Database

    init(_ db: Database) { self.db = db }

    /// Writes what differs from the homes that were kept before, home by home.
    func write(_ snapshot: HomeSnapshot, over before: HomeSnapshot) throws {
        let kept = Dictionary(before.homes.map { ($0.id, $0) }) { first, _ in first }
        let staying = Set(snapshot.homes.filter { kept[$0.id] == $0 }.map(\.id))
        for home in before.homes where !staying.contains(home.id) {
            try execute("DELETE FROM home WHERE id = ?", [home.id.column])
        }
        try execute("UPDATE home SET is_primary = 0", [])
        for home in snapshot.homes where !staying.contains(home.id) { try insert(home) }
        let primary = snapshot.primary?.id ?? snapshot.homes.first?.id
        for (position, home) in snapshot.homes.enumerated() {
            try execute(
                "UPDATE home SET position = ?, is_primary = ? WHERE id = ?",
                [position, home.id == primary, home.id.column])
        }
        try execute("DELETE FROM setting WHERE key = 'extra'", [])
        if let extra = snapshot.extra { try insert(into: "setting", ["key": "extra", "value": extra.line]) }
    }

    private func insert(_ home: Home) throws {
        let row: KeyValuePairs<String, (any DatabaseValueConvertible)?> = [
            "id": home.id.column, "position": 0, "is_primary": false, "temperature_unit": home.temperatureUnit.rawValue,
            "extra": home.extra?.line,
        ]
        try insert(into: "home", row)
        let names = NameWriter(writer: self, home: home.id.column)
        try names.writeHome(home)
        try HomeRows(writer: self, names: names, home: home).insert()
    }

    func insert(into table: String, _ row: KeyValuePairs<String, (any DatabaseValueConvertible)?>) throws {
        let columns = row.map(\.key).joined(separator: ", ")
        let marks = row.map { _ in "?" }.joined(separator: ", ")
        try execute("INSERT INTO \(table) (\(columns)) VALUES (\(marks))", StatementArguments(row.map(\.value)))
    }

    func execute(_ sql: String, _ arguments: StatementArguments) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
