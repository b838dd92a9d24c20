import GRDB
@_spi(Store) import HomeModel

/// Reads what people said that triggers may open.
struct ConsentReader {
    let db: Database

    /// What a trigger may open, by the last yes that was kept; nil where nobody said yes, or the trigger is gone.
    func consent(of trigger: TriggerID) throws -> StandingConsent? {
        let sql = "SELECT consent.* FROM consent JOIN timer ON timer.id = consent.timer WHERE consent.timer = ?"
        let openings = try db.rows(sql, [trigger.column]).map { try Opening($0) }
        return openings.isEmpty ? nil : StandingConsent(kept: Set(openings), for: trigger)
    }
}

extension Opening {
    fileprivate init(_ columns: CheckedRow) throws {
        let recurrence = try columns.optionalText("recurrence").map { text in
            // The text was ours; if it does not read any more, the file was meddled with.
            let json = try? JSON(reading: Array(text.utf8))
            return try columns.required(json.flatMap { Recurrence(json: $0) }, "recurrence")
        }
        self.init(
            ServiceReference(accessory: try columns.id("accessory"), service: try columns.id("service")),
            CharacteristicType(try columns.text("characteristic")),
            try columns.required(CharacteristicValue(column: columns.text("value")), "value"),
            at: FiringTime(
                fireDate: try columns.optionalText("fire_date"), timeZone: try columns.optionalText("time_zone"),
                recurrence: recurrence, event: try columns.event()))
    }
}
