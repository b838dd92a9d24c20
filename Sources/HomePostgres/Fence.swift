import Foundation
import HomeModel

/// Keeps a program that serves homes from writing where another does: what it writes carries the number of its lease.
struct Fence: Sendable {
    let leases: LeaseKeeper

    /// Makes sure, within a transaction, that a home is served here until that ends: whoever takes the lease over waits for it.
    ///
    /// - Throws: `HomePostgresError.servedElsewhere`.
    func check(_ home: HomeID, _ db: Connection) throws {
        // A home that was just made is nobody's yet.
        let made = """
            INSERT INTO lease (home, number, holder, name, renewal, is_shared) VALUES ($1, 1, $2, '', 0, false)
            ON CONFLICT DO NOTHING
            """
        let key = [home.description, leases.program.uuidString]
        guard let lease = leases.lease(on: home) else {
            let isMade =
                try db.row("SELECT 1 FROM lease WHERE home = $1", [home.description]) == nil && db.run(made, key) == 1
            if isMade { return }
            throw try HomePostgresError.servedElsewhere(name(of: home, db))
        }
        let sql = "SELECT 1 FROM lease WHERE home = $1 AND holder = $2 AND number = $3 FOR SHARE"
        if try db.row(sql, key + ["\(lease.number)"]) != nil { return }
        throw try HomePostgresError.servedElsewhere(name(of: home, db))
    }

    private func name(of home: HomeID, _ db: Connection) throws -> String {
        let row = try db.row("SELECT content->>'name' AS name FROM home WHERE home = $1", [home.description])
        return row?.optionalText("name") ?? ""
    }
}
