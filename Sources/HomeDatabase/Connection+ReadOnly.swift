import Foundation
import GRDB

extension Connection {
    /// Opens a file that cannot be written, or lies in a folder that cannot, to read it alone; every change of it fails.
    ///
    /// SQLite reads a database with a log (WAL) only where it may write beside it, or finds there what the programs that
    /// use it share. So the file is read
    /// - with those, where they are there: another account may be writing;
    /// - as one that nobody changes (`immutable`), where there is no log. SQLite would ignore a log then, and with it
    ///   the newest changes, so it is never done beside one;
    /// - from a copy, log and all, in every other case, as after a power cut, or where the file is of an older version.
    static func openReadOnly(_ path: String) throws(HomeDatabaseError) -> DatabaseQueue {
        let (log, shared) = (size(path + "-wal"), size(path + "-shm"))
        // What fails here fails again, and is told, with the copy.
        if log != nil, shared != nil, let connection = try? openCurrentVersion(path, named: path) { return connection }
        if (log ?? 0) == 0, let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed),
            let connection = try? openCurrentVersion("file:\(name)?immutable=1", named: path)
        {
            return connection
        }
        return try openCopy(of: path)
    }

    private static func openCurrentVersion(_ name: String, named path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(1)
        let connection = try DatabaseQueue(path: name, configuration: configuration)
        try connection.inDatabase { db in
            try Schema.check(db, at: path)
            let version = try Int.fetchOne(db, sql: "PRAGMA user_version")
            guard version == Schema.version else { throw DataFolder.refusal(path) }
        }
        return connection
    }

    /// Opens a copy, which is gone as soon as it is closed.
    private static func openCopy(of path: String) throws(HomeDatabaseError) -> DatabaseQueue {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)").path
        do {
            try files.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            // An open file is read on after it has no name any more.
            defer { try? files.removeItem(atPath: folder) }
            let copy = folder + "/" + DataFolder.fileName
            for ending in ["", "-wal"] where size(path + ending) != nil {
                try files.copyItem(atPath: path + ending, toPath: copy + ending)
                try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy + ending)
            }
            let writer = try DatabaseQueue(path: copy)
            try writer.inDatabase { db in
                try Schema.check(db, at: path)
                try Schema.migrate(db, at: path)
                // Without a log, the copy is one file, which is open from the first look at it on.
                try db.execute(sql: "PRAGMA journal_mode = DELETE")
            }
            try writer.close()
            return try openCurrentVersion(copy, named: path)
        } catch let error as DatabaseError {
            throw HomeDatabaseError(error, at: path)
        } catch let error as HomeDatabaseError {
            throw error
        } catch {
            throw .cannotOpen(path, "it cannot be written, and not be copied to \(folder)")
        }
    }

    private static func size(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }
}
