/// Why a key, a proof or a sealed message was refused.
public enum CryptoError: Error, Hashable, Sendable {
    /// A value has another length than it must have; lengths are in bytes.
    case wrongLength(of: String, expected: Int, found: Int)
    /// The other side's X25519 key leads to a shared secret of zeros, which anyone could know.
    case weakAgreement
    /// A sealed message was changed on its way, or sealed with another key.
    case notGenuine
    /// The other side's SRP public key is empty, too long, or zero modulo the prime.
    case unacceptablePublicKey
    /// The other side's SRP proof is wrong: it does not know the same password.
    case wrongProof
    /// The random source gave nothing usable in many draws.
    case noRandomness
}
