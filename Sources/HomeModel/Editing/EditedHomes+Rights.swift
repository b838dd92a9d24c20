extension EditedHomes {
    /// The user of a home as whom an author acts; nil for the owner of the store.
    ///
    /// - Throws: `EditRefusal` where the author is nobody there.
    func resident(_ author: Author, of home: Home) throws(EditRefusal) -> User? {
        if let name = author.user {
            guard let user = home.users.named(name) else { throw .insufficientPrivileges(name, in: home.name) }
            return user
        }
        if let account = author.account {
            for user in home.users where accounts[user.id] == account { return user }
            for user in home.users where user.isCalled(account) { return user }
        }
        guard ownsStore else { throw .insufficientPrivileges(nil, in: home.name) }
        return nil
    }

    /// The same, and throws where that user is a guest (rows U3, U4).
    func administrator(_ author: Author, of home: Home) throws(EditRefusal) -> User? {
        let user = try resident(author, of: home)
        if let user, user.role == .guest { throw .insufficientPrivileges(user.name, in: home.name) }
        return user
    }

    /// Makes sure that an author is not kept from what opens a home (row U7).
    ///
    /// - Throws: `EditRefusal` where the author is, or the home is gone.
    public func requireOpening(in id: HomeID, of author: Author) throws(EditRefusal) {
        let home = try home(id)
        if let user = try resident(author, of: home), user.isKeptFromOpening {
            throw .mayNotOpen(user.name, in: home.name)
        }
    }

    /// Makes sure that an author acts in each of some homes as a user of a role, or as the owner of the store.
    ///
    /// - Throws: `EditRefusal` where the author does not, or a home is gone.
    public func require(_ role: User.Role, in scope: HomeScope, of author: Author) throws(EditRefusal) {
        var asked = homes
        if case .homes(let wanted) = scope {
            asked = asked.filter { wanted.contains($0.id) }
            if asked.count < wanted.count { throw .gone(.home) }
        }
        if asked.isEmpty && !ownsStore { throw .notOwner }
        for home in asked {
            _ = try role == .administrator ? administrator(author, of: home) : resident(author, of: home)
        }
    }
}
