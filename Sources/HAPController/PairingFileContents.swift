import HAPCrypto
import HAPWire
import HomeModel

/// What stands in `pairings.json`: who we are, and in an earlier version and in a backup also the pairings.
struct PairingFileContents: Equatable {
    /// The version that has the pairings in files of their own, and the one before, which lists them.
    private static let (split, whole): (Int64, Int64) = (2, 1)

    var identity: ControllerIdentity?
    /// The pairings, where the file itself has them.
    var listed: [StoredPairing]?

    init(identity: ControllerIdentity?, listed: [StoredPairing]) {
        (self.identity, self.listed) = (identity, listed)
    }

    init(reading bytes: [UInt8]?, at path: String) throws(PairingFileError) {
        guard let bytes else { return }
        guard !bytes.isEmpty else { throw PairingFileError(path: path, fault: .empty) }
        guard let json = try? JSON(reading: bytes) else {
            throw PairingFileError(path: path, fault: .notJSON)
        }
        if case .int(let version)? = json["version"], version > Self.split {
            throw PairingFileError(path: path, fault: .newer, detail: "\(version)")
        }
        guard let version = json["version"], [.int(Self.split), .int(Self.whole)].contains(version) else {
            throw PairingFileError(path: path, fault: .noVersion)
        }
        if let controller = json["controller"] {
            guard let identity = ControllerIdentity(controller) else {
                throw PairingFileError(path: path, fault: .badIdentity)
            }
            self.identity = identity
        }
        if version == .int(Self.whole) { listed = try Self.pairings(json["pairings"], at: path) }
    }

    private static func pairings(_ json: JSON?, at path: String) throws(PairingFileError) -> [StoredPairing] {
        guard case .array(let items)? = json else {
            throw PairingFileError(path: path, fault: .noList)
        }
        var pairings: [StoredPairing] = []
        for (number, item) in items.enumerated() {
            guard let pairing = StoredPairing(item) else {
                throw PairingFileError(path: path, fault: .notPairing, detail: "pairings[\(number)]")
            }
            pairings.append(pairing)
        }
        return pairings
    }

    var bytes: [UInt8] {
        var members: [String: JSON] = ["version": .int(listed == nil ? Self.split : Self.whole)]
        if let listed { members["pairings"] = .array(listed.map(\.json)) }
        if let identity { members["controller"] = identity.json }
        return Array((JSON.object(members).page + "\n").utf8)
    }

    static func == (one: PairingFileContents, other: PairingFileContents) -> Bool {
        one.identity?.id == other.identity?.id && one.listed == other.listed
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
