import GRDB
import HomeModel

/// A cache of the last snapshot, brought up to date by reading again only the homes that have changed since.
struct SnapshotCache {
    private var known: (sequence: Int64, snapshot: HomeSnapshot)?

    /// The number of the last change that it has; nil before the first reading.
    var sequence: Int64? { known?.sequence }

    /// What was read last, where nothing has changed since.
    func current(_ db: Database) throws -> HomeSnapshot? {
        guard let known, try ChangeLog.last(db) == known.sequence else { return nil }
        return known.snapshot
    }

    /// The newest snapshot, read within a transaction of the caller's that has written nothing yet.
    mutating func newest(_ db: Database) throws -> HomeSnapshot {
        if let snapshot = try current(db) { return snapshot }
        let reader = SnapshotReader(db)
        let snapshot =
            if let known, let changed = try ChangeLog.homes(changedAfter: known.sequence, db) {
                try reader.snapshot { home in changed.contains(home) ? nil : known.snapshot.home(home) }
            } else {
                try reader.snapshot { _ in nil }
            }
        known = (try ChangeLog.last(db), snapshot)
        return snapshot
    }
}
