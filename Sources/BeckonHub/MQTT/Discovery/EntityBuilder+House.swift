import BeckonRuntime
import HomeModel

/// What guards, waters, moistens and sounds.
extension EntityBuilder {
    /// A security system; to disarm it is to open the home.
    var alarm: DiscoveredEntity? {
        guard let command = command("SecuritySystemTargetState"), let state = state("SecuritySystemCurrentState") else {
            return nil
        }
        let valid = metadata("SecuritySystemTargetState")?.validValues
        let all: [(value: Int64, word: String)] = [(0, "arm_home"), (1, "arm_away"), (2, "arm_night")]
        let modes = all.filter { valid?.contains($0.value) ?? true }
        var members: [String: JSON] = [
            "state_topic": state, "command_topic": command, "payload_disarm": .string("3"),
            "value_template": .string(
                "{{ ['armed_home', 'armed_away', 'armed_night', 'disarmed', 'triggered'][value | int] }}"),
            "code_arm_required": .bool(false), "code_disarm_required": .bool(false),
            "supported_features": JSON(texts: modes.map(\.word)),
        ]
        for (value, word) in modes { members["payload_\(word)"] = .string("\(value)") }
        return entity("alarm_control_panel", members)
    }

    /// A humidifier or a dehumidifier, by what it keeps.
    var humidifier: DiscoveredEntity? {
        let kinds = [
            ("RelativeHumidityHumidifierThreshold", "humidifier"),
            ("RelativeHumidityDehumidifierThreshold", "dehumidifier"),
        ]
        guard let (threshold, kind) = kinds.first(where: { takes($0.0) }), let command = command(threshold),
            let bounds = metadata(threshold)?.bounds, var entity = simple("humidifier", "Active")
        else { return nil }
        entity.configuration["device_class"] = .string(kind)
        entity.configuration["target_humidity_command_topic"] = command
        entity.configuration["target_humidity_state_topic"] = state(threshold)
        entity.configuration["current_humidity_topic"] = state("CurrentRelativeHumidity")
        entity.configuration["min_humidity"] = .double(bounds.lowerBound)
        entity.configuration["max_humidity"] = .double(min(100, bounds.upperBound))
        return entity
    }

    /// A valve, a faucet, or all valves of an irrigation system.
    var valve: DiscoveredEntity? {
        guard let command = command("Active"), let state = state("Active") else { return nil }
        return entity(
            "valve",
            [
                "device_class": .string("water"), "state_topic": state, "command_topic": command,
                "state_open": .string("1"), "state_closed": .string("0"), "payload_open": .string("1"),
                "payload_close": .string("0"), "reports_position": .bool(false),
            ])
    }

    /// How loud something is, and whether it is mute.
    var sound: [DiscoveredEntity] {
        var found: [DiscoveredEntity] = []
        if let command = command("Volume"), let state = state("Volume"), let bounds = metadata("Volume")?.bounds {
            found.append(
                entity(
                    "number",
                    [
                        "state_topic": state, "command_topic": command, "min": .double(bounds.lowerBound),
                        "max": .double(bounds.upperBound), "step": .double(max(1, metadata("Volume")?.step ?? 1)),
                        "unit_of_measurement": .string("%"),
                    ], called: "Volume"))
        }
        if let command = command("Mute"), let state = state("Mute") {
            found.append(
                entity(
                    "switch",
                    [
                        "state_topic": state, "command_topic": command, "payload_on": flag("Mute", true),
                        "payload_off": flag("Mute", false),
                    ], called: "Mute"))
        }
        return found
    }
}

extension DiscoveredEntity {
    /// A scene of a home, which is run by its command.
    static func scene(_ scene: ActionSet, of home: Home, _ topics: MQTTTopics) -> DiscoveredEntity {
        let object = "scene_\(scene.id)".lowercased()
        let device: [String: JSON] = [
            "identifiers": JSON(texts: ["beckon_\(home.id)".lowercased()]), "name": .string(home.name),
        ]
        return DiscoveredEntity(
            component: "scene", object: object,
            configuration: [
                "name": .string(scene.name), "unique_id": .string("beckon_\(object)"),
                "command_topic": .string(topics.run(object)), "payload_on": .string(MQTTTopics.on),
                "device": .object(device), "availability": .array([.object(["topic": .string(topics.status)])]),
                "origin": .object(["name": .string("Beckon"), "sw_version": .string(Release.current.number)]),
            ])
    }
}
