import GRDB
import HomeModel

/// Sees to it that the events that triggers wait for are about what is in the home.
struct EventWriter {
    let home: HomeTables

    private var db: Database { home.db }

    /// Throws where an event is about what is not in this home.
    func require(_ event: CharacteristicEvent) throws {
        for service in event.services {
            try home.require(.service(service))
            guard try SnapshotReader(db).characteristic(event.characteristic, of: service.service) != nil else {
                throw EditRefusal.noCharacteristic(
                    event.characteristic.name, of: try home.called(.service(service)), near: nil, known: [])
            }
        }
    }

    /// Takes services that are gone, or no longer tell so, out of events (row M16); a trigger that is left without any
    /// does not fire.
    func leaveOutGoneServices() throws {
        let rows = try db.rows(
            "SELECT id, event FROM timer WHERE home = ? AND event IS NOT NULL ORDER BY position", [home.id.column])
        for row in rows {
            guard var event = try row.event()?.characteristic else { continue }
            let before = event.services
            event.services = try before.filter { service in
                try db.finds(
                    """
                    SELECT 1 FROM characteristic JOIN service ON service.id = characteristic.service
                    WHERE service.id = ? AND service.accessory = ? AND characteristic.type = ?
                    """, [service.service.column, service.accessory.column, event.characteristic.name])
            }
            if event.services == before { continue }
            let timer = try row.bytes("id")
            try db.run("UPDATE timer SET event = ? WHERE id = ?", [TriggerEvent.characteristic(event).column, timer])
            if event.services.isEmpty { try db.run("UPDATE timer SET is_enabled = 0 WHERE id = ?", [timer]) }
            try home.tell(.changed, .trigger(row.id("id")))
        }
    }
}
