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

extension CryptoError: CustomStringConvertible {
    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .wrongLength(let what, let expected, let found):
            "A \(what) has \(expected) bytes, and this one has \(found)."
        case .weakAgreement: "The other side's key agrees on a secret that anyone could know."
        case .notGenuine: "A sealed message was changed, or sealed with another key."
        case .unacceptablePublicKey: "The other side's public key is not one that this protocol allows."
        case .wrongProof: "The other side does not know the same password."
        case .noRandomness: "The source of random bytes gives nothing usable."
        }
    }
}
