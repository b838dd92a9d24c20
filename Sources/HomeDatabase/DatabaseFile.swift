import Foundation
import GRDB

/// A file that may hold a database of ours: another program's copy, or the one that is open.
struct DatabaseFile {
    let path: String
    /// How it is called where something is wrong with it.
    let name: String

    /// Makes sure that it is whole, and of this version or an older one.
    func check() throws(HomeDatabaseError) {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            try DatabaseQueue(path: path, configuration: configuration).inDatabase { db in
                try Schema.check(db, at: name)
                guard try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
                    throw HomeDatabaseError.notADatabase(name)
                }
                if let damage = try Self.damage(db) { throw HomeDatabaseError.damaged(name, damage) }
            }
        } catch let error as HomeDatabaseError {
            throw error
        } catch let error as DatabaseError {
            throw HomeDatabaseError(error, at: name)
        } catch { throw .failed(name, "\(error)") }
    }

    /// Gives a connection its contents, brought up to date: all or nothing, as SQLite copies pages.
    func restore(to connection: DatabaseQueue) throws {
        let source = try DatabaseQueue(path: path)
        try source.inDatabase { try Schema.migrate($0, at: name) }
        try source.backup(to: connection)
        try source.close()
    }

    /// What is broken in an open file, by SQLite's own check; nil where nothing is.
    static func damage(_ db: Database) throws -> String? {
        let lines = try String.fetchAll(db, sql: "PRAGMA quick_check(3)")
        return lines == ["ok"] ? nil : lines.joined(separator: "; ")
    }

    /// The same, where rows that point to what is gone are damage too.
    static func damageOfRows(_ db: Database) throws -> String? {
        if let damage = try damage(db) { return damage }
        let foreign = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
        return foreign == 0 ? nil : "\(foreign) rows point to what is gone"
    }
}
