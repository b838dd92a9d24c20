import CSodium

/// HKDF with SHA-512 (RFC 5869): keys for one purpose each, from one shared secret.
public enum HKDF {
    /// The longest output in bytes: 255 hashes.
    public static let longestOutput = 255 * 64

    /// A key for the purpose that `salt` and `info` name.
    ///
    /// HAP names every purpose by two ASCII texts. `count` is 32 for every key of HAP, and at most ``longestOutput``.
    public static func derive(from secret: [UInt8], salt: String, info: String, count: Int = 32) -> [UInt8] {
        derive(from: secret, salt: Array(salt.utf8), info: Array(info.utf8), count: count)
    }

    /// A key for the purpose that `salt` and `info` name, which need not be texts.
    public static func derive(from secret: [UInt8], salt: [UInt8], info: [UInt8], count: Int) -> [UInt8] {
        precondition((0...longestOutput).contains(count), "HKDF gives at most \(longestOutput) bytes.")
        var extracted = authenticate([secret], with: salt)
        var output: [UInt8] = []
        var block: [UInt8] = []
        defer {
            extracted.wipe()
            block.wipe()
        }
        var number: UInt8 = 0
        while output.count < count {
            number += 1
            block = authenticate([block, info, [number]], with: extracted)
            output += block
        }
        return Array(output.prefix(count))
    }

    /// HMAC-SHA-512 of the parts, one after another.
    private static func authenticate(_ parts: [[UInt8]], with key: [UInt8]) -> [UInt8] {
        CryptoLibraries.start()
        var state = crypto_auth_hmacsha512_state()
        var tag = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha512_BYTES))
        crypto_auth_hmacsha512_init(&state, key, key.count)
        for part in parts { crypto_auth_hmacsha512_update(&state, part, UInt64(part.count)) }
        crypto_auth_hmacsha512_final(&state, &tag)
        sodium_memzero(&state, MemoryLayout.size(ofValue: state))
        return tag
    }
}
