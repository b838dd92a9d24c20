import TestSupport
import Testing

@testable import HAPCrypto

/// Long-term and short-lived keys.
struct KeyTests {
    /// RFC 8032, section 7.1, the second test.
    @Test func signsAsTheStandardSays() throws {
        let key = try SigningKey(seed: hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(key.publicKey == hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
        let signature = """
            92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
            085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00
            """
        #expect(key.sign([0x72]) == hex(signature))
    }

    @Test func aStoredSeedGrowsTheSameKey() throws {
        let key = SigningKey(random: systemRandom)
        let again = try SigningKey(seed: key.seed)
        #expect(again.publicKey == key.publicKey)
        #expect(again.sign([1, 2, 3]) == key.sign([1, 2, 3]))
    }

    @Test func refusesAChangedSignatureTextOrSigner() {
        let key = SigningKey(random: systemRandom)
        let stranger = SigningKey(random: systemRandom)
        let signature = key.sign([1, 2, 3])
        #expect(Ed25519.verify(signature: signature, of: [1, 2, 3], by: key.publicKey))
        #expect(!Ed25519.verify(signature: signature, of: [1, 2, 4], by: key.publicKey))
        #expect(!Ed25519.verify(signature: signature, of: [1, 2, 3], by: stranger.publicKey))
        for place in signature.indices {
            var changed = signature
            changed[place] ^= 1
            #expect(!Ed25519.verify(signature: changed, of: [1, 2, 3], by: key.publicKey))
        }
    }

    @Test func refusesSignaturesAndKeysOfWrongLength() {
        let key = SigningKey(random: systemRandom)
        let signature = key.sign([])
        for count in [0, 1, 63] {
            #expect(!Ed25519.verify(signature: Array(signature.prefix(count)), of: [], by: key.publicKey))
        }
        for count in [0, 1, 31] {
            #expect(!Ed25519.verify(signature: signature, of: [], by: Array(key.publicKey.prefix(count))))
        }
        #expect(!Ed25519.verify(signature: signature + [0], of: [], by: key.publicKey))
        #expect(!Ed25519.verify(signature: signature, of: [], by: key.publicKey + [0]))
    }

    /// With such a key one signature fits many texts.
    @Test func refusesASignerOfSmallOrder() {
        let identity: [UInt8] = [1] + [UInt8](repeating: 0, count: 31)
        let signature = identity + [UInt8](repeating: 0, count: 32)
        #expect(!Ed25519.verify(signature: signature, of: [1], by: identity))
    }

    @Test(arguments: [0, 31, 33, 64])
    func refusesASeedOfWrongLength(count: Int) {
        #expect(throws: CryptoError.wrongLength(of: "seed of a signing key", expected: 32, found: count)) {
            try SigningKey(seed: [UInt8](repeating: 1, count: count))
        }
        #expect(throws: CryptoError.wrongLength(of: "secret of an agreement key", expected: 32, found: count)) {
            try AgreementKey(secret: [UInt8](repeating: 1, count: count))
        }
    }

    @Test func twoKeysAgree() throws {
        let left = AgreementKey(random: systemRandom)
        let right = AgreementKey(random: systemRandom)
        #expect(try left.sharedSecret(with: right.publicKey) == right.sharedSecret(with: left.publicKey))
    }

    @Test(arguments: [0, 31, 33])
    func refusesAPublicAgreementKeyOfWrongLength(count: Int) {
        let key = AgreementKey(random: systemRandom)
        #expect(throws: CryptoError.wrongLength(of: "public agreement key", expected: 32, found: count)) {
            try key.sharedSecret(with: [UInt8](repeating: 9, count: count))
        }
    }

    /// The points of small order of curve 25519, and those that are the same modulo the prime.
    @Test(arguments: [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
        "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    ])
    func refusesAPublicKeyThatAgreesOnZeros(point: String) {
        let key = AgreementKey(random: systemRandom)
        #expect(throws: CryptoError.weakAgreement) { try key.sharedSecret(with: hex(point)) }
    }

    @Test func secretsNeverShow() throws {
        let seed = [UInt8](repeating: 0xAB, count: 32)
        let key = try SigningKey(seed: seed)
        let agreement = try AgreementKey(secret: seed)
        let verifier = try SRPVerifier(salt: Array(seed.prefix(16)), verifier: [UInt8](repeating: 0xAB, count: 384))
        for value: Any in [key, agreement, verifier, SecretBytes(seed), SRPController(secret: seed)] {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] {
                #expect(!text.contains("171") && !text.lowercased().contains("ab, ") && text.contains("not shown"))
            }
        }
    }
}
