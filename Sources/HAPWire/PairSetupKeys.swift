import HAPCrypto

/// The keys and signed texts of pair-setup, the same on both sides (HAP specification, pair-setup M5 and M6).
struct PairSetupKeys: Sendable, Redacted {
    /// The nonce of M5.
    static let requestNonce = ChaChaPoly.Nonce.label("PS-Msg05")
    /// The nonce of M6.
    static let answerNonce = ChaChaPoly.Nonce.label("PS-Msg06")

    /// The key that seals M5 and M6.
    var sealing: [UInt8] { sealingKey.bytes }
    private let sealingKey: SecretBytes
    private let controllerProof: SecretBytes
    private let accessoryProof: SecretBytes

    /// The keys that grow from the secret of SRP.
    init(sessionKey: [UInt8]) {
        func key(_ name: String) -> SecretBytes {
            SecretBytes(
                HKDF.derive(from: sessionKey, salt: "Pair-Setup-\(name)-Salt", info: "Pair-Setup-\(name)-Info"))
        }
        sealingKey = key("Encrypt")
        controllerProof = key("Controller-Sign")
        accessoryProof = key("Accessory-Sign")
    }

    /// What the controller signs in M5.
    func controllerText(id: [UInt8], publicKey: [UInt8]) -> [UInt8] { controllerProof.bytes + id + publicKey }

    /// What the accessory signs in M6.
    func accessoryText(id: [UInt8], publicKey: [UInt8]) -> [UInt8] { accessoryProof.bytes + id + publicKey }
}
