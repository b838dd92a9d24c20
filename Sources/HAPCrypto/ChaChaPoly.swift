import CSodium

/// ChaCha20-Poly1305 as the IETF has it (RFC 8439): encryption that notices any change.
public enum ChaChaPoly {
    /// The length of a key in bytes.
    public static let keyLength = 32
    /// How many bytes longer a sealed message is than its plaintext.
    public static let tagLength = 16

    /// Twelve bytes that must never come twice with one key.
    public struct Nonce: Hashable, Sendable {
        fileprivate let bytes: [UInt8]

        /// Twelve bytes as they are.
        init(rawBytes: [UInt8]) {
            precondition(rawBytes.count == 12, "A nonce has twelve bytes.")
            bytes = rawBytes
        }

        /// The nonce of a handshake message, named by eight ASCII letters such as `PS-Msg05`.
        public static func label(_ label: StaticString) -> Nonce {
            precondition(label.utf8CodeUnitCount == 8, "A nonce is named by eight letters.")
            return Nonce(rawBytes: [0, 0, 0, 0] + label.withUTF8Buffer(Array.init))
        }

        /// The nonce of the session frame of this number, counted from 0; little-endian on the wire.
        public static func counter(_ number: UInt64) -> Nonce {
            Nonce(rawBytes: [0, 0, 0, 0] + (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
        }
    }

    /// The plaintext encrypted, with its tag at the end.
    ///
    /// `key` has ``keyLength`` bytes. `context` travels in clear beside the message and is protected with it.
    public static func seal(
        _ plaintext: some Collection<UInt8>, key: [UInt8], nonce: Nonce, context: [UInt8] = []
    ) -> [UInt8] {
        check(key)
        let plaintext = Array(plaintext)
        var sealed = [UInt8](repeating: 0, count: plaintext.count + tagLength)
        crypto_aead_chacha20poly1305_ietf_encrypt(
            &sealed, nil, plaintext, UInt64(plaintext.count), context, UInt64(context.count), nil, nonce.bytes, key)
        return sealed
    }

    /// The plaintext of a sealed message.
    ///
    /// Throws ``CryptoError/notGenuine`` where the message, its context, the nonce or the key is not the one it was
    /// sealed with, or where it is shorter than a tag.
    public static func open(
        _ sealed: some Collection<UInt8>, key: [UInt8], nonce: Nonce, context: [UInt8] = []
    ) throws(CryptoError) -> [UInt8] {
        check(key)
        let sealed = Array(sealed)
        guard sealed.count >= tagLength else { throw .notGenuine }
        var plaintext = [UInt8](repeating: 0, count: sealed.count - tagLength)
        let isGenuine =
            crypto_aead_chacha20poly1305_ietf_decrypt(
                &plaintext, nil, nil, sealed, UInt64(sealed.count), context, UInt64(context.count), nonce.bytes, key)
            == 0
        guard isGenuine else { throw .notGenuine }
        return plaintext
    }

    private static func check(_ key: [UInt8]) {
        CryptoLibraries.start()
        precondition(key.count == keyLength, "A key of ChaCha20-Poly1305 has \(keyLength) bytes.")
    }
}
