import HAPTransport
import HAPWire
import HomeModel

/// The pairings, each in a file of its own.
///
/// A file is named after its place in the order and the device: `3-3E1000000001.json`.
struct PairingRecords: Sendable {
    let folder: PrivateFolder

    private struct Name {
        let file: String
        let number: Int
        let device: Substring

        init?(_ file: String) {
            let parts = file.split(separator: "-")
            guard parts.count == 2, parts[1].hasSuffix(".json"), let number = Int(parts[0]), number < 1 << 40 else {
                return nil
            }
            (self.file, self.number) = (file, number)
            device = parts[1].dropLast(".json".count)
        }

        /// The device's identity.
        var id: DeviceID? {
            let pairs = stride(from: 0, to: device.count, by: 2).map { device.dropFirst($0).prefix(2) }
            return DeviceID(pairs.joined(separator: ":"))
        }
    }

    /// Whether there is none.
    var isEmpty: Bool { get throws { try names().isEmpty } }

    /// All of them, in the order in which they were made.
    func all() throws -> [StoredPairing] {
        try names().sorted { ($0.number, $0.device) < ($1.number, $1.device) }.compactMap { try read($0.file) }
    }

    /// All that can be read, in the order in which they were made, and why others cannot be.
    func census() throws -> PairingCensus {
        var census = PairingCensus(pairings: [])
        for name in try names().sorted(by: { ($0.number, $0.device) < ($1.number, $1.device) }) {
            do {
                if let pairing = try read(name.file) { census.pairings.append(pairing) }
            } catch {
                // One that cannot be read must not hide the others.
                if let id = name.id {
                    census.unreadable[id] = PairingFileError(of: error, at: folder.path(of: name.file))
                }
            }
        }
        return census
    }

    /// The one with a device.
    func record(of id: DeviceID) throws -> StoredPairing? {
        try names().first { $0.device == Self.name(of: id) }.flatMap { try read($0.file) }
    }

    /// Brings one to the disk, in the place of the one with the same device if there is one.
    func put(_ pairing: StoredPairing) throws {
        let (names, device) = (try names(), Self.name(of: pairing.pairing.deviceID))
        let known = names.first { $0.device == device }?.file
        let next = (names.map(\.number).max() ?? -1) + 1
        let name = known ?? "\(next)-\(device).json"
        try check(pairing, for: name)
        try folder.put([(name, pairing.bytes)])
    }

    /// Forgets the one with a device.
    func remove(_ id: DeviceID) throws {
        try folder.remove(names().filter { $0.device == Self.name(of: id) }.map(\.file))
    }

    /// Puts a list in the place of all that there is.
    func replace(with list: [StoredPairing]) throws {
        let files = list.enumerated().map {
            (name: "\($0)-\(Self.name(of: $1.pairing.deviceID)).json", content: $1.bytes)
        }
        for (file, pairing) in zip(files, list) { try check(pairing, for: file.name) }
        let kept = Set(files.map(\.name))
        try folder.remove(names().map(\.file).filter { !kept.contains($0) })
        if !files.isEmpty { try folder.put(files) }
    }

    /// Makes sure that a record will be read as what it is.
    private func check(_ pairing: StoredPairing, for name: String) throws {
        guard let json = try? JSON(reading: pairing.bytes), StoredPairing(json) == pairing else {
            throw PairingFileError(path: folder.path(of: name), fault: .unwritten)
        }
    }

    private func names() throws -> [Name] { try folder.names().compactMap { Name($0) } }

    /// A file that has gone meanwhile is no pairing any more.
    private func read(_ name: String) throws -> StoredPairing? {
        let content: [UInt8]?
        do { content = try folder.content(of: name) } catch {
            guard case .tooLong(let limit) = error.fault else { throw error }
            throw PairingFileError(path: error.path, fault: .tooLong, detail: "\(limit)")
        }
        guard let bytes = content else { return nil }
        guard let json = try? JSON(reading: bytes), let pairing = StoredPairing(json) else {
            throw PairingFileError(path: folder.path(of: name), fault: bytes.isEmpty ? .empty : .notPairing)
        }
        return pairing
    }

    private static func name(of id: DeviceID) -> String { id.description.filter { $0 != ":" } }
}

extension StoredPairing {
    /// The pairing as a file has it.
    fileprivate var bytes: [UInt8] { Array((json.page + "\n").utf8) }

    /// Reads a pairing; nil for what is none.
    init?(_ json: JSON) {
        guard case .string(let idText)? = json["deviceID"], let id = DeviceID(idText),
            case .string(let keyText)? = json["accessoryKey"], let key = [UInt8](hexadecimal: keyText), key.count == 32,
            case .string(let host)? = json["host"], case .string(let name)? = json["name"],
            case .int(let port)? = json["port"], (1...65535).contains(port)
        else { return nil }
        let pairing = ControllerPairing(deviceID: id, accessoryKey: key)
        self.init(pairing: pairing, host: host, port: Int(port), name: name)
        if case .int(let number)? = json["configurationNumber"] { notes.configurationNumber = Int(number) }
    }

    /// The pairing as JSON.
    var json: JSON {
        var members: [String: JSON] = [
            "deviceID": .string(pairing.deviceID.description),
            "accessoryKey": .string(pairing.accessoryKey.hexadecimal),
            "host": .string(notes.host), "port": .int(Int64(notes.port)), "name": .string(notes.name),
        ]
        if let configurationNumber = notes.configurationNumber {
            members["configurationNumber"] = .int(Int64(configurationNumber))
        }
        return .object(members)
    }
}
