import Foundation
import GRDB

/// How a connection to the file is set up.
enum Connection {
    /// Opens the file and brings it up to date; leaves it as it was where it is not ours.
    static func open(
        _ path: String, patience: Duration, clock: @escaping @Sendable () -> Date
    ) throws(HomeDatabaseError) -> DatabaseQueue {
        if !DataFolder.isWritable(path) { return try openReadOnly(path) }
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(patience / .seconds(1))
            configuration.foreignKeysEnabled = true
            configuration.prepareDatabase { db in
                // What the file itself notes bears the time of the program that writes.
                db.add(function: DatabaseFunction("beckon_now", argumentCount: 0) { _ in clock().column })
            }
            let connection = try DatabaseQueue(path: path, configuration: configuration)
            try connection.inDatabase { db in
                try Schema.check(db, at: path)
                try keepLog(db)
                try Schema.migrate(db, at: path)
            }
            return connection
        } catch let error as DatabaseError {
            throw HomeDatabaseError(error, at: path)
        } catch let error as HomeDatabaseError {
            throw error
        } catch {
            throw .failed(path, "\(error)")
        }
    }

    /// Opens a file that is up to date, to read it alone: beside programs that write it, or as one that cannot be written.
    static func openForReading(_ path: String, beside writers: Bool) throws(HomeDatabaseError) -> DatabaseQueue {
        if !writers { return try openReadOnly(path) }
        do {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(1)
            return try DatabaseQueue(path: path, configuration: configuration)
        } catch let error as DatabaseError {
            throw HomeDatabaseError(error, at: path)
        } catch {
            throw .failed(path, "\(error)")
        }
    }

    /// Has SQLite write changes to a log first (WAL), so that readers and the writer do not wait for each other.
    ///
    /// A commit is on the disk when it returns.
    private static func keepLog(_ db: Database) throws {
        // Several programs that open a new file at once get in each other's way here, and SQLite then does not wait.
        for attempt in 1... {
            do {
                try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
                return
            } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && attempt < 100 {
                try db.execute(sql: "PRAGMA schema_version")
            }
        }
    }
}
