import HomeModel

/// What can be wanted of a thing, as the ear's grammar sorts things: `names.dimmed` is whatever can be dimmed.
package enum SpokenAbility: String, CaseIterable, Sendable {
    case powered, switched, dimmed, leveled, spun, colored, whitened, opened, placed, ajar, locked, heated, warm, humid

    /// Whether it can be wanted of a service.
    package func isOf(_ service: Service) -> Bool {
        service.characteristics.isEmpty
            ? types.contains(service.type.name)
            : service.characteristics.contains { characteristics.contains($0.type.name) } && !isElse(service)
    }

    /// Whatever has one of these characteristics has the ability.
    private var characteristics: Set<String> {
        switch self {
        case .powered: ["On", "Active", "TargetHeatingCoolingState", "TargetHeaterCoolerState"]
        case .switched: ["On", "Active"]
        case .dimmed: ["Brightness"]
        case .leveled: ["Brightness", "RotationSpeed", "TargetPosition", "Volume", "TargetRelativeHumidity"]
        case .spun: ["RotationSpeed"]
        case .colored: ["Hue"]
        case .whitened: ["ColorTemperature"]
        case .opened: ["TargetPosition", "TargetDoorState"]
        case .placed: ["TargetPosition"]
        case .ajar: ["CurrentPosition", "CurrentDoorState", "ContactSensorState"]
        case .locked: ["LockTargetState"]
        case .heated: ["TargetTemperature", "HeatingThresholdTemperature", "CoolingThresholdTemperature"]
        case .warm: ["CurrentTemperature"]
        case .humid: ["CurrentRelativeHumidity"]
        }
    }

    /// Whether a number said of a service is another than the ability's: of what has a temperature it is that.
    private func isElse(_ service: Service) -> Bool { self == .leveled && Self.heated.isOf(service) }

    /// Services of these types have it while their characteristics are not known yet.
    private var types: Set<String> {
        switch self {
        case .powered, .switched: ["Lightbulb", "Switch", "Outlet", "Fan", "Fanv2", "Television"]
        case .opened: ["Door", "Window", "WindowCovering", "GarageDoorOpener", "Valve"]
        case .locked: ["LockMechanism"]
        case .heated: ["Thermostat"]
        case .placed: ["Door", "Window", "WindowCovering"]
        case .ajar: ["Door", "Window", "WindowCovering", "GarageDoorOpener", "ContactSensor"]
        case .dimmed, .leveled, .spun, .colored, .whitened, .warm, .humid: []
        }
    }
}
