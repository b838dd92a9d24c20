import HAPCrypto

/// The two keys of a session, 32 bytes each, named as the controller sees it; secret.
public struct SessionKeys: Hashable, Sendable, Redacted {
    /// Seals what the accessory sends to the controller.
    public let read: [UInt8]
    /// Seals what the controller sends to the accessory.
    public let write: [UInt8]

    /// Keys from their parts, 32 bytes each.
    public init(read: [UInt8], write: [UInt8]) {
        self.read = read
        self.write = write
    }

    /// The keys that grow from the secret of pair-verify.
    init(sharedSecret: [UInt8]) {
        read = HKDF.derive(from: sharedSecret, salt: "Control-Salt", info: "Control-Read-Encryption-Key")
        write = HKDF.derive(from: sharedSecret, salt: "Control-Salt", info: "Control-Write-Encryption-Key")
    }
}

/// What both sides of pair-verify hold after they have agreed on a secret (HAP specification, pair-verify).
struct PairVerifyKeys: Sendable, Redacted {
    /// The nonce of M2.
    static let answerNonce = ChaChaPoly.Nonce.label("PV-Msg02")
    /// The nonce of M3.
    static let requestNonce = ChaChaPoly.Nonce.label("PV-Msg03")

    /// The key that seals what is in M2 and M3.
    let sealing: [UInt8]
    /// The keys of the session that may follow.
    let session: SessionKeys
    private let controllerKey: [UInt8]
    private let accessoryKey: [UInt8]

    /// The controller's keys, from its own key and the accessory's public one.
    init(controller: AgreementKey, accessory publicKey: [UInt8]) throws(PairingError) {
        try self.init(
            sharedSecret: Self.agree(controller, publicKey), controllerKey: controller.publicKey,
            accessoryKey: publicKey)
    }

    /// The accessory's keys, from its own key and the controller's public one.
    init(accessory: AgreementKey, controller publicKey: [UInt8]) throws(PairingError) {
        try self.init(
            sharedSecret: Self.agree(accessory, publicKey), controllerKey: publicKey,
            accessoryKey: accessory.publicKey)
    }

    private init(sharedSecret: [UInt8], controllerKey: [UInt8], accessoryKey: [UInt8]) {
        sealing = HKDF.derive(
            from: sharedSecret, salt: "Pair-Verify-Encrypt-Salt", info: "Pair-Verify-Encrypt-Info")
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
