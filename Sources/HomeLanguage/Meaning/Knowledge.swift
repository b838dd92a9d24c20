import HomeModel
import UtteranceAnalysis

/// Which characteristic tells whether a service is as a question supposes.
enum Knowledge {
    /// The characteristic and the value that is asked about, or nil where the service cannot tell.
    static func expected(
        by effect: Effect, of service: Service, unit: TemperatureUnit, isMeasured: Bool = false
    ) -> (CharacteristicType, CharacteristicValue)? {
        switch effect {
        case .power(let isOn): known(service, power(isOn))
        case .opening(let isOpen):
            known(service, power(isOpen)) ?? known(service, opening(isOpen, of: service))
                ?? known(service, ["LockCurrentState": isOpen ? 0 : 1])
        case .lock(let isLocked): known(service, ["LockCurrentState": isLocked ? 1 : 0])
        case .door(let isOpen): known(service, opening(isOpen, of: service))
        case .passage(let isOpen):
            known(service, opening(isOpen, of: service)) ?? known(service, ["LockCurrentState": isOpen ? 0 : 1])
        case .set(.position, let percent): known(service, ["CurrentPosition": percent])
        case .adjust(.brightness, .most): known(service, ["Brightness": 100])
        case .adjust(.brightness, .least): known(service, ["Brightness": 1])
        case .adjust(.level, .side(let isUp)): expected(by: .door(isOpen: isUp), of: service, unit: unit)
        case .adjust(.level, .most): expected(by: .door(isOpen: true), of: service, unit: unit)
        case .adjust(.level, .least): expected(by: .door(isOpen: false), of: service, unit: unit)
        case .set, .gear, .level, .raised, .temperature: level(effect, of: service, unit: unit, isMeasured: isMeasured)
        case .mute(let isMuted): known(service, ["Mute": isMuted ? 1 : 0])
        case .mode(let mode):
            switch mode {
            case .heat: known(service, ["TargetHeatingCoolingState": 1, "TargetHeaterCoolerState": 1])
            case .cool: known(service, ["TargetHeatingCoolingState": 2, "TargetHeaterCoolerState": 2])
            case .auto: known(service, ["TargetHeatingCoolingState": 3, "TargetHeaterCoolerState": 0])
            }
        case .arm(let way): known(service, ["SecuritySystemCurrentState": way.state])
        case .color(let hue, let saturation):
            known(service, saturation == 0 ? ["Saturation": 0] : ["Hue": hue, "Saturation": saturation])
        case .white(let kelvin, _): known(service, ["ColorTemperature": (1_000_000 / kelvin).rounded()])
        case .toggle, .halt, .fullyOn, .onAtMost, .cooling, .tint, .black, .adjust, .both: nil
        }
    }

    private static func power(_ isOn: Bool) -> KeyValuePairs<String, Double> {
        [
            "On": isOn ? 1 : 0, "Active": isOn ? 1 : 0, "CurrentHeatingCoolingState": isOn ? 1 : 0,
            "SecuritySystemCurrentState": isOn ? 1 : 3, "CurrentMediaState": isOn ? 0 : 1,
        ]
    }

    private static func opening(_ isOpen: Bool, of service: Service) -> KeyValuePairs<String, Double> {
        service.isTap
            ? ["Active": isOpen ? 1 : 0]
            : [
                "CurrentDoorState": isOpen ? 0 : 1, "CurrentPosition": isOpen ? 100 : 0,
                "ContactSensorState": isOpen ? 1 : 0,
            ]
    }

    private static func level(_ effect: Effect, of service: Service, unit: TemperatureUnit, isMeasured: Bool) -> (
        CharacteristicType, CharacteristicValue
    )? {
        if isMeasured, let (degrees, said) = effect.degrees, service["CurrentTemperature"] != nil {
            return limit(degrees, of: "CurrentTemperature", said, unit).map { ("CurrentTemperature", $0) }
        }
        guard case .can(.set(let type, let value)) = service.ability(for: effect, unit: unit) else { return nil }
        // Blinds are asked where they are, not where they go.
        return type == "TargetPosition" && service["CurrentPosition"] != nil
            ? ("CurrentPosition", value) : (type, value)
    }

    /// A number that was said, as a value of a characteristic: temperatures in Celsius.
    static func limit(_ number: Double, of type: CharacteristicType, _ said: Effect.Unit, _ unit: TemperatureUnit)
        -> CharacteristicValue?
    {
        let isFahrenheit = said == .fahrenheit || said != .celsius && unit == .fahrenheit
        let isTemperature = type.metadata?.unit == .celsius
        return .double(isTemperature && isFahrenheit ? ((number - 32) / 0.18).rounded() / 10 : number)
    }

    /// A number as a value that a service can have.
    static func value(_ number: Double, of type: CharacteristicType, _ service: Service) -> CharacteristicValue? {
        if type == .reachable { return .bool(number == 1) }
        // A value out of range is one that the service never has.
        return try? service[type]?.metadata.checked(.double(number))
    }

    /// The characteristics that answer a question for a value, the likeliest first.
    static func characteristics(of slots: Slots) -> [CharacteristicType] {
        let isTarget = slots.has(.target) || slots.has(.directive)
        guard let subject = slots[.about], subject != .level else {
            return isTarget
                ? set : slots.has(.amount) || slots.has(.than) || slots[.about] == .level ? levels : measured
        }
        return (isTarget ? targets[subject] : nil) ?? told[subject] ?? []
    }

    /// What people set, the warmth first.
    static let set: [CharacteristicType] = [
        "TargetTemperature", "HeatingThresholdTemperature", "CoolingThresholdTemperature", "Brightness",
        "TargetPosition", "RotationSpeed", "Volume", "TargetRelativeHumidity", "SecuritySystemTargetState",
    ]

    /// What "at" speaks of, and "more than".
    private static let levels: [CharacteristicType] = [
        "CurrentTemperature", "Brightness", "CurrentPosition", "RotationSpeed", "Volume", "CurrentRelativeHumidity",
        "BatteryLevel",
    ]

    /// What sensors measure.
    static let measured: [CharacteristicType] = [
        "CurrentTemperature", "CurrentRelativeHumidity", "CurrentAmbientLightLevel", "AirQuality",
        "CarbonDioxideLevel", "CarbonMonoxideLevel",
    ]

    private static let targets: [TagWord: [CharacteristicType]] = [
        .temperature: ["TargetTemperature", "HeatingThresholdTemperature", "CoolingThresholdTemperature"],
        .humidity: ["TargetRelativeHumidity"], .position: ["TargetPosition"],
        .state: ["LockTargetState", "TargetDoorState", "SecuritySystemTargetState", "TargetPosition"],
    ]

    private static let told: [TagWord: [CharacteristicType]] = [
        .temperature: ["CurrentTemperature"], .humidity: ["CurrentRelativeHumidity"],
        .brightness: ["Brightness", "CurrentAmbientLightLevel"], .speed: ["RotationSpeed"],
        .position: ["CurrentPosition"], .volume: ["Volume"], .battery: ["BatteryLevel", "StatusLowBattery"],
        .saturation: ["Saturation"], .color: ["Hue", "ColorTemperature"],
        .mode: ["TargetHeatingCoolingState", "SecuritySystemCurrentState"], .air: ["AirQuality"],
        .gas: ["CarbonDioxideLevel"], .lux: ["CurrentAmbientLightLevel"], .filter: ["FilterLifeLevel"],
        .measure: measured, .power: ["On", "Active"], .mute: ["Mute"],
        .state: [
            "LockCurrentState", "CurrentDoorState", "SecuritySystemCurrentState", "CurrentPosition",
            "ContactSensorState", "LeakDetected", "SmokeDetected", "CarbonMonoxideDetected", "MotionDetected",
            "OccupancyDetected", "CurrentTemperature", "On", "Active", "CurrentRelativeHumidity", "BatteryLevel",
        ],
    ]

    /// What a service is asked about where nothing is said: how it is.
    static func main(of service: Service) -> CharacteristicType {
        let types = (told[.state] ?? []) + measured
        return types.first { service[$0] != nil } ?? service.characteristics.first?.type ?? "Name"
    }

    private static func known(_ service: Service, _ expectations: KeyValuePairs<String, Double>) -> (
        CharacteristicType, CharacteristicValue
    )? {
        for (name, number) in expectations {
            let type = CharacteristicType(name)
            if let value = value(number, of: type, service) { return (type, value) }
        }
        return nil
    }
}

extension Effect {
    /// The degrees that it wants.
    fileprivate var degrees: (Double, Unit)? {
        switch self {
        case .temperature(let degrees, let unit): (degrees, unit)
        case .level(let degrees, let unit) where [.degrees, .celsius, .fahrenheit].contains(unit): (degrees, unit)
        default: nil
        }
    }
}
