import CSodium

/// An X25519 key, for one handshake or for long: two of them agree on a secret in the open.
public struct AgreementKey: Sendable, Redacted {
    /// The length of a secret, of a public key and of an agreed secret in bytes.
    public static let length = 32

    /// The half that is sent, 32 bytes.
    public let publicKey: [UInt8]
    private let secret: SecretBytes

    /// The key of a known secret of 32 bytes; throws ``CryptoError/wrongLength(of:expected:found:)`` for others.
    public init(secret: [UInt8]) throws(CryptoError) {
        guard secret.count == Self.length else {
            throw .wrongLength(of: "secret of an agreement key", expected: Self.length, found: secret.count)
        }
        self.init(checked: secret)
    }

    /// A new key.
    public init(random: RandomSource) {
        self.init(checked: draw(Self.length, from: random))
    }

    private init(checked secret: [UInt8]) {
        self.secret = SecretBytes(secret)
        var publicKey = [UInt8](repeating: 0, count: Self.length)
        crypto_scalarmult_curve25519_base(&publicKey, secret)
        self.publicKey = publicKey
    }

    /// What this key and the other side's public key agree on, 32 bytes; secret.
    ///
    /// Throws ``CryptoError/wrongLength(of:expected:found:)``, and ``CryptoError/weakAgreement`` where the other key
    /// is one of the few that lead to zeros whatever ours is (RFC 7748, section 6.1).
    public func sharedSecret(with publicKey: [UInt8]) throws(CryptoError) -> [UInt8] {
        guard publicKey.count == Self.length else {
            throw .wrongLength(of: "public agreement key", expected: Self.length, found: publicKey.count)
        }
        var shared = [UInt8](repeating: 0, count: Self.length)
        let isSound = crypto_scalarmult_curve25519(&shared, secret.bytes, publicKey) == 0
        guard isSound, sodium_is_zero(shared, shared.count) == 0 else { throw .weakAgreement }
        return shared
    }
}
