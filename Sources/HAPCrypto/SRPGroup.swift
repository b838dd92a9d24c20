/// The arithmetic that both sides of SRP-6a share: the 3072-bit group of RFC 5054 with SHA-512, as HAP uses it.
///
/// Public keys and shared secrets are 384 bytes here, filled up with zeros from the left; where HAP hashes a number
/// without its leading zeros, the formula says so.
enum SRPGroup {
    /// The user whom every HAP controller logs in as.
    static let user = "Pair-Setup"
    /// The width of a number of the group in bytes.
    static let width = 384
    /// The length of a salt in bytes.
    static let saltLength = 16
    /// The length of a secret exponent in bytes.
    static let secretLength = 32

    /// N: the prime, most significant byte first.
    static let prime: [UInt8] = primeWords.flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - $0 * 8)) }
    }

    /// g: the generator.
    static let generator: [UInt8] = [5]

    /// k = H(N ‖ PAD(g)).
    static let multiplier = SHA512.hash(prime, generator.padded(to: width))

    /// How often a key pair is drawn anew before the random source is given up; one draw in 256 is unlucky.
    private static let maximumDraws = 64

    /// A secret exponent and the public key that `publicKey` makes of it, drawn until the key has no leading zero.
    ///
    /// Implementations differ in whether they hash leading zeros, and the right setup code then looks wrong; a key
    /// without them is read alike by all. Throws ``CryptoError/noRandomness`` after many draws.
    static func keyPair(
        from random: RandomSource, publicKey: (_ secret: [UInt8]) -> [UInt8]
    ) throws(CryptoError) -> (secret: [UInt8], publicKey: [UInt8]) {
        for _ in 0..<maximumDraws {
            let secret = draw(secretLength, from: random)
            guard secret.contains(where: { $0 != 0 }) else { continue }
            let candidate = publicKey(secret)
            if candidate.first != 0 { return (secret, candidate) }
        }
        throw .noRandomness
    }

    /// g to the power of a secret that is not zero.
    static func power(of secret: [UInt8]) -> [UInt8] {
        BigNumber.power(BigNumber(generator), BigNumber(secret), modulo: BigNumber(prime)).bytes(width: width)
    }

    /// Whether the other side's public key has an allowed length and is not zero modulo the prime.
    ///
    /// A key that is zero makes the shared secret zero, so that a proof needs no password.
    static func accepts(_ publicKey: [UInt8]) -> Bool {
        guard (1...width).contains(publicKey.count) else { return false }
        let remainder = BigNumber(publicKey) % BigNumber(prime)
        return !remainder.isZero
    }

    /// x = H(salt ‖ H(user ":" password)).
    static func privateKey(user: String, password: String, salt: [UInt8]) -> [UInt8] {
        SHA512.hash(salt, SHA512.hash(Array("\(user):\(password)".utf8)))
    }

    /// u = H(PAD(A) ‖ PAD(B)).
    static func scramble(_ controllerKey: [UInt8], _ accessoryKey: [UInt8]) -> [UInt8] {
        SHA512.hash(controllerKey.padded(to: width), accessoryKey.padded(to: width))
    }

    /// M1 = H(H(N)⊕H(g) ‖ H(user) ‖ salt ‖ A ‖ B ‖ K), of the bytes as they are given.
    static func controllerProof(
        user: String, salt: [UInt8], controllerKey: [UInt8], accessoryKey: [UInt8], sessionKey: [UInt8]
    ) -> [UInt8] {
        let group = zip(SHA512.hash(prime), SHA512.hash(generator)).map { $0 ^ $1 }
        return SHA512.hash(group, SHA512.hash(Array(user.utf8)), salt, controllerKey, accessoryKey, sessionKey)
    }

    /// M2 = H(PAD(A) ‖ M1 ‖ K).
    static func accessoryProof(controllerKey: [UInt8], proof: [UInt8], sessionKey: [UInt8]) -> [UInt8] {
        SHA512.hash(controllerKey.padded(to: width), proof, sessionKey)
    }

    /// RFC 5054, appendix A, 3072-bit group; it is 2^3072 - 2^3008 - 1 + 2^64 * ([2^2942 pi] + 1690314).
    private static let primeWords: [UInt64] = [
        0xFFFFFFFFFFFFFFFF, 0xC90FDAA22168C234, 0xC4C6628B80DC1CD1, 0x29024E088A67CC74,
        0x020BBEA63B139B22, 0x514A08798E3404DD, 0xEF9519B3CD3A431B, 0x302B0A6DF25F1437,
        0x4FE1356D6D51C245, 0xE485B576625E7EC6, 0xF44C42E9A637ED6B, 0x0BFF5CB6F406B7ED,
        0xEE386BFB5A899FA5, 0xAE9F24117C4B1FE6, 0x49286651ECE45B3D, 0xC2007CB8A163BF05,
        0x98DA48361C55D39A, 0x69163FA8FD24CF5F, 0x83655D23DCA3AD96, 0x1C62F356208552BB,
        0x9ED529077096966D, 0x670C354E4ABC9804, 0xF1746C08CA18217C, 0x32905E462E36CE3B,
        0xE39E772C180E8603, 0x9B2783A2EC07A28F, 0xB5C55DF06F4C52C9, 0xDE2BCBF695581718,
        0x3995497CEA956AE5, 0x15D2261898FA0510, 0x15728E5A8AAAC42D, 0xAD33170D04507A33,
        0xA85521ABDF1CBA64, 0xECFB850458DBEF0A, 0x8AEA71575D060C7D, 0xB3970F85A6E1E4C7,
        0xABF5AE8CDB0933D7, 0x1E8C94E04A25619D, 0xCEE3D2261AD2EE6B, 0xF12FFA06D98A0864,
        0xD87602733EC86A64, 0x521F2B18177B200C, 0xBBE117577A615D6C, 0x770988C0BAD946E2,
        0x08E24FA074E5AB31, 0x43DB5BFCE0FD108E, 0x4B82D120A93AD2CA, 0xFFFFFFFFFFFFFFFF,
    ]
}

extension [UInt8] {
    /// The bytes with zeros before them, `width` bytes in all; longer ones stay as they are.
    func padded(to width: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: Swift.max(0, width - count)) + self
    }

    /// The bytes without the zeros that they begin with.
    var strippedOfLeadingZeros: [UInt8] { Array(drop { $0 == 0 }) }
}
