import HAPCrypto
import HomeModel
import TestSupport
import Testing

@testable import HAPWire

/// Both halves of pair-setup joined by a loop, and each against recorded messages.
struct PairSetupTests {
    static let golden = WireVectors.golden.pair_setup

    @Test func bothSidesEndUpWithEachOthersKeys() throws {
        let pair = try Handshake(seed: 1)
        let result = try pair.pairSetup(pair.setupController(expecting: pair.deviceID))
        #expect(result.pairing == pair.controllerPairing)
        #expect(result.events == [.provedCode, .paired(pair.accessoryPairing)])
    }

    @Test func theControllerSpeaksTheRecordedMessages() throws {
        let golden = Self.golden
        let pair = try Handshake(recorded: golden)
        #expect(pair.identity.key.publicKey == hex(golden.controller_ltpk))
        var controller = pair.setupController()
        #expect(controller.start() == hex(golden.M1))
        #expect(try sent(controller.receive(hex(golden.M2))) == hex(golden.M3))
        #expect(try sent(controller.receive(hex(golden.M4))) == hex(golden.M5))
        guard case .done(let pairing) = try controller.receive(hex(golden.M6)) else {
            Issue.record("M6 did not end the handshake.")
            return
        }
        #expect(pairing == pair.controllerPairing)
        #expect(pairing.accessoryKey == hex(golden.accessory_ltpk))
    }

    @Test func theAccessorySpeaksTheRecordedMessages() throws {
        let golden = Self.golden
        let pair = try Handshake(recorded: golden)
        var accessory = pair.setupAccessory()
        #expect(accessory.receive(hex(golden.M1)).body == hex(golden.M2))
        #expect(accessory.receive(hex(golden.M3)).body == hex(golden.M4))
        let last = accessory.receive(hex(golden.M5))
        #expect(last.body == hex(golden.M6))
        #expect(last.event == .paired(pair.accessoryPairing))
    }

    @Test func derivesTheRecordedKeys() throws {
        let golden = Self.golden
        let keys = PairSetupKeys(sessionKey: hex(golden.srp.K))
        let (controllerID, accessoryID) = (Array(golden.controller_id.utf8), Array(golden.accessory_id.utf8))
        #expect(keys.sealing == hex(golden.encrypt_key))
        let controllerText = keys.controllerText(id: controllerID, publicKey: hex(golden.controller_ltpk))
        let accessoryText = keys.accessoryText(id: accessoryID, publicKey: hex(golden.accessory_ltpk))
        #expect(controllerText == hex(golden.controller_x) + controllerID + hex(golden.controller_ltpk))
        #expect(accessoryText == hex(golden.accessory_x) + accessoryID + hex(golden.accessory_ltpk))
        #expect(
            try SigningKey(seed: hex(golden.controller_seed)).sign(controllerText) == hex(golden.controller_signature))
        #expect(
            try SigningKey(seed: hex(golden.accessory_seed)).sign(accessoryText) == hex(golden.accessory_signature))
        for (nonce, message, plain) in [
            (PairSetupKeys.requestNonce, golden.M5, golden.M5_plain),
            (PairSetupKeys.answerNonce, golden.M6, golden.M6_plain),
        ] {
            let sealed = try #require(TLV8(reading: hex(message), as: .message)[.encryptedData])
            #expect(try ChaChaPoly.open(sealed, key: keys.sealing, nonce: nonce) == hex(plain))
        }
    }

    /// About one run in eighty begins again, since a number began with a zero; none may fail.
    @Test(arguments: 0..<4)
    func everyOneOfManyPairSetupsSucceeds(part: UInt64) throws {
        for seed in part * 75..<(part + 1) * 75 {
            let pair = try Handshake(seed: 1000 + seed)
            let result = try pair.pairSetup(pair.setupController())
            #expect(result.pairing == pair.controllerPairing)
            #expect(result.events == [.provedCode, .paired(pair.accessoryPairing)])
            #expect(result.restarts < 4)
        }
    }

    @Test func aWrongSetupCodeIsSaidToBeWrongAndCounted() throws {
        let pair = try Handshake(seed: 2)
        var controller = pair.setupController(code: SetupCode("031-45-155"))
        var accessory = pair.setupAccessory()
        guard case .send(let proof) = try controller.receive(accessory.receive(controller.start()).body) else {
            Issue.record("The controller did not try its code.")
            return
        }
        let refusal = accessory.receive(proof)
        #expect(refusal.event == .failedProof)
        #expect(!refusal.isBadRequest)
        #expect(refusal.body == [6, 1, 4, 7, 1, 2])
        #expect(throws: PairingError.authentication) { try controller.receive(refusal.body) }
        #expect(!accessory.isUnderWay)
        #expect(accessory.receive(proof).isBadRequest)
    }

    @Test(arguments: [
        (PairingError.unknown, UInt8(1)), (.authentication, 2), (.backoff, 3), (.maxPeers, 4), (.maxTries, 5),
        (.unavailable, 6), (.busy, 7), (.unrecognised(9), 9),
    ])
    func theControllerNamesEachRefusal(error: PairingError, number: UInt8) throws {
        let pair = try Handshake(seed: 3)
        for withState in [true, false] {
            var controller = pair.setupController()
            _ = controller.start()
            let answer = (withState ? TLV8(state: 2) : TLV8()).adding(.error, [number])
            #expect(throws: error) { try controller.receive(answer.bytes) }
        }
    }

    @Test(arguments: [PairingError.unavailable, .maxTries, .busy])
    func theAccessoryRefusesAsItIsTold(error: PairingError) throws {
        let pair = try Handshake(seed: 4)
        var (controller, accessory) = (pair.setupController(), pair.setupAccessory())
        let reply = accessory.receive(controller.start(), refusing: error)
        #expect(reply.event == nil && !reply.isBadRequest)
        #expect(!accessory.isUnderWay)
        #expect(throws: error) { try controller.receive(reply.body) }
        #expect(!accessory.receive(controller.start()).isBadRequest)
        #expect(accessory.isUnderWay)
    }

    @Test func anAccessoryWithoutRoomSaysSoAtTheEnd() throws {
        var (controller, accessory, request) = try Handshake(seed: 5).pairSetup(until: 5)
        let reply = accessory.receive(request, refusing: .maxPeers)
        #expect(reply.event == nil)
        #expect(throws: PairingError.maxPeers) { try controller.receive(reply.body) }
    }

    @Test func anAnswerWithoutStateIsTakenForTheExpectedOne() throws {
        let pair = try Handshake(seed: 6)
        var (controller, accessory) = (pair.setupController(), pair.setupAccessory())
        var request = controller.start()
        for _ in 0..<30 {
            let answer = try TLV8(reading: accessory.receive(request).body, as: .message)
            var stateless = TLV8()
            for item in answer.items where item.tag != .state { stateless.append(item.tag, item.value) }
            switch try controller.receive(stateless.bytes) {
            case .send(let next): request = next
            case .restart:
                accessory = pair.setupAccessory()
                request = controller.start()
            case .done(let pairing):
                #expect(pairing == pair.controllerPairing)
                return
            }
        }
        Issue.record("The handshake did not end.")
    }

    @Test func anAnswerOfAnotherTurnIsRefused() throws {
        let pair = try Handshake(seed: 7)
        var (controller, accessory) = (pair.setupController(), pair.setupAccessory())
        let good = accessory.receive(controller.start()).body
        var early = try TLV8(reading: good, as: .message)
        early.items[0].value = [4]
        #expect(throws: PairingError.outOfOrder(expected: 2, found: 4)) { try controller.receive(early.bytes) }
        _ = try controller.receive(good)
    }

    @Test func nothingIsReadBeforeTheBeginningOrAfterTheEnd() throws {
        let pair = try Handshake(seed: 8)
        var fresh = pair.setupController()
        #expect(throws: PairingError.notExpected) { try fresh.receive(hex(Self.golden.M2)) }
        var (controller, accessory, request) = try pair.pairSetup(until: 5)
        let last = accessory.receive(request).body
        _ = try controller.receive(last)
        #expect(throws: PairingError.notExpected) { try controller.receive(last) }
    }

    @Test func theAccessoryMustBeTheOneThatWasAnnounced() throws {
        let pair = try Handshake(seed: 9)
        let other = try #require(DeviceID("3E:10:00:00:00:02"))
        #expect(throws: PairingError.wrongAccessory(expected: other, found: "3E:10:00:00:00:01")) {
            try pair.pairSetup(pair.setupController(expecting: other))
        }
    }

    @Test func aCertifiedAccessoryIsAskedForItsAuthentication() throws {
        let pair = try Handshake(seed: 10)
        var controller = PairSetupController(
            code: pair.code, identity: pair.identity, withAuthentication: true, random: seeded(1))
        let request = controller.start()
        #expect(request == [6, 1, 1, 0, 1, 1])
        var accessory = pair.setupAccessory()
        #expect(!accessory.receive(request).isBadRequest)
    }

    @Test func aNewControllerHasTheNameOfAnUpperCaseUUID() {
        let text = String(decoding: ControllerIdentity(random: seeded(11)).id, as: UTF8.self)
        #expect(text.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/) != nil)
    }

    private func sent(_ step: PairSetupController.Step) -> [UInt8]? {
        if case .send(let body) = step { body } else { nil }
    }
}
