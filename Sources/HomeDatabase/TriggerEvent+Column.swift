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
