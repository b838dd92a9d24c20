import Foundation
import GRDB
import HomeModel
import Logging

/// The homes of a user, kept in one SQLite file that several programs use at once.
///
/// A change is on the disk before it is reported done, and every other program's next snapshot has it. Waiting for the
/// disk and for other programs happens on a thread of its own.
public actor HomeDatabase: SharedHomeStore {
    static let log = Logger(label: "HomeDatabase")

    /// Where the file is.
    public nonisolated let path: String
    private var opened: DatabaseQueue
    private let patience: Duration
    /// What this value's changes bear in the log, so that its own observers are not told them (row O3).
    nonisolated let session = UUID()
    private let executor = BlockingExecutor(name: "beckon.database")
    let clock: @Sendable () -> Date
    let ownsFile: @Sendable () -> Bool
    /// What was read last.
    var known = SnapshotCache()

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
        let path = folder + "/" + DataFolder.fileName
        try self.init(folder: folder, patience: patience, clock: clock) { DataFolder.isOurs(path) }
    }

    /// The same, for tests of who may do what: `ownsFile` says whether whoever runs the program owns the file.
    init(
        folder: String, patience: Duration = .seconds(20), clock: @escaping @Sendable () -> Date = { Date() },
        ownsFile: @escaping @Sendable () -> Bool
    ) throws(HomeDatabaseError) {
        try DataFolder.make(at: folder)
        path = folder + "/" + DataFolder.fileName
        try DataFolder.makeFile(at: path)
        opened = try Connection.open(path, patience: patience, clock: clock)
        self.patience = patience
        self.clock = clock
        self.ownsFile = ownsFile
    }

    /// The connection to the file.
    ///
    /// One that could only read, and does not see what others write, makes way for another as soon as the file can be written:
    /// a program that began on a full disk is whole again once there is room.
    var connection: DatabaseQueue {
        get throws(HomeDatabaseError) {
            if opened.configuration.readonly, DataFolder.isWritable(path) {
                opened = try Connection.open(path, patience: patience, clock: clock)
            }
            return opened
        }
    }

    /// What is known at this moment.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func snapshot() throws -> HomeSnapshot { try reading { db in try known.newest(db) } }

    /// One home, without reading the others; nil where it is gone.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func home(_ id: HomeID) throws -> Home? {
        try reading { db in
            if let snapshot = try known.current(db) { return snapshot.home(id) }
            return try SnapshotReader(db).home(id)
        }
    }

    /// The home of a name or alias, or the primary one for nil, without reading the others; nil where there is none.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func home(named name: String?) throws -> Home? {
        try reading { db in
            let reader = SnapshotReader(db)
            guard let id = try reader.identity(named: name) else { return nil }
            if let snapshot = try known.current(db) { return snapshot.home(id) }
            return try reader.home(id)
        }
    }

    /// What is known at this moment, with the changes since an earlier one, whoever made them.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func update(since position: LogPosition?) throws -> HomeUpdate {
        try reading { db in
            let snapshot = try known.newest(db)
            let last = try known.sequence ?? ChangeLog.last(db)
            var events: [HomeEvent]?
            if let since = position?.numbers[nil], last - since <= HomeUpdate.maximumEvents,
                try ChangeLog.reachesBack(to: since, db)
            {
                events = try ChangeLog.changes(after: since, db).map(\.event)
            }
            return HomeUpdate(snapshot: snapshot, position: LogPosition([nil: last]), events: events)
        }
    }

    /// What a trigger may open, by the last yes that was kept; nil where nobody said yes, or the trigger is gone.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func consent(of trigger: TriggerID) throws -> StandingConsent? {
        try reading { db in try ConsentReader(db: db).consent(of: trigger) }
    }

    /// The edits of the last day, the newest first, for an author who lives in the homes.
    ///
    /// - Throws: `EditRefusal` where the author does not, `HomeDatabaseError`.
    public func history(for author: Author) throws -> [RecordedEdit] {
        try reading { db in
            try rights(of: author, db).require(.guest, in: .all)
            return try EditHistory(db, since: clock()).edits.reversed()
        }
    }

    // MARK: - Changes

    /// Applies edits one after another with all their consequences: all or nothing.
    ///
    /// Gives the number of the last change in the log of all changes.
    ///
    /// - Throws: `EditRefusal` where an edit breaks a rule or the author may not do it, `HomeDatabaseError`; then
    ///   nothing is changed.
    @discardableResult
    public func apply(_ edits: [Edit], by author: Author) throws -> Int64 {
        try writing { db in try apply(edits, by: author, db) }
    }

    /// Applies the edits that the newest snapshot calls for, with no other writer in between: all or nothing.
    ///
    /// - Throws: `EditRefusal`, `HomeDatabaseError`, or what `edits` throws; then nothing is changed.
    @discardableResult
    public func apply(by author: Author, _ edits: @Sendable (HomeSnapshot) throws -> [Edit]) throws -> Int64 {
        try writing { db in try apply(edits(known.newest(db)), by: author, db) }
    }

    /// Takes an edit back, or the last of those that people made; gives it as it was.
    ///
    /// What was changed again since is not overwritten. An accessory that comes back is unpaired where its device is none
    /// of those `paired`. Taking back what took something back makes it again.
    ///
    /// - Throws: `UndoFault`, `EditRefusal` where the author may not change the homes, `HomeDatabaseError`; then nothing
    ///   is changed.
    @discardableResult
    public func undo(_ number: Int64?, paired: Set<DeviceID>, by author: Author) throws -> RecordedEdit {
        try writing { db in
            let date = clock()
            let undoing = EditUndoing(
                db: db, author: author, rights: rights(of: author, db), recorder: EditRecorder(db: db, date: date),
                log: ChangeLog(db: db, session: session, date: date))
            return try undoing.undo(number, paired: paired)
        }
    }

    private func apply(_ edits: [Edit], by author: Author, _ db: Database) throws -> Int64 {
        let before = try ChangeLog.last(db)
        let log = ChangeLog(db: db, session: session, date: clock())
        let writer = EditWriter(db: db, author: author, rights: rights(of: author, db), log: log)
        let recorder = EditRecorder(db: db, date: clock())
        let recorded = edits.contains(where: \.canBeUndone) ? try recorder.begin() : nil
        for edit in edits { try writer.apply(edit) }
        if let recorded { try recorder.end(recorded) }
        let last = try ChangeLog.last(db)
        if last != before { try log.prune() }
        Self.log.debug("edits were applied", metadata: ["edits": "\(edits.count)", "changes": "\(last - before)"])
        return last
    }

    private func rights(of author: Author, _ db: Database) -> Rights {
        Rights(db: db, author: author, ownsFile: ownsFile())
    }

    /// What tells of the changes that others make, for as long as it is kept.
    ///
    /// - Throws: `HomeDatabaseError`.
    public nonisolated func observer() throws -> any HomeObserving { try HomeObserver(of: self) }

    // MARK: - The file

    /// Where the file is.
    public nonisolated var place: String { path }

    /// Makes a data folder that only its owner may look into, where it is missing.
    ///
    /// - Throws: `HomeDatabaseError`.
    public static func makeFolder(at path: String) throws(HomeDatabaseError) { try DataFolder.make(at: path) }

    /// The name of its file in a data folder.
    public static var fileName: String { DataFolder.fileName }

    /// The version of the tables that is known here.
    public static var schemaVersion: Int { Schema.version }

    /// What is broken in the file, by SQLite's own check; nil where nothing is.
    ///
    /// - Throws: `HomeDatabaseError` where it cannot even be read.
    public func damage() throws -> String? { try reading { db in try DatabaseFile.damageOfRows(db) } }

    /// Writes what is kept at this moment to another file, which must not be there: whole, whoever writes meanwhile.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func copy(to path: String) throws {
        do {
            try connection.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
        } catch let error as DatabaseError {
            // The room that is not there is the copy's.
            throw HomeDatabaseError(error, at: error.resultCode == .SQLITE_FULL ? path : self.path)
        }
    }

    /// Makes sure that a file is a whole database of ours, of this version or an older one.
    ///
    /// - Parameter name: how the file is called where something is wrong with it.
    /// - Throws: `HomeDatabaseError`.
    public static func check(_ path: String, named name: String) throws(HomeDatabaseError) {
        try DatabaseFile(path: path, name: name).check()
    }

    /// Takes the contents of another file, brought up to date: all or nothing, as SQLite copies pages.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func become(_ copy: String, named name: String) throws {
        try saying { try DatabaseFile(path: copy, name: name).restore(to: connection) }
        known = SnapshotCache()
    }

    // MARK: - Transactions

    /// Reads in one transaction.
    func reading<Answer>(_ body: (Database) throws -> Answer) throws -> Answer {
        try saying { try connection.read(body) }
    }

    /// Reads and writes in one transaction, with no other writer in between.
    func writing<Answer>(_ body: (Database) throws -> Answer) throws -> Answer {
        try saying {
            var answer: Answer?
            try connection.inDatabase { db in
                try db.inTransaction(.immediate) {
                    answer = try body(db)
                    return .commit
                }
            }
            guard let answer else { preconditionFailure("a transaction that ends without an error has run") }
            return answer
        }
    }

    /// Does something and says in our own words what SQLite has against it.
    func saying<Answer>(_ body: () throws -> Answer) throws -> Answer {
        do { return try body() } catch let error as DatabaseError { throw HomeDatabaseError(error, at: path) }
    }
}
