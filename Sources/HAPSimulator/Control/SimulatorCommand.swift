import HAPWire
import HomeModel

/// What the simulator's control can be asked to do.
enum SimulatorCommand: Sendable {
    case list
    case watch
    case get(CharacteristicPlace)
    case set(CharacteristicPlace, to: JSON)
    case addAccessory(JSON, bridge: String?, port: Int)
    case removeAccessory(String)
    case addService(JSON, to: String)
    case removeService(String, of: String)
    case addCharacteristic(CharacteristicType, value: JSON, service: String?, of: String)
    case removeCharacteristic(CharacteristicType, service: String?, of: String)
    case beginFault(DeviceFault, server: String?)
    case endFault(DeviceFault.Kind?, server: String?)
    case reboot(server: String?)
    case reset(server: String?)
}

/// Where a command means a characteristic: by names, or by the numbers of the wire.
struct CharacteristicPlace: Sendable {
    var server: String?
    var accessory: String?
    var service: String?
    var characteristic: CharacteristicType?
    var id: CharacteristicID?
}

extension SimulatorCommand {
    /// The keys of each command.
    private static let keys: [String: [String]] = [
        "list": [], "watch": [],
        "get": ["server", "accessory", "service", "characteristic", "aid", "iid"],
        "set": ["server", "accessory", "service", "characteristic", "aid", "iid", "value"],
        "add-accessory": ["accessory", "bridge", "port"], "remove-accessory": ["accessory"],
        "add-service": ["accessory", "service"], "remove-service": ["accessory", "service"],
        "add-characteristic": ["accessory", "service", "characteristic", "value"],
        "remove-characteristic": ["accessory", "service", "characteristic"],
        "fault": ["fault", "server", "seconds", "status", "times"], "clear-fault": ["fault", "server"],
        "reboot": ["server"], "reset": ["server"],
    ]

    /// Reads a command from its JSON object.
    init(_ json: JSON) throws(CommandFault) {
        guard case .object(let members) = json else {
            throw CommandFault("a command is a JSON object, such as {\"do\":\"list\"}")
        }
        guard case .string(let name)? = members["do"] else {
            throw CommandFault("a command says what it does in \"do\"")
        }
        guard let keys = Self.keys[name] else {
            throw CommandFault(
                "there is no command \(CommandFields.quoted(name)); there are "
                    + Self.keys.keys.sorted().joined(separator: ", "))
        }
        let fields = try CommandFields(members, of: name, keys: keys)
        if let command = try Self.editing(name, fields) { self = command } else { self = try Self.acting(name, fields) }
    }

    private static func editing(_ name: String, _ fields: CommandFields) throws(CommandFault) -> SimulatorCommand? {
        switch name {
        case "add-accessory":
            let port = try fields.whole("port", in: 0...65535) ?? 0
            return .addAccessory(
                try fields.value("accessory"), bridge: try fields.optionalText("bridge"), port: Int(port))
        case "remove-accessory": return .removeAccessory(try fields.text("accessory"))
        case "add-service": return .addService(try fields.value("service"), to: try fields.text("accessory"))
        case "remove-service":
            return .removeService(try fields.text("service"), of: try fields.text("accessory"))
        case "add-characteristic":
            return .addCharacteristic(
                try fields.characteristic("characteristic"), value: fields["value"] ?? .null,
                service: try fields.optionalText("service"), of: try fields.text("accessory"))
        case "remove-characteristic":
            return .removeCharacteristic(
                try fields.characteristic("characteristic"), service: try fields.optionalText("service"),
                of: try fields.text("accessory"))
        default: return nil
        }
    }

    private static func acting(_ name: String, _ fields: CommandFields) throws(CommandFault) -> SimulatorCommand {
        switch name {
        case "list": return .list
        case "watch": return .watch
        case "get": return .get(try CharacteristicPlace(fields))
        case "set": return .set(try CharacteristicPlace(fields), to: try fields.value("value"))
        case "fault": return .beginFault(try DeviceFault(fields), server: try fields.optionalText("server"))
        case "clear-fault":
            let kind: DeviceFault.Kind? =
                if let text = try fields.optionalText("fault") { try DeviceFault.Kind(named: text) } else { nil }
            return .endFault(kind, server: try fields.optionalText("server"))
        case "reboot": return .reboot(server: try fields.optionalText("server"))
        default: return .reset(server: try fields.optionalText("server"))
        }
    }
}

extension CharacteristicPlace {
    fileprivate init(_ fields: CommandFields) throws(CommandFault) {
        server = try fields.optionalText("server")
        if fields["aid"] != nil || fields["iid"] != nil {
            guard let aid = fields["aid"]?.number, let iid = fields["iid"]?.number else {
                throw CommandFault("\"aid\" and \"iid\" are whole numbers and go together")
            }
            id = CharacteristicID(aid: aid, iid: iid)
        } else {
            accessory = try fields.text("accessory")
            service = try fields.optionalText("service")
            characteristic = try fields.characteristic("characteristic")
        }
    }
}

extension DeviceFault {
    fileprivate init(_ fields: CommandFields) throws(CommandFault) {
        self.init(try Kind(named: fields.text("fault")))
        let longest = Double(AccessoryServer.longestDelay.components.seconds)
        if let seconds = try fields.number("seconds", in: 0...longest) { delay = .seconds(seconds) }
        if let number = try fields.whole("status", in: -100_000 ... -1) {
            status = CharacteristicStatus(rawValue: Int(number))
        }
        remaining = try fields.whole("times", in: 1...1_000_000).map { Int($0) }
    }
}

extension DeviceFault.Kind {
    fileprivate init(named name: String) throws(CommandFault) {
        guard let kind = Self(rawValue: name) else {
            throw CommandFault(
                "there is no fault \(CommandFields.quoted(name)); there are "
                    + Self.allCases.map(\.rawValue).joined(separator: ", "))
        }
        self = kind
    }
}

extension JSON {
    fileprivate var number: UInt64? {
        switch self {
        case .int(let number): UInt64(exactly: number)
        case .unsigned(let number): number
        default: nil
        }
    }
}
