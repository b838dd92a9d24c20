/// What the states of characteristics mean.
package enum StateWords {
    /// Whether a value is what was asked about: any heating is "on", anything not closed is "open".
    package static func holds(
        _ expected: CharacteristicValue, of type: CharacteristicType, _ value: CharacteristicValue
    ) -> Bool {
        guard let wanted = expected.number, let number = value.number else { return expected == value }
        return switch type.name {
        case "CurrentHeatingCoolingState", "CurrentHeaterCoolerState":
            wanted > 1 ? wanted == number : (wanted == 0) == (number == 0)
        case "CurrentPosition" where wanted == 100: number > 0
        case "CurrentDoorState" where wanted == 0: number != 1
        case "CurrentTemperature": abs(wanted - number) <= 0.5
        case "Hue": min(abs(wanted - number), 360 - abs(wanted - number)) <= 15
        case "ColorTemperature": abs(wanted - number) <= 20
        default: abs(wanted - number) < 0.05
        }
    }
}
