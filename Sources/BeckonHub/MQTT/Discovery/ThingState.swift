import HomeModel

/// What the hub tells of a thing, and what it is told to set: a text a characteristic, and two more that belong together.
struct ThingState: Sendable {
    /// Hue and saturation as one: “120,50”.
    static let color = "Color"
    /// Whether and how a climate is kept: “off”, “heat”, “cool”, “heat_cool”.
    static let climateMode = "ClimateMode"

    /// A mode of a climate, by the word of Home Assistant and the value of HAP.
    struct ClimateMode: Hashable, Sendable {
        let word: String
        let value: Int64
    }

    /// The modes of a target of HAP.
    static func climateModes(of characteristic: String) -> [ClimateMode] {
        switch characteristic {
        case "TargetHeatingCoolingState":
            [
                ClimateMode(word: "off", value: 0), ClimateMode(word: "heat", value: 1),
                ClimateMode(word: "cool", value: 2), ClimateMode(word: "heat_cool", value: 3),
            ]
        case "TargetHeaterCoolerState":
            [
                ClimateMode(word: "heat_cool", value: 0), ClimateMode(word: "heat", value: 1),
                ClimateMode(word: "cool", value: 2),
            ]
        default: []
        }
    }

    /// The texts of all that is known, by their names.
    let texts: [String: String]

    /// What is known of a service.
    init(of service: Service, _ values: [CharacteristicType: CharacteristicValue]) {
        var texts: [String: String] = [:]
        for (type, value) in values where value.number != nil { texts[type.name] = JSON(value).line }
        func number(_ name: String) -> Double? { values[CharacteristicType(name)]?.number }
        if let hue = number("Hue"), let saturation = number("Saturation") {
            texts[Self.color] = "\(JSON.double(hue).line),\(JSON.double(saturation).line)"
        }
        for target in ["TargetHeatingCoolingState", "TargetHeaterCoolerState"] {
            guard let value = number(target).flatMap({ Int64(exactly: $0) }),
                let mode = Self.climateModes(of: target).first(where: { $0.value == value })
            else { continue }
            texts[Self.climateMode] = number("Active") == 0 ? "off" : mode.word
        }
        self.texts = texts
    }

    /// What a command sets of a service; nil where it is none.
    static func writes(_ name: String, _ payload: [UInt8], on service: Service) -> [(CharacteristicType, JSON)]? {
        guard payload.count <= longest, let text = String(validating: payload, as: UTF8.self) else { return nil }
        switch name {
        case color:
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
            guard parts.count == 2, let hue = parts[0], let saturation = parts[1], hue.isFinite, saturation.isFinite
            else { return nil }
            return [("Hue", hue), ("Saturation", saturation)].map { (CharacteristicType($0), JSON.number($1)) }
        case climateMode:
            let names = ["TargetHeatingCoolingState", "TargetHeaterCoolerState"]
            guard let target = names.first(where: { service[CharacteristicType($0)] != nil }) else { return nil }
            let mode = climateModes(of: target).first { $0.word == text }
            guard service[CharacteristicType("Active")] != nil else {
                return mode.map { [(CharacteristicType(target), .int($0.value))] }
            }
            if text == "off" { return [(CharacteristicType("Active"), .int(0))] }
            return mode.map { [(CharacteristicType(target), .int($0.value)), (CharacteristicType("Active"), .int(1))] }
        default:
            // What is no JSON, or no single value, is no command.
            switch try? JSON(reading: payload, atMost: 1) {
            case nil, .null?, .array?, .object?: return nil
            case let value?: return [(CharacteristicType(name), value)]
            }
        }
    }

    private static let longest = 64
}

extension JSON {
    /// A number, a whole one where it is.
    fileprivate static func number(_ number: Double) -> JSON {
        Int64(exactly: number).map { .int($0) } ?? .double(number)
    }
}
