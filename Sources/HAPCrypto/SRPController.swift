/// The side of SRP that knows the setup code and proves it first.
public struct SRPController: Sendable, Redacted {
    /// What came of the accessory's public key.
    public enum Outcome: Sendable {
        /// Send the proof; the accessory's own proof is then checked with the session.
        case proof(SRPSession)
        /// A number began with a zero byte, which implementations hash differently: begin again with a new connection.
        ///
        /// About 1.2 % of all runs, and no failed attempt is counted, since no proof has been sent.
        case retry
    }

    /// A in 384 bytes, the first of which is not zero.
    public let publicKey: [UInt8]
    private let secret: SecretBytes

    /// Draws a secret exponent; throws ``CryptoError/noRandomness`` where the source gives nothing usable.
    public init(random: RandomSource) throws(CryptoError) {
        let pair = try SRPGroup.keyPair(from: random, publicKey: SRPGroup.power(of:))
        publicKey = pair.publicKey
        secret = SecretBytes(pair.secret)
    }

    /// The controller of a known exponent, whatever its public key looks like.
    init(secret: [UInt8]) {
        publicKey = SRPGroup.power(of: secret)
        self.secret = SecretBytes(secret)
    }

    /// Computes the shared secret from what the accessory sent.
    ///
    /// Throws ``CryptoError/unacceptablePublicKey`` where B is empty, longer than 384 bytes, zero modulo the prime, or
    /// made such that the shared secret is zero.
    public func answer(password: String, salt: [UInt8], publicKey: [UInt8]) throws(CryptoError) -> Outcome {
        guard SRPGroup.accepts(publicKey) else { throw .unacceptablePublicKey }
        guard publicKey.count == SRPGroup.width, publicKey.first != 0 else { return .retry }
        var shared = try sharedSecret(user: SRPGroup.user, password: password, salt: salt, publicKey: publicKey)
        defer { shared.wipe() }
        let session = session(user: SRPGroup.user, salt: salt, accessoryKey: publicKey, sharedSecret: shared)
        guard shared.first != 0, session.sessionKey.first != 0 else { return .retry }
        return .proof(session)
    }

    /// S = (B - k·g^x)^(a + u·x), in 384 bytes.
    func sharedSecret(
        user: String, password: String, salt: [UInt8], publicKey: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        var x = SRPGroup.privateKey(user: user, password: password, salt: salt)
        defer { x.wipe() }
        let prime = BigNumber(SRPGroup.prime)
        let mask = BigNumber(SRPGroup.multiplier) * BigNumber(SRPGroup.power(of: x))
        let base = (BigNumber(publicKey) - mask) % prime
        let scramble = BigNumber(SRPGroup.scramble(self.publicKey, publicKey))
        guard !base.isZero, !scramble.isZero else { throw .unacceptablePublicKey }
        let exponent = BigNumber(secret.bytes) + scramble * BigNumber(x)
        return BigNumber.power(base, exponent, modulo: prime).bytes(width: SRPGroup.width)
    }

    /// The proofs in the form that Apple's accessories compute: A, B and S hashed without their leading zeros.
    func session(user: String, salt: [UInt8], accessoryKey: [UInt8], sharedSecret: [UInt8]) -> SRPSession {
        let sessionKey = SHA512.hash(sharedSecret.strippedOfLeadingZeros)
        let proof = SRPGroup.controllerProof(
            user: user, salt: salt,
            controllerKey: publicKey.strippedOfLeadingZeros, accessoryKey: accessoryKey.strippedOfLeadingZeros,
            sessionKey: sessionKey)
        let answer = SRPGroup.accessoryProof(controllerKey: publicKey, proof: proof, sessionKey: sessionKey)
        return SRPSession(proof: proof, expectedProof: answer, sessionKey: sessionKey)
    }
}
