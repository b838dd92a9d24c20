/// What one side of SRP holds once it has computed the shared secret.
public struct SRPSession: Sendable, Redacted {
    /// The 64 bytes to send: M1 from the controller, M2 from the accessory.
    public let proof: [UInt8]
    private let expectedProof: [UInt8]
    private let key: SecretBytes

    init(proof: [UInt8], expectedProof: [UInt8], sessionKey: [UInt8]) {
        self.proof = proof
        self.expectedProof = expectedProof
        key = SecretBytes(sessionKey)
    }

    /// K: the secret that both sides now share, from which the keys of the handshake are derived.
    public var sessionKey: [UInt8] { key.bytes }

    /// Whether this is the other side's proof; compared in constant time.
    public func accepts(_ proof: [UInt8]) -> Bool { equalInConstantTime(proof, expectedProof) }
}
