/// The side of SRP that keeps a verifier and checks the controller's proof.
public struct SRPAccessory: Sendable, Redacted {
    /// B in 384 bytes, the first of which is not zero.
    public let publicKey: [UInt8]
    private let verifier: SRPVerifier
    private let secret: SecretBytes

    /// Draws a secret exponent; throws ``CryptoError/noRandomness`` where the source gives nothing usable.
    public init(verifier: SRPVerifier, random: RandomSource) throws(CryptoError) {
        let pair = try SRPGroup.keyPair(from: random) { Self.publicKey(of: $0, verifier: verifier) }
        publicKey = pair.publicKey
        secret = SecretBytes(pair.secret)
        self.verifier = verifier
    }

    /// The accessory of a known exponent, whatever its public key looks like.
    init(verifier: SRPVerifier, secret: [UInt8]) {
        publicKey = Self.publicKey(of: secret, verifier: verifier)
        self.secret = SecretBytes(secret)
        self.verifier = verifier
    }

    /// B = k·v + g^b.
    private static func publicKey(of secret: [UInt8], verifier: SRPVerifier) -> [UInt8] {
        let masked = BigNumber(SRPGroup.multiplier) * BigNumber(verifier.verifier)
        let sum = (masked + BigNumber(SRPGroup.power(of: secret))) % BigNumber(SRPGroup.prime)
        return sum.bytes(width: SRPGroup.width)
    }

    /// Checks the controller's proof, and gives the session whose `proof` is the answer to it.
    ///
    /// Controllers differ in whether they hash the leading zeros of A, S and K. A proof in any of these forms is good,
    /// and the answer is in the same form. Throws ``CryptoError/unacceptablePublicKey`` where A is empty, longer than
    /// 384 bytes or zero modulo the prime, and ``CryptoError/wrongProof``.
    public func answer(publicKey: [UInt8], proof: [UInt8]) throws(CryptoError) -> SRPSession {
        guard SRPGroup.accepts(publicKey) else { throw .unacceptablePublicKey }
        var shared = try sharedSecret(publicKey: publicKey)
        defer { shared.wipe() }
        for session in sessions(controllerKey: publicKey, sharedSecret: shared) where session.accepts(proof) {
            return session
        }
        throw .wrongProof
    }

    /// S = (A·v^u)^b, in 384 bytes.
    func sharedSecret(publicKey: [UInt8]) throws(CryptoError) -> [UInt8] {
        let prime = BigNumber(SRPGroup.prime)
        let scramble = BigNumber(SRPGroup.scramble(publicKey, self.publicKey))
        guard !scramble.isZero else { throw .unacceptablePublicKey }
        let power = BigNumber.power(BigNumber(verifier.verifier), scramble, modulo: prime)
        let base = (BigNumber(publicKey) * power) % prime
        return BigNumber.power(base, BigNumber(secret.bytes), modulo: prime).bytes(width: SRPGroup.width)
    }

    /// One session for each form that a controller may hash; a single one where nothing begins with a zero byte.
    func sessions(controllerKey: [UInt8], sharedSecret: [UInt8]) -> [SRPSession] {
        forms(of: sharedSecret).flatMap { secret in
            forms(of: SHA512.hash(secret)).flatMap { sessionKey in
                forms(of: controllerKey.padded(to: SRPGroup.width)).map { key in
                    session(controllerKey: key, sessionKey: sessionKey)
                }
            }
        }
    }

    private func session(controllerKey: [UInt8], sessionKey: [UInt8]) -> SRPSession {
        let expected = SRPGroup.controllerProof(
            user: verifier.user, salt: verifier.salt,
            controllerKey: controllerKey, accessoryKey: publicKey.strippedOfLeadingZeros, sessionKey: sessionKey)
        let answer = SRPGroup.accessoryProof(controllerKey: controllerKey, proof: expected, sessionKey: sessionKey)
        return SRPSession(proof: answer, expectedProof: expected, sessionKey: sessionKey)
    }

    /// The bytes without and with the zeros that they begin with.
    private func forms(of bytes: [UInt8]) -> [[UInt8]] {
        bytes.first == 0 ? [bytes.strippedOfLeadingZeros, bytes] : [bytes]
    }
}
