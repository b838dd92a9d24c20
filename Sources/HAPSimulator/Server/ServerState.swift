import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// What a simulated device remembers when it is switched off.
struct ServerState: Sendable {
    static let version: Int64 = 1

    /// Who it is; a new one would be a factory reset.
    var deviceID: DeviceID
    /// Its long-term key.
    var key: SigningKey
    /// The code that pairs it.
    var setupCode: SetupCode
    /// The number of its attribute database, 1 to 65535, one more at each change of its shape.
    var configurationNumber: Int64 = 1
    /// How often a wrong code was tried since a right one.
    var failedTries: Int64 = 0
    /// The controllers that it trusts.
    var pairings: [AccessoryPairing] = []
    /// The numbers of its parts.
    var numbers = InstanceNumbers()
    /// The shape of its attribute database, as a fingerprint.
    var shape = ""

    /// A new device; a code that is too easy is drawn again.
    init(setupCode: SetupCode?, random: RandomSource) {
        let id = random(6).map { [$0].hexadecimal }.joined(separator: ":")
        guard let deviceID = DeviceID(id) else { preconditionFailure("six bytes make a device identity") }
        self.deviceID = deviceID
        key = SigningKey(random: random)
        self.setupCode = setupCode ?? Self.drawCode(random)
    }

    private static func drawCode(_ random: RandomSource) -> SetupCode {
        while true {
            let number = random(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) } % 100_000_000
            let digits = String(number)
            if let code = SetupCode(String(repeating: "0", count: 8 - digits.utf8.count) + digits) { return code }
        }
    }

    /// Takes note of the attribute database's shape, and counts on where it is another one.
    mutating func note(shape new: String) {
        guard new != shape else { return }
        if !shape.isEmpty { configurationNumber = configurationNumber % 65535 + 1 }
        shape = new
    }
}

/// A state file that cannot be understood; it is left as it is.
public struct ServerStateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String

    /// The error in words.
    public var description: String {
        "\(path) is damaged. Delete it to make the accessory a new one, which must be paired anew."
    }
}

extension ServerState {
    /// The state as it is stored.
    var bytes: [UInt8] {
        let members: [String: JSON] = [
            "version": .int(Self.version), "deviceID": .string(deviceID.description),
            "seed": .string(key.seed.hexadecimal), "setupCode": .string(setupCode.text),
            "configurationNumber": .int(configurationNumber), "failedTries": .int(failedTries),
            "pairings": .array(pairings.map(\.json)), "numbers": numbers.json, "shape": .string(shape),
        ]
        return Array((JSON.object(members).page + "\n").utf8)
    }

    /// Reads a stored state; nil where it is none.
    init?(reading bytes: [UInt8]) {
        guard let json = try? JSON(reading: bytes), json["version"] == .int(Self.version),
            case .string(let idText)? = json["deviceID"], let deviceID = DeviceID(idText),
            case .string(let seedText)? = json["seed"], let seed = [UInt8](hexadecimal: seedText),
            let key = try? SigningKey(seed: seed), case .string(let codeText)? = json["setupCode"],
            let setupCode = SetupCode(codeText), case .int(let number)? = json["configurationNumber"],
            (1...65535).contains(number), case .int(let failedTries)? = json["failedTries"],
            (0...1_000_000).contains(failedTries), case .array(let items)? = json["pairings"],
            let numbers = InstanceNumbers(json["numbers"]), case .string(let shape)? = json["shape"]
        else { return nil }
        self.deviceID = deviceID
        self.key = key
        self.setupCode = setupCode
        configurationNumber = number
        self.failedTries = failedTries
        self.numbers = numbers
        self.shape = shape
        pairings = items.compactMap { AccessoryPairing($0) }
        guard pairings.count == items.count else { return nil }
    }
}

extension AccessoryPairing {
    fileprivate var json: JSON {
        .object([
            "id": .string(id.hexadecimal), "publicKey": .string(publicKey.hexadecimal), "isAdmin": .bool(isAdmin),
        ])
    }

    fileprivate init?(_ json: JSON) {
        guard case .string(let idText)? = json["id"], let id = [UInt8](hexadecimal: idText),
            (1...36).contains(id.count), case .string(let keyText)? = json["publicKey"],
            let key = [UInt8](hexadecimal: keyText), key.count == 32, case .bool(let isAdmin)? = json["isAdmin"]
        else { return nil }
        self.init(id: id, publicKey: key, isAdmin: isAdmin)
    }
}
