import TestSupport
import Testing

@testable import HAPCrypto

/// SRP against the published vector, against runs with a short number, and against what must be refused.
struct SRPTests {
    static let runs = SRPVectors.golden.srp_hap

    @Test func computesThePublishedVector() throws {
        let golden = SRPVectors.golden.srp_reference
        let verifier = SRPVerifier(user: golden.user, password: golden.password, salt: hex(golden.salt))
        #expect(verifier.verifier == hex(golden.v))
        let accessory = SRPAccessory(verifier: verifier, secret: hex(golden.b))
        #expect(accessory.publicKey == hex(golden.B))
        #expect(SRPGroup.scramble(hex(golden.A), hex(golden.B)) == hex(golden.u))
        #expect(try accessory.sharedSecret(publicKey: hex(golden.A)) == hex(golden.S))
        let session = try accessory.answer(publicKey: hex(golden.A), proof: hex(golden.m1))
        #expect(session.proof == hex(golden.m2))
        #expect(session.sessionKey == hex(golden.k))
    }

    @Test(arguments: runs)
    func theControllerComputesEveryRun(run: SRPVectors.Run) throws {
        let controller = SRPController(secret: hex(run.a))
        #expect(controller.publicKey == hex(run.A))
        #expect(SRPGroup.privateKey(user: run.user, password: run.password, salt: hex(run.salt)) == hex(run.x))
        let shared = try controller.sharedSecret(
            user: run.user, password: run.password, salt: hex(run.salt), publicKey: hex(run.B))
        #expect(shared == hex(run.S))
        let session = controller.session(
            user: run.user, salt: hex(run.salt), accessoryKey: hex(run.B), sharedSecret: shared)
        #expect(session.proof == hex(run.M1))
        #expect(session.sessionKey == hex(run.K))
        #expect(session.accepts(hex(run.M2)))
        #expect(!session.accepts(hex(run.M1)))
    }

    @Test(arguments: runs)
    func theAccessoryComputesEveryRun(run: SRPVectors.Run) throws {
        let verifier = try SRPVerifier(salt: hex(run.salt), verifier: hex(run.v))
        let accessory = SRPAccessory(verifier: verifier, secret: hex(run.b))
        #expect(accessory.publicKey == hex(run.B))
        let session = try accessory.answer(publicKey: hex(run.A), proof: hex(run.M1))
        #expect(session.proof == hex(run.M2))
        #expect(session.sessionKey == hex(run.K))
    }

    @Test(arguments: runs)
    func theControllerBeginsAgainWhereAForeignNumberIsShort(run: SRPVectors.Run) throws {
        let controller = SRPController(secret: hex(run.a))
        let outcome = try controller.answer(password: run.password, salt: hex(run.salt), publicKey: hex(run.B))
        let mustRetry = ["B", "S", "K"].contains(where: run.isShort)
        switch outcome {
        case .retry: #expect(mustRetry)
        case .proof(let session): #expect(!mustRetry && session.proof == hex(run.M1))
        }
    }

    @Test func theControllerBeginsAgainWhereTheAccessoryLeftZerosOut() throws {
        let run = try #require(Self.runs.first { $0.isShort("B") })
        let outcome = try SRPController(secret: hex(run.a)).answer(
            password: run.password, salt: hex(run.salt), publicKey: hex(run.B).strippedOfLeadingZeros)
        guard case .retry = outcome else {
            Issue.record("A short public key was answered.")
            return
        }
    }

    @Test func bothSidesDrawAgainUntilTheirKeyIsFull() throws {
        let shortA = try #require(Self.runs.first { $0.isShort("A") })
        let full = try #require(Self.runs.first { $0.leading_zero.isEmpty })
        let controller = try SRPController(random: replaying(hex(shortA.a), hex(full.a)))
        #expect(controller.publicKey == hex(full.A))

        let shortB = try #require(Self.runs.first { $0.isShort("B") })
        let verifier = try SRPVerifier(salt: hex(shortB.salt), verifier: hex(shortB.v))
        let accessory = try SRPAccessory(verifier: verifier, random: replaying(hex(shortB.b), hex(full.b)))
        #expect(accessory.publicKey == hex(full.B))
    }

    @Test func aSourceOfZerosIsGivenUp() throws {
        let zeros: RandomSource = { [UInt8](repeating: 0, count: $0) }
        #expect(throws: CryptoError.noRandomness) { try SRPController(random: zeros) }
        let verifier = SRPVerifier(password: "031-45-154", random: zeros)
        #expect(throws: CryptoError.noRandomness) { try SRPAccessory(verifier: verifier, random: zeros) }
    }

    /// How a foreign controller may hash a number that begins with zeros.
    enum Form: CaseIterable {
        case stripped, padded

        func callAsFunction(_ bytes: [UInt8]) -> [UInt8] {
            self == .stripped ? bytes.strippedOfLeadingZeros : bytes
        }
    }

    @Test(arguments: runs)
    func theAccessoryAcceptsEveryFormAndAnswersInIt(run: SRPVectors.Run) throws {
        let verifier = try SRPVerifier(salt: hex(run.salt), verifier: hex(run.v))
        let accessory = SRPAccessory(verifier: verifier, secret: hex(run.b))
        for formA in Form.allCases {
            for formS in Form.allCases {
                for formK in Form.allCases {
                    let sessionKey = formK(SHA512.hash(formS(hex(run.S))))
                    let proof = SRPGroup.controllerProof(
                        user: run.user, salt: hex(run.salt), controllerKey: formA(hex(run.A)),
                        accessoryKey: hex(run.B).strippedOfLeadingZeros, sessionKey: sessionKey)
                    for sent in [hex(run.A), hex(run.A).strippedOfLeadingZeros] {
                        let session = try accessory.answer(publicKey: sent, proof: proof)
                        #expect(session.sessionKey == sessionKey)
                        #expect(session.proof == SHA512.hash(hex(run.A), proof, sessionKey))
                    }
                }
            }
        }
    }

    @Test func anAccessoryComputesTwoSessionsAtMostForEachNumberThatIsShort() throws {
        for run in Self.runs {
            let accessory = SRPAccessory(
                verifier: try SRPVerifier(salt: hex(run.salt), verifier: hex(run.v)), secret: hex(run.b))
            let sessions = accessory.sessions(controllerKey: hex(run.A), sharedSecret: hex(run.S))
            let isAmbiguous = ["A", "S", "K"].contains(where: run.isShort)
            #expect(isAmbiguous ? sessions.count >= 2 : sessions.count == 1)
        }
    }

    /// Public keys that make the shared secret zero, or that are no number of the group.
    static let unacceptableKeys: [[UInt8]] = [
        [], [0], [UInt8](repeating: 0, count: 384), SRPGroup.prime,
        [UInt8](repeating: 0xAB, count: 385), [1] + [UInt8](repeating: 0, count: 384), [0] + SRPGroup.prime,
    ]

    @Test(arguments: unacceptableKeys)
    func bothSidesRefuseAKeyThatIsZeroOrTooLong(publicKey: [UInt8]) throws {
        let run = Self.runs[0]
        let verifier = try SRPVerifier(salt: hex(run.salt), verifier: hex(run.v))
        let accessory = SRPAccessory(verifier: verifier, secret: hex(run.b))
        let forged = SRPGroup.controllerProof(
            user: run.user, salt: hex(run.salt), controllerKey: publicKey, accessoryKey: hex(run.B),
            sessionKey: SHA512.hash([]))
        #expect(throws: CryptoError.unacceptablePublicKey) {
            try accessory.answer(publicKey: publicKey, proof: forged)
        }
        #expect(throws: CryptoError.unacceptablePublicKey) {
            try SRPController(secret: hex(run.a)).answer(
                password: run.password, salt: hex(run.salt), publicKey: publicKey)
        }
    }

    @Test func twiceThePrimeIsTooLong() {
        let twice = (BigNumber(SRPGroup.prime) + BigNumber(SRPGroup.prime)).bytes(width: 385)
        #expect(!SRPGroup.accepts(twice))
    }

    @Test func theControllerRefusesAKeyThatCancelsItsOwn() {
        let run = Self.runs[0]
        let mask = BigNumber(SRPGroup.multiplier) * BigNumber(hex(run.v))
        let publicKey = (mask % BigNumber(SRPGroup.prime)).bytes(width: 384)
        #expect(throws: CryptoError.unacceptablePublicKey) {
            try SRPController(secret: hex(run.a)).sharedSecret(
                user: run.user, password: run.password, salt: hex(run.salt), publicKey: publicKey)
        }
    }

    @Test func refusesAWrongProof() throws {
        let run = Self.runs[0]
        let verifier = try SRPVerifier(salt: hex(run.salt), verifier: hex(run.v))
        let accessory = SRPAccessory(verifier: verifier, secret: hex(run.b))
        var proof = hex(run.M1)
        for place in [0, 31, 63] {
            proof[place] ^= 1
            #expect(throws: CryptoError.wrongProof) { try accessory.answer(publicKey: hex(run.A), proof: proof) }
            proof[place] ^= 1
        }
        for length in [0, 63] {
            #expect(throws: CryptoError.wrongProof) {
                try accessory.answer(publicKey: hex(run.A), proof: Array(proof.prefix(length)))
            }
        }
    }

    @Test func refusesAVerifierOfWrongLength() {
        #expect(throws: CryptoError.wrongLength(of: "salt", expected: 16, found: 15)) {
            try SRPVerifier(salt: [UInt8](repeating: 1, count: 15), verifier: [UInt8](repeating: 1, count: 384))
        }
        #expect(throws: CryptoError.wrongLength(of: "verifier", expected: 384, found: 383)) {
            try SRPVerifier(salt: [UInt8](repeating: 1, count: 16), verifier: [UInt8](repeating: 1, count: 383))
        }
    }

    @Test func aVerifierHasItsOwnSalt() {
        let first = SRPVerifier(password: "031-45-154", random: systemRandom)
        let second = SRPVerifier(password: "031-45-154", random: systemRandom)
        #expect(first.salt != second.salt)
        #expect(first.verifier != second.verifier)
    }
}
