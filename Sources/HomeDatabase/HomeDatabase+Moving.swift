import Foundation
import GRDB
import HomeModel

extension HomeDatabase {
    /// All that is kept of the homes, for another store, for an author who administers all of them.
    ///
    /// - Throws: `EditRefusal`, `HomeDatabaseError`.
    public func contents(for author: Author) throws -> StoreContents {
        try reading { db in
            try Rights(db: db, author: author, ownsFile: ownsFile()).require(.administrator, in: .all)
            return try kept(db)
        }
    }

    private func kept(_ db: Database) throws -> StoreContents {
        var kept = StoreContents(try SnapshotReader(db).snapshot())
        for row in try db.rows("SELECT id, account FROM user WHERE account IS NOT NULL") {
            kept.accounts[try row.id("id")] = try row.text("account")
        }
        let triggers = kept.snapshot.homes.flatMap(\.triggers)
        for trigger in triggers {
            kept.consents[trigger.id] = try ConsentReader(db: db).consent(of: trigger.id)
        }
        for row in try db.rows("SELECT * FROM firing WHERE home IN (SELECT id FROM home)") {
            kept.firings.insert(StoreContents.ToldFiring(try Firing(row), isTold: try row.flag("is_told")))
        }
        for trigger in triggers where trigger.isEnabled {
            let sql = "SELECT checked_until FROM timer_watch WHERE timer = ?"
            guard let row = try db.row(sql, [trigger.id.column]) else { continue }
            let hasHappened = try db.finds("SELECT 1 FROM happened WHERE timer = ?", [trigger.id.column])
            kept.watches[trigger.id] = StoreContents.Watch(
                checkedUntil: Date(timeIntervalSince1970: Double(try row.number("checked_until"))),
                hasHappened: hasHappened)
        }
        return kept
    }

    /// Takes over what another store keeps, in the place of what is here or beside it: all or nothing.
    ///
    /// - Throws: `EditRefusal` where the author does not administer all that is here, both have a home of one name, or there are more
    ///   homes than a file takes; `HomeDatabaseError`.
    public func take(_ kept: StoreContents, beside isBeside: Bool = false, by author: Author) throws {
        try writing { db in
            let kept = isBeside ? try self.kept(db).adding(kept) : kept
            try kept.snapshot.checkHomeNames()
            let log = ChangeLog(db: db, session: session, date: clock())
            let rights = Rights(db: db, author: author, ownsFile: ownsFile())
            try EditWriter(db: db, author: author, rights: rights, log: log).apply(.replaceAll(kept.snapshot))
            for table in ["consent", "firing", "happened"] { try db.run("DELETE FROM \(table)") }
            for (user, account) in kept.accounts {
                try db.run("UPDATE user SET account = ? WHERE id = ?", [account, user.column])
            }
            for consent in kept.consents.values { try ConsentWriter.insert(consent, db) }
            for one in kept.firings { try insert(one, db) }
            for (trigger, watch) in kept.watches {
                try db.run(
                    "UPDATE timer_watch SET checked_until = ? WHERE timer = ?",
                    [watch.checkedUntil.column, trigger.column])
                let found = kept.snapshot.homes.lazy.flatMap(\.triggers).first { $0.id == trigger }
                guard watch.hasHappened, let event = found?.event else { continue }
                try db.insert(into: "happened", ["timer": trigger.column, "event": event.column])
            }
        }
    }

    private func insert(_ one: StoreContents.ToldFiring, _ db: Database) throws {
        try db.insert(
            into: "firing",
            [
                "timer": one.firing.trigger.column, "date": one.firing.date.column, "home": one.firing.home.column,
                "name": one.firing.name, "status": one.firing.status.rawValue, "detail": one.firing.detail,
                "is_told": one.isTold,
            ])
    }
}
