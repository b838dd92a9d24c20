import HAPCrypto
import HomeModel
import TestSupport
import Testing

@testable import HAPWire

/// Both halves of pair-verify joined by a loop, and each against recorded messages and strangers.
struct PairVerifyTests {
    static let golden = WireVectors.golden.pair_verify

    /// Runs pair-verify to its end, and gives what each side holds then.
    private func pairVerify(
        _ controller: PairVerifyController, _ accessory: PairVerifyAccessory
    ) throws -> (controller: SessionKeys, accessory: PairVerifyAccessory.Event?) {
        var (controller, accessory) = (controller, accessory)
        guard case .send(let proof) = try controller.receive(accessory.receive(controller.start()).body) else {
            throw PairingError.notExpected
        }
        let reply = accessory.receive(proof)
        guard case .done(let keys) = try controller.receive(reply.body) else { throw PairingError.notExpected }
        return (keys, reply.event)
    }

    @Test func bothSidesEndUpWithTheSameKeys() throws {
        for seed in 0..<50 {
            let pair = try Handshake(seed: UInt64(seed))
            let result = try pairVerify(pair.verifyController(), pair.verifyAccessory())
            #expect(result.accessory == .verified(result.controller, controller: pair.accessoryPairing))
            #expect(result.controller.read != result.controller.write)
        }
    }

    @Test func theControllerSpeaksTheRecordedMessages() throws {
        let pair = try Handshake(recorded: WireVectors.golden.pair_setup)
        var controller = PairVerifyController(
            identity: pair.identity, pairing: pair.controllerPairing,
            random: replaying(hex(Self.golden.controller_secret)))
        #expect(controller.start() == hex(Self.golden.M1))
        guard case .send(let proof) = try controller.receive(hex(Self.golden.M2)) else {
            Issue.record("M2 was not answered.")
            return
        }
        #expect(proof == hex(Self.golden.M3))
        guard case .done(let keys) = try controller.receive(hex(Self.golden.M4)) else {
            Issue.record("M4 did not end the handshake.")
            return
        }
        #expect(keys == recordedKeys)
    }

    @Test func theAccessorySpeaksTheRecordedMessages() throws {
        let pair = try Handshake(recorded: WireVectors.golden.pair_setup)
        var accessory = PairVerifyAccessory(
            deviceID: pair.deviceID, key: pair.accessoryKey, pairing: { _ in pair.accessoryPairing },
            random: replaying(hex(Self.golden.accessory_secret)))
        #expect(accessory.receive(hex(Self.golden.M1)).body == hex(Self.golden.M2))
        let last = accessory.receive(hex(Self.golden.M3))
        #expect(last.body == hex(Self.golden.M4))
        #expect(last.event == .verified(recordedKeys, controller: pair.accessoryPairing))
    }

    private var recordedKeys: SessionKeys {
        SessionKeys(
            read: hex(Self.golden.accessory_to_controller_key), write: hex(Self.golden.controller_to_accessory_key))
    }

    @Test func derivesTheRecordedKeysAndSignatures() throws {
        let golden = Self.golden
        let pair = try Handshake(recorded: WireVectors.golden.pair_setup)
        let (own, other) = (
            try AgreementKey(secret: hex(golden.controller_secret)),
            try AgreementKey(secret: hex(golden.accessory_secret))
        )
        #expect(own.publicKey == hex(golden.controller_public))
        #expect(other.publicKey == hex(golden.accessory_public))
        #expect(try own.sharedSecret(with: other.publicKey) == hex(golden.shared))
        let keys = try PairVerifyKeys(controller: own, accessory: other.publicKey)
        #expect(keys.sealing == hex(golden.encrypt_key))
        #expect(keys.session == recordedKeys)
        let (controllerText, accessoryText) = (
            keys.controllerText(id: pair.identity.id), keys.accessoryText(id: Array(pair.deviceID.description.utf8))
        )
        #expect(pair.identity.key.sign(controllerText) == hex(golden.controller_signature))
        #expect(pair.accessoryKey.sign(accessoryText) == hex(golden.accessory_signature))
    }

    @Test func anAccessoryThatForgotTheControllerSaysSo() throws {
        let pair = try Handshake(seed: 1)
        let stranger = AccessoryPairing(
            id: pair.identity.id, publicKey: [UInt8](repeating: 3, count: 32), isAdmin: true)
        let lowercase = AccessoryPairing(
            id: pair.identity.id.map { $0 >= 65 ? $0 + 32 : $0 }, publicKey: pair.identity.key.publicKey, isAdmin: true)
        for known in [[], [stranger], [lowercase]] {
            #expect(throws: PairingError.pairingGone) {
                try pairVerify(pair.verifyController(), pair.verifyAccessory(knows: known))
            }
        }
    }

    @Test func anUnpairedAccessoryMayRefuseAtOnce() throws {
        for answer: [UInt8] in [[6, 1, 2, 7, 1, 2], [7, 1, 2]] {
            var controller = try Handshake(seed: 2).verifyController()
            _ = controller.start()
            #expect(throws: PairingError.pairingGone) { try controller.receive(answer) }
        }
    }

    @Test func anotherAccessoryAtTheAddressIsNamed() throws {
        let pair = try Handshake(seed: 3)
        let expected = try #require(DeviceID("3E:10:00:00:00:02"))
        let controller = PairVerifyController(
            identity: pair.identity,
            pairing: ControllerPairing(deviceID: expected, accessoryKey: pair.accessoryKey.publicKey),
            random: pair.controllerRandom)
        #expect(throws: PairingError.wrongAccessory(expected: expected, found: "3E:10:00:00:00:01")) {
            try pairVerify(controller, pair.verifyAccessory())
        }
    }

    @Test func anAccessoryWithTheRightNameAndTheWrongKeyIsNotBelieved() throws {
        let pair = try Handshake(seed: 4)
        let impostor = PairVerifyAccessory(
            deviceID: pair.deviceID, key: SigningKey(random: seeded(9)), pairing: { _ in pair.accessoryPairing },
            random: seeded(10))
        #expect(throws: PairingError.notGenuine(.signature)) { try pairVerify(pair.verifyController(), impostor) }
    }

    @Test func aDeviceMayWriteItsNameInLowerCase() throws {
        let pair = try Handshake(recorded: WireVectors.golden.pair_setup)
        let accessoryKey = try AgreementKey(secret: hex(Self.golden.accessory_secret))
        let keys = try PairVerifyKeys(accessory: accessoryKey, controller: hex(Self.golden.controller_public))
        let id = Array("3e:10:00:00:00:01".utf8)
        let identity = TLV8().adding(.identifier, id).adding(
            .signature, pair.accessoryKey.sign(keys.accessoryText(id: id)))
        let sealed = PairingMessage.seal(identity, key: keys.sealing, nonce: PairVerifyKeys.answerNonce)
        var controller = PairVerifyController(
            identity: pair.identity, pairing: pair.controllerPairing,
            random: replaying(hex(Self.golden.controller_secret)))
        _ = controller.start()
        _ = try controller.receive(
            TLV8(state: 2).adding(.publicKey, accessoryKey.publicKey).adding(.encryptedData, sealed).bytes)
    }

    @Test(arguments: [0, 31, 33])
    func aPublicKeyOfWrongLengthIsRefused(count: Int) throws {
        let body = TLV8(state: 1).adding(.publicKey, [UInt8](repeating: 9, count: count))
        var accessory = try Handshake(seed: 5).verifyAccessory()
        #expect(accessory.receive(body.bytes).isBadRequest)
    }

    @Test func aPublicKeyOfZerosIsRefusedByBothSides() throws {
        let zeros = [UInt8](repeating: 0, count: 32)
        let pair = try Handshake(seed: 6)
        var accessory = pair.verifyAccessory()
        #expect(accessory.receive(TLV8(state: 1).adding(.publicKey, zeros).bytes).isBadRequest)
        var controller = pair.verifyController()
        _ = controller.start()
        let answer = TLV8(state: 2).adding(.publicKey, zeros).adding(.encryptedData, zeros)
        #expect(throws: PairingError.unacceptable(.publicKey, length: 32)) { try controller.receive(answer.bytes) }
    }

    @Test(arguments: [
        [], [6], [6, 1, 3], [6, 1, 2], [6, 1, 1], [6, 1, 3, 5, 1, 0], [6, 2, 1, 0], [6, 1, 1, 6, 1, 1],
    ])
    func aBadFirstRequestIsABadRequest(body: [UInt8]) throws {
        var accessory = try Handshake(seed: 7).verifyAccessory()
        #expect(accessory.receive(body) == PairVerifyAccessory.Reply(body: [], isBadRequest: true, event: nil))
    }

    /// The accessory's own message sent back to it, and the controller's.
    @Test func noSideBelievesItsOwnWords() throws {
        let pair = try Handshake(seed: 8)
        var (controller, accessory) = (pair.verifyController(), pair.verifyAccessory())
        let first = controller.start()
        var reflected = try TLV8(reading: accessory.receive(first).body, as: .message)
        reflected.items[0].value = [3]
        let reply = accessory.receive(reflected.bytes)
        #expect(reply.event == nil && reply.body == [6, 1, 4, 7, 1, 2])
        #expect(throws: PairingError.self) { try controller.receive(first) }
    }

    @Test func aProofCountsOnce() throws {
        let pair = try Handshake(seed: 9)
        var (controller, accessory) = (pair.verifyController(), pair.verifyAccessory())
        guard case .send(let proof) = try controller.receive(accessory.receive(controller.start()).body) else { return }
        #expect(accessory.receive(proof).event != nil)
        #expect(accessory.receive(proof).isBadRequest)
        var later = pair.verifyAccessory()
        var other = pair.verifyController()
        _ = later.receive(other.start())
        #expect(later.receive(proof).body == [6, 1, 4, 7, 1, 2])
    }

    @Test func everyDisfiguredMessageIsReadOrRefused() throws {
        let pair = try Handshake(seed: 10)
        var (controller, accessory) = (pair.verifyController(), pair.verifyAccessory())
        let first = controller.start()
        for body in disfigured(first, seed: 1, changes: 500) {
            var accessory = accessory
            #expect(accessory.receive(body).event == nil)
        }
        let second = accessory.receive(first).body
        for body in disfigured(second, seed: 2, changes: 1000) {
            var controller = controller
            _ = try? controller.receive(body)  // Refusing is an answer.
        }
        guard case .send(let third) = try controller.receive(second) else { return }
        for body in disfigured(third, seed: 3, changes: 1000) {
            var accessory = accessory
            let reply = accessory.receive(body)
            #expect(reply.isBadRequest == reply.body.isEmpty)
        }
        for body in disfigured(accessory.receive(third).body, seed: 4, changes: 500) {
            var controller = controller
            _ = try? controller.receive(body)  // Refusing is an answer.
        }
    }
}
