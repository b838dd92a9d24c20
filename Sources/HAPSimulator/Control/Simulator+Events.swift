import HAPWire
import HomeModel

/// What the control tells of servers and of what happens to them.
extension Simulator {
    /// All servers with all that they serve.
    func listing() async -> [JSON] {
        var listing: [JSON] = []
        for server in servers { listing.append(await server.inventory) }
        return listing
    }

    /// Tells the watchers what has happened.
    func tell(_ event: DeviceEvent, of server: AccessoryServer) async {
        guard !watchers.isEmpty else { return }
        for json in await server.lines(of: event) {
            for watcher in watchers.values { watcher(json) }
        }
    }
}

extension AccessoryServer {
    /// How the server stands, as the control tells it.
    var status: JSON {
        var members: [String: JSON] = [
            "name": .string(name), "setupCode": .string(setupCode.text), "deviceID": .string(deviceID.description),
            "controllers": .int(Int64(state.pairings.count)), "connections": .int(Int64(sessions.count)),
            "configurationNumber": .int(state.configurationNumber), "failedTries": .int(state.failedTries),
            "faults": .array(presentFaults.map { .string($0.kind.rawValue) }),
        ]
        members["port"] = port.map { .int(Int64($0)) }
        return .object(members)
    }

    /// The status, and all accessories with their services and values.
    var inventory: JSON {
        guard case .object(var members) = status else { return status }
        members["accessories"] = .array(database.accessories.map(\.summary))
        return .object(members)
    }

    /// News as JSON objects, one for each characteristic.
    func lines(of event: DeviceEvent) -> [JSON] {
        switch event {
        case .changed(let changes, let byController):
            return changes.sorted { $0.key < $1.key }.map { id, value in
                var members = id.members
                members["event"] = .string("changed")
                members["by"] = .string(byController ? "controller" : "hand")
                members["server"] = .string(name)
                members["value"] = JSON(value)
                members["accessory"] = database.accessories.first { $0.aid == id.aid }?.information("Name").map {
                    JSON($0)
                }
                members["characteristic"] = database[id].map { .string($0.type.name) }
                return .object(members)
            }
        case .pairings(let count):
            return [
                .object(["event": .string("pairings"), "server": .string(name), "controllers": .int(Int64(count))])
            ]
        case .reshaped(let number):
            return [
                .object([
                    "event": .string("reshaped"), "server": .string(name), "configurationNumber": .int(Int64(number)),
                ])
            ]
        }
    }
}

extension AccessoryRecord {
    /// The accessory as the control lists it.
    fileprivate var summary: JSON {
        .object([
            "aid": .unsigned(aid), "name": information("Name").map { JSON($0) } ?? .null,
            "services": .array(services.map(\.summary)),
        ])
    }
}

extension ServiceRecord {
    fileprivate var summary: JSON {
        .object([
            "iid": .unsigned(iid), "type": .string(type.name), "name": self["Name"]?.value.map { JSON($0) } ?? .null,
            "characteristics": .array(
                characteristics.map { record in
                    .object([
                        "iid": .unsigned(record.iid), "type": .string(record.type.name),
                        "value": record.value.map { JSON($0) } ?? .null,
                    ])
                }),
        ])
    }
}
