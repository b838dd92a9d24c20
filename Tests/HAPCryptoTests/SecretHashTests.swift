import HAPCrypto
import Testing

struct SecretHashTests {
    private let secret = SecretBytes(Array(0..<32))

    @Test func knowsASecretByItsHashAndNoOther() throws {
        let hash = try SecretHash.hash(secret)
        #expect(hash.hasPrefix("$argon2id$"))
        #expect(SecretHash.matches(hash, secret))
        #expect(!SecretHash.matches(hash, SecretBytes(Array(1..<33))))
        // Each has a salt of its own.
        #expect(try SecretHash.hash(secret) != hash)
        #expect(!SecretHash.isCostly(hash))
    }

    @Test(arguments: ["", "$argon2id$", "$argon2id$v=19$m=65536,t=2,p=1$", String(repeating: "x", count: 10_000)])
    func whatIsNoHashMatchesNothing(_ hash: String) { #expect(!SecretHash.matches(hash, secret)) }

    @Test func tellsFingerprintsApartByKeyAndSecret() {
        let (key, other) = (SecretBytes(Array(repeating: 1, count: 32)), SecretBytes(Array(repeating: 2, count: 32)))
        let fingerprint = SecretHash.fingerprint(of: secret, key: key)
        #expect(fingerprint.count == 32)
        #expect(SecretHash.fingerprint(of: secret, key: key) == fingerprint)
        #expect(SecretHash.fingerprint(of: secret, key: other) != fingerprint)
        #expect(SecretHash.fingerprint(of: key, key: key) != fingerprint)
    }
}
