import Foundation
import GRDB
import HomeModel

/// Writes whole homes into the tables, within a transaction of the caller's.
struct SnapshotWriter {
    let db: Database

    init(_ db: Database) { self.db = db }

    /// Writes what differs from the homes that were kept before, home by home.
    ///
    /// - Throws: `EditRefusal` where a name breaks a rule or is taken, or an identity is given twice.
    func write(_ snapshot: HomeSnapshot, over before: HomeSnapshot) throws {
        try snapshot.checkIdentities()
        let kept = Dictionary(before.homes.map { ($0.id, $0) }) { first, _ in first }
        let staying = Set(snapshot.homes.filter { kept[$0.id] == $0 }.map(\.id))
        let accounts = try accounts()
        for home in before.homes where !staying.contains(home.id) {
            try db.run("DELETE FROM home WHERE id = ?", [home.id.column])
        }
        try db.run("UPDATE home SET is_primary = 0")
        for home in snapshot.homes where !staying.contains(home.id) { try insert(home) }
        let primary = snapshot.primary?.id ?? snapshot.homes.first?.id
        for (position, home) in snapshot.homes.enumerated() {
            try db.run(
                "UPDATE home SET position = ?, is_primary = ? WHERE id = ?",
                [position, home.id == primary, home.id.column])
        }
        try db.run("DELETE FROM setting WHERE key = 'extra'")
        if let extra = snapshot.extra { try db.insert(into: "setting", ["key": "extra", "value": extra.line]) }
        try keep(accounts)
    }

    private func insert(_ home: Home) throws {
        let home = home.withoutDanglingReferences
        try db.insert(
            into: "home",
            [
                "id": home.id.column, "position": 0, "is_primary": false,
                "temperature_unit": home.temperatureUnit.rawValue, "extra": home.extra?.line,
            ])
        let names = NameWriter(db: db, home: home.id, homeName: home.name)
        try names.add(home.name, home.aliases, to: .home)
        try ThingWriter(db: db, home: home.id, names: names).insertAll(of: home)
    }

    /// Which account is whose: a snapshot does not say it (row U5), so it has to outlive the user's row.
    private func accounts() throws -> [CheckedRow] {
        try db.rows("SELECT id, home, account FROM user WHERE account IS NOT NULL")
    }

    private func keep(_ accounts: [CheckedRow]) throws {
        for account in accounts {
            try db.run(
                "UPDATE user SET account = ? WHERE id = ? AND home = ?",
                [try account.text("account"), try account.bytes("id"), try account.bytes("home")])
        }
    }
}
