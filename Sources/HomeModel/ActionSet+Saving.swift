extension Service {
    /// What a scene made from the present would set of the service.
    ///
    /// Only what can be read and written, and what people mean by the state of a thing: neither names nor set-up.
    public var settings: [Characteristic] {
        characteristics.filter {
            SceneSettings.types.contains($0.type.name) && $0.metadata.permissions.isSuperset(of: [.read, .write])
                && !$0.metadata.permissions.contains(.hidden)
        }
    }

    /// The characteristic that says whether a light, fan or the like is on; nil for what is not switched on and off.
    public var power: Characteristic? {
        SceneSettings.switched.contains(type.name) ? settings.first { $0.type == "On" || $0.type == "Active" } : nil
    }
}

/// What scenes are made of.
private enum SceneSettings {
    /// The services that people call on or off.
    static let switched: Set<String> = [
        "Lightbulb", "Switch", "Outlet", "Fan", "Fanv2", "AirPurifier", "HeaterCooler", "HumidifierDehumidifier",
        "Television",
    ]

    /// The characteristics that are a state of a thing.
    static let types: Set<String> = [
        "On", "Active", "Brightness", "Hue", "Saturation", "ColorTemperature", "RotationSpeed", "RotationDirection",
        "SwingMode", "TargetFanState", "TargetAirPurifierState", "TargetHeaterCoolerState",
        "TargetHumidifierDehumidifierState", "TargetHeatingCoolingState", "TargetTemperature",
        "HeatingThresholdTemperature", "CoolingThresholdTemperature", "TargetRelativeHumidity",
        "RelativeHumidityHumidifierThreshold", "RelativeHumidityDehumidifierThreshold", "TargetPosition",
        "TargetHorizontalTiltAngle", "TargetVerticalTiltAngle", "TargetTiltAngle", "LockTargetState",
        "TargetDoorState", "SecuritySystemTargetState", "Volume", "Mute", "ActiveIdentifier", "TargetMediaState",
    ]
}
