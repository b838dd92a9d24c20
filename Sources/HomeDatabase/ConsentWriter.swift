import GRDB
@_spi(Store) import HomeModel

/// Keeps what people said that triggers may open.
struct ConsentWriter {
    let home: HomeTables

    private var db: Database { home.db }

    /// Keeps a yes to what a trigger opens; what was kept for triggers that are gone is forgotten.
    func allow(_ consent: StandingConsent) throws {
        try home.require(.trigger(consent.trigger))
        try db.run(
            "DELETE FROM consent WHERE timer = ? OR timer NOT IN (SELECT id FROM timer)", [consent.trigger.column])
        try Self.insert(consent, db)
    }

    static func insert(_ consent: StandingConsent, _ db: Database) throws {
        for opening in consent.openings {
            try db.insert(
                into: "consent",
                [
                    "timer": consent.trigger.column, "accessory": opening.service.accessory.column,
                    "service": opening.service.service.column, "characteristic": opening.characteristic.name,
                    "value": opening.value.column, "fire_date": opening.time?.fireDate,
                    "time_zone": opening.time?.timeZone, "recurrence": opening.time?.recurrence?.json.line,
                    "event": opening.time?.event?.column,
                ])
        }
    }
}
