import GRDB
import HomeModel

/// Writes the users of a home: their roles and accounts, and who may open.
struct UserWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func add(_ user: User) throws {
        try home.checkIsNew(.user(user.id), user.name)
        try home.things.insert(user, at: home.end(of: .user))
        try home.tell(.added, .user(user.id), user.name)
    }

    func remove(_ user: UserID, _ called: String) throws {
        try checkIsNotLastAdministrator(user, called)
        try home.removeRow(of: .user(user), called)
    }

    func setRole(_ role: User.Role, of user: UserID) throws {
        let called = try home.called(.user(user))
        if role == .guest { try checkIsNotLastAdministrator(user, called) }
        try db.run("UPDATE user SET role = ?1 WHERE id = ?2 AND role <> ?1", [role.rawValue, user.column])
        if db.changesCount > 0 { try home.tell(.changed, .user(user), called) }
    }

    func setOpening(_ mayOpen: Bool, of user: UserID) throws {
        let called = try home.called(.user(user))
        try db.run("UPDATE user SET may_open = ?1 WHERE id = ?2 AND may_open <> ?1", [mayOpen, user.column])
        if db.changesCount > 0 { try home.tell(.changed, .user(user), called) }
    }

    /// Has an account act as a user, and as no other of the home; nobody reads it back (row U5).
    func map(_ account: String?, to user: UserID) throws {
        let called = try home.called(.user(user))
        if let refusal = User.refusal(ofAccount: account, of: called) { throw refusal }
        try db.run("UPDATE user SET account = NULL WHERE home = ? AND account = ?", [home.id.column, account])
        try db.run("UPDATE user SET account = ? WHERE id = ?", [account, user.column])
        try home.tell(.changed, .user(user), called)
    }

    /// Throws where a user is the only administrator of the home.
    private func checkIsNotLastAdministrator(_ user: UserID, _ called: String) throws {
        let administrators = try db.rows(
            "SELECT id FROM user WHERE home = ? AND role = ?", [home.id.column, User.Role.administrator.rawValue])
        if administrators.count == 1, try administrators[0].bytes("id") == user.column {
            throw EditRefusal.lastAdministrator(called, in: home.name)
        }
    }
}
