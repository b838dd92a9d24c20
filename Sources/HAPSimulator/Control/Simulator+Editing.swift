import HAPTransport
import HAPWire
import HomeModel

/// How the control adds and removes accessories and their parts while the servers run.
extension Simulator {
    /// The most servers of one simulator.
    static let maximumServers = 5000

    /// Adds an accessory behind a bridge, or with a server of its own.
    func add(_ accessory: Accessory, bridge: String?, port: Int) async throws -> [String: JSON] {
        if try await owner(of: accessory.name) != nil {
            throw CommandFault("there is an accessory \(CommandFields.quoted(accessory.name)) already")
        }
        if let bridge {
            let server = try server(named: bridge)
            var device = await server.device
            try device.add(accessory)
            try await server.reshape(to: device)
            return ["server": await server.status]
        }
        guard servers.count < Self.maximumServers else {
            throw CommandFault("there are \(servers.count) servers already")
        }
        let server = try await server(of: SimulatedDevice(accessory), in: "added")
        _ = try await switchOn(server, port: port)
        servers.append(server)
        return ["server": await server.status]
    }

    /// Takes an accessory away: from its bridge, or with its server and everything behind it.
    func removeAccessory(_ name: String) async throws -> [String: JSON] {
        guard let server = try await owner(of: name) else { throw unknown(name) }
        var device = await server.device
        if device.accessory.name == name {
            servers.removeAll { $0 === server }
            await server.discard()
            return [:]
        }
        device.bridged.removeAll { $0.name == name }
        try await server.reshape(to: device)
        return ["server": await server.status]
    }

    /// Changes the accessory of a name; a change that is refused leaves it as it was.
    func edit(
        _ name: String, _ change: (inout Accessory) throws(CommandFault) -> Void
    ) async throws -> [String: JSON] {
        guard let server = try await owner(of: name) else { throw unknown(name) }
        var device = await server.device
        try device.edit(name, change)
        try await server.reshape(to: device)
        return ["server": await server.status]
    }

    /// The server of a name.
    func server(named name: String) throws(CommandFault) -> AccessoryServer {
        let found = servers.filter { $0.name == name }
        guard let server = found.first else {
            throw CommandFault("there is no server \(CommandFields.quoted(name))")
        }
        guard found.count == 1 else {
            throw CommandFault("\(found.count) servers are called \(CommandFields.quoted(name))")
        }
        return server
    }

    /// The server that has the accessory of a name, where there is one.
    private func owner(of name: String) async throws(CommandFault) -> AccessoryServer? {
        var found: [AccessoryServer] = []
        for server in servers where await server.device.names.contains(name) { found.append(server) }
        guard found.count < 2 else {
            throw CommandFault("\(found.count) servers have an accessory \(CommandFields.quoted(name))")
        }
        return found.first
    }

    private func unknown(_ name: String) -> CommandFault {
        CommandFault("there is no accessory \(CommandFields.quoted(name)); {\"do\":\"list\"} tells what there is")
    }
}

/// How the control finds a characteristic.
extension Simulator {
    /// The server and the numbers of what a command means.
    func find(
        _ place: CharacteristicPlace
    ) async throws(CommandFault) -> (server: AccessoryServer, id: CharacteristicID) {
        var candidates = servers
        if let name = place.server { candidates = [try server(named: name)] }
        var found: [(server: AccessoryServer, id: CharacteristicID)] = []
        for server in candidates {
            for id in await server.ids(of: place) { found.append((server, id)) }
        }
        guard let first = found.first else { throw CommandFault(missing(place)) }
        guard found.count == 1 else {
            throw CommandFault("\(found.count) are meant: say its \"service\", its \"server\", or \"aid\" and \"iid\"")
        }
        return first
    }

    private func missing(_ place: CharacteristicPlace) -> String {
        if let id = place.id { return "there is no characteristic \(id)" }
        let type = place.characteristic?.name ?? "characteristic"
        let service = place.service.map { ", service \(CommandFields.quoted($0))" } ?? ""
        return "there is no \(type) of \(CommandFields.quoted(place.accessory ?? ""))\(service)"
    }
}

extension AccessoryServer {
    /// The characteristics that a command may mean.
    fileprivate func ids(of place: CharacteristicPlace) -> [CharacteristicID] {
        if let id = place.id { return database[id] == nil ? [] : [id] }
        guard let name = place.accessory, let type = place.characteristic else { return [] }
        var ids: [CharacteristicID] = []
        for record in database.accessories where record.information("Name") == .string(name) {
            for service in record.services where service.isMeant(by: place.service) {
                if let found = service[type] { ids.append(CharacteristicID(aid: record.aid, iid: found.iid)) }
            }
        }
        return ids
    }
}

extension ServiceRecord {
    /// Whether a name or type means this service; without one, any but the accessory's information.
    fileprivate func isMeant(by wanted: String?) -> Bool {
        guard let wanted else { return type.name != "AccessoryInformation" }
        return self["Name"]?.value == .string(wanted) || self["ConfiguredName"]?.value == .string(wanted)
            || type == ServiceType(reading: wanted)
    }
}
