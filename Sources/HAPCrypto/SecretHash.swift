import CSodium

/// A random secret in a form that may be kept: whoever reads it cannot tell the secret.
public enum SecretHash {
    /// The hash of a secret, by Argon2id with a salt of its own: text of at most 127 bytes that says how it was made.
    ///
    /// It takes the least of memory and time that Argon2id can take. More of it slows down who tries passwords one after the other;
    /// of 32 random bytes nobody tries a part worth telling, and 64 MiB are half of what a small board has for a hub.
    ///
    /// - Throws: `SealedFileError.noMemory`.
    public static func hash(_ secret: SecretBytes) throws(SealedFileError) -> String {
        CryptoLibraries.start()
        var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let password = secret.bytes.map { CChar(bitPattern: $0) }
        let isMade =
            crypto_pwhash_str(
                &text, password, UInt64(password.count), UInt64(crypto_pwhash_opslimit_min()),
                crypto_pwhash_memlimit_min()) == 0
        guard isMade else { throw .noMemory }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether a hash is that of a secret.
    public static func matches(_ hash: String, _ secret: SecretBytes) -> Bool {
        CryptoLibraries.start()
        guard let text = text(of: hash) else { return false }
        let password = secret.bytes.map { CChar(bitPattern: $0) }
        return crypto_pwhash_str_verify(text, password, UInt64(password.count)) == 0
    }

    /// Whether a hash takes more to look at than one that is made now.
    public static func isCostly(_ hash: String) -> Bool {
        CryptoLibraries.start()
        guard let text = text(of: hash) else { return false }
        return crypto_pwhash_str_needs_rehash(
            text, UInt64(crypto_pwhash_opslimit_min()), crypto_pwhash_memlimit_min()) == 1
    }

    /// A hash as the library takes it, which reads as many bytes as one can have; nil for what is too long to be one.
    private static func text(of hash: String) -> [CChar]? {
        guard hash.utf8.count < crypto_pwhash_strbytes() else { return nil }
        let text = hash.utf8.map { CChar(bitPattern: $0) }
        return text + [CChar](repeating: 0, count: crypto_pwhash_strbytes() - text.count)
    }

    /// What tells one secret from all others, to whoever has the key: 32 bytes of keyed BLAKE2b, at once.
    public static func fingerprint(of secret: SecretBytes, key: SecretBytes) -> [UInt8] {
        CryptoLibraries.start()
        var fingerprint = [UInt8](repeating: 0, count: crypto_generichash_bytes())
        let bytes = secret.bytes
        crypto_generichash(
            &fingerprint, fingerprint.count, bytes, UInt64(bytes.count), key.bytes, key.bytes.count)
        return fingerprint
    }
}
