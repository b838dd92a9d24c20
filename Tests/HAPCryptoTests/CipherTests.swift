import TestSupport
import Testing

@testable import HAPCrypto

/// Hashes, derived keys and sealed messages.
struct CipherTests {
    static let key = [UInt8](0..<32)

    /// The hash of `abc` as FIPS 180-2 prints it.
    @Test func hashesAsTheStandardSays() {
        let expected = """
            ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
            2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
            """
        #expect(SHA512.hash(Array("abc".utf8)) == hex(expected))
        #expect(SHA512.hash(Array("a".utf8), [], Array("bc".utf8)) == hex(expected))
    }

    @Test func aShorterDerivedKeyBeginsALongerOne() {
        let long = HKDF.derive(from: Self.key, salt: "Control-Salt", info: "anything", count: 200)
        #expect(long.count == 200)
        for count in [0, 1, 32, 64, 65, 128] {
            let short = HKDF.derive(from: Self.key, salt: "Control-Salt", info: "anything", count: count)
            #expect(short == Array(long.prefix(count)))
        }
        #expect(HKDF.derive(from: [], salt: "", info: "", count: HKDF.longestOutput).count == 255 * 64)
    }

    @Test func eachPurposeHasItsOwnKey() {
        let keys = ["Control-Read-Encryption-Key", "Control-Write-Encryption-Key"].map {
            HKDF.derive(from: Self.key, salt: "Control-Salt", info: $0)
        }
        #expect(keys[0] != keys[1])
        #expect(keys.allSatisfy { $0.count == 32 })
    }

    /// RFC 8439, section 2.8.2.
    @Test func sealsAsTheStandardSays() throws {
        let sunscreen = """
            Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, \
            sunscreen would be it.
            """
        let key = (0x80...0x9F).map { UInt8($0) }
        let sealed = ChaChaPoly.seal(
            Array(sunscreen.utf8), key: key, nonce: .init(rawBytes: hex("070000004041424344454647")),
            context: hex("50515253c0c1c2c3c4c5c6c7"))
        #expect(sealed.prefix(16) == hex("d31a8d34648e60db7b86afbc53ef7ec2")[...])
        #expect(sealed.suffix(16) == hex("1ae10b594f09e26a7e902ecbd0600691")[...])
    }

    @Test(arguments: [0, 1, 15, 16, 1024, 70_000])
    func opensWhatItSealed(count: Int) throws {
        let plaintext = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let sealed = ChaChaPoly.seal(plaintext, key: Self.key, nonce: .counter(7), context: [1, 2])
        #expect(sealed.count == count + ChaChaPoly.tagLength)
        #expect(try ChaChaPoly.open(sealed, key: Self.key, nonce: .counter(7), context: [1, 2]) == plaintext)
    }

    @Test func noticesEveryChange() {
        let sealed = ChaChaPoly.seal([1, 2, 3], key: Self.key, nonce: .label("PS-Msg05"), context: [9])
        for place in sealed.indices {
            var changed = sealed
            changed[place] ^= 0x80
            #expect(throws: CryptoError.notGenuine) {
                try ChaChaPoly.open(changed, key: Self.key, nonce: .label("PS-Msg05"), context: [9])
            }
        }
        #expect(throws: CryptoError.notGenuine) {
            try ChaChaPoly.open(sealed, key: Self.key, nonce: .label("PS-Msg06"), context: [9])
        }
        #expect(throws: CryptoError.notGenuine) {
            try ChaChaPoly.open(sealed, key: Self.key, nonce: .label("PS-Msg05"), context: [8])
        }
        #expect(throws: CryptoError.notGenuine) {
            try ChaChaPoly.open(sealed, key: Self.key.reversed(), nonce: .label("PS-Msg05"), context: [9])
        }
        for count in 0..<sealed.count {
            #expect(throws: CryptoError.notGenuine) {
                try ChaChaPoly.open(sealed.prefix(count), key: Self.key, nonce: .label("PS-Msg05"), context: [9])
            }
        }
    }

    @Test func comparesWholeByteStrings() {
        #expect(equalInConstantTime([], []))
        #expect(equalInConstantTime([1, 2], [1, 2]))
        #expect(!equalInConstantTime([1, 2], [1, 3]))
        #expect(!equalInConstantTime([1, 2], [1, 2, 0]))
    }

    @Test(arguments: [0, 1, 32, 5000])
    func theSystemGivesAsManyRandomBytesAsAsked(count: Int) {
        #expect(systemRandom(count).count == count)
    }

    @Test func theSystemDoesNotRepeatItself() {
        #expect(systemRandom(32) != systemRandom(32))
    }
}
