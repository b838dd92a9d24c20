import CSodium

/// A long-term Ed25519 key: who holds it can sign, and everyone can check.
///
/// An identity of HAP, controller or accessory, is a name and one of these.
public struct SigningKey: Sendable, Redacted {
    /// The public half, 32 bytes, which the other side keeps.
    public let publicKey: [UInt8]
    private let secretSeed: SecretBytes
    private let secretKey: SecretBytes

    /// The key that grows from a seed of 32 bytes; throws ``CryptoError/wrongLength(of:expected:found:)`` for others.
    public init(seed: [UInt8]) throws(CryptoError) {
        guard seed.count == Ed25519.keyLength else {
            throw .wrongLength(of: "seed of a signing key", expected: Ed25519.keyLength, found: seed.count)
        }
        self.init(checked: seed)
    }

    /// A new key.
    public init(random: RandomSource) {
        self.init(checked: draw(Ed25519.keyLength, from: random))
    }

    private init(checked seed: [UInt8]) {
        CryptoLibraries.start()
        var publicKey = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_PUBLICKEYBYTES))
        var secretKey = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_SECRETKEYBYTES))
        crypto_sign_ed25519_seed_keypair(&publicKey, &secretKey, seed)
        self.publicKey = publicKey
        self.secretKey = SecretBytes(secretKey)
        secretSeed = SecretBytes(seed)
    }

    /// The 32 bytes to store, from which the whole key grows again; secret.
    public var seed: [UInt8] { secretSeed.bytes }

    /// The signature of the message, 64 bytes; the same message always gives the same one.
    public func sign(_ message: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Ed25519.signatureLength)
        crypto_sign_ed25519_detached(&signature, nil, message, UInt64(message.count), secretKey.bytes)
        return signature
    }
}

/// The checking side of Ed25519, which needs no secret.
public enum Ed25519 {
    /// The length of a seed and of a public key in bytes.
    public static let keyLength = 32
    /// The length of a signature in bytes.
    public static let signatureLength = 64

    /// Whether the holder of the public key signed exactly this message; false also where a length is wrong.
    public static func verify(signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
        CryptoLibraries.start()
        guard signature.count == signatureLength, publicKey.count == keyLength else { return false }
        return crypto_sign_ed25519_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
    }
}
