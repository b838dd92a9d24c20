import Foundation
import GRDB
import HomeModel

/// Writes the log of all changes, in the transaction that makes them.
struct ChangeLog {
    /// How many changes are kept; who was away for longer reads everything again (row O5).
    static let limit: Int64 = 10_000

    let db: Database
    /// The `HomeDatabase` value that makes the changes.
    let session: UUID
    let date: Date

    /// The number of the last change; 0 before the first.
    static func last(_ db: Database) throws -> Int64 {
        try db.row("SELECT max(sequence) AS last FROM change")?.optionalNumber("last") ?? 0
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

    /// Adds a change to the log; one that is not told is there for the record (row M14).
    func add(_ event: HomeEvent, isTold: Bool = true) throws {
        try db.insert(
            into: "change",
            [
                "author": session, "user": event.author,
                "date": Int64(exactly: date.timeIntervalSince1970.rounded(.down)) ?? 0,
                "home": event.home?.column, "topic": event.topic.rawValue, "verb": event.verb.rawValue,
                "kind": event.thing?.kind.rawValue,
                "thing": event.home.flatMap { event.thing?.column(in: $0) }, "owner": event.thing?.ownerColumn,
                "name": event.name, "characteristic": event.value?.characteristic.name,
                "value": event.value?.value.column, "is_told": isTold,
            ])
    }

    /// Forgets all but the newest changes.
    func prune() throws {
        try db.run("DELETE FROM change WHERE sequence <= ?", [try Self.last(db) - Self.limit])
    }
}
