import HAPCrypto
import HomeModel

/// The controller's half of pair-verify: from a pairing to the keys of a session.
///
/// It takes the bodies of the accessory's answers and gives those of the next requests, each a POST to `/pair-verify`.
/// An answer that is refused leaves it as it was.
public struct PairVerifyController: Sendable, Redacted {
    /// What to do after an answer.
    public enum Step: Sendable {
        /// Send this body.
        case send([UInt8])
        /// Everything after this answer is sealed with these keys.
        case done(SessionKeys)
    }

    private enum Progress: Sendable {
        case idle
        case waitingForIdentity(AgreementKey)
        case waitingForConsent(SessionKeys)
    }

    private let identity: ControllerIdentity
    private let pairing: ControllerPairing?
    private let random: RandomSource
    private var progress = Progress.idle

    /// A handshake that has not begun.
    public init(identity: ControllerIdentity, pairing: ControllerPairing, random: @escaping RandomSource) {
        self.identity = identity
        self.pairing = pairing
        self.random = random
    }

    /// A handshake with a device that knows this controller, and whose key this controller has lost.
    ///
    /// Anybody may be at the other end, so nothing that matters may be said: only that the pairing is to be forgotten.
    /// What is proved here is of no use to whoever it is, since each proof names the keys of its own connection.
    public init(removingOrphanAs identity: ControllerIdentity, random: @escaping RandomSource) {
        self.identity = identity
        pairing = nil
        self.random = random
    }

    /// Who the device says that it is, once it has; proved only where its key is known.
    public private(set) var found: DeviceID?

    /// The body of the first request, M1; it may be asked for again, which begins anew.
    public mutating func start() -> [UInt8] {
        let key = AgreementKey(random: random)
        progress = .waitingForIdentity(key)
        return TLV8(state: 1).adding(.publicKey, key.publicKey).bytes
    }

    /// Takes the body of the accessory's answer.
    ///
    /// Throws ``PairingError/pairingGone`` where the accessory does not know this controller any more,
    /// ``PairingError/wrongAccessory(expected:found:)`` where another one answers, and what is wrong with an answer
    /// that cannot be trusted.
    public mutating func receive(_ body: [UInt8]) throws(PairingError) -> Step {
        switch progress {
        case .idle: throw .notExpected
        case .waitingForIdentity(let key): return try prove(to: answer(body, state: 2), with: key)
        case .waitingForConsent(let keys):
            _ = try answer(body, state: 4)
            progress = .idle
            return .done(keys)
        }
    }

    /// Reads an answer, where error 2 means that the pairing is gone.
    private func answer(_ body: [UInt8], state: UInt8) throws(PairingError) -> TLV8 {
        do {
            return try PairingMessage.answer(body, state: state)
        } catch .authentication {
            throw .pairingGone
        }
    }

    /// From M2 to M3: checks who the accessory is, and proves who this controller is.
    private mutating func prove(to message: TLV8, with key: AgreementKey) throws(PairingError) -> Step {
        let publicKey = try message.value(.publicKey, length: AgreementKey.length)
        let keys = try PairVerifyKeys(controller: key, accessory: publicKey)
        let accessory = try PairingMessage.open(
            message, key: keys.sealing, nonce: PairVerifyKeys.answerNonce, as: .lenient)
        let id = try accessory.value(.identifier, lengths: PairingMessage.identifierLength)
        let signature = try accessory.value(.signature, length: Ed25519.signatureLength)
        found = try PairingMessage.deviceID(id, expected: pairing?.deviceID)
        let text = keys.accessoryText(id: id)
        if let pairing, !Ed25519.verify(signature: signature, of: text, by: pairing.accessoryKey) {
            throw .notGenuine(.signature)
        }
        var proof = TLV8()
        proof.append(.identifier, identity.id)
        proof.append(.signature, identity.key.sign(keys.controllerText(id: identity.id)))
        let sealed = PairingMessage.seal(proof, key: keys.sealing, nonce: PairVerifyKeys.requestNonce)
        progress = .waitingForConsent(keys.session)
        return .send(TLV8(state: 3).adding(.encryptedData, sealed).bytes)
    }
}
