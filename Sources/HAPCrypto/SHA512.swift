import CSodium

/// The hash function SHA-512: 64 bytes from any number of bytes.
public enum SHA512 {
    /// The length of a hash in bytes.
    public static let length = 64

    /// The hash of the parts, one after another.
    public static func hash(_ parts: [UInt8]...) -> [UInt8] {
        CryptoLibraries.start()
        var state = crypto_hash_sha512_state()
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha512_BYTES))
        crypto_hash_sha512_init(&state)
        for part in parts { crypto_hash_sha512_update(&state, part, UInt64(part.count)) }
        crypto_hash_sha512_final(&state, &digest)
        return digest
    }
}
