/// What an accessory keeps instead of its setup code: enough to check a proof, too little to make one.
public struct SRPVerifier: Sendable, Redacted {
    /// Sixteen random bytes, which travel in clear.
    public let salt: [UInt8]
    /// v = g^x in 384 bytes; secret, since the few possible setup codes can all be tried against it.
    public let verifier: [UInt8]
    let user: String

    /// A verifier that was stored; throws ``CryptoError/wrongLength(of:expected:found:)`` where it was stored wrongly.
    public init(salt: [UInt8], verifier: [UInt8]) throws(CryptoError) {
        guard salt.count == SRPGroup.saltLength else {
            throw .wrongLength(of: "salt", expected: SRPGroup.saltLength, found: salt.count)
        }
        guard verifier.count == SRPGroup.width else {
            throw .wrongLength(of: "verifier", expected: SRPGroup.width, found: verifier.count)
        }
        (self.salt, self.verifier, user) = (salt, verifier, SRPGroup.user)
    }

    /// The verifier of a password under a new salt.
    public init(password: String, random: RandomSource) {
        self.init(user: SRPGroup.user, password: password, salt: draw(SRPGroup.saltLength, from: random))
    }

    init(user: String, password: String, salt: [UInt8]) {
        self.user = user
        self.salt = salt
        verifier = SRPGroup.power(of: SRPGroup.privateKey(user: user, password: password, salt: salt))
    }
}
