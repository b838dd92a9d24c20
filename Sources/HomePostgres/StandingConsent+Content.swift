@_spi(Store) import HomeModel

extension StandingConsent {
    /// What is kept of a yes: each opening, at the time that the yes was given to.
    var content: JSON {
        let kept = openings.map { opening in
            var content = Content()
            content.set("accessory", id: opening.service.accessory)
            content.set("service", id: opening.service.service)
            content.set("characteristic", text: opening.characteristic.name)
            content.set("value", opening.value.kept)
            if let time = opening.time { content.set(time) }
            return content.json
        }
        return .array(kept)
    }

    /// Reads what was kept.
    init(kept json: JSON, for trigger: TriggerID) throws {
        guard case .array(let openings) = json else { throw Corruption(place: "consent") }
        self.init(kept: Set(try openings.map { try Opening(ContentReader($0, "consent")) }), for: trigger)
    }
}

extension Opening {
    fileprivate init(_ content: ContentReader) throws {
        self.init(
            ServiceReference(accessory: try content.id("accessory"), service: try content.id("service")),
            CharacteristicType(try content.text("characteristic")),
            try content.required(content.value("value"), "value"), at: try FiringTime(content))
    }
}
