import Foundation
import GRDB
import HomeModel

/// Writes the names of a home, each checked against the rules and against all that are there (rows N1 to N10, N14).
///
/// The unique index on (namespace, key) is the check: whoever bears a name is looked up only to be named in a refusal.
struct NameWriter {
    let db: Database
    let home: HomeID
    /// What the home is called in refusals.
    let homeName: String

    /// Gives something that is being added its name and aliases.
    func add(_ name: String?, _ aliases: [String], to thing: NamedThing) throws {
        if let name { try insert(name, of: thing, at: 0) }
        for (place, alias) in aliases.enumerated() { try insert(alias, of: thing, at: place + 1) }
    }

    /// Gives something another name, or a service its first; whether that changed anything.
    func rename(_ thing: NamedThing, to name: String) throws -> Bool {
        try check(name)
        let key = NameKey(name).text
        let own = try names(of: thing)
        let old = own.first { $0.place == 0 }
        if let old, old.key == key {
            if old.text == name { return false }
            let arguments: StatementArguments = [name, thing.column(in: home)]
            try db.run("UPDATE name SET text = ? WHERE bearer = ? AND place = 0", arguments)
            return true
        }
        if let alias = own.first(where: { $0.key == key }) {
            throw EditRefusal.nameTaken(
                name, by: thing.kind, called: old?.text ?? alias.text, in: homeName, isRename: true)
        }
        if let old { try drop(old, of: thing) }
        try insert(name, of: thing, at: 0, isRename: true)
        return true
    }

    /// Gives something a further name; `called` is what it goes by.
    func addAlias(_ alias: String, to thing: NamedThing, called: String) throws {
        try check(alias)
        let own = try names(of: thing)
        if own.contains(where: { $0.key == NameKey(alias).text }) {
            throw EditRefusal.aliasExists(alias, of: thing.kind, called: called)
        }
        try insert(alias, of: thing, at: (own.last?.place ?? 0) + 1)
    }

    /// Takes a further name away.
    func removeAlias(_ alias: String, from thing: NamedThing, called: String) throws {
        let key = NameKey(alias).text
        guard let own = try names(of: thing).first(where: { $0.place > 0 && $0.key == key }) else {
            throw EditRefusal.noAlias(alias, of: thing.kind, called: called)
        }
        try drop(own, of: thing)
    }

    /// Takes all names from something that is being removed.
    func removeAll(of thing: NamedThing) throws {
        try db.run("DELETE FROM name WHERE bearer = ?", [thing.column(in: home)])
    }

    /// The name at place 0 and the aliases after it.
    func names(of thing: NamedThing) throws -> [(place: Int, key: String, text: String)] {
        try db.rows(
            "SELECT place, key, text FROM name WHERE bearer = ? AND namespace <> ? ORDER BY place",
            [thing.column(in: home), NameTable.homes]
        ).map { row in (Int(try row.number("place")), try row.text("key"), try row.text("text")) }
    }

    /// Throws where a name breaks a rule.
    func check(_ name: String) throws(EditRefusal) {
        if let fault = Name.fault(in: name) { throw .badName(name, fault) }
    }
}

extension NameWriter {
    private func insert(_ name: String, of thing: NamedThing, at place: Int, isRename: Bool = false) throws {
        try check(name)
        if case .accessory(let id) = thing { try share(NameKey(name), withServicesOf: id) }
        // The home's own names: among the homes (row N5), and within the home, where nothing else may bear them (N8).
        var namespaces = thing == .home ? [NameTable.homes] : []
        namespaces.append(try namespace(of: NameKey(name), for: thing))
        for namespace in namespaces {
            do {
                try db.insert(
                    into: "name",
                    [
                        "home": home.column, "namespace": namespace, "key": NameKey(name).text,
                        "bearer": thing.column(in: home), "kind": thing.kind.rawValue, "place": place, "text": name,
                    ])
            } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
                throw try refusal(of: name, for: thing, in: namespace, isRename: isRename)
            }
        }
    }

    /// A service may have the names of its accessory; it then shares them with no other of its services (row N9).
    private func namespace(of key: NameKey, for thing: NamedThing) throws -> Data {
        guard case .service(let reference) = thing else { return home.column }
        let isShared = try db.finds(
            "SELECT 1 FROM name WHERE namespace = ? AND key = ? AND bearer = ?",
            [home.column, key.text, reference.accessory.column])
        return isShared ? reference.accessory.column : home.column
    }

    /// Makes way for a name of an accessory that one of its services has already (row N9).
    private func share(_ key: NameKey, withServicesOf accessory: AccessoryID) throws {
        try db.run(
            """
            UPDATE name SET namespace = ?1 WHERE namespace = ?2 AND key = ?3
            AND bearer IN (SELECT id FROM service WHERE accessory = ?1)
            """, [accessory.column, home.column, key.text])
    }

    private func drop(_ name: (place: Int, key: String, text: String), of thing: NamedThing) throws {
        try db.run("DELETE FROM name WHERE bearer = ? AND place = ?", [thing.column(in: home), name.place])
        // What a service shared with its accessory is now its own in the home.
        guard case .accessory(let id) = thing else { return }
        try db.run(
            "UPDATE name SET namespace = ? WHERE namespace = ? AND key = ?", [home.column, id.column, name.key])
    }

    /// Says who bears a name that is taken.
    private func refusal(
        of name: String, for thing: NamedThing, in namespace: Data, isRename: Bool
    ) throws -> EditRefusal {
        let holder = try db.row(
            """
            SELECT bearer, kind, coalesce(
                (SELECT text FROM name AS own WHERE own.bearer = name.bearer AND own.place = 0), text) AS called
            FROM name WHERE namespace = ? AND key = ?
            """, [namespace, NameKey(name).text])
        guard let holder else { preconditionFailure("a unique index is broken only by a row that is there") }
        let called = try holder.text("called")
        if try holder.bytes("bearer") == thing.column(in: home) {
            return .aliasExists(name, of: thing.kind, called: called)
        }
        if namespace == NameTable.homes { return .homeNameTaken(name, by: called, isRename: isRename) }
        let kind: NamedThing.Kind = try holder.choice("kind")
        return .nameTaken(name, by: kind, called: called, in: homeName, isRename: isRename)
    }
}

extension NameWriter {
    /// Throws where a user's name breaks a rule or another user of the home has it.
    func checkUser(_ name: String, isRename: Bool, of id: UserID? = nil) throws {
        try check(name)
        let sql = "SELECT id, name FROM user WHERE home = ? AND key = ?"
        guard let other = try db.row(sql, [home.column, NameKey(name).text]) else { return }
        if let id, try other.bytes("id") == id.column { return }
        throw EditRefusal.userNameTaken(name, by: try other.text("name"), in: homeName, isRename: isRename)
    }
}
