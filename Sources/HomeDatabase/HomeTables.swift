import Foundation
import GRDB
import HomeModel

/// The tables as far as they are about one home: what is there, what it is called, and what became of it.
///
/// Each kind of thing has a writer of its own over them.
struct HomeTables {
    let db: Database
    let id: HomeID
    let name: String
    /// The user who asks, where one is known.
    let user: String?
    let log: ChangeLog

    var names: NameWriter { NameWriter(db: db, home: id, homeName: name) }
    var things: ThingWriter { ThingWriter(db: db, home: id, names: names) }

    /// Throws where something is not in this home (row M6 for the room for the entire home).
    func require(_ thing: NamedThing) throws {
        if thing == .room(RoomID(id.uuid)) { throw EditRefusal.roomForEntireHomeStays(in: name) }
        if try !has(thing) { throw EditRefusal.gone(thing.kind, in: name) }
    }

    /// Whether something is in this home, as a row of its table.
    func has(_ thing: NamedThing) throws -> Bool {
        switch thing {
        case .home: true
        case .service(let reference):
            try db.finds(
                """
                SELECT 1 FROM service JOIN accessory ON accessory.id = service.accessory
                WHERE service.id = ? AND accessory.id = ? AND accessory.home = ?
                """, [reference.service.column, reference.accessory.column, id.column])
        default:
            try db.finds(
                "SELECT 1 FROM \(thing.kind.table) WHERE id = ? AND home = ?", [thing.column(in: id), id.column])
        }
    }

    /// Throws where the identity of something that is being added is there already, in this home or another.
    func checkIsNew(_ thing: NamedThing, _ called: String) throws {
        let column = thing.column(in: id)
        let isThere = try db.finds("SELECT 1 FROM \(thing.kind.table) WHERE id = ?", [column])
        let bearsName = try db.finds("SELECT 1 FROM name WHERE bearer = ?", [column])
        if isThere || bearsName { throw EditRefusal.alreadyExists(thing.kind, called, in: name) }
    }

    /// What people call something that is in this home; a service without a name goes by its accessory's.
    ///
    /// - Throws: `EditRefusal` where it is gone.
    func called(_ thing: NamedThing) throws -> String {
        try require(thing)
        if case .user(let user) = thing {
            return try db.row("SELECT name FROM user WHERE id = ?", [user.column])?.text("name") ?? ""
        }
        let sql = "SELECT text FROM name WHERE bearer = ? AND place = 0"
        if let row = try db.row(sql, [thing.column(in: id)]) { return try row.text("text") }
        if case .service(let reference) = thing { return try called(.accessory(reference.accessory)) }
        return ""
    }

    /// The position after the last row of a table whose column has a value.
    ///
    /// - Throws: `EditRefusal` where there are as many as a home file may list.
    func end(of table: String, where column: String, is value: Data) throws -> Int {
        let sql = "SELECT max(position) AS last FROM \(table) WHERE \(column) = ?"
        let end = Int(try db.row(sql, [value])?.optionalNumber("last") ?? -1) + 1
        // Positions have gaps where something was removed, so only a long list is counted.
        if end >= HomeFile.maximumPerHome {
            let count = try db.row("SELECT count(*) AS count FROM \(table) WHERE \(column) = ?", [value])?.number(
                "count")
            if count ?? 0 >= HomeFile.maximumPerHome { throw EditRefusal.full(HomeFile.maximumPerHome, in: name) }
        }
        return end
    }

    /// The position after the last thing of a kind in this home.
    func end(of kind: NamedThing.Kind) throws -> Int { try end(of: kind.table, where: "home", is: id.column) }

    /// Takes the row and the names of something away and tells it.
    func removeRow(of thing: NamedThing, _ called: String) throws {
        try names.removeAll(of: thing)
        try db.run("DELETE FROM \(thing.kind.table) WHERE id = ?", [thing.column(in: id)])
        try tell(.removed, thing, called)
    }

    /// Writes into the log what became of something; it is told under the topic of its kind where none is given.
    func tell(
        _ verb: HomeEvent.Verb, _ thing: NamedThing, _ called: String? = nil, topic: HomeEvent.Topic? = nil,
        value: HomeEvent.ValueChange? = nil, isTold: Bool = true
    ) throws {
        let event = HomeEvent(
            topic: topic ?? thing.kind.topic, verb: verb, home: id, thing: thing,
            name: try called ?? self.called(thing), author: user, value: value)
        try log.add(event, isTold: isTold)
    }

    /// The name of something, or the home's where it is gone, for a refusal.
    func nameInHome(of thing: NamedThing) -> String {
        // The refusal is about its not being a member; that it is gone too is no news.
        (try? called(thing)) ?? name
    }
}
