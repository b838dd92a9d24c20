import Foundation
import GRDB
import HomeModel

/// Applies edits to one home.
struct HomeWriter {
    let db: Database
    let id: HomeID
    let name: String
    /// The user who asks, where one is known.
    let user: String?
    let log: ChangeLog

    var names: NameWriter { NameWriter(db: db, home: id, homeName: name) }
    var things: ThingWriter { ThingWriter(db: db, home: id, names: names) }

    func apply(_ edit: HomeEdit) throws {
        switch edit {
        case .rename(let thing, let name): try rename(thing, to: name)
        case .addAlias(let alias, let thing): try addAlias(alias, to: thing)
        case .removeAlias(let alias, let thing): try removeAlias(alias, from: thing)
        case .setSpokenForms(let forms, let thing): try setSpokenForms(forms, of: thing)
        case .setTemperatureUnit(let unit): try set(unit)
        case .setCoordinates(let place): try set(place)
        case .teach(let phrase): try changePhrases { (home: inout Home) throws(EditRefusal) in try home.teach(phrase) }
        case .forget(let words): try changePhrases { (home: inout Home) throws(EditRefusal) in try home.forget(words) }
        case .addRoom(let room): try add(room)
        case .addZone(let zone): try add(zone)
        case .addAccessory(let accessory): try add(accessory)
        case .addServiceGroup(let group): try add(group)
        case .addActionSet(let scene): try add(scene)
        case .addTrigger(let trigger): try add(trigger)
        case .addUser(let user): try add(user)
        case .remove(let thing): try remove(thing)
        default: try applyToMembers(edit)
        }
    }

    private func applyToMembers(_ edit: HomeEdit) throws {
        switch edit {
        case .assign(let accessory, let room): try assign(accessory, to: room)
        case .refresh(let accessory): try refresh(accessory)
        case .addToZone(let zone, let room): try add(room, to: zone)
        case .removeFromZone(let zone, let room): try remove(room, from: zone)
        case .addToGroup(let group, let service): try add(service, to: group)
        case .removeFromGroup(let group, let service): try remove(service, from: group)
        case .setAction(let action, let scene): try set(action, in: scene)
        case .removeAction(let service, let type, let scene): try removeAction(service, type, from: scene)
        case .setTimer(let trigger, let date, let zone, let recurrence): try setTimer(trigger, date, zone, recurrence)
        case .setEnabled(let trigger, let isEnabled): try setEnabled(trigger, isEnabled)
        case .allow(let consent): try allow(consent)
        case .addToTrigger(let trigger, let scene): try add(scene, to: trigger)
        case .removeFromTrigger(let trigger, let scene): try remove(scene, from: trigger)
        case .setRole(let role, let user): try setRole(role, of: user)
        case .setOpening(let mayOpen, let user): try setOpening(mayOpen, of: user)
        case .mapAccount(let account, let user): try map(account, to: user)
        default: preconditionFailure("\(edit) is not about members")
        }
    }

    private func remove(_ thing: NamedThing) throws {
        let called = try called(thing)
        switch thing {
        case .home: preconditionFailure("a home is removed from the homes")
        case .room(let room): try remove(room, called)
        case .accessory(let accessory): try remove(accessory)
        case .service(let reference):
            throw EditRefusal.serviceNotRemovable(called, of: try self.called(.accessory(reference.accessory)))
        case .actionSet(let scene): try remove(scene, called)
        case .user(let user): try remove(user, called)
        case .zone, .serviceGroup, .trigger: try removeRow(of: thing, called)
        }
    }

    private func set(_ unit: TemperatureUnit) throws {
        try db.run(
            "UPDATE home SET temperature_unit = ?1 WHERE id = ?2 AND temperature_unit <> ?1",
            [unit.rawValue, id.column])
        if db.changesCount > 0 { try tell(.changed, .home) }
    }
}

extension HomeWriter {
    /// Where the home is, is kept with what other programs keep.
    private func set(_ place: Coordinates?) throws {
        var home = Home(name: name)
        home.extra = try db.row("SELECT extra FROM home WHERE id = ?", [id.column])?.extra()
        if home.coordinates == place { return }
        home.coordinates = place
        guard home.coordinates == place else { throw EditRefusal.noRoomForPlace(of: name) }
        try db.run("UPDATE home SET extra = ? WHERE id = ?", [home.extra?.line, id.column])
        try tell(.changed, .home)
    }

    /// Throws where something is not in this home (row M6 for the room for the entire home).
    func require(_ thing: NamedThing) throws {
        let found =
            switch thing {
            case .home: true
            case .room(let room) where room.uuid == id.uuid: throw EditRefusal.roomForEntireHomeStays(in: name)
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
        if !found { throw EditRefusal.gone(thing.kind, in: name) }
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
}
