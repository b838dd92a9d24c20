import Foundation
import GRDB
import HomeModel

extension HomeDatabase: FiringStore {
    /// Takes over what a trigger has to do at a moment, so that nobody else does it too (row S7).
    ///
    /// - Throws: `HomeDatabaseError`; then nothing is claimed.
    public func claim(_ watched: WatchedTrigger, named name: String, at now: Date) throws -> FiringClaim {
        if watched.timetable == nil { return FiringClaim() }
        return try writing { try watched.claim(in: FiringRows(db: $0, watched: watched, name: name), at: now) }
    }

    /// Takes over what a trigger has to do as its event happens, so that nobody else does it too (rows S8, S10).
    ///
    /// - Returns: whether it is to be done; false where it was just done, or the trigger is another by now.
    /// - Throws: `HomeDatabaseError`; then nothing is claimed.
    public func claimEvent(of watched: WatchedTrigger, named name: String, at now: Date) throws -> Bool {
        if watched.trigger.event == nil { return false }
        return try writing { try watched.claimEvent(in: FiringRows(db: $0, watched: watched, name: name), at: now) }
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
private struct FiringRows: FiringLedger {
    let db: Database
    let watched: WatchedTrigger
    let name: String

    private var timer: Data { watched.trigger.id.column }

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

    func insert(_ date: Date, _ status: Firing.Status) throws -> Bool {
        try db.execute(
            sql: """
                INSERT INTO firing (timer, date, home, name, status, is_told) VALUES (?, ?, ?, ?, ?, 0)
                ON CONFLICT DO NOTHING
                """,
            arguments: [timer, date.column, watched.home.column, name, status.rawValue])
        return db.changesCount > 0
    }

    func check(until date: Date) throws {
        try db.execute(
            sql: "UPDATE timer_watch SET checked_until = ? WHERE timer = ?", arguments: [date.column, timer])
        try forgetOld()
        try db.execute(sql: "DELETE FROM timer_watch WHERE timer NOT IN (SELECT id FROM timer)")
        try db.execute(
            sql: "DELETE FROM firing WHERE date < ? AND timer NOT IN (SELECT id FROM timer)",
            arguments: [date.column - Firing.keptAfterRemoval])
    }

    func forgetOld() throws {
        try db.execute(
            sql: """
                DELETE FROM firing WHERE timer = ?1 AND date <
                (SELECT date FROM firing WHERE timer = ?1 ORDER BY date DESC LIMIT 1 OFFSET ?2)
                """, arguments: [timer, Firing.kept - 1])
    }

    func isWatched() throws -> Bool {
        let sql = "SELECT 1 FROM timer WHERE id = ? AND is_enabled = 1 AND event IS ?"
        return try db.finds(sql, [timer, watched.trigger.event?.column])
    }

    func noteHappened() throws { try db.note(true, of: watched.trigger) }

    func count(within span: TimeInterval, before now: Date) throws -> Int {
        let sql = "SELECT count(*) AS count FROM firing WHERE timer = ? AND date > ? AND date <= ?"
        return Int(try db.row(sql, [timer, (now - span).column, now.column])?.number("count") ?? 0)
    }
}
