import Foundation
import HomeModel

extension TriggerEvent {
    /// The event as a column has it, with the identities of services; equal events give equal texts.
    var column: String {
        json { .object(["accessory": .string($0.accessory.description), "service": .string($0.service.description)]) }
            .line
    }

    init?(column: String) {
        // The text was ours; if it is no JSON any more, the file was meddled with, and the reader says so.
        guard let json = try? JSON(reading: Array(column.utf8)) else { return nil }
        self.init(json: json) { reference in
            guard case .string(let accessory)? = reference["accessory"],
                case .string(let service)? = reference["service"],
                let accessory = UUID(uuidString: accessory), let service = UUID(uuidString: service)
            else { return nil }
            return ServiceReference(accessory: Identifier(accessory), service: Identifier(service))
        }
    }
}

extension CheckedRow {
    /// What sets a trigger off instead of a date; nil where a date does.
    func event() throws -> TriggerEvent? {
        try optionalText("event").map { try required(TriggerEvent(column: $0), "event") }
    }
}

extension HomeWriter {
    /// Throws where an event is about what is not in this home.
    func require(_ event: CharacteristicEvent) throws {
        for service in event.services {
            try require(.service(service))
            guard try SnapshotReader(db).characteristic(event.characteristic, of: service.service) != nil else {
                throw EditRefusal.noCharacteristic(
                    event.characteristic.name, of: try called(.service(service)), near: nil, known: [])
            }
        }
    }

    /// Takes services that are gone, or no longer tell so, out of events (row M16); a trigger that is left without any
    /// does not fire.
    func leaveOutGoneServices() throws {
        let rows = try db.rows(
            "SELECT id, event FROM timer WHERE home = ? AND event IS NOT NULL ORDER BY position", [id.column])
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
            try tell(.changed, .trigger(row.id("id")))
        }
    }
}
