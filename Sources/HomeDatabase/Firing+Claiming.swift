import Foundation
import GRDB
import HomeModel

extension HomeDatabase: FiringStore {
    /// Takes over what a trigger has to do at a moment, so that nobody else does it too (row S7).
    ///
    /// The date that is due is claimed where it is at most a minute old; older ones are noted as missed, but the newest
    /// of those is claimed where the trigger runs late. A trigger that was changed in the meantime has nothing to do.
    ///
    /// - Throws: `HomeDatabaseError`; then nothing is claimed.
    public func claim(_ watched: WatchedTrigger, named name: String, at now: Date) throws -> FiringClaim {
        if watched.timetable == nil { return FiringClaim() }
        return try writing { db in
            let ledger = FiringLedger(db: db, watched: watched, name: name)
            guard let checked = try ledger.checkedUntil(at: now) else { return FiringClaim() }
            let due = watched.due(after: checked, at: now)
            let claim = try due.claim { try ledger.insert($0.date, $0.status) }
            if let newest = due.dates.first { try ledger.check(until: newest.date) }
            return claim
        }
    }

    /// Notes what became of a firing that is under way.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func finish(_ firing: Firing) throws {
        try writing { db in
            try db.execute(
                sql: "UPDATE firing SET status = ?, detail = ? WHERE timer = ? AND date = ? AND status = 'running'",
                arguments: [
                    firing.status.rawValue, firing.detail.map { String($0.prefix(Firing.longestDetail)) },
                    firing.trigger.column,
                    firing.date.column,
                ])
        }
    }
}

/// The rows of one trigger, within a transaction of the caller's.
private struct FiringLedger {
    let db: Database
    let watched: WatchedTrigger
    let name: String

    private var timer: Data { watched.trigger.id.column }

    /// Up to when dates were looked at; nil where the trigger is another by now.
    ///
    /// Where the clock was set back, the dates between are to come again; those that were fired are kept, and what was
    /// missed only because the clock ran ahead was not missed.
    func checkedUntil(at now: Date) throws -> Date? {
        let trigger = watched.trigger
        let sql = """
            SELECT timer_watch.checked_until FROM timer_watch JOIN timer ON timer.id = timer_watch.timer
            WHERE timer_watch.timer = ? AND timer.is_enabled = 1 AND timer.fire_date IS ? AND timer.time_zone IS ?
            AND timer.recurrence IS ? AND timer.event IS ?
            """
        let found = try Int64.fetchOne(
            db, sql: sql,
            arguments: [
                timer, trigger.fireDate, trigger.timeZone, trigger.recurrence?.json.line, trigger.event?.column,
            ])
        guard let found else { return nil }
        if found > now.column {
            try db.execute(
                sql: "DELETE FROM firing WHERE timer = ? AND date > ? AND status = 'missed'",
                arguments: [timer, now.column])
            try check(until: now)
        }
        return Date(timeIntervalSince1970: Double(min(found, now.column)))
    }

    /// Notes a date, and says whether nobody else has.
    func insert(_ date: Date, _ status: Firing.Status) throws -> Bool {
        try db.execute(
            sql: """
                INSERT INTO firing (timer, date, home, name, status, is_told) VALUES (?, ?, ?, ?, ?, 0)
                ON CONFLICT DO NOTHING
                """,
            arguments: [timer, date.column, watched.home.column, name, status.rawValue])
        return db.changesCount > 0
    }

    /// Notes up to when dates were looked at, and forgets what is old.
    func check(until date: Date) throws {
        try db.execute(
            sql: "UPDATE timer_watch SET checked_until = ? WHERE timer = ?", arguments: [date.column, timer])
        try db.execute(
            sql: """
                DELETE FROM firing WHERE timer = ?1 AND date <
                (SELECT date FROM firing WHERE timer = ?1 ORDER BY date DESC LIMIT 1 OFFSET ?2)
                """, arguments: [timer, Firing.kept - 1])
        try db.execute(sql: "DELETE FROM timer_watch WHERE timer NOT IN (SELECT id FROM timer)")
        try db.execute(
            sql: "DELETE FROM firing WHERE date < ? AND timer NOT IN (SELECT id FROM timer)",
            arguments: [date.column - Firing.keptAfterRemoval])
    }
}
