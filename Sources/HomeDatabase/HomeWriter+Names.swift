import GRDB
import HomeModel

extension HomeWriter {
    func rename(_ thing: NamedThing, to name: String) throws {
        try require(thing)
        let hasChanged = try isUser(thing) { try rename($0, to: name) } ?? names.rename(thing, to: name)
        if hasChanged { try tell(.renamed, thing, name) }
    }

    func addAlias(_ alias: String, to thing: NamedThing) throws {
        let called = try called(thing)
        if thing.kind == .user { throw EditRefusal.noAliasesForUsers(called) }
        try names.addAlias(alias, to: thing, called: called)
        try tell(.changed, thing, called)
    }

    func removeAlias(_ alias: String, from thing: NamedThing) throws {
        let called = try called(thing)
        try names.removeAlias(alias, from: thing, called: called)
        try tell(.changed, thing, called)
    }

    /// Further ways to say a name are kept with what other programs keep.
    func setSpokenForms(_ forms: [String], of thing: NamedThing) throws {
        let called = try called(thing)
        if thing.kind == .user { throw EditRefusal.noAliasesForUsers(called) }
        let (table, key) = (thing.kind.table, thing.column(in: id))
        let before = try db.row("SELECT extra FROM \(table) WHERE id = ?", [key])?.extra()
        let after = try before.speaking(forms, called: called)
        if after == before { return }
        try db.run("UPDATE \(table) SET extra = ? WHERE id = ?", [after?.line, key])
        try tell(.changed, thing, called)
    }

    /// Users have a namespace of their own; whether the name was another.
    private func rename(_ user: UserID, to name: String) throws -> Bool {
        try names.checkUser(name, isRename: true, of: user)
        try db.run(
            "UPDATE user SET name = ?1, key = ?2 WHERE id = ?3 AND name <> ?1",
            [name, NameKey(name).text, user.column])
        return db.changesCount > 0
    }

    private func isUser(_ thing: NamedThing, _ body: (UserID) throws -> Bool) rethrows -> Bool? {
        if case .user(let user) = thing { try body(user) } else { nil }
    }
}
