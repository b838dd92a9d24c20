import Foundation
import GRDB

extension HomeDatabase {
    /// Makes sure that a file is a whole database of ours, of this version or an older one.
    ///
    /// - Parameter name: how the file is called where something is wrong with it.
    /// - Throws: `HomeDatabaseError`.
    public static func check(_ path: String, named name: String) throws(HomeDatabaseError) {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            try DatabaseQueue(path: path, configuration: configuration).inDatabase { db in
                try Schema.check(db, at: name)
                guard try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
                    throw HomeDatabaseError.notADatabase(name)
                }
                let lines = try String.fetchAll(db, sql: "PRAGMA quick_check(3)")
                guard lines == ["ok"] else { throw HomeDatabaseError.damaged(name, lines.joined(separator: "; ")) }
            }
        } catch let error as HomeDatabaseError {
            throw error
        } catch let error as DatabaseError {
            throw HomeDatabaseError(error, at: name)
        } catch { throw .failed(name, "\(error)") }
    }

    /// Takes the contents of another file, brought up to date: all or nothing, as SQLite copies pages.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func become(_ copy: String, named name: String) throws {
        do {
            let source = try DatabaseQueue(path: copy)
            try source.inDatabase { try Schema.migrate($0, at: name) }
            try source.backup(to: connection)
            try source.close()
            known = SnapshotCache()
        } catch let error as DatabaseError { throw HomeDatabaseError(error, at: path) }
    }
}
