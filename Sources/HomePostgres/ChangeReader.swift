import Foundation
import HomeModel

/// Reads the logs of changes.
struct ChangeReader {
    let db: Connection

    /// What others than a session have to be told of a home since the number of an earlier change.
    struct Backlog {
        /// The number of the last change, told or not.
        let sequence: Int64
        /// The changes that are told; nil where there are too many, or the log does not go back so far.
        let events: [HomeEvent]?
    }

    /// The most changes that are told one by one.
    private static let mostEvents = 1_000

    /// What is to be told of a home after a number, but for what a session has changed itself.
    func backlog(of home: HomeID, after sequence: Int64, notBy session: String) throws -> Backlog {
        let row = try db.row("SELECT sequence, content->>'name' AS name FROM home WHERE home = $1", [home.description])
        guard let row else { return Backlog(sequence: sequence, events: []) }
        let last = try row.number("sequence")
        if sequence > last || sequence < last - ChangeLog.limit { return Backlog(sequence: last, events: nil) }
        let rows = try db.rows(
            """
            SELECT * FROM change WHERE home = $1 AND sequence > $2 AND sequence <= $3 AND is_told AND session <> $4
            ORDER BY sequence LIMIT \(Self.mostEvents + 1)
            """, [home.description, "\(sequence)", "\(last)", session])
        if rows.count > Self.mostEvents { return Backlog(sequence: last, events: nil) }
        let events = try rows.map { columns in
            var event = try LoggedChange(columns).event
            event.homeName = event.home == nil ? nil : row.optionalText("name")
            return event
        }
        return Backlog(sequence: last, events: events)
    }

    /// The changes between two positions, those of each home in their order; nil where there are too many to tell, other
    /// homes are there, or a log does not go back so far.
    func changes(from old: LogPosition, to new: LogPosition) throws -> [LoggedChange]? {
        guard old.numbers.count == new.numbers.count else { return nil }
        var changes: [LoggedChange] = []
        var left = HomeUpdate.maximumEvents
        for (home, number) in new.numbers {
            guard let home, let known = old.numbers[home], number >= known else { return nil }
            if number == known { continue }
            left -= number - known
            guard left >= 0, let found = try self.changes(of: home, after: known), found.count == number - known else {
                return nil
            }
            changes += found
        }
        return changes
    }

    /// The changes of a home after a number, the oldest first; nil where the log does not go back so far.
    func changes(of home: HomeID, after sequence: Int64) throws -> [LoggedChange]? {
        let last = try db.row("SELECT sequence FROM home WHERE home = $1", [home.description])?.number("sequence") ?? 0
        guard sequence <= last, sequence >= last - ChangeLog.limit else { return nil }
        return try db.rows(
            "SELECT * FROM change WHERE home = $1 AND sequence > $2 ORDER BY sequence",
            [home.description, "\(sequence)"]
        ).map { try LoggedChange($0) }
    }
}

extension LoggedChange {
    init(_ row: Row) throws {
        let home: HomeID = try row.id("home")
        self.init(
            HomeEvent(
                sequence: try row.number("sequence"), topic: try row.choice("topic"), verb: try row.choice("verb"),
                home: home == StoredHomes.store ? nil : home, thing: try NamedThing(row),
                name: row.optionalText("name"), author: row.optionalText("author"), value: try row.valueChange()),
            isTold: try row.flag("is_told"))
    }
}

extension Row {
    fileprivate func valueChange() throws -> HomeEvent.ValueChange? {
        guard let type = optionalText("characteristic") else { return nil }
        let value = try required(CharacteristicValue(kept: json("value")), "value")
        return HomeEvent.ValueChange(characteristic: CharacteristicType(type), value: value)
    }
}

extension NamedThing {
    /// Reads the thing of a row of the log; nil where the row is about none.
    fileprivate init?(_ row: Row) throws {
        guard row.optionalText("kind") != nil else { return nil }
        try self.init(row.choice("kind"), row.uuid("thing"), of: row.id("owner"))
    }
}
