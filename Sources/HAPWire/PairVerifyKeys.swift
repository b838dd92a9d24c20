import HAPCrypto

/// The two keys of a session, 32 bytes each, named as the controller sees it; secret.
public struct SessionKeys: Hashable, Sendable, Redacted {
    /// Seals what the accessory sends to the controller.
    public var read: [UInt8] { readKey.bytes }
    /// Seals what the controller sends to the accessory.
    public var write: [UInt8] { writeKey.bytes }
    private let readKey: SecretBytes
    private let writeKey: SecretBytes

    /// Keys from their parts, 32 bytes each.
    public init(read: [UInt8], write: [UInt8]) {
        readKey = SecretBytes(read)
        writeKey = SecretBytes(write)
    }

    /// The keys that grow from the secret of pair-verify.
    init(sharedSecret: [UInt8]) {
        self.init(
            read: HKDF.derive(from: sharedSecret, salt: "Control-Salt", info: "Control-Read-Encryption-Key"),
            write: HKDF.derive(from: sharedSecret, salt: "Control-Salt", info: "Control-Write-Encryption-Key"))
    }
}

/// What both sides of pair-verify hold after they have agreed on a secret (HAP specification, pair-verify).
struct PairVerifyKeys: Sendable, Redacted {
    /// The nonce of M2.
    static let answerNonce = ChaChaPoly.Nonce.label("PV-Msg02")
    /// The nonce of M3.
    static let requestNonce = ChaChaPoly.Nonce.label("PV-Msg03")

    /// The key that seals what is in M2 and M3.
    var sealing: [UInt8] { sealingKey.bytes }
    private let sealingKey: SecretBytes
    /// The keys of the session that may follow.
    let session: SessionKeys
    private let controllerKey: [UInt8]
    private let accessoryKey: [UInt8]

    /// The controller's keys, from its own key and the accessory's public one.
    init(controller: AgreementKey, accessory publicKey: [UInt8]) throws(PairingError) {
        var secret = try Self.agree(controller, publicKey)
        defer { secret.wipe() }
        self.init(sharedSecret: secret, controllerKey: controller.publicKey, accessoryKey: publicKey)
    }

    /// The accessory's keys, from its own key and the controller's public one.
    init(accessory: AgreementKey, controller publicKey: [UInt8]) throws(PairingError) {
        var secret = try Self.agree(accessory, publicKey)
        defer { secret.wipe() }
        self.init(sharedSecret: secret, controllerKey: publicKey, accessoryKey: accessory.publicKey)
    }

    private init(sharedSecret: [UInt8], controllerKey: [UInt8], accessoryKey: [UInt8]) {
        sealingKey = SecretBytes(
            HKDF.derive(from: sharedSecret, salt: "Pair-Verify-Encrypt-Salt", info: "Pair-Verify-Encrypt-Info"))
        session = SessionKeys(sharedSecret: sharedSecret)
        self.controllerKey = controllerKey
        self.accessoryKey = accessoryKey
    }

    private static func agree(_ own: AgreementKey, _ publicKey: [UInt8]) throws(PairingError) -> [UInt8] {
        do {
            return try own.sharedSecret(with: publicKey)
        } catch {
            throw .unacceptable(.publicKey, length: publicKey.count)
        }
    }

    /// What the controller signs in M3.
    func controllerText(id: [UInt8]) -> [UInt8] { controllerKey + id + accessoryKey }

    /// What the accessory signs in M2.
    func accessoryText(id: [UInt8]) -> [UInt8] { accessoryKey + id + controllerKey }
}
