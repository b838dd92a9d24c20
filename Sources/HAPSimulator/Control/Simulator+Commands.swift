import HAPTransport
import HAPWire
import HomeModel

/// The simulator's control: JSON lines in, JSON lines out.
extension Simulator {
    /// The longest command, in bytes.
    public static let longestCommand = 1 << 20

    /// Carries out one command, after those that came before it; the answer is a JSON object.
    ///
    /// A good one is answered with `"ok":true`, any other line with `"ok":false` and an `"error"` in words, and nothing
    /// was changed then. An `"id"` of any kind comes back as it was.
    public func answer(to line: String) async -> JSON {
        let previous = lastCommand
        let command = Task {
            _ = await previous?.value
            return await carryOut(line)
        }
        lastCommand = command
        return await command.value
    }

    /// Has somebody told of everything that happens from now on, as JSON objects.
    ///
    /// - Returns: what takes them off the list again.
    public func watch(_ tell: @escaping @Sendable (JSON) -> Void) -> Int {
        watcherCount += 1
        watchers[watcherCount] = tell
        return watcherCount
    }

    /// Tells a watcher no more.
    public func endWatch(_ watcher: Int) { watchers[watcher] = nil }

    private func carryOut(_ line: String) async -> JSON {
        guard line.utf8.count <= Self.longestCommand else {
            return Self.refusal("the line is longer than \(Self.longestCommand) bytes")
        }
        let json: JSON
        do { json = try JSON(reading: Array(line.utf8)) } catch {
            return Self.refusal("that is no JSON: \(error.message) at column \(error.column)")
        }
        do {
            var members = try await perform(SimulatorCommand(json))
            members["ok"] = .bool(true)
            members["do"] = json["do"]
            members["id"] = json["id"]
            return .object(members)
        } catch {
            return Self.refusal("\(error)", id: json["id"])
        }
    }

    /// The answer to what is no command.
    static func refusal(_ text: String, id: JSON? = nil) -> JSON {
        var members: [String: JSON] = ["ok": .bool(false), "error": .string(text)]
        members["id"] = id
        return .object(members)
    }

    private func perform(_ command: SimulatorCommand) async throws -> [String: JSON] {
        switch command {
        case .list: return ["servers": .array(await listing())]
        case .watch: return [:]
        case .get(let place):
            let (server, id) = try await find(place)
            return ["value": await server.value(of: id).map { JSON($0) } ?? .null].merging(id.members) { $1 }
        case .set(let place, let value): return try await set(place, to: value)
        case .addAccessory(let json, let bridge, let port):
            return try await add(HomePart.accessory(json), bridge: bridge, port: port)
        case .removeAccessory(let name): return try await removeAccessory(name)
        case .addService(let json, let name):
            let service = try HomePart.service(json)
            return try await edit(name) { accessory throws(CommandFault) in try accessory.add(service) }
        case .removeService(let service, let name):
            return try await edit(name) { accessory throws(CommandFault) in
                accessory.services.remove(at: try accessory.place(ofService: service))
            }
        case .addCharacteristic(let type, let value, let service, let name):
            let characteristic = try HomePart.characteristic(type, value)
            return try await edit(name) { accessory throws(CommandFault) in
                let place = try accessory.place(ofService: service)
                try accessory.services[place].add(characteristic)
            }
        case .removeCharacteristic(let type, let service, let name):
            return try await edit(name) { accessory throws(CommandFault) in
                let place = try accessory.place(ofService: service, with: type)
                try accessory.services[place].remove(type)
            }
        default: return try await disturb(command)
        }
    }

    /// What concerns whole servers.
    private func disturb(_ command: SimulatorCommand) async throws -> [String: JSON] {
        switch command {
        case .beginFault(let fault, let name):
            return try await each(name) { server in try await server.begin(fault) }
        case .endFault(let kind, let name):
            return try await each(name) { server in try await server.end(kind) }
        case .reboot(let name): return try await each(name) { server in try await server.reboot() }
        case .reset(let name): return try await each(name) { server in try await server.reset() }
        default: return [:]
        }
    }

    /// Does something to the server of a name, or to all.
    private func each(
        _ name: String?, _ act: @Sendable (AccessoryServer) async throws -> Void
    ) async throws -> [String: JSON] {
        let meant = try name.map { [try server(named: $0)] } ?? servers
        var told: [JSON] = []
        for server in meant {
            try await act(server)
            told.append(await server.status)
        }
        return ["servers": .array(told)]
    }

    private func set(_ place: CharacteristicPlace, to json: JSON) async throws -> [String: JSON] {
        guard let value = json.characteristicValue else {
            throw CommandFault("\"value\" is true, false, a number or text")
        }
        let (server, id) = try await find(place)
        do {
            try await server.set(id, to: value)
        } catch {
            throw CommandFault("\(json.line) is no value for it: \(await server.bounds(of: id))")
        }
        return ["value": await server.value(of: id).map { JSON($0) } ?? .null].merging(id.members) { $1 }
    }
}

extension CharacteristicID {
    /// The numbers as members of an object.
    var members: [String: JSON] { ["aid": .unsigned(aid), "iid": .unsigned(iid)] }
}

extension AccessoryServer {
    /// What a characteristic takes, in words.
    fileprivate func bounds(of id: CharacteristicID) -> String {
        guard let metadata = database[id]?.metadata else { return "it is gone" }
        if let values = metadata.validValues { return "it takes " + values.map(String.init).joined(separator: ", ") }
        guard metadata.format.isInteger || metadata.format == .float else { return "it takes a \(metadata.format)" }
        let (least, greatest) = (JSON(.double(metadata.bounds.lowerBound)), JSON(.double(metadata.bounds.upperBound)))
        let kind = metadata.format.isInteger ? "whole number" : "number"
        return "it takes a \(kind) from \(least.line) to \(greatest.line)"
    }
}
