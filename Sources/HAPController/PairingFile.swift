import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// Keeps pairings in one file, `pairings.json`, that only its owner may read.
///
/// Several programs may use the same folder at once: each change reads the newest file under a lock. A file that cannot
/// be understood is reported and left as it is.
public struct PairingFile: PairingStore {
    let file: PrivateFile
    private let random: RandomSource

    /// The pairings in the given folder, which need not exist yet.
    public init(folder: String, random: @escaping RandomSource = systemRandom) {
        file = PrivateFile(folder: folder, name: "pairings.json")
        self.random = random
    }

    /// Who we are; made and brought to the disk at the first call.
    public func identity() async throws -> ControllerIdentity {
        if let known = try await contents().identity { return known }
        let (file, random) = (file, random)
        return try await file.update { bytes in
            var contents = try PairingFileContents(reading: bytes, at: file.path)
            if let known = contents.identity { return (nil, known) }
            let made = ControllerIdentity(random: random)
            contents.identity = made
            return (contents.bytes, made)
        }
    }

    /// All pairings, in the order in which they were made.
    public func pairings() async throws -> [StoredPairing] { try await contents().pairings }

    /// Brings a pairing to the disk, in the place of the one with the same device if there is one.
    public func save(_ pairing: StoredPairing) async throws {
        try await change { pairings in
            if let place = pairings.firstIndex(where: { $0.pairing.deviceID == pairing.pairing.deviceID }) {
                pairings[place] = pairing
            } else {
                pairings.append(pairing)
            }
        }
    }

    /// Forgets the pairing with a device; that there is none is no error.
    public func remove(_ id: DeviceID) async throws {
        try await change { pairings in pairings.removeAll { $0.pairing.deviceID == id } }
    }

    /// Brings to the disk where a device was met; nothing where there is no pairing with it any more.
    public func move(_ id: DeviceID, host: String, port: Int) async throws {
        try await change { pairings in
            guard let place = pairings.firstIndex(where: { $0.pairing.deviceID == id }) else { return }
            pairings[place].host = host
            pairings[place].port = port
        }
    }

    /// Brings the number of a device's database to the disk; nothing where there is no pairing with it any more.
    public func note(configurationNumber: Int, of id: DeviceID) async throws {
        try await change { pairings in
            guard let place = pairings.firstIndex(where: { $0.pairing.deviceID == id }) else { return }
            pairings[place].configurationNumber = configurationNumber
        }
    }

    /// Holds off other programs that use the folder.
    public func hold(alone: Bool, within time: Duration) async throws -> (any StoreHold)? {
        try await file.hold("pairing", alone: alone, within: time)
    }

    private func contents() async throws -> PairingFileContents {
        try PairingFileContents(reading: await file.read(), at: file.path)
    }

    private func change(_ change: @escaping @Sendable (inout [StoredPairing]) -> Void) async throws {
        let file = file
        try await file.update { bytes in
            var contents = try PairingFileContents(reading: bytes, at: file.path)
            change(&contents.pairings)
            return (contents.bytes, ())
        }
    }
}

/// A file of pairings that cannot be understood.
public struct PairingFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// What is wrong in it.
    public let reason: String

    /// The error in words.
    public var description: String { "\(path) is damaged: \(reason). It was left as it is." }
}

/// What stands in the file.
struct PairingFileContents {
    static let version: Int64 = 1

    var identity: ControllerIdentity?
    var pairings: [StoredPairing] = []

    init(reading bytes: [UInt8]?, at path: String) throws(PairingFileError) {
        guard let bytes else { return }
        guard let json = try? JSON(reading: bytes) else { throw PairingFileError(path: path, reason: "it is not JSON") }
        guard json["version"] == .int(Self.version) else {
            throw PairingFileError(path: path, reason: "its version is not \(Self.version)")
        }
        if let controller = json["controller"] {
            guard let identity = ControllerIdentity(controller) else {
                throw PairingFileError(path: path, reason: "the controller's identity is not one")
            }
            self.identity = identity
        }
        guard case .array(let items)? = json["pairings"] else {
            throw PairingFileError(path: path, reason: "there is no list of pairings")
        }
        for (number, item) in items.enumerated() {
            guard let pairing = StoredPairing(item) else {
                throw PairingFileError(path: path, reason: "pairings[\(number)] is not a pairing")
            }
            pairings.append(pairing)
        }
    }

    var bytes: [UInt8] {
        var members: [String: JSON] = ["version": .int(Self.version), "pairings": .array(pairings.map(\.json))]
        if let identity { members["controller"] = identity.json }
        return Array((JSON.object(members).page + "\n").utf8)
    }
}

extension ControllerIdentity {
    fileprivate init?(_ json: JSON) {
        guard case .string(let id)? = json["id"], case .string(let text)? = json["seed"],
            let seed = [UInt8](hexadecimal: text), let key = try? SigningKey(seed: seed), !id.isEmpty
        else { return nil }
        self.init(id: Array(id.utf8), key: key)
    }

    fileprivate var json: JSON {
        .object(["id": .string(String(decoding: id, as: UTF8.self)), "seed": .string(key.seed.hexadecimal)])
    }
}

extension StoredPairing {
    fileprivate init?(_ json: JSON) {
        guard case .string(let idText)? = json["deviceID"], let id = DeviceID(idText),
            case .string(let keyText)? = json["accessoryKey"], let key = [UInt8](hexadecimal: keyText), key.count == 32,
            case .string(let host)? = json["host"], case .string(let name)? = json["name"],
            case .int(let port)? = json["port"], (1...65535).contains(port)
        else { return nil }
        let pairing = ControllerPairing(deviceID: id, accessoryKey: key)
        self.init(pairing: pairing, host: host, port: Int(port), name: name)
        if case .int(let number)? = json["configurationNumber"] { configurationNumber = Int(number) }
    }

    fileprivate var json: JSON {
        var members: [String: JSON] = [
            "deviceID": .string(pairing.deviceID.description),
            "accessoryKey": .string(pairing.accessoryKey.hexadecimal),
            "host": .string(host), "port": .int(Int64(port)), "name": .string(name),
        ]
        if let configurationNumber { members["configurationNumber"] = .int(Int64(configurationNumber)) }
        return .object(members)
    }
}
