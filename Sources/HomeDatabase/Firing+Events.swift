import Foundation
import GRDB
import HomeModel

extension HomeDatabase {
    /// Takes over what a trigger has to do as its event happens, so that nobody else does it too (rows S8, S10).
    ///
    /// - Returns: whether it is to be done; false where it was just done, or the trigger is another by now.
    /// - Throws: `HomeDatabaseError`; then nothing is claimed.
    public func claimEvent(of watched: WatchedTrigger, named name: String, at now: Date) throws -> Bool {
        guard let event = watched.trigger.event else { return false }
        return try writing { db in
            let timer = watched.trigger.id.column
            let isThere = try db.finds(
                "SELECT 1 FROM timer WHERE id = ? AND is_enabled = 1 AND event IS ?", [timer, event.column])
            guard isThere else { return false }
            try noteHappened(true, of: watched.trigger, db)
            let since = "SELECT count(*) AS count FROM firing WHERE timer = ? AND date > ? AND date <= ?"
            func count(_ span: TimeInterval) throws -> Int64 {
                try db.row(since, [timer, (now - span).column, now.column])?.number("count") ?? 0
            }
            guard try count(Firing.eventPause) == 0, try count(3_600) < Firing.eventsAnHour else { return false }
            try db.execute(
                sql: """
                    INSERT INTO firing (timer, date, home, name, status, is_told) VALUES (?, ?, ?, ?, 'running', 0)
                    ON CONFLICT DO NOTHING
                    """, arguments: [timer, now.column, watched.home.column, name])
            guard db.changesCount > 0 else { return false }
            try db.execute(
                sql: """
                    DELETE FROM firing WHERE timer = ?1 AND date <
                    (SELECT date FROM firing WHERE timer = ?1 ORDER BY date DESC LIMIT 1 OFFSET ?2)
                    """, arguments: [timer, Firing.kept - 1])
            return true
        }
    }

    /// Notes that what a trigger waits for is no longer so, and may happen again.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func eventIsOver(of trigger: Trigger) throws {
        let isNoted = try reading { try $0.finds("SELECT 1 FROM happened WHERE timer = ?", [trigger.id.column]) }
        if isNoted { try writing { try noteHappened(false, of: trigger, $0) } }
    }

    /// Whether what a trigger waits for has happened, and was not over when somebody last looked.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func eventHasHappened(of trigger: Trigger) throws -> Bool {
        guard let event = trigger.event else { return false }
        return try reading { db in
            try db.finds("SELECT 1 FROM happened WHERE timer = ? AND event = ?", [trigger.id.column, event.column])
        }
    }

    private func noteHappened(_ hasHappened: Bool, of trigger: Trigger, _ db: Database) throws {
        guard let event = trigger.event else { return }
        try db.run("DELETE FROM happened WHERE timer = ? OR timer NOT IN (SELECT id FROM timer)", [trigger.id.column])
        if hasHappened { try db.insert(into: "happened", ["timer": trigger.id.column, "event": event.column]) }
    }
}
