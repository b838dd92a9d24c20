import Foundation
import HomeModel

/// Writes the logs of changes, in the transaction that makes them, and wakes those who listen.
///
/// A listener is told which home to look at; what has changed the numbers of the log say, so nothing is missed where a word
/// that woke nobody is lost.
struct ChangeLog {
    /// How many changes of a home are kept; who was away for longer reads everything again (row O5).
    static let limit: Int64 = 10_000
    /// What is listened to; the word is the home.
    static let channel = "beckon_change"

    let db: Connection
    let session: UUID
    let date: Date
    private let changes: [LoggedChange]
    /// How many changes each home has, and the number of the last of them.
    private(set) var counts: [HomeID: Int64] = [:]
    private var lasts: [HomeID: Int64] = [:]

    init(db: Connection, session: UUID, date: Date, changes: [LoggedChange]) {
        (self.db, self.session, self.date, self.changes) = (db, session, date, changes)
        for change in changes { counts[change.home, default: 0] += 1 }
    }

    /// Whether anything has changed in a home, or in the store.
    func isAbout(_ home: HomeID) -> Bool { counts[home] != nil }

    /// Numbers the changes of a home from behind its last one on; gives the new last number, which is another in any case.
    mutating func number(_ home: HomeID, after last: Int64) -> Int64 {
        let new = last + max(1, counts[home] ?? 0)
        lasts[home] = new
        return new
    }

    /// Writes the changes, in the order in which they were made, as those of an edit; gives the number of the last.
    func write(edit: Int64?) throws -> Int64 {
        var next: [HomeID: Int64] = [:]
        for change in changes {
            guard let last = lasts[change.home], let count = counts[change.home] else { continue }
            let sequence = next[change.home] ?? last - count + 1
            next[change.home] = sequence + 1
            try insert(change, sequence, edit)
        }
        for (home, last) in lasts {
            try db.run(
                "DELETE FROM change WHERE home = $1 AND sequence <= $2", [home.description, "\(last - Self.limit)"])
            try db.rows("SELECT pg_notify('\(Self.channel)', $1)", [home.description])
        }
        return changes.last.flatMap { lasts[$0.home] } ?? lasts.values.max() ?? 0
    }

    private func insert(_ change: LoggedChange, _ sequence: Int64, _ edit: Int64?) throws {
        let event = change.event
        let sql = """
            INSERT INTO change (home, sequence, session, date, author, topic, verb, kind, thing, owner, name,
                characteristic, value, is_told, edit)
            VALUES ($1, $2, $3, to_timestamp($4), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
            """
        try db.run(
            sql,
            [
                change.home.description, "\(sequence)", session.uuidString, "\(date.timeIntervalSince1970)",
                event.author,
                event.topic.rawValue, event.verb.rawValue, event.thing?.kind.rawValue,
                event.home.flatMap { event.thing?.uuid(in: $0) }?.uuidString, event.thing?.owner?.description,
                event.name,
                event.value?.characteristic.name, event.value?.value.kept.line, change.isTold ? "t" : "f",
                edit.map { "\($0)" },
            ])
    }
}

extension LoggedChange {
    /// The home in whose log it stands: that of the store where it is about none.
    fileprivate var home: HomeID { event.home ?? StoredHomes.store }
}
