import Foundation
import GRDB
import HomeModel

/// The homes of a user, kept in one SQLite file that several programs use at once.
///
/// A change is on the disk before it is reported done, and every other program's next snapshot has it. Waiting for the
/// disk and for other programs happens on a thread of its own.
public actor HomeDatabase: HomeStore {
    /// Where the file is.
    public nonisolated let path: String
    private let executor = BlockingExecutor(name: "beckon.database")
    let connection: DatabaseQueue
    /// What was read last, and the number that SQLite gave the state of the file then.
    private var known: (state: Int64, snapshot: HomeSnapshot)?

    /// The thread on which waiting keeps nobody else from running.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the database in a data folder, and makes both where they are missing: readable by their owner alone.
    ///
    /// A file of an older version is brought up to date. One that is not ours, is broken or is of a newer version is
    /// left as it was. `patience` is how long to wait for another program's change to end,
    /// and `clock` tells the present.
    ///
    /// - Throws: `HomeDatabaseError`.
    public init(
        folder: String, patience: Duration = .seconds(20), clock: @escaping @Sendable () -> Date = { Date() }
    ) throws(HomeDatabaseError) {
        try DataFolder.make(at: folder)
        path = folder + "/" + DataFolder.fileName
        try DataFolder.makeFile(at: path)
        connection = try Connection.open(path, patience: patience, clock: clock)
    }

    /// What is known at this moment.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func snapshot() throws -> HomeSnapshot {
        try saying { try connection.read { db in try newest(db) } }
    }

    /// One home; nil where it is gone.
    public func home(_ id: HomeID) throws -> Home? { try snapshot().home(id) }

    /// The home of a name or alias, or the primary one.
    public func home(named name: String?) throws -> Home? {
        let snapshot = try snapshot()
        return name.map { snapshot.homes.named($0) } ?? snapshot.primary
    }

    /// Applies edits one after another with all their consequences: all or nothing.
    @discardableResult
    public func apply(_ edits: [Edit], by author: Author) throws -> Int64 { try apply(by: author) { _ in edits } }

    /// Applies the edits that the newest snapshot calls for.
    @discardableResult
    public func apply(by author: Author, _ edits: @Sendable (HomeSnapshot) throws -> [Edit]) throws -> Int64 {
        throw EditRefusal(.invalidParameter, "edits are not applied yet")
    }

    /// Puts the given homes in the place of all that are kept, all or nothing.
    ///
    /// - Throws: `HomeDatabaseError`; then nothing is changed.
    public func replace(with snapshot: HomeSnapshot) throws {
        try update { $0 = snapshot }
    }

    /// Reads the newest snapshot, changes it and keeps the result, with no other writer in between.
    ///
    /// Every name obeys the rules and is unique (rows N1 to N9). What refers to something that is gone goes with it
    /// (row M16): an accessory of a removed room stands in no room, a zone, a group or a scene loses what was removed.
    ///
    /// - Throws: `HomeDatabaseError`, or what `change` throws; then nothing is changed.
    @discardableResult
    public func update<Answer: Sendable>(_ change: @Sendable (inout HomeSnapshot) throws -> Answer) throws -> Answer {
        try saying {
            var answer: Answer?
            try connection.inDatabase { db in
                try db.inTransaction(.immediate) {
                    let before = try newest(db)
                    var after = before
                    answer = try change(&after)
                    guard after != before else { return .rollback }
                    try SnapshotWriter(db).write(after, over: before)
                    return .commit
                }
            }
            known = nil
            guard let answer else { preconditionFailure("a transaction that ends without an error has run") }
            return answer
        }
    }

    /// The newest snapshot: the one read before, unless something was written since.
    private func newest(_ db: Database) throws -> HomeSnapshot {
        // SQLite counts the commits of others; after one of our own there is nothing known.
        let state = try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
        if let known, known.state == state { return known.snapshot }
        let snapshot = try SnapshotReader(db).snapshot()
        known = (state, snapshot)
        return snapshot
    }

    /// Does something and says in our own words what SQLite has against it.
    func saying<Answer>(_ body: () throws -> Answer) throws -> Answer {
        do { return try body() } catch let error as DatabaseError { throw HomeDatabaseError(error, at: path) }
    }
}
