import GRDB
import HomeModel

/// Gives things of a home other names and further ways to say them, and tells of it.
struct NamingWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func rename(_ thing: NamedThing, to name: String) throws {
        try home.require(thing)
        let hasChanged = try isUser(thing) { try rename($0, to: name) } ?? home.names.rename(thing, to: name)
        if hasChanged { try home.tell(.renamed, thing, name) }
    }

    func addAlias(_ alias: String, to thing: NamedThing) throws {
        let called = try home.called(thing)
        if thing.kind == .user { throw EditRefusal.noAliasesForUsers(called) }
        try home.names.addAlias(alias, to: thing, called: called)
        try home.tell(.changed, thing, called)
    }

    func removeAlias(_ alias: String, from thing: NamedThing) throws {
        let called = try home.called(thing)
        try home.names.removeAlias(alias, from: thing, called: called)
        try home.tell(.changed, thing, called)
    }

    /// Further ways to say a name are kept with what other programs keep.
    func setSpokenForms(_ forms: [String], of thing: NamedThing) throws {
        let called = try home.called(thing)
        if thing.kind == .user { throw EditRefusal.noAliasesForUsers(called) }
        try change(thing, called) { (extra: JSON?) throws(EditRefusal) in try extra.speaking(forms, called: called) }
    }

    /// The language of a user or a room is kept there, too.
    func setLanguage(_ code: String?, of thing: NamedThing) throws {
        let called = try home.called(thing)
        try change(thing, called) { (extra: JSON?) throws(EditRefusal) in
            try extra.speaking(language: code, called: called)
        }
    }

    /// Changes what is kept in the `extra` of something; where that stays the same, nothing is told.
    private func change(
        _ thing: NamedThing, _ called: String, _ change: (JSON?) throws(EditRefusal) -> JSON?
    ) throws {
        let (table, key) = (thing.kind.table, thing.column(in: home.id))
        let before = try db.row("SELECT extra FROM \(table) WHERE id = ?", [key])?.extra()
        let after = try change(before)
        if after == before { return }
        try db.run("UPDATE \(table) SET extra = ? WHERE id = ?", [after?.line, key])
        try home.tell(.changed, thing, called)
    }

    /// Users have a namespace of their own; whether the name was another.
    private func rename(_ user: UserID, to name: String) throws -> Bool {
        try home.names.checkUser(name, isRename: true, of: user)
        try db.run(
            "UPDATE user SET name = ?1, key = ?2 WHERE id = ?3 AND name <> ?1",
            [name, NameKey(name).text, user.column])
        return db.changesCount > 0
    }

    private func isUser(_ thing: NamedThing, _ body: (UserID) throws -> Bool) rethrows -> Bool? {
        if case .user(let user) = thing { try body(user) } else { nil }
    }
}
