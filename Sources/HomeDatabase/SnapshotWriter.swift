import Foundation
import GRDB
import HomeModel

/// Writes whole homes into the tables, within a transaction of the caller's.
struct SnapshotWriter {
    let db: Database

    init(_ db: Database) { self.db = db }

    /// Writes what differs from the homes that were kept before, home by home.
    ///
    /// - Throws: `EditRefusal` where a name breaks a rule or is taken, or an identity is given twice.
    func write(_ snapshot: HomeSnapshot, over before: HomeSnapshot) throws {
        try snapshot.checkIdentities()
        let kept = Dictionary(before.homes.map { ($0.id, $0) }) { first, _ in first }
        let staying = Set(snapshot.homes.filter { kept[$0.id] == $0 }.map(\.id))
        let accounts = try accounts()
        for home in before.homes where !staying.contains(home.id) {
            try db.run("DELETE FROM home WHERE id = ?", [home.id.column])
        }
        try db.run("UPDATE home SET is_primary = 0")
        for home in snapshot.homes where !staying.contains(home.id) { try insert(home) }
        let primary = snapshot.primary?.id ?? snapshot.homes.first?.id
        for (position, home) in snapshot.homes.enumerated() {
            try db.run(
                "UPDATE home SET position = ?, is_primary = ? WHERE id = ?",
                [position, home.id == primary, home.id.column])
        }
        try db.run("DELETE FROM setting WHERE key = 'extra'")
        if let extra = snapshot.extra { try db.insert(into: "setting", ["key": "extra", "value": extra.line]) }
        try keep(accounts)
    }

    private func insert(_ home: Home) throws {
        let home = home.withoutDanglingReferences
        try db.insert(
            into: "home",
            [
                "id": home.id.column, "position": 0, "is_primary": false,
                "temperature_unit": home.temperatureUnit.rawValue, "extra": home.extra?.line,
            ])
        let names = NameWriter(db: db, home: home.id, homeName: home.name)
        try names.add(home.name, home.aliases, to: .home)
        try ThingWriter(db: db, home: home.id, names: names).insertAll(of: home)
    }

    /// Which account is whose: a snapshot does not say it (row U5), so it has to outlive the user's row.
    private func accounts() throws -> [CheckedRow] {
        try db.rows("SELECT id, home, account FROM user WHERE account IS NOT NULL")
    }

    private func keep(_ accounts: [CheckedRow]) throws {
        for account in accounts {
            try db.run(
                "UPDATE user SET account = ? WHERE id = ? AND home = ?",
                [try account.text("account"), try account.bytes("id"), try account.bytes("home")])
        }
    }
}

extension HomeSnapshot {
    /// Throws where two things have one identity.
    fileprivate func checkIdentities() throws(EditRefusal) {
        var seen: Set<UUID> = []
        for home in homes {
            for (kind, id, name) in home.identities where !seen.insert(id).inserted {
                throw .alreadyExists(kind, name, in: home.name)
            }
        }
    }
}

extension Home {
    /// The identity of everything in the home, and its own.
    fileprivate var identities: [(kind: NamedThing.Kind, id: UUID, name: String)] {
        var all: [(NamedThing.Kind, UUID, String)] = [(.home, id.uuid, name)]
        all += rooms.map { (.room, $0.id.uuid, $0.name) }
        all += zones.map { (.zone, $0.id.uuid, $0.name) }
        for accessory in accessories {
            all.append((.accessory, accessory.id.uuid, accessory.name))
            all += accessory.services.map { (.service, $0.id.uuid, $0.name ?? accessory.name) }
        }
        all += serviceGroups.map { (.serviceGroup, $0.id.uuid, $0.name) }
        all += actionSets.map { (.actionSet, $0.id.uuid, $0.name) }
        all += triggers.map { (.trigger, $0.id.uuid, $0.name) }
        all += users.map { (.user, $0.id.uuid, $0.name) }
        return all
    }

    /// The home without what refers to something that is not there (row M16).
    fileprivate var withoutDanglingReferences: Home {
        var home = self
        let rooms = Set(rooms.map(\.id))
        let accessories = Set(accessories.map(\.id))
        let services = Set(
            self.accessories.flatMap { accessory in
                accessory.services.map { ServiceReference(accessory: accessory.id, service: $0.id) }
            })
        let scenes = Set(actionSets.map(\.id))
        for index in home.zones.indices { home.zones[index].rooms.removeAll { !rooms.contains($0) } }
        for index in home.accessories.indices {
            home.accessories[index].room = home.accessories[index].room.flatMap { rooms.contains($0) ? $0 : nil }
            home.accessories[index].bridge = home.accessories[index].bridge.flatMap {
                accessories.contains($0) ? $0 : nil
            }
        }
        for index in home.serviceGroups.indices {
            home.serviceGroups[index].services.removeAll { !services.contains($0) }
        }
        for index in home.actionSets.indices {
            home.actionSets[index].actions.removeAll { !services.contains($0.service) }
        }
        for index in home.triggers.indices {
            home.triggers[index].actionSets.removeAll { !scenes.contains($0) }
            guard var event = home.triggers[index].event?.characteristic else { continue }
            event.services.removeAll { !services.contains($0) }
            home.triggers[index].event = .characteristic(event)
        }
        return home
    }
}
