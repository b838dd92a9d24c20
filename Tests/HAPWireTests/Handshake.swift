import HAPCrypto
import HomeModel
import TestSupport
import Testing

@testable import HAPWire

/// A controller and an accessory that know each other's setup code, and the loops that join their halves.
struct Handshake {
    let code: SetupCode
    let identity: ControllerIdentity
    let deviceID: DeviceID
    let accessoryKey: SigningKey
    let verifier: SRPVerifier
    let controllerRandom: RandomSource
    let accessoryRandom: RandomSource

    /// The same pair for the same seed.
    init(seed: UInt64) throws {
        (controllerRandom, accessoryRandom) = (seeded(seed), seeded(~seed))
        code = try #require(SetupCode("031-45-154"))
        deviceID = try #require(DeviceID("3E:10:00:00:00:01"))
        identity = ControllerIdentity(random: controllerRandom)
        accessoryKey = SigningKey(random: accessoryRandom)
        verifier = SRPVerifier(code: code, random: accessoryRandom)
    }

    /// The pair of the recorded pair-setup, good for one run, whose keys are known.
    init(recorded golden: WireVectors.PairSetup) throws {
        (controllerRandom, accessoryRandom) = (replaying(hex(golden.srp.a)), replaying(hex(golden.srp.b)))
        code = try #require(SetupCode(golden.srp.password))
        deviceID = try #require(DeviceID(golden.accessory_id))
        identity = ControllerIdentity(
            id: Array(golden.controller_id.utf8), key: try SigningKey(seed: hex(golden.controller_seed)))
        accessoryKey = try SigningKey(seed: hex(golden.accessory_seed))
        verifier = SRPVerifier(code: code, random: replaying(hex(golden.srp.salt)))
    }

    var controllerPairing: ControllerPairing {
        ControllerPairing(deviceID: deviceID, accessoryKey: accessoryKey.publicKey)
    }

    var accessoryPairing: AccessoryPairing {
        AccessoryPairing(id: identity.id, publicKey: identity.key.publicKey, isAdmin: true)
    }

    func setupController(code: SetupCode? = nil, expecting: DeviceID? = nil) -> PairSetupController {
        PairSetupController(code: code ?? self.code, identity: identity, expecting: expecting, random: controllerRandom)
    }

    func setupAccessory() -> PairSetupAccessory {
        PairSetupAccessory(deviceID: deviceID, key: accessoryKey, verifier: verifier, random: accessoryRandom)
    }

    func verifyController() -> PairVerifyController {
        PairVerifyController(identity: identity, pairing: controllerPairing, random: controllerRandom)
    }

    func verifyAccessory(knows known: [AccessoryPairing]? = nil) -> PairVerifyAccessory {
        let pairings = known ?? [accessoryPairing]
        return PairVerifyAccessory(
            deviceID: deviceID, key: accessoryKey, pairing: { id in pairings.first { $0.id == id } },
            random: accessoryRandom)
    }

    /// What a whole pair-setup came to.
    struct SetupResult {
        var pairing: ControllerPairing
        var events: [PairSetupAccessory.Event] = []
        var restarts = 0
    }

    /// Runs pair-setup to its end, beginning again where the controller asks for it.
    func pairSetup(_ controller: PairSetupController) throws(PairingError) -> SetupResult {
        var (controller, accessory) = (controller, setupAccessory())
        var events: [PairSetupAccessory.Event] = []
        var restarts = 0
        var request = controller.start()
        while restarts < 10 {
            let reply = accessory.receive(request)
            if let event = reply.event { events.append(event) }
            switch try controller.receive(reply.body) {
            case .send(let next): request = next
            case .done(let pairing): return SetupResult(pairing: pairing, events: events, restarts: restarts)
            case .restart:
                restarts += 1
                accessory = setupAccessory()
                request = controller.start()
            }
        }
        throw .unknown
    }

    /// Runs pair-setup until this request is about to be sent, and gives both halves and the request.
    func pairSetup(
        until state: UInt8
    ) throws -> (controller: PairSetupController, accessory: PairSetupAccessory, request: [UInt8]) {
        var (controller, accessory) = (setupController(), setupAccessory())
        var request = controller.start()
        while request != [] {
            if try TLV8(reading: request, as: .message).number(.state) == UInt64(state) { break }
            switch try controller.receive(accessory.receive(request).body) {
            case .send(let next): request = next
            case .restart:
                accessory = setupAccessory()
                request = controller.start()
            case .done: request = []
            }
        }
        return (controller, accessory, request)
    }
}
