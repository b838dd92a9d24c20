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

    /// Adds a change to the log; one that is not told is there for the record (row M14).
    func add(_ event: HomeEvent, isTold: Bool = true) throws {
        try db.insert(
            into: "change",
            [
                "author": session, "user": event.author,
                "date": date.column,
                "home": event.home?.column, "topic": event.topic.rawValue, "verb": event.verb.rawValue,
                "kind": event.thing?.kind.rawValue,
                "thing": event.home.flatMap { event.thing?.column(in: $0) }, "owner": event.thing?.owner?.column,
                "name": event.name, "characteristic": event.value?.characteristic.name,
                "value": event.value?.value.column, "is_told": isTold,
            ])
    }

    /// Forgets all but the newest changes.
    func prune() throws {
        try db.run("DELETE FROM change WHERE sequence <= ?", [try Self.last(db) - Self.limit])
    }
}
