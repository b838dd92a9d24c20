import BeckonRuntime
import HomeModel

/// A thing as Home Assistant's MQTT discovery has it: a component, and a document that says how it is read and set.
struct DiscoveredEntity: Hashable, Sendable {
    /// The kind of entity: “light”, “binary_sensor”.
    let component: String
    /// Which it is, among all of the hub.
    let object: String
    var configuration: [String: JSON]
}

/// Makes the entities of one service.
struct EntityBuilder {
    let placed: PlacedService
    let topics: MQTTTopics
    let thing: ThingID
    private let common: [String: JSON]

    /// - Parameter room: the room that the accessory stands in.
    init(_ placed: PlacedService, room: String?, _ topics: MQTTTopics) {
        (self.placed, self.topics) = (placed, topics)
        thing = ThingID(placed.reference)
        let accessory = placed.accessory
        var device: [String: JSON] = [
            "identifiers": JSON(texts: ["beckon_\(accessory.id)".lowercased()]), "name": .string(accessory.name),
        ]
        device["manufacturer"] = accessory.manufacturer.map { .string($0) }
        device["model"] = accessory.model.map { .string($0) }
        device["serial_number"] = accessory.serialNumber.map { .string($0) }
        device["sw_version"] = accessory.firmwareRevision.map { .string($0) }
        device["suggested_area"] = room.map { .string($0) }
        common = [
            "device": .object(device),
            "origin": .object(["name": .string("Beckon"), "sw_version": .string(Release.current.number)]),
            "availability_mode": .string("all"),
            "availability": .array(
                [topics.status, topics.status(of: accessory.id)].map { .object(["topic": .string($0)]) }),
        ]
    }

    /// The entities of the service: none of one that Home Assistant has no component for.
    var entities: [DiscoveredEntity] {
        let main: DiscoveredEntity? =
            switch placed.service.type.name {
            case "Lightbulb": light
            case "Switch": simple("switch", "On", deviceClass: "switch")
            case "Outlet": simple("switch", "On", deviceClass: "outlet")
            case "Fan": fan(power: "On")
            case "Fanv2", "AirPurifier": fan(power: "Active")
            case "WindowCovering": cover("blind")
            case "Window": cover("window")
            case "Door": cover("door")
            case "GarageDoorOpener": garage
            case "LockMechanism": lock
            case "Thermostat": climate(mode: "TargetHeatingCoolingState", action: "CurrentHeatingCoolingState")
            case "HeaterCooler": climate(mode: "TargetHeaterCoolerState", action: "CurrentHeaterCoolerState")
            case "HumidifierDehumidifier": humidifier
            case "SecuritySystem": alarm
            case "Valve", "Faucet", "IrrigationSystem": valve
            case "Television": simple("switch", "Active", deviceClass: "switch")
            default: nil
            }
        return (main.map { [$0] } ?? []) + sound + readings
    }

    // MARK: - Parts of a document

    private func has(_ name: String) -> Bool {
        placed.service[CharacteristicType(name)]?.metadata.permissions.contains(.read) ?? false
    }

    func takes(_ name: String) -> Bool { placed.service.settings.contains { $0.type.name == name } }

    func metadata(_ name: String) -> CharacteristicMetadata? {
        placed.service[CharacteristicType(name)]?.metadata
    }

    func state(_ name: String) -> JSON? { has(name) ? .string(topics.state(name, of: thing)) : nil }

    func command(_ name: String) -> JSON? { takes(name) ? .string(topics.command(name, of: thing)) : nil }

    /// How a characteristic with two states says that it is so, or not.
    func flag(_ name: String, _ isSo: Bool) -> JSON {
        .string(metadata(name)?.format == .bool ? "\(isSo)" : isSo ? "1" : "0")
    }

    func entity(_ component: String, _ members: [String: JSON], called suffix: String = "") -> DiscoveredEntity {
        let object = thing.text + (suffix.isEmpty ? "" : "_\(suffix)")
        var configuration = common.merging(members) { $1 }
        configuration["unique_id"] = .string("beckon_\(object)")
        // What is all of its accessory is called like that.
        let isAlone =
            placed.accessory.spokenServices.count == 1
            && placed.service.name ?? placed.accessory.name == placed.accessory.name
        let own = isAlone ? nil : placed.service.name ?? placed.service.type.name
        let words = [own, suffix.isEmpty ? nil : suffix].compactMap(\.self)
        configuration["name"] = words.isEmpty ? .null : .string(words.joined(separator: " "))
        return DiscoveredEntity(component: component, object: object, configuration: configuration)
    }

    // MARK: - What is set

    func simple(_ component: String, _ power: String, deviceClass: String? = nil) -> DiscoveredEntity? {
        guard let state = state(power), let command = command(power) else { return nil }
        var members: [String: JSON] = [
            "state_topic": state, "command_topic": command, "payload_on": flag(power, true),
            "payload_off": flag(power, false),
        ]
        members["device_class"] = deviceClass.map { .string($0) }
        return entity(component, members)
    }

    private var light: DiscoveredEntity? {
        guard var entity = simple("light", "On") else { return nil }
        if let command = command("Brightness") {
            entity.configuration["brightness_state_topic"] = state("Brightness")
            entity.configuration["brightness_command_topic"] = command
            entity.configuration["brightness_scale"] = .int(Int64(metadata("Brightness")?.bounds.upperBound ?? 100))
        }
        if takes("Hue"), takes("Saturation") {
            entity.configuration["hs_state_topic"] = .string(topics.state(ThingState.color, of: thing))
            entity.configuration["hs_command_topic"] = .string(topics.command(ThingState.color, of: thing))
        }
        if let command = command("ColorTemperature"), let bounds = metadata("ColorTemperature")?.bounds {
            entity.configuration["color_temp_state_topic"] = state("ColorTemperature")
            entity.configuration["color_temp_command_topic"] = command
            entity.configuration["min_mireds"] = .int(Int64(bounds.lowerBound))
            entity.configuration["max_mireds"] = .int(Int64(min(bounds.upperBound, 1_000)))
        }
        return entity
    }

    private func fan(power: String) -> DiscoveredEntity? {
        guard var entity = simple("fan", power) else { return nil }
        if let command = command("RotationSpeed") {
            entity.configuration["percentage_state_topic"] = state("RotationSpeed")
            entity.configuration["percentage_command_topic"] = command
            // Zero is off, and no speed.
            entity.configuration["speed_range_min"] = .int(1)
            entity.configuration["speed_range_max"] = .int(
                Int64(min(100, max(2, metadata("RotationSpeed")?.bounds.upperBound ?? 100))))
        }
        if let command = command("SwingMode") {
            entity.configuration["oscillation_state_topic"] = state("SwingMode")
            entity.configuration["oscillation_command_topic"] = command
            entity.configuration["payload_oscillation_on"] = .string("1")
            entity.configuration["payload_oscillation_off"] = .string("0")
        }
        if let command = command("RotationDirection") {
            entity.configuration["direction_state_topic"] = state("RotationDirection")
            entity.configuration["direction_value_template"] = .string(
                "{{ 'reverse' if value == '1' else 'forward' }}")
            entity.configuration["direction_command_topic"] = command
            entity.configuration["direction_command_template"] = .string("{{ 1 if value == 'reverse' else 0 }}")
        }
        return entity
    }

    private func cover(_ deviceClass: String) -> DiscoveredEntity? {
        guard let command = command("TargetPosition"), let position = state("CurrentPosition") else { return nil }
        var members: [String: JSON] = [
            "device_class": .string(deviceClass), "position_topic": position, "set_position_topic": command,
            "position_open": .int(100), "position_closed": .int(0), "command_topic": command,
            "payload_open": .string("100"), "payload_close": .string("0"), "payload_stop": .null,
        ]
        if let state = state("PositionState") {
            members = members.merging([
                "state_topic": state, "state_closing": .string("0"), "state_opening": .string("1"),
                "state_stopped": .string("2"),
            ]) { $1 }
        }
        for tilt in ["Horizontal", "Vertical"] {
            guard let command = self.command("Target\(tilt)TiltAngle") else { continue }
            members["tilt_command_topic"] = command
            members["tilt_status_topic"] = state("Current\(tilt)TiltAngle")
            members["tilt_min"] = .int(-90)
            members["tilt_max"] = .int(90)
        }
        return entity("cover", members)
    }

    private var garage: DiscoveredEntity? {
        guard let command = command("TargetDoorState"), let state = state("CurrentDoorState") else { return nil }
        return entity(
            "cover",
            [
                "device_class": .string("garage"), "state_topic": state, "command_topic": command,
                "state_open": .string("0"), "state_closed": .string("1"), "state_opening": .string("2"),
                "state_closing": .string("3"), "state_stopped": .string("4"), "payload_open": .string("0"),
                "payload_close": .string("1"), "payload_stop": .null,
            ])
    }

    private var lock: DiscoveredEntity? {
        guard let command = command("LockTargetState"), let state = state("LockCurrentState") else { return nil }
        return entity(
            "lock",
            [
                "state_topic": state, "command_topic": command, "state_unlocked": .string("0"),
                "state_locked": .string("1"), "state_jammed": .string("2"), "payload_lock": .string("1"),
                "payload_unlock": .string("0"), "optimistic": .bool(false),
            ])
    }

    private func climate(mode: String, action: String) -> DiscoveredEntity? {
        guard takes(mode), let temperature = state("CurrentTemperature") else { return nil }
        let valid = metadata(mode)?.validValues
        let modes = ThingState.climateModes(of: mode).filter { valid?.contains($0.value) ?? true }
        var words = modes.map(\.word)
        if mode == "TargetHeaterCoolerState" { words.insert("off", at: 0) }
        var members: [String: JSON] = [
            "current_temperature_topic": temperature, "temperature_unit": .string("C"), "modes": JSON(texts: words),
            "mode_state_topic": .string(topics.state(ThingState.climateMode, of: thing)),
            "mode_command_topic": .string(topics.command(ThingState.climateMode, of: thing)),
        ]
        members["current_humidity_topic"] = state("CurrentRelativeHumidity")
        for (characteristic, key) in [
            ("TargetTemperature", "temperature"), ("HeatingThresholdTemperature", "temperature_low"),
            ("CoolingThresholdTemperature", "temperature_high"),
        ] {
            guard let command = command(characteristic), let metadata = metadata(characteristic) else { continue }
            members["\(key)_command_topic"] = command
            members["\(key)_state_topic"] = state(characteristic)
            members["min_temp"] = members["min_temp"] ?? .double(metadata.bounds.lowerBound)
            members["max_temp"] = members["max_temp"] ?? .double(metadata.bounds.upperBound)
            members["temp_step"] = .double(max(0.1, metadata.step ?? 0.5))
        }
        if let command = command("TargetRelativeHumidity") {
            members["target_humidity_command_topic"] = command
            members["target_humidity_state_topic"] = state("TargetRelativeHumidity")
        }
        if let state = state(action) {
            members["action_topic"] = state
            members["action_template"] = .string(
                mode == "TargetHeaterCoolerState"
                    ? "{{ ['off', 'idle', 'heating', 'cooling'][value | int] }}"
                    : "{{ ['off', 'heating', 'cooling'][value | int] }}")
        }
        return entity("climate", members)
    }

    // MARK: - What is only read

    private struct Reading {
        let characteristic: String
        let deviceClass: String?
        let unit: String?
        var isBinary = false
        /// Whether it says how the accessory is, rather than how the home is.
        var isDiagnostic = false
    }

    private static let all = [
        Reading(characteristic: "CurrentTemperature", deviceClass: "temperature", unit: "°C"),
        Reading(characteristic: "CurrentRelativeHumidity", deviceClass: "humidity", unit: "%"),
        Reading(characteristic: "CurrentAmbientLightLevel", deviceClass: "illuminance", unit: "lx"),
        Reading(characteristic: "AirQuality", deviceClass: nil, unit: nil),
        Reading(characteristic: "PM2_5Density", deviceClass: "pm25", unit: "µg/m³"),
        Reading(characteristic: "PM10Density", deviceClass: "pm10", unit: "µg/m³"),
        Reading(characteristic: "VOCDensity", deviceClass: "volatile_organic_compounds", unit: "µg/m³"),
        Reading(characteristic: "NitrogenDioxideDensity", deviceClass: "nitrogen_dioxide", unit: "µg/m³"),
        Reading(characteristic: "OzoneDensity", deviceClass: "ozone", unit: "µg/m³"),
        Reading(characteristic: "SulphurDioxideDensity", deviceClass: "sulphur_dioxide", unit: "µg/m³"),
        Reading(characteristic: "WaterLevel", deviceClass: nil, unit: "%"),
        Reading(characteristic: "FilterLifeLevel", deviceClass: nil, unit: "%", isDiagnostic: true),
        Reading(characteristic: "CarbonDioxideLevel", deviceClass: "carbon_dioxide", unit: "ppm"),
        Reading(characteristic: "CarbonMonoxideLevel", deviceClass: "carbon_monoxide", unit: "ppm"),
        Reading(characteristic: "MotionDetected", deviceClass: "motion", unit: nil, isBinary: true),
        Reading(characteristic: "OccupancyDetected", deviceClass: "occupancy", unit: nil, isBinary: true),
        Reading(characteristic: "ContactSensorState", deviceClass: "opening", unit: nil, isBinary: true),
        Reading(characteristic: "LeakDetected", deviceClass: "moisture", unit: nil, isBinary: true),
        Reading(characteristic: "SmokeDetected", deviceClass: "smoke", unit: nil, isBinary: true),
        Reading(characteristic: "CarbonMonoxideDetected", deviceClass: "carbon_monoxide", unit: nil, isBinary: true),
        Reading(characteristic: "CarbonDioxideDetected", deviceClass: "gas", unit: nil, isBinary: true),
        Reading(characteristic: "OutletInUse", deviceClass: "power", unit: nil, isBinary: true),
        Reading(characteristic: "ObstructionDetected", deviceClass: "problem", unit: nil, isBinary: true),
        Reading(
            characteristic: "FilterChangeIndication", deviceClass: "problem", unit: nil, isBinary: true,
            isDiagnostic: true),
        Reading(characteristic: "StatusTampered", deviceClass: "tamper", unit: nil, isBinary: true, isDiagnostic: true),
        Reading(characteristic: "StatusFault", deviceClass: "problem", unit: nil, isBinary: true, isDiagnostic: true),
        Reading(characteristic: "BatteryLevel", deviceClass: "battery", unit: "%", isDiagnostic: true),
        Reading(
            characteristic: "StatusLowBattery", deviceClass: "battery", unit: nil, isBinary: true, isDiagnostic: true),
    ]

    /// What a thermostat or a humidifier measures is told by itself.
    private static let told = ["Thermostat", "HeaterCooler", "HumidifierDehumidifier"]

    private static let measured = ["CurrentTemperature", "CurrentRelativeHumidity"]

    private var readings: [DiscoveredEntity] {
        let isTold = Self.told.contains(placed.service.type.name)
        return Self.all.compactMap { reading in
            let isOwn = isTold && Self.measured.contains(reading.characteristic)
            guard let state = state(reading.characteristic), !isOwn else { return nil }
            var members: [String: JSON] = ["state_topic": state]
            members["device_class"] = reading.deviceClass.map { .string($0) }
            members["unit_of_measurement"] = reading.unit.map { .string($0) }
            if reading.isDiagnostic { members["entity_category"] = .string("diagnostic") }
            guard reading.isBinary else {
                members["state_class"] = .string("measurement")
                return entity("sensor", members, called: reading.characteristic)
            }
            members["payload_on"] = flag(reading.characteristic, true)
            members["payload_off"] = flag(reading.characteristic, false)
            return entity("binary_sensor", members, called: reading.characteristic)
        }
    }
}
