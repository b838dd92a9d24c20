import GRDB
import HomeModel

/// What is known of the homes at one moment, and the changes that led there.
public struct HomeUpdate: Sendable {
    /// The most changes that are given one by one: after more, reading everything again is quicker.
    static let maximumEvents: Int64 = 32

    /// What is known.
    public let snapshot: HomeSnapshot
    /// The number of the last change in the log that it has.
    public let sequence: Int64
    /// The changes since the moment that was asked about, the oldest first; nil where there are too many to tell, or
    /// the log does not go back so far.
    public let events: [HomeEvent]?

    /// What is known within a transaction of the caller's, with the changes since the number of an earlier one.
    init(since sequence: Int64?, _ known: inout SnapshotCache, _ db: Database) throws {
        snapshot = try known.newest(db)
        let last = try known.sequence ?? ChangeLog.last(db)
        self.sequence = last
        var events: [HomeEvent]?
        if let sequence, last - sequence <= Self.maximumEvents, try ChangeLog.reachesBack(to: sequence, db) {
            events = try ChangeLog.changes(after: sequence, db).map(\.event)
        }
        self.events = events
    }
}
