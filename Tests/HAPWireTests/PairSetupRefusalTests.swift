import HAPCrypto
import HomeModel
import TestSupport
import Testing

@testable import HAPWire

/// What a stranger may send into pair-setup, on either side: it is refused, and nothing traps.
struct PairSetupRefusalTests {
    /// The accessory when it waits for the request of this number, with that request.
    private func accessory(before state: UInt8) throws -> (accessory: PairSetupAccessory, request: [UInt8]) {
        let (_, accessory, request) = try Handshake(seed: 20).pairSetup(until: state)
        return (accessory, request)
    }

    @Test(arguments: [UInt8(3), 5, 2, 4, 6, 0, 7, 255])
    func aRequestOutOfTurnIsABadRequest(state: UInt8) throws {
        var accessory = try accessory(before: 1).accessory
        let reply = accessory.receive(TLV8(state: state).adding(.method, [0]).bytes)
        #expect(reply == PairSetupAccessory.Reply(body: [], isBadRequest: true, event: nil))
    }

    @Test(arguments: [
        [], [6], [6, 1], [6, 2, 1, 0, 0, 1, 0], [0, 1, 0], [6, 1, 1], [6, 1, 1, 0, 1, 2], [6, 1, 1, 0, 2, 0, 0],
        [6, 1, 1, 0, 1, 0, 6, 1, 1], [6, 0, 0, 1, 0],
    ])
    func aBadFirstMessageIsABadRequest(body: [UInt8]) throws {
        var accessory = try accessory(before: 1).accessory
        #expect(accessory.receive(body).isBadRequest)
        #expect(!accessory.isUnderWay)
    }

    @Test func aBadRequestLeavesTheHandshakeAsItWas() throws {
        var (accessory, request) = try accessory(before: 3)
        #expect(accessory.receive([6, 1, 3]).isBadRequest)
        #expect(accessory.receive([0xFF]).isBadRequest)
        #expect(accessory.receive(request).event == .provedCode)
    }

    @Test func aSecondFirstMessageBeginsAnew() throws {
        let pair = try Handshake(seed: 21)
        var (controller, accessory) = (pair.setupController(), pair.setupAccessory())
        let first = accessory.receive(controller.start()).body
        let second = accessory.receive(controller.start()).body
        #expect(first != second)
        guard case .send(let proof) = try controller.receive(second) else { return }
        #expect(accessory.receive(proof).event == .provedCode)
    }

    /// Keys that are zero modulo the prime: with them, a proof could be made without the code.
    @Test func aControllerKeyOfZeroIsCountedAsAFailedProof() throws {
        let zeros: [[UInt8]] = [[], [0], [UInt8](repeating: 0, count: 384)]
        for publicKey in zeros {
            var accessory = try accessory(before: 3).accessory
            let proof = [UInt8](repeating: 1, count: 64)
            let reply = accessory.receive(TLV8(state: 3).adding(.publicKey, publicKey).adding(.proof, proof).bytes)
            #expect(reply.event == .failedProof)
            #expect(reply.body == [6, 1, 4, 7, 1, 2])
        }
    }

    @Test(arguments: [(385, 64), (384, 63), (384, 65), (384, 0), (2000, 64)])
    func aKeyOrProofOfWrongLengthIsABadRequest(keyLength: Int, proofLength: Int) throws {
        var accessory = try accessory(before: 3).accessory
        let body = TLV8(state: 3).adding(.publicKey, [UInt8](repeating: 7, count: keyLength))
            .adding(.proof, [UInt8](repeating: 7, count: proofLength))
        #expect(accessory.receive(body.bytes).isBadRequest)
    }

    @Test func aForgedIntroductionIsRefusedAndEndsTheHandshake() throws {
        var (accessory, request) = try accessory(before: 5)
        request[request.count - 1] ^= 1
        let reply = accessory.receive(request)
        #expect(reply.body == [6, 1, 6, 7, 1, 2])
        #expect(reply.event == nil)
        #expect(!accessory.isUnderWay)
    }

    /// The keys of the recorded handshake.
    private let keys = PairSetupKeys(sessionKey: hex(WireVectors.golden.pair_setup.srp.K))

    /// An introduction that is sealed with the right key, and says what its caller wants.
    private func introduction(
        id: [UInt8], publicKey: [UInt8], signature: [UInt8], state: UInt8 = 5
    ) -> [UInt8] {
        let message = TLV8().adding(.identifier, id).adding(.publicKey, publicKey).adding(.signature, signature)
        let nonce = state == 5 ? PairSetupKeys.requestNonce : PairSetupKeys.answerNonce
        let sealed = PairingMessage.seal(message, key: keys.sealing, nonce: nonce)
        return TLV8(state: state).adding(.encryptedData, sealed).bytes
    }

    @Test func anIntroductionMustBeSignedByTheKeyItNames() throws {
        let (_, accessory, _) = try Handshake(recorded: WireVectors.golden.pair_setup).pairSetup(until: 5)
        let (key, stranger) = (SigningKey(random: seeded(1)), SigningKey(random: seeded(2)))
        let id = Array("5F1C3E1A-0000-4000-8000-00000000C0DE".utf8)
        let text = keys.controllerText(id: id, publicKey: key.publicKey)
        let reflected = keys.accessoryText(id: id, publicKey: key.publicKey)
        for (claimed, signature, isGood) in [
            (id, key.sign(text), true), (id, stranger.sign(text), false), (id.reversed(), key.sign(text), false),
            (id, key.sign(reflected), false), (id, [UInt8](repeating: 0, count: 64), false),
        ] {
            var accessory = accessory
            let reply = accessory.receive(introduction(id: claimed, publicKey: key.publicKey, signature: signature))
            #expect((reply.event != nil) == isGood)
            #expect(isGood || reply.body == [6, 1, 6, 7, 1, 2])
        }
    }

    @Test func anIntroductionWithWrongLengthsIsABadRequest() throws {
        let (_, accessory, _) = try Handshake(recorded: WireVectors.golden.pair_setup).pairSetup(until: 5)
        for (idLength, keyLength, signatureLength) in [
            (0, 32, 64), (37, 32, 64), (36, 31, 64), (36, 33, 64), (36, 32, 63), (36, 32, 65),
        ] {
            var accessory = accessory
            let body = introduction(
                id: [UInt8](repeating: 65, count: idLength), publicKey: [UInt8](repeating: 1, count: keyLength),
                signature: [UInt8](repeating: 1, count: signatureLength))
            #expect(accessory.receive(body).isBadRequest)
        }
    }

    @Test(arguments: [0, 1, 15])
    func sealedDataShorterThanItsTagIsABadRequest(count: Int) throws {
        var accessory = try accessory(before: 5).accessory
        let body = TLV8(state: 5).adding(.encryptedData, [UInt8](repeating: 1, count: count))
        #expect(accessory.receive(body.bytes).isBadRequest)
    }

    @Test func theControllerRefusesAnAccessoryThatDoesNotKnowTheCode() throws {
        var (controller, accessory, request) = try Handshake(seed: 24).pairSetup(until: 3)
        var answer = try TLV8(reading: accessory.receive(request).body, as: .message)
        answer.items[1].value[0] ^= 1
        #expect(throws: PairingError.notGenuine(.proof)) { try controller.receive(answer.bytes) }
        #expect(throws: PairingError.missing(.proof)) { try controller.receive([6, 1, 4]) }
    }

    @Test(arguments: [[], [0], [UInt8](repeating: 0, count: 384)])
    func theControllerRefusesAnAccessoryKeyOfZero(publicKey: [UInt8]) throws {
        var controller = try Handshake(seed: 25).setupController()
        _ = controller.start()
        let answer = TLV8(state: 2).adding(.publicKey, publicKey).adding(.salt, [UInt8](repeating: 1, count: 16))
        #expect(throws: PairingError.unacceptable(.publicKey, length: publicKey.count)) {
            try controller.receive(answer.bytes)
        }
    }

    @Test func theControllerBeginsAgainAtAShortKeyAndHasProvedNothing() throws {
        var controller = try Handshake(seed: 26).setupController()
        _ = controller.start()
        let key: [UInt8] = [0] + [UInt8](repeating: 9, count: 383)
        let answer = TLV8(state: 2).adding(.publicKey, key).adding(.salt, [UInt8](repeating: 1, count: 16))
        guard case .restart = try controller.receive(answer.bytes) else {
            Issue.record("The controller went on.")
            return
        }
        #expect(throws: PairingError.notExpected) { try controller.receive(answer.bytes) }
        #expect(controller.start() == [6, 1, 1, 0, 1, 0])
    }

    @Test func aRefusalOfTheIntroductionIsNotCalledAWrongCode() throws {
        var (controller, _, _) = try Handshake(seed: 27).pairSetup(until: 5)
        #expect(throws: PairingError.identityRefused) { try controller.receive([6, 1, 6, 7, 1, 2]) }
    }

    @Test func theAccessoryMustSignWithTheKeyItNames() throws {
        let pair = try Handshake(recorded: WireVectors.golden.pair_setup)
        let (controller, _, _) = try pair.pairSetup(until: 5)
        let (id, nobody) = (Array(pair.deviceID.description.utf8), Array("nobody".utf8))
        let (key, stranger) = (SigningKey(random: seeded(1)), SigningKey(random: seeded(2)))
        let text = keys.accessoryText(id: id, publicKey: key.publicKey)
        let reflected = keys.controllerText(id: id, publicKey: key.publicKey)
        let nameless = keys.accessoryText(id: nobody, publicKey: key.publicKey)
        for (name, signature, error) in [
            (id, stranger.sign(text), PairingError.notGenuine(.signature)),
            (id, key.sign(reflected), .notGenuine(.signature)),
            (nobody, key.sign(nameless), .unacceptable(.identifier, length: 6)),
        ] {
            var controller = controller
            let answer = introduction(id: name, publicKey: key.publicKey, signature: signature, state: 6)
            #expect(throws: error) { try controller.receive(answer) }
        }
    }

    @Test func aSourceOfZerosIsAnErrorAndNoTrap() throws {
        let pair = try Handshake(seed: 29)
        let zeros: RandomSource = { [UInt8](repeating: 0, count: $0) }
        var accessory = PairSetupAccessory(
            deviceID: pair.deviceID, key: pair.accessoryKey, verifier: pair.verifier, random: zeros)
        #expect(accessory.receive([6, 1, 1, 0, 1, 0]).body == [6, 1, 2, 7, 1, 1])
        var controller = PairSetupController(code: pair.code, identity: pair.identity, random: zeros)
        _ = controller.start()
        var other = pair.setupAccessory()
        let answer = other.receive([6, 1, 1, 0, 1, 0]).body
        #expect(throws: PairingError.noRandomness) { try controller.receive(answer) }
    }

    @Test(arguments: [UInt8(1), 3, 5])
    func everyDisfiguredRequestIsReadOrRefused(state: UInt8) throws {
        let (accessory, request) = try accessory(before: state)
        for body in disfigured(request, seed: UInt64(state), changes: 300) {
            var accessory = accessory
            let reply = accessory.receive(body)
            if case .paired = reply.event { Issue.record("A disfigured introduction was believed.") }
            #expect(reply.isBadRequest == reply.body.isEmpty)
        }
    }

    @Test(arguments: [UInt8(1), 3, 5])
    func everyDisfiguredAnswerIsReadOrRefused(state: UInt8) throws {
        var (controller, accessory, request) = try Handshake(seed: 30).pairSetup(until: state)
        let answer = accessory.receive(request).body
        for body in disfigured(answer, seed: UInt64(state), changes: 300) {
            var controller = controller
            let step = try? controller.receive(body)  // Refusing is an answer.
            if case .done(let pairing) = step { #expect(pairing.deviceID == accessoryID) }
        }
    }

    private var accessoryID: DeviceID? { DeviceID("3E:10:00:00:00:01") }
}
