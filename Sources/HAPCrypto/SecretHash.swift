import CSodium

/// A secret in a form that may be kept: whoever reads it cannot tell the secret.
public enum SecretHash {
    /// The hash of a secret, by Argon2id with a salt of its own: text of at most 127 bytes that says how it was made.
    ///
    /// It takes 64 MiB and about a tenth of a second, as libsodium has it for what somebody waits for.
    ///
    /// - Throws: `SealedFileError.noMemory`.
    public static func hash(_ secret: SecretBytes) throws(SealedFileError) -> String {
        CryptoLibraries.start()
        var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let password = secret.bytes.map { CChar(bitPattern: $0) }
        let isMade =
            crypto_pwhash_str(
                &text, password, UInt64(password.count), UInt64(crypto_pwhash_opslimit_interactive()),
                crypto_pwhash_memlimit_interactive()) == 0
        guard isMade else { throw .noMemory }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether a hash is that of a secret.
    public static func matches(_ hash: String, _ secret: SecretBytes) -> Bool {
        CryptoLibraries.start()
        // The library reads as many bytes as a hash can have.
        guard hash.utf8.count < crypto_pwhash_strbytes() else { return false }
        var text = hash.utf8.map { CChar(bitPattern: $0) }
        text += [CChar](repeating: 0, count: crypto_pwhash_strbytes() - text.count)
        let password = secret.bytes.map { CChar(bitPattern: $0) }
        return crypto_pwhash_str_verify(text, password, UInt64(password.count)) == 0
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
