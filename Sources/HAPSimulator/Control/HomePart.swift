import HomeModel

/// Reads parts of a home as the home file writes them, with the file's own rules and words.
enum HomePart {
    /// An accessory: its name alone, or an object as in a home file.
    static func accessory(_ json: JSON) throws(CommandFault) -> Accessory {
        var members: [String: JSON] = [:]
        switch json {
        case .string(let name): members = ["name": .string(name)]
        case .object(let given): members = given
        default: throw CommandFault("\"accessory\" is a name, or an object as in a home file")
        }
        if members["bridge"] != nil || members["room"] != nil {
            throw CommandFault("a new accessory has no \"room\", and its bridge stands beside \"accessory\"")
        }
        if members["services"] == nil { members["services"] = .array([]) }
        return try read(.object(members), asking: "accessory", hiding: "homes[0].accessories[0]")
    }

    /// A service: its type alone, which brings its usual characteristics, or an object as in a home file.
    static func service(_ json: JSON) throws(CommandFault) -> Service {
        var json = json
        var isBare = false
        if case .string(let type) = json {
            json = .object(["type": .string(type)])
            isBare = true
        } else if case .object(let members) = json {
            isBare = members["characteristics"] == nil
        } else {
            throw CommandFault("\"service\" is a type, or an object as in a home file")
        }
        let accessory = JSON.object(["name": .string("Part"), "services": .array([json])])
        let read = try read(accessory, asking: "service", hiding: "homes[0].accessories[0].services[0]")
        guard var service = read.services.first else { throw CommandFault("\"service\" is none") }
        if isBare { service.complete() }
        return service
    }

    /// A characteristic: its value, or an object that says more of it, as in a home file.
    static func characteristic(_ type: CharacteristicType, _ value: JSON) throws(CommandFault) -> Characteristic {
        let service = JSON.object([
            "type": .string("Switch"), "characteristics": .object([type.name: value]),
        ])
        let accessory = JSON.object(["name": .string("Part"), "services": .array([service])])
        let place = "homes[0].accessories[0].services[0].characteristics"
        let read = try read(accessory, asking: "characteristic", hiding: place)
        guard let characteristic = read.services.first?[type] else { throw CommandFault("that is no characteristic") }
        return characteristic
    }

    private static func read(_ json: JSON, asking part: String, hiding place: String) throws(CommandFault) -> Accessory
    {
        let home = JSON.object(["name": .string("Simulator"), "accessories": .array([json])])
        let file = JSON.object(["version": .int(1), "homes": .array([home])])
        let homes: [Home]
        do {
            homes = try HomeFile.read(Array(file.line.utf8)).homes
        } catch {
            guard let fault = error.faults.first else { throw CommandFault("\(part): it cannot be read") }
            guard case .path(let path) = fault.place, path.hasPrefix(place) else {
                throw CommandFault("\(part): \(fault.message)")
            }
            throw CommandFault("\(part)\(path.dropFirst(place.count)): \(fault.message)")
        }
        guard let accessory = homes.first?.accessories.first else { throw CommandFault("\"\(part)\" is none") }
        return accessory
    }
}
