import HAPCrypto

/// A key, and how many messages were sealed with it: `CipherState` (Noise, section 5.1).
struct NoiseCipher: Sendable {
    private let key: SecretBytes?
    private var count: UInt64 = 0

    /// A cipher of a key of 32 bytes; without one, messages stay as they are.
    init(key: [UInt8]? = nil) { self.key = key.map { SecretBytes($0) } }

    /// Whether what it is given comes out sealed.
    var isSealing: Bool { key != nil }

    mutating func seal(_ plaintext: [UInt8], context: [UInt8] = []) throws(NoiseError) -> [UInt8] {
        guard let key else { return plaintext }
        return ChaChaPoly.seal(plaintext, key: key.bytes, nonce: try next(), context: context)
    }

    mutating func open(_ sealed: some Collection<UInt8>, context: [UInt8] = []) throws(NoiseError) -> [UInt8] {
        guard let key else { return Array(sealed) }
        let nonce = try next()
        do { return try ChaChaPoly.open(sealed, key: key.bytes, nonce: nonce, context: context) } catch {
            throw .notGenuine
        }
    }

    /// Each number is used once, and the last never (section 5.1).
    private mutating func next() throws(NoiseError) -> ChaChaPoly.Nonce {
        guard count < .max else { throw .exhausted }
        defer { count += 1 }
        return .counter(count)
    }
}

/// What both sides have hashed and agreed on so far: `SymmetricState` (Noise, section 5.2).
struct NoiseSymmetric: Sendable {
    private static let keyLength = ChaChaPoly.keyLength
    private var chainingKey: SecretBytes
    private var hash: [UInt8]
    private var cipher = NoiseCipher()

    init(name: String) {
        let padded = Array(name.utf8) + [UInt8](repeating: 0, count: SHA512.length - name.utf8.count)
        (chainingKey, hash) = (SecretBytes(padded), padded)
    }

    mutating func mix(hash data: some Collection<UInt8>) { hash = SHA512.hash(hash, Array(data)) }

    mutating func mix(key secret: [UInt8]) {
        let (chain, key) = derived(from: secret)
        chainingKey = SecretBytes(chain)
        cipher = NoiseCipher(key: key)
    }

    mutating func seal(_ plaintext: [UInt8]) throws(NoiseError) -> [UInt8] {
        let sealed = try cipher.seal(plaintext, context: hash)
        mix(hash: sealed)
        return sealed
    }

    mutating func open(_ sealed: [UInt8]) throws(NoiseError) -> [UInt8] {
        let plaintext = try cipher.open(sealed, context: hash)
        mix(hash: sealed)
        return plaintext
    }

    /// How many bytes longer what it seals now comes out.
    var tagLength: Int { cipher.isSealing ? ChaChaPoly.tagLength : 0 }

    /// The ciphers of the session: the initiator's, then the responder's.
    func split() -> (NoiseCipher, NoiseCipher) {
        let (first, second) = derived(from: [])
        return (NoiseCipher(key: Array(first.prefix(Self.keyLength))), NoiseCipher(key: second))
    }

    /// Noise's HKDF with two outputs (section 4.3), which is RFC 5869's without `info`.
    private func derived(from secret: [UInt8]) -> (chain: [UInt8], key: [UInt8]) {
        let output = HKDF.derive(from: secret, salt: chainingKey.bytes, info: [], count: 2 * SHA512.length)
        return (Array(output.prefix(SHA512.length)), Array(output[SHA512.length...].prefix(Self.keyLength)))
    }
}
