import GRDB
import HomeModel

/// Finds out what an author may do in a home (rows U1 to U4).
struct Rights {
    let db: Database
    let author: Author
    /// Whether whoever runs the program owns the file.
    let ownsFile: Bool

    /// The name of the user as whom the author acts in a home; nil for the owner of the file.
    ///
    /// - Throws: `EditRefusal` where the author is nobody there.
    func resident(of home: HomeID, named homeName: String) throws -> String? {
        try user(of: home, homeName)?.name
    }

    /// The same, and throws where that user is a guest.
    func administrator(of home: HomeID, named homeName: String) throws -> String? {
        let user = try user(of: home, homeName)
        if let user, user.role == .guest { throw EditRefusal.insufficientPrivileges(user.name, in: homeName) }
        return user?.name
    }

    /// Throws where the author is a user who is kept from what guards a home, or is nobody there (row U7).
    func requireOpening(in home: HomeID) throws {
        let sql = "SELECT text FROM name WHERE bearer = ? AND place = 0"
        guard let homeName = try db.row(sql, [home.column])?.text("text") else { throw EditRefusal.gone(.home) }
        if let user = try user(of: home, homeName), user.role == .guest, !user.mayOpen {
            throw EditRefusal.mayNotOpen(user.name, in: homeName)
        }
    }

    /// What is known of a user.
    private struct Found {
        let name: String
        let role: User.Role
        let mayOpen: Bool
    }

    private func user(of home: HomeID, _ homeName: String) throws -> Found? {
        if let name = author.user {
            if let user = try user(home, "key", NameKey(name).text) { return user }
            throw EditRefusal.insufficientPrivileges(name, in: homeName)
        }
        if let account = author.account {
            if let user = try user(home, "account", account) { return user }
            if let user = try user(home, "key", NameKey(account).text) { return user }
        }
        guard ownsFile else { throw EditRefusal.insufficientPrivileges(nil, in: homeName) }
        return nil
    }

    private func user(_ home: HomeID, _ column: String, _ value: String) throws -> Found? {
        let sql = "SELECT name, role, may_open FROM user WHERE home = ? AND \(column) = ?"
        return try db.row(sql, [home.column, value]).map { row in
            Found(name: try row.text("name"), role: try row.choice("role"), mayOpen: try row.flag("may_open"))
        }
    }
}

extension Rights {
    /// Throws where the author does not act as a user of a role, or as the owner of the file, in each of some homes.
    func require(_ role: User.Role, in scope: HomeScope) throws {
        let homes = try homes(in: scope)
        if homes.isEmpty && !ownsFile { throw EditRefusal.notOwner }
        for (home, name) in homes {
            switch role {
            case .administrator: _ = try administrator(of: home, named: name)
            case .guest: _ = try resident(of: home, named: name)
            }
        }
    }

    private func homes(in scope: HomeScope) throws -> [(HomeID, name: String)] {
        let known = try db.rows(
            "SELECT DISTINCT home.id, name.text, home.position FROM home JOIN name ON name.bearer = home.id"
                + " AND name.place = 0 ORDER BY home.position"
        ).map { (try $0.id("id") as HomeID, name: try $0.text("text")) }
        guard case .homes(let wanted) = scope else { return known }
        let found = known.filter { wanted.contains($0.0) }
        if found.count < wanted.count { throw EditRefusal.gone(.home) }
        return found
    }
}

extension HomeDatabase {
    /// Makes sure that an author acts in each of some homes as a user of a role, or as the owner of the file.
    ///
    /// - Throws: `EditRefusal` where the author may not, or a home is gone; `HomeDatabaseError`.
    public func require(_ role: User.Role, in scope: HomeScope, of author: Author) throws {
        try reading { db in
            try Rights(db: db, author: author, ownsFile: ownsFile()).require(role, in: scope)
        }
    }
}

extension HomeDatabase {
    /// Makes sure that an author may move locks, doors and alarms in a home (row U7).
    ///
    /// - Throws: `EditRefusal` where the author may not, or the home is gone; `HomeDatabaseError`.
    public func requireOpening(in home: HomeID, of author: Author) throws {
        try reading { db in try Rights(db: db, author: author, ownsFile: ownsFile()).requireOpening(in: home) }
    }
}
