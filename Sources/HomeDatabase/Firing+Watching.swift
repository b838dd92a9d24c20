import Foundation
import GRDB
import HomeModel

extension HomeDatabase {
    /// The triggers that are enabled, without the rest of their homes.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func watchedTriggers() throws -> [WatchedTrigger] {
        try reading { db in
            let sql = """
                SELECT timer.*, timer_watch.checked_until, home.extra AS home_extra FROM timer_watch
                JOIN timer ON timer.id = timer_watch.timer JOIN home ON home.id = timer.home
                WHERE timer_watch.is_enabled = 1 AND timer.is_enabled = 1 ORDER BY timer.home, timer.position
                """
            return try Row.fetchAll(db, sql: sql).map { try WatchedTrigger(CheckedRow(row: $0)) }
        }
    }

    /// The last firings, the newest first; of one trigger or one home, where one is given.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func firings(
        of trigger: TriggerID? = nil, in home: HomeID? = nil, atMost count: Int = 100
    ) throws -> [Firing] {
        try reading { db in
            let sql = """
                SELECT * FROM firing WHERE (?1 IS NULL OR timer = ?1) AND (?2 IS NULL OR home = ?2)
                ORDER BY date DESC, timer LIMIT ?3
                """
            return try Row.fetchAll(db, sql: sql, arguments: [trigger?.column, home?.column, count])
                .map { try Firing(CheckedRow(row: $0)) }
        }
    }

    /// What became of a date of a trigger; nil where nothing did yet.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func firing(of trigger: TriggerID, at date: Date) throws -> Firing? {
        try reading { db in
            let sql = "SELECT * FROM firing WHERE timer = ? AND date = ?"
            let row = try Row.fetchOne(db, sql: sql, arguments: [trigger.column, date.column])
            return try row.map { try Firing(CheckedRow(row: $0)) }
        }
    }

    /// The firings that are under way, or were when their program was killed.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func runningFirings() throws -> [Firing] {
        try reading { db in
            let sql = "SELECT * FROM firing WHERE status = 'running' ORDER BY date"
            return try Row.fetchAll(db, sql: sql).map { try Firing(CheckedRow(row: $0)) }
        }
    }
}

extension WatchedTrigger {
    fileprivate init(_ columns: CheckedRow) throws {
        var trigger = Trigger(
            id: try columns.id("id"), name: "", fireDate: try columns.optionalText("fire_date"))
        trigger.timeZone = try columns.optionalText("time_zone")
        trigger.recurrence = try columns.optionalText("recurrence").map { text in
            // The text was ours; if it does not read any more, the file was meddled with.
            let json = try? JSON(reading: Array(text.utf8))
            return try columns.required(json.flatMap { Recurrence(json: $0) }, "recurrence")
        }
        trigger.event = try columns.event()
        trigger.isEnabled = true
        trigger.extra = try columns.extra()
        let place = try columns.optionalText("home_extra").flatMap { text in
            // What other programs have put there is not this reader's to judge.
            (try? JSON(reading: Array(text.utf8)))?["place"]
        }
        self.init(
            home: try columns.id("home"), trigger: trigger, place: Coordinates(json: place),
            checkedUntil: try columns.date("checked_until"))
    }
}

extension Firing {
    init(_ columns: CheckedRow) throws {
        self.init(
            trigger: try columns.id("timer"), name: try columns.text("name"), home: try columns.id("home"),
            date: try columns.date("date"), status: try columns.choice("status"),
            detail: try columns.optionalText("detail"))
    }
}

extension CheckedRow {
    fileprivate func date(_ column: String) throws -> Date {
        Date(timeIntervalSince1970: Double(try number(column)))
    }
}

extension Date {
    /// The whole seconds since 1970, as a column has them.
    var column: Int64 { Int64(max(-1e15, min(1e15, timeIntervalSince1970)).rounded(.down)) }
}
