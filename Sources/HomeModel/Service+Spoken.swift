extension Service {
    /// Whether people speak of it and are shown it: it has a name, or is of a kind that people know by a word.
    ///
    /// The other ones, such as a firmware update, are never shown, offered or counted (rows N12, R1, R3).
    public var isSpoken: Bool {
        if type.name == "AccessoryInformation" { return false }
        return name != nil || Self.spokenTypes.contains(type.name)
    }

    private static let spokenTypes: Set<String> = [
        "AirPurifier", "AirQualitySensor", "CarbonDioxideSensor", "CarbonMonoxideSensor", "ContactSensor", "Door",
        "Doorbell", "Fan", "Fanv2", "Faucet", "GarageDoorOpener", "HeaterCooler", "HumidifierDehumidifier",
        "HumiditySensor", "IrrigationSystem", "LeakSensor", "LightSensor", "Lightbulb", "LockMechanism", "MotionSensor",
        "OccupancySensor", "Outlet", "SecuritySystem", "Slats", "SmartSpeaker", "SmokeSensor", "Speaker", "Switch",
        "Television", "TelevisionSpeaker", "TemperatureSensor", "Thermostat", "Valve", "Window", "WindowCovering",
    ]
}

extension Accessory {
    /// The services that people are shown (row N12).
    public var spokenServices: [Service] { services.filter(\.isSpoken) }

    /// The services whose values are told: those that people are shown, and the batteries of what they are in.
    public var toldServices: [Service] { services.filter { $0.isSpoken || $0.type.name == "Battery" } }
}
