import Foundation
import GRDB
import HomeModel

/// Keeps what an accessory says of itself (row C7), and writes the rows that differ.
struct AccessoryRefresher {
    let home: HomeTables

    private var db: Database { home.db }

    func refresh(_ said: Accessory) throws {
        let thing = NamedThing.accessory(said.id)
        guard let old = try SnapshotReader(db).accessory(said.id, in: home.id) else {
            throw EditRefusal.gone(.accessory, in: home.name)
        }
        let kept = Dictionary(old.services.map { ($0.id, $0) }) { first, _ in first }
        try checkIdentities(said, kept)
        var new = old
        new.takeOver(said, kept)
        if new == old { return }
        let before = try ChangeLog.last(db)
        if new.withoutServices != old.withoutServices { try updateRow(of: new) }
        let users = try writeServices(from: old, to: new, kept)
        let areOtherServices = old.services.map(\.withoutValues) != new.services.map(\.withoutValues)
        if areOtherServices {
            try home.tell(.changed, thing, new.name, topic: .services)
        } else if old.withoutServices != new.withoutServices {
            try home.tell(.changed, thing, new.name)
        }
        try users.tellOfChanges(in: home)
        if areOtherServices { try EventWriter(home: home).leaveOutGoneServices() }
        for service in new.services { try tellOfValues(from: kept[service.id], to: service, of: new) }
        // Of two characteristics of one type only the first is told, but what is not in the log is not read again.
        if try ChangeLog.last(db) == before { try home.tell(.changed, thing, new.name, topic: .values, isTold: false) }
    }

    private func checkIdentities(_ said: Accessory, _ kept: [ServiceID: Service]) throws {
        var seen: Set<ServiceID> = []
        for service in said.services where !seen.insert(service.id).inserted {
            throw EditRefusal.alreadyExists(.service, service.name ?? said.name, in: home.name)
        }
        try AccessoryWriter(home: home).checkAreNew(said.services.filter { kept[$0.id] == nil }, of: said)
    }

    private func updateRow(of accessory: Accessory) throws {
        try db.run(
            """
            UPDATE accessory SET manufacturer = ?, model = ?, serial_number = ?, firmware_revision = ?, device = ?,
            aid = ? WHERE id = ?
            """,
            [
                accessory.manufacturer, accessory.model, accessory.serialNumber, accessory.firmwareRevision,
                accessory.address?.device.description, accessory.address.map { Int64(bitPattern: $0.aid) },
                accessory.id.column,
            ])
    }

    /// Writes the services that are another now; gives the groups and scenes that have lost something by it.
    private func writeServices(
        from old: Accessory, to new: Accessory, _ kept: [ServiceID: Service]
    ) throws -> ServiceUsers {
        var users = ServiceUsers()
        let staying = Set(new.services.map(\.id))
        for service in old.services where !staying.contains(service.id) {
            try users.add(usersOf: service.id, db)
            try home.names.removeAll(of: .service(ServiceReference(accessory: old.id, service: service.id)))
            try db.run("DELETE FROM service WHERE id = ?", [service.id.column])
        }
        let places = Dictionary(uniqueKeysWithValues: old.services.enumerated().map { ($1.id, $0) })
        for (place, service) in new.services.enumerated() {
            guard let before = kept[service.id] else {
                try home.things.insert(service, of: new.id, at: place)
                continue
            }
            if before != service || places[service.id] != place {
                try update(service, over: before, at: place, &users)
            }
        }
        return users
    }

    private func update(
        _ service: Service, over before: Service, at place: Int, _ users: inout ServiceUsers
    ) throws {
        try db.run(
            "UPDATE service SET position = ?, type = ?, iid = ? WHERE id = ?",
            [place, service.type.name, service.iid.map { Int64(bitPattern: $0) }, service.id.column])
        if service.withoutValues.characteristics == before.withoutValues.characteristics {
            for (place, characteristic) in service.characteristics.enumerated()
            where before.characteristics[place].value != characteristic.value {
                try db.run(
                    "UPDATE characteristic SET value = ? WHERE service = ? AND position = ?",
                    [characteristic.value?.column, service.id.column, place])
            }
            return
        }
        for type in Set(before.characteristics.map(\.type)) where service[type] == nil {
            try users.add(scenesOf: service.id, type, db)
            try db.run(
                "DELETE FROM action WHERE service = ? AND characteristic = ?", [service.id.column, type.name])
        }
        try db.run("DELETE FROM characteristic WHERE service = ?", [service.id.column])
        try home.things.insertCharacteristics(of: service)
    }

    private func tellOfValues(from old: Service?, to new: Service, of accessory: Accessory) throws {
        guard let old else { return }
        let thing = NamedThing.service(ServiceReference(accessory: accessory.id, service: new.id))
        for characteristic in new.characteristics {
            guard let before = old[characteristic.type], before.value != characteristic.value else { continue }
            // A value that is not known any more is told too: what is not in the log is not seen by others.
            let value = characteristic.value.map {
                HomeEvent.ValueChange(characteristic: characteristic.type, value: $0)
            }
            try home.tell(.changed, thing, new.name ?? accessory.name, topic: .values, value: value)
        }
    }
}

extension Accessory {
    /// Takes over all that an accessory says of itself, and leaves what people say of it.
    fileprivate mutating func takeOver(_ said: Accessory, _ kept: [ServiceID: Service]) {
        (manufacturer, model) = (said.manufacturer, said.model)
        (serialNumber, firmwareRevision) = (said.serialNumber, said.firmwareRevision)
        address = said.address
        services = said.services.map { service in
            guard let old = kept[service.id] else { return service }
            var service = service
            (service.name, service.aliases, service.extra) = (old.name, old.aliases, old.extra)
            return service
        }
    }

    fileprivate var withoutServices: Accessory {
        var accessory = self
        accessory.services = []
        return accessory
    }
}

extension Service {
    fileprivate var withoutValues: Service {
        var service = self
        for index in service.characteristics.indices { service.characteristics[index].value = nil }
        return service
    }
}
