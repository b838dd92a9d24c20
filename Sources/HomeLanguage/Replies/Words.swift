import HomeModel

/// English words for characteristics and their values.
enum Words {
    /// "turning on the Desk Lamp".
    static func doing(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ shown: @autoclosure () -> String, _ things: String
    ) -> String {
        switch act(type, value) {
        case .turn(let isOn) where isPronoun(things):
            "turning \(things) \(isOn ? "on" : "off")"
        case .turn(let isOn): (isOn ? "turning on " : "turning off ") + things
        case .lock(let isLocked): (isLocked ? "locking " : "unlocking ") + things
        case .open(let isOpen): (isOpen ? "opening " : "closing ") + things
        case .arm(let state): state == 3 ? "disarming \(things)" : "arming \(things) in \(shown()) mode"
        case .mute(let isMuted): "\(isMuted ? "muting" : "unmuting") \(things)"
        case .set: "setting \(things) to \(shown())"
        }
    }

    /// What things are called that were named just before.
    static func pronoun(forOne isOne: Bool) -> String { isOne ? "it" : "them" }

    private static func isPronoun(_ things: String) -> Bool {
        things == pronoun(forOne: true) || things == pronoun(forOne: false)
    }

    /// The same where they are said to be something: "they are on".
    static func subject(_ things: String) -> String { things == pronoun(forOne: false) ? "they" : things }

    /// "unlock the Front Door".
    static func toDo(_ type: CharacteristicType, _ value: CharacteristicValue, _ things: String) -> String {
        switch act(type, value) {
        case .turn(let isOn) where isPronoun(things):
            "turn \(things) \(isOn ? "on" : "off")"
        case .turn(let isOn): "turn \(isOn ? "on" : "off") \(things)"
        case .lock(let isLocked): "\(isLocked ? "lock" : "unlock") \(things)"
        case .open(let isOpen): "\(isOpen ? "open" : "close") \(things)"
        case .arm(let state): "\(state == 3 ? "disarm" : "arm") \(things)"
        case .mute(let isMuted): "\(isMuted ? "mute" : "unmute") \(things)"
        case .set: "open \(things)"
        }
    }

    /// What follows "is": "on", "at 50 percent"; with what takes time and has not settled, "opening".
    static func state(_ type: CharacteristicType, _ value: CharacteristicValue, _ shown: String, isSettled: Bool)
        -> String
    {
        switch act(type, value) {
        case .turn(let isOn): isOn ? "on" : "off"
        case .lock(let isLocked): isLocked ? (isSettled ? "locked" : "locking") : (isSettled ? "unlocked" : "unlocking")
        case .open(let isOpen): isOpen ? (isSettled ? "open" : "opening") : (isSettled ? "closed" : "closing")
        case .arm(4): "sounding the alarm"
        case .arm(let state): state == 3 ? "disarmed" : "armed in \(shown) mode"
        case .mute(let isMuted): isMuted ? "muted" : "not muted"
        case .set where type.name.hasSuffix("Position"): isSettled ? "\(shown) open" : "moving to \(shown)"
        case .set where isState(type) || type == "ColorTemperature": "set to \(shown)"
        case .set where type.name.hasSuffix("Temperature"): "set to \(shown)"
        case .set: "at \(shown)"
        }
    }

    /// What follows "is" for a state that was found and not asked for: also "jammed" and "opening".
    static func found(_ type: CharacteristicType, _ value: CharacteristicValue, _ shown: String) -> String {
        switch (type.name, value.number) {
        case ("LockCurrentState", 2): "jammed"
        case ("LockCurrentState", 3): "in a state that it does not know"
        case ("CurrentDoorState", 2): "opening"
        case ("CurrentDoorState", 3): "closing"
        case ("CurrentDoorState", 4): "stopped half way"
        case ("SecuritySystemCurrentState", 0): "armed to stay"
        case ("SecuritySystemCurrentState", 1): "armed for away"
        case ("SecuritySystemCurrentState", 2): "armed for the night"
        case ("SecuritySystemCurrentState", 4): "triggered"
        default: state(type, value, shown, isSettled: true)
        }
    }

    /// Whether the values of a characteristic are states, which have words of their own.
    static func isState(_ type: CharacteristicType) -> Bool {
        type.name.hasSuffix("State") || type == "On" || type == "Active"
    }

    /// What follows "is" where a value was asked for: "at 60 percent"; a sensor's is what it measures, "7.5 °C".
    static func tells(_ type: CharacteristicType, of service: ServiceType, _ shown: String) -> String {
        if isState(type) { return shown }
        if type.name == "CurrentPosition" { return "\(shown) open" }
        if type.name.hasPrefix("Target") { return "set to \(shown)" }
        return ["TemperatureSensor", "HumiditySensor"].contains(service.name) ? shown : "at \(shown)"
    }

    /// What follows "cannot".
    static func wanted(_ demand: Demand) -> String {
        switch demand {
        case .power: "be turned on or off"
        case .fullyOn, .cooling: "be turned on or off"
        case .set(let quality, _): set(quality)
        case .gear: set(.speed)
        case .level(_, .percent): "be set to a percentage"
        case .level(_, .none), .level(_, .steps): "be set to a number"
        case .level: "be set to a temperature"
        case .lock: "be locked or unlocked"
        case .door: "be opened or closed"
        case .temperature: "be set to a temperature"
        case .toggle: "be turned on or off"
        case .mute: "be muted"
        case .color, .tint: "change its color"
        case .black: "be black"
        case .white: "change its white"
        case .mode: "be set to heat or cool"
        case .arm: "be armed"
        case .adjust(.warmth, .by), .adjust(.warmth, .byOrTo): "be made so many degrees warmer or cooler"
        case .adjust(let quality, _): changed(quality)
        case .onAtMost: changed(.level)
        case .both(let one, _): wanted(one)
        }
    }

    private static func set(_ quality: Demand.Quality) -> String {
        switch quality {
        case .brightness: "be dimmed"
        case .position: "be opened part of the way"
        case .speed: "be set to a speed"
        case .volume: "be set to a volume"
        case .humidity: "be set to a humidity"
        case .saturation, .whiteness: "change its color"
        case .level, .temperature, .warmth: "be set to a number"
        }
    }

    private static func changed(_ quality: Demand.Quality) -> String {
        switch quality {
        case .level: "be changed by degrees"
        case .warmth: "be made warmer or cooler"
        case .temperature: "be set to a temperature"
        case .brightness, .position, .speed, .volume, .humidity, .saturation, .whiteness: set(quality)
        }
    }

    /// What a service can do, each to follow "can be".
    static func abilities(of service: Service) -> [String] {
        let words: KeyValuePairs<CharacteristicType, String> = [
            "On": "turned on or off", "Active": "turned on or off", "Brightness": "dimmed",
            "RotationSpeed": "set to a speed", "LockTargetState": "locked or unlocked",
            "TargetDoorState": "opened or closed", "TargetPosition": "opened or closed",
            "TargetTemperature": "set to a temperature", "HeatingThresholdTemperature": "set to a temperature",
            "CoolingThresholdTemperature": "set to a temperature", "TargetHeatingCoolingState": "set to heat or cool",
            "TargetHeaterCoolerState": "set to heat or cool", "Hue": "set to a color",
            "ColorTemperature": "made warmer or cooler", "Volume": "set to a volume", "Mute": "muted",
            "SecuritySystemTargetState": "armed or disarmed",
        ]
        let able = words.filter { service[$0.key]?.metadata.permissions.contains(.write) == true }.map(\.value)
        return Replies.unique(able)
    }

    /// "lights" for `Lightbulb`.
    static func plural(_ type: ServiceType) -> String {
        switch type.name {
        case "Lightbulb": "lights"
        case "Switch": "switches"
        case "Outlet": "outlets"
        case "Fan", "Fanv2": "fans"
        case "WindowCovering": "blinds"
        case "LockMechanism": "locks"
        case "Thermostat": "thermostats"
        case "GarageDoorOpener": "garage doors"
        case "Window": "windows"
        case "Door": "doors"
        case "Battery": "batteries"
        case let name where name.hasSuffix("Sensor"): "sensors"
        default: "things"
        }
    }

    /// Whether two writes are told in the same words: "on" is one word for `On` and `Active`.
    static func areAlike(_ one: Intent.Deed, _ other: Intent.Deed) -> Bool {
        if case .adjust(let type, .times(let factor, _)) = one, case .adjust(type, .times(factor, _)) = other {
            return true
        }
        if case .adjust(let type, .by(let delta)) = one, case .adjust(type, .by(delta)) = other { return true }
        if case .schedule(let deed, let when) = one, case .schedule(let otherDeed, when) = other {
            return areAlike(deed, otherDeed)
        }
        guard case .set(let type, let value) = one, case .set(let otherType, let otherValue) = other else {
            return one == other
        }
        let act = act(type, value)
        return act != .set && act == Self.act(otherType, otherValue)
    }

    /// Whether to give a characteristic a value is a verb of its own: "locking", and not "setting to 1".
    static func isAct(_ type: CharacteristicType, _ value: CharacteristicValue) -> Bool { act(type, value) != .set }

    private enum Act: Hashable { case turn(Bool), lock(Bool), open(Bool), arm(Double), mute(Bool), set }

    private static func act(_ type: CharacteristicType, _ value: CharacteristicValue) -> Act {
        let number = value.number ?? 0
        switch type.name {
        case "On", "Active", "CurrentHeatingCoolingState": return .turn(number != 0)
        case "TargetHeatingCoolingState": return number == 0 || number == 3 ? .turn(number != 0) : .set
        case "Mute": return .mute(number != 0)
        case "LockTargetState", "LockCurrentState": return .lock(number == 1)
        case "TargetDoorState", "CurrentDoorState": return .open(number == 0)
        case "ContactSensorState": return .open(number == 1)
        case "TargetPosition", "CurrentPosition": return number == 0 || number == 100 ? .open(number == 100) : .set
        case "SecuritySystemTargetState", "SecuritySystemCurrentState": return .arm(number)
        default: return .set
        }
    }
}
