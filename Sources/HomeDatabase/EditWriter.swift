import Foundation
import GRDB
import HomeModel

/// Applies edits within a transaction of the caller's, each to the rows that it concerns and no others.
struct EditWriter {
    let db: Database
    let author: Author
    let rights: Rights
    let log: ChangeLog

    /// Checks who asks and applies one edit with all its consequences; leaves a trace of each in the log.
    ///
    /// - Throws: `EditRefusal`; the caller then takes everything back.
    func apply(_ edit: Edit) throws {
        switch edit {
        case .addHome(let id, let name): try addHome(id, name)
        case .makePrimary(let id): try makePrimary(id)
        case .change(let id, let edit): try change(id, edit)
        case .replaceAll(let snapshot): try replaceAll(snapshot)
        }
    }

    private func change(_ id: HomeID, _ edit: HomeEdit) throws {
        let name = try name(of: id)
        let user: String?
        // What accessories say of themselves is not the layout: guests may hand it in (row U3).
        if case .refresh = edit {
            user = try rights.resident(of: id, named: name)
        } else {
            user = try rights.administrator(of: id, named: name)
        }
        if edit == .remove(.home) { return try removeHome(id, name, by: user) }
        try HomeWriter(home: HomeTables(db: db, id: id, name: name, user: user, log: log)).apply(edit)
    }

    /// The name of a home; throws where it is gone.
    private func name(of home: HomeID) throws -> String {
        let sql = "SELECT text FROM name WHERE bearer = ? AND place = 0"
        guard let row = try db.row(sql, [home.column]), try exists(home) else { throw EditRefusal.gone(.home) }
        return try row.text("text")
    }

    private func exists(_ home: HomeID) throws -> Bool {
        try db.finds("SELECT 1 FROM home WHERE id = ?", [home.column])
    }
}

extension EditWriter {
    private func addHome(_ id: HomeID, _ name: String) throws {
        let isTaken = try db.finds("SELECT 1 FROM name WHERE bearer = ?", [id.column])
        if try exists(id) || isTaken { throw EditRefusal.alreadyExists(.home, name) }
        let count = try db.row("SELECT count(*) AS count FROM home")?.number("count") ?? 0
        if count >= HomeFile.maximumHomes { throw EditRefusal.full(HomeFile.maximumHomes, in: nil) }
        let last = try db.row("SELECT max(position) AS last FROM home")?.optionalNumber("last")
        try db.insert(
            into: "home",
            [
                "id": id.column, "position": (last ?? -1) + 1, "is_primary": last == nil,
                "temperature_unit": TemperatureUnit.celsius.rawValue,
            ])
        let names = NameWriter(db: db, home: id, homeName: name)
        try names.add(name, [], to: .home)
        let user = try addAdministrator(of: id, names)
        try tell(.homes, .added, id, name, by: user)
        if last == nil { try tell(.primaryHome, .changed, id, name, by: user) }
    }

    /// Makes the author administrator (row U1): the user who was named, or one for the account.
    private func addAdministrator(of home: HomeID, _ names: NameWriter) throws -> String? {
        guard let name = author.user ?? author.account.flatMap({ Name.legal(from: $0) }) else { return nil }
        try ThingWriter(db: db, home: home, names: names).insert(
            User(name: name, role: .administrator), account: author.user == nil ? author.account : nil, at: 0)
        return name
    }

    private func makePrimary(_ id: HomeID) throws {
        let name = try name(of: id)
        let user = try rights.administrator(of: id, named: name)
        if try db.finds("SELECT 1 FROM home WHERE id = ? AND is_primary = 1", [id.column]) { return }
        try db.run("UPDATE home SET is_primary = 0 WHERE is_primary = 1")
        try db.run("UPDATE home SET is_primary = 1 WHERE id = ?", [id.column])
        try tell(.primaryHome, .changed, id, name, by: user)
    }

    /// Removes a home; where it was the primary one, the first that is left is (row M4).
    private func removeHome(_ id: HomeID, _ name: String, by user: String?) throws {
        try db.run("DELETE FROM home WHERE id = ?", [id.column])
        try tell(.homes, .removed, id, name, by: user)
        if try db.finds("SELECT 1 FROM home WHERE is_primary = 1") { return }
        guard let next: HomeID = try db.row("SELECT id FROM home ORDER BY position LIMIT 1")?.id("id") else { return }
        try db.run("UPDATE home SET is_primary = 1 WHERE id = ?", [next.column])
        try tell(.primaryHome, .changed, next, try self.name(of: next), by: user)
    }

    private func replaceAll(_ snapshot: HomeSnapshot) throws {
        let before = try SnapshotReader(db).snapshot()
        for home in before.homes { _ = try rights.administrator(of: home.id, named: home.name) }
        if before == snapshot { return }
        if snapshot.homes.count > HomeFile.maximumHomes { throw EditRefusal.full(HomeFile.maximumHomes, in: nil) }
        try SnapshotWriter(db).write(snapshot, over: before)
        try log.add(HomeEvent(topic: .homesUpdated, verb: .changed, author: author.user))
    }

    private func tell(
        _ topic: HomeEvent.Topic, _ verb: HomeEvent.Verb, _ home: HomeID, _ name: String, by user: String?
    ) throws {
        try log.add(HomeEvent(topic: topic, verb: verb, home: home, thing: .home, name: name, author: user))
    }
}
