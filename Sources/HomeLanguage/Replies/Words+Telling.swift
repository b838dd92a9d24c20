import HomeModel

extension Words {
    /// What is said of a thing that tells something, where that is not "is" and a state; nil elsewhere.
    static func told(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ shown: String, isMany: Bool
    ) -> String? {
        let isSo = value.number.map { $0 != 0 } ?? false
        let s = isMany ? "" : "s"
        let (be, have) = (isMany ? "are" : "is", isMany ? "have" : "has")
        if let what = detected[type.name] { return "detect\(s) \(isSo ? what.some : what.none)" }
        if let state = states[type.name] { return "\(be) \(isSo ? state.yes : state.no)" }
        switch type.name {
        case "Reachable": return isSo ? "can be reached" : "cannot be reached"
        case "StatusLowBattery": return isSo ? "\(have) a low battery" : "\(have) enough battery"
        case "BatteryLevel": return "\(have) \(shown) of battery left"
        case "ChargingState": return value.number == 1 ? "\(be) charging" : "\(be) not charging"
        case "FilterLifeLevel": return "\(have) \(shown) of the filter left"
        case "StatusFault": return isSo ? "\(have) a fault" : "\(have) no fault"
        case "AirQuality":
            return
                "say\(s) that the air is \(word(value, ["unknown", "excellent", "good", "fair", "inferior", "poor"]))"
        case "CarbonDioxideLevel", "CarbonMonoxideLevel": return "measure\(s) \(shown) ppm"
        case "CurrentAmbientLightLevel": return "measure\(s) \(shown) lux"
        case "ColorTemperature":
            return value.number.map { "\(be) at \(Spoken.number((1_000_000 / max($0, 1)).rounded())) kelvin" }
        case "Hue": return value.number.map { "\(be) \(hue($0))" }
        case "TargetHeatingCoolingState":
            return "\(be) \(word(value, ["off", "set to heat", "set to cool", "set to auto"]))"
        default: return nil
        }
    }

    private static let detected: [String: (some: String, none: String)] = [
        "MotionDetected": ("motion", "no motion"), "OccupancyDetected": ("somebody", "nobody"),
        "LeakDetected": ("a leak", "no leak"), "SmokeDetected": ("smoke", "no smoke"),
        "CarbonMonoxideDetected": ("carbon monoxide", "no carbon monoxide"),
        "CarbonDioxideDetected": ("too much carbon dioxide", "no carbon dioxide to speak of"),
    ]

    private static let states: [String: (yes: String, no: String)] = [
        "ObstructionDetected": ("blocked", "not blocked"), "OutletInUse": ("in use", "not in use"),
        "InUse": ("in use", "not in use"), "Mute": ("muted", "not muted"),
        "StatusTampered": ("tampered with", "not tampered with"),
    ]

    private static func hue(_ degrees: Double) -> String {
        let names = [
            "red", "orange", "yellow", "yellowish green", "green", "bluish green", "cyan", "light blue", "blue",
            "purple", "magenta",
            "pink",
        ]
        return names[Int(((degrees / 30).rounded()).truncatingRemainder(dividingBy: 12).magnitude)]
    }

    private static func word(_ value: CharacteristicValue, _ words: [String]) -> String {
        let place = value.number.flatMap { Int(exactly: $0) } ?? -1
        return words.indices.contains(place) ? words[place] : "in a state of its own"
    }
}
